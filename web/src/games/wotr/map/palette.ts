import type { Side } from '../contract.ts';
import type { Cloth } from '../tints.ts';

/** The colours that the map is drawn with: a canvas knows no style sheet, so they stand here, by day and by night. */
export interface Palette {
  readonly night: boolean;
  readonly land: string;
  readonly blot: string;
  readonly sea: string;
  readonly seaDeep: string;
  readonly seaLine: string;
  readonly coast: string;
  readonly border: string;
  readonly river: string;
  readonly riverEdge: string;
  readonly peakLight: string;
  readonly peakShade: string;
  readonly peakLine: string;
  readonly leaf: string;
  readonly leafShade: string;
  readonly leafLine: string;
  readonly tuft: string;
  readonly edge: string;
  /** How strongly a nation's land and its band are coloured. */
  readonly tint: number;
  readonly band: number;
  readonly name: string;
  readonly nameSoft: string;
  readonly halo: string;
  readonly water: string;
  readonly plate: string;
  readonly plateLine: string;
  readonly ink: string;
  readonly rim: string;
  readonly wall: string;
  readonly wings: string;
  readonly wingsText: string;
  /** The veil is multiplied over what cannot be chosen, the light laid over what can. */
  readonly veil: string;
  readonly light: string;
  readonly gold: string;
  readonly goldEdge: string;
  readonly red: string;
  readonly hatch: string;
  readonly onGold: string;
}

export const DAY: Palette = {
  night: false,
  land: '#f4ead0',
  blot: '120 84 36',
  sea: '#b5cbc3',
  seaDeep: '#a9c2bc',
  seaLine: '#86a8a5',
  coast: '#243642',
  border: '#6b5540',
  river: '#6fa3a8',
  riverEdge: '#2f6470',
  peakLight: '#f0e2bf',
  peakShade: '#c9ab74',
  peakLine: '#5f4726',
  leaf: '#a3aa6d',
  leafShade: '#7f8a50',
  leafLine: '#4b5630',
  tuft: '#7d7a4c',
  edge: '90 60 20',
  tint: 0.17,
  band: 0.5,
  name: '#21180f',
  nameSoft: '#574634',
  halo: '#f7efdb',
  water: '#3d6570',
  plate: '#fbf6e8',
  plateLine: '#8d7750',
  ink: '#21180f',
  rim: '#fdf8ea',
  wall: '#dccaa0',
  wings: '#1c1712',
  wingsText: '#fdf8ea',
  veil: '#dcc49a',
  light: 'rgb(255 246 190 / 0.5)',
  gold: '#f7c63c',
  goldEdge: '#a87813',
  red: '#a32a22',
  hatch: 'rgb(60 40 20 / 0.5)',
  onGold: '#21180f',
};

export const NIGHT: Palette = {
  night: true,
  land: '#2b231b',
  blot: '0 0 0',
  sea: '#12222a',
  seaDeep: '#0f1d25',
  seaLine: '#234049',
  coast: '#5d7f88',
  border: '#6e5b44',
  river: '#2d5a64',
  riverEdge: '#17343c',
  peakLight: '#574733',
  peakShade: '#33291d',
  peakLine: '#15100a',
  leaf: '#3c4a2c',
  leafShade: '#2a3720',
  leafLine: '#141c0f',
  tuft: '#5b5a3a',
  edge: '0 0 0',
  tint: 0.2,
  band: 0.62,
  name: '#f3ead6',
  nameSoft: '#c9b998',
  halo: '#17110b',
  water: '#7fa9b3',
  plate: '#2a221a',
  plateLine: '#7b684c',
  ink: '#0d0a07',
  rim: '#efe6d2',
  wall: '#5b4d37',
  wings: '#17120e',
  wingsText: '#fdf8ea',
  veil: '#8a7f70',
  light: 'rgb(214 168 70 / 0.3)',
  gold: '#f2c650',
  goldEdge: '#5f4409',
  red: '#e0574a',
  hatch: 'rgb(230 210 170 / 0.3)',
  onGold: '#16120e',
};

export const SIDE: Readonly<Record<Side, Cloth>> = {
  free: { fill: '#285a8c', text: '#ffffff' },
  shadow: { fill: '#8e2a24', text: '#ffffff' },
};
