import type { NationId } from './box.ts';

/** A colour, and what is written on it. */
export interface Cloth {
  readonly fill: string;
  readonly text: string;
}

/** A nation's colour and what is written on it; they stay the same by day and by night. */
export const NATION_CLOTH: Readonly<Record<NationId, Cloth>> = {
  dwarves: { fill: '#7a4a21', text: '#ffffff' },
  elves: { fill: '#4e8c3a', text: '#0c0f08' },
  gondor: { fill: '#24407a', text: '#ffffff' },
  north: { fill: '#3a83b5', text: '#06090c' },
  rohan: { fill: '#1f5b36', text: '#ffffff' },
  isengard: { fill: '#b8901a', text: '#120d02' },
  sauron: { fill: '#9c2420', text: '#ffffff' },
  southrons: { fill: '#c2611a', text: '#140a03' },
};
