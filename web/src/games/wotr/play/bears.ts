import type { Table } from '$lib/table.svelte.ts';
import type { WotrView } from '../contract.ts';
import { armyIn, type Kept } from '../pieces/battle.ts';
import type { Borne } from '../pieces/hunt.ts';

/** What meeting the damage of a Hunt so would come to, as the server foresees it; null where chance has a word in it. */
export async function bears(table: Table, option: string): Promise<Borne | null> {
  const found = await table.outlook([option], 1).catch(() => null);
  const view = found?.view as WotrView | null | undefined;
  if (!view) return null;
  const about = found?.ahead.decision?.about as { kind?: string; damage?: number } | null | undefined;
  return { corruption: view.fellowship.corruption, damage: about?.kind === 'hunt_damage' ? (about.damage ?? 0) : 0 };
}

/** What an army would have left to fight with after such losses, as the server foresees it; null where nothing is left of it. */
export async function keeps(table: Table, option: string, place: string, side: string): Promise<Kept | null> {
  const found = await table.outlook([option], 1).catch(() => null);
  const army = found?.view ? armyIn(found.view as WotrView, place, side) : null;
  return army && army.units > 0 ? { dice: army.strength, leadership: army.leadership } : null;
}
