/** Everything the table says in this language: the house, the games, and what only the browser says. */
const files = import.meta.glob<string>(
  [
    '../../../../src/mathom/lang/es.ftl',
    '../../../../src/mathom/games/*/lang/es.ftl',
    '../../lang/es.ftl',
    '../../games/*/lang/es.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
