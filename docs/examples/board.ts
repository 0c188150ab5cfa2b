/**
 * A board of War of the Ring in a page of text, written from the generated types and docs/api.md alone: it opens a table
 * against a bot, shows what the Free Peoples see, and answers with the first option until it has been asked often enough.
 *
 *     mathom serve --port 8000
 *     python tools/build_web.py --types
 *     node docs/examples/board.ts http://127.0.0.1:8000 12 it
 *
 * Nothing here knows a rule or a sentence: what is needed, what counts and what is said comes with the table.
 */
import type { SchemaNewTable, SchemaSeated, SchemaStateMessage, SchemaWord, SchemaWotrView } from '../../web/src/generated/wire.d.ts';

type Words = Readonly<Record<string, Readonly<Record<string, SchemaWord>>>>;
const [house = 'http://127.0.0.1:8000', times = '12', lang = 'en'] = process.argv.slice(2);

async function ask<T>(path: string, body?: object): Promise<T> {
  const sent = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`${house}/api/${path}${path.includes('?') ? '&' : '?'}lang=${lang}`, sent);
  const told: unknown = await answer.json();
  if (!answer.ok) throw new Error((told as { error: { said: string } }).error.said);
  return told as T;
}

function board(view: SchemaWotrView, words: Words): string[] {
  const name = (kind: string, id: string): string => words[kind]?.[id]?.name ?? id;
  const { fellowship, hunt, victory, politics } = view;
  const all = Object.entries(view.armies).flatMap(([region, sides]) => Object.values(sides).map((army) => ({ region, army })));
  const armies = all.map(({ region, army }) => {
    const figures = Object.entries(army.figures).map(([figure, count]) => `${count} ${name('figure', figure)}`);
    const people = army.characters.map((one) => name('character', one));
    return `  ${name('region', region)}: ${[...figures, ...people].join(', ')}`;
  });
  const where = fellowship.mordor === null ? name('region', fellowship.region ?? '') : `${fellowship.mordor}/${fellowship.mordor_end}`;
  return [
    ...Object.entries(victory).map(([side, one]) => `${name('side', side)}: ${one.points}/${one.goal}`),
    `${name('character', fellowship.guide)}, ${where} +${fellowship.progress}, ${fellowship.corruption}/${fellowship.corruption_limit}`,
    hunt.need === null ? `${hunt.level}` : `${hunt.level} × ${hunt.need}+ = ${Math.round(100 * hunt.odds.found)} %`,
    ...Object.entries(politics).map(([nation, one]) => `${name('nation', nation)} ${'>'.repeat(one.step)}${'.'.repeat(one.to_war)}${one.active ? '' : ' ?'}`),
    ...armies,
  ];
}

const wanted: SchemaNewTable = { game: 'wotr', seats: { free: { kind: 'me' }, shadow: { kind: 'bot', bot: 'random' } } };
const words = await ask<Words>('games/wotr/words');
const { table, tokens } = await ask<SchemaSeated>('tables', wanted);
const token = tokens['free'] ?? '';
for (let asked = 0; asked < Number(times); ) {
  const state = await ask<SchemaStateMessage>(`tables/${table}?token=${token}`);
  if (state.view.game !== 'wotr' || state.outcome) break;
  const [option] = state.decision?.options ?? [];
  if (!state.decision || !option) {
    // It is the bot's turn: a client that stays listens to the WebSocket instead.
    await new Promise((done) => setTimeout(done, 50));
    continue;
  }
  if (asked === 0) console.log(board(state.view, words).join('\n'));
  console.log(`${state.decision.prompt} ${option.label}`);
  await ask(`tables/${table}/choices`, { token, n: state.n, option: option.option });
  asked += 1;
}
