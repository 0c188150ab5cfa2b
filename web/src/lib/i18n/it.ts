/** Everything the table says in this language: the house, the games, and what only the browser says. */
const files = import.meta.glob<string>(
  [
    '../../../../src/mathom/lang/it.ftl',
    '../../../../src/mathom/games/*/lang/it.ftl',
    '../../lang/it.ftl',
    '../../games/*/lang/it.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
