import type { GameBoard } from '../registry.ts';
import { t } from '$lib/i18n/language.svelte.ts';
import Board from './Board.svelte';
import type { WotrView } from './contract.ts';
import icons from './icons.json?sprite';
import Mark from './play/Mark.svelte';
import Summary from './pieces/Summary.svelte';
import playIcons from './play/icons.json?sprite';

const wotr: GameBoard = {
  Board,
  Mark,
  Summary,
  whole: true,
  icons: icons + playIcons,
  headline: (view) => t('wotr-web-turn', { turn: (view as WotrView).turn }),
  // The board lays out its own rooms and lists its own choices.
  rooms: [],
  roomFor: () => '',
  letters: {},
  group: () => null,
};

export default wotr;
