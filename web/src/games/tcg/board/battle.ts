import type { Fight, InPlay, TcgView } from '../contract.ts';

/** Somebody of the fellowship, and who fights him. */
export interface Column {
  readonly character: InPlay;
  readonly minions: readonly InPlay[];
  readonly fight: Fight | null;
}

/** Who stands where: the running skirmish, the other pairs, and who has nobody to fight. */
export interface Field {
  readonly lane: { readonly character: InPlay | null; readonly minions: readonly InPlay[]; readonly fight: Fight } | null;
  readonly columns: readonly Column[];
  readonly loose: readonly InPlay[];
}

export function field(view: TcgView, offered: (card: string) => boolean): Field {
  const cards = new Map(view.cards.map((one) => [one.card, one]));
  const all = (names: readonly string[]): InPlay[] => names.flatMap((name) => cards.get(name) ?? []);
  const free = view.players.find((one) => one.seat === view.free);
  // The skirmish that ended the game is fought no more.
  const skirmish = view.outcome ? null : view.skirmish;
  const fighting = new Set([...(skirmish?.minions ?? []), skirmish?.character]);
  // Allies stand in the support area; they come forward where they fight or could.
  const fellowship = all(free?.companions ?? []);
  const allies = all(free?.allies ?? []).filter((one) => one.character?.opponents.length || (view.phase === 'assignment' && offered(one.card)));
  const minions = view.players.flatMap((player) => all(player.minions));
  const columns = [...fellowship, ...allies]
    .filter((one) => !fighting.has(one.card))
    .map((character) => ({
      character,
      minions: all(character.character?.opponents ?? []).filter((one) => !fighting.has(one.card)),
      fight: view.fights.find((one) => one.character === character.card) ?? null,
    }));
  const lane = skirmish && {
    character: (skirmish.character && cards.get(skirmish.character)) || null,
    minions: all(skirmish.minions),
    fight: skirmish,
  };
  const placed = new Set(columns.flatMap((column) => column.minions.map((one) => one.card)));
  return { lane, columns, loose: minions.filter((one) => !fighting.has(one.card) && !placed.has(one.card)) };
}
