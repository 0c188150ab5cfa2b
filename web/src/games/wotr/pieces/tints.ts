import type { NationId } from './box.ts';

/** A nation's colour, the same by day and by night, and what is written on it. */
export const TINTS: Readonly<Record<NationId, { readonly fill: string; readonly on: string }>> = {
  dwarves: { fill: '#7a4a21', on: '#fff' },
  elves: { fill: '#4e8c3a', on: '#000' },
  gondor: { fill: '#24407a', on: '#fff' },
  north: { fill: '#3a83b5', on: '#000' },
  rohan: { fill: '#1f5b36', on: '#fff' },
  isengard: { fill: '#b8901a', on: '#000' },
  sauron: { fill: '#9c2420', on: '#fff' },
  southrons: { fill: '#c2611a', on: '#000' },
};
