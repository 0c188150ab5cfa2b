import type { GameBoard } from '../registry.ts';
import { t } from '$lib/i18n/language.svelte.ts';
import icons from './board/icons.json?sprite';
import Board from './Board.svelte';
import type { TcgView } from './contract.ts';
import Mark from './play/Mark.svelte';
import Summary from './play/Summary.svelte';

const tcg: GameBoard = {
  Board,
  Mark,
  Summary,
  whole: true,
  icons,
  headline: (view) => t('tcg-web-turn', { turn: (view as TcgView).turn }),
  // The board lays out its own rooms and lists its own choices.
  rooms: [],
  roomFor: () => '',
  letters: {},
  group: () => null,
};

export default tcg;
