/** Everything the table says in this language: the house, the games, and what only the browser says. */
const files = import.meta.glob<string>(
  [
    '../../../../src/mathom/lang/en.ftl',
    '../../../../src/mathom/games/*/lang/en.ftl',
    '../../lang/en.ftl',
    '../../games/*/lang/en.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
