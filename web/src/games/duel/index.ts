import type { SchemaDuelView } from '../../generated/wire.d.ts';
import type { GameBoard } from '../registry.ts';
import { t } from '$lib/i18n/language.svelte.ts';
import Board from './Board.svelte';
import icons from './icons.json?sprite';
import Mark from './Mark.svelte';
import Summary from './Summary.svelte';
import { nameOf } from './telling.ts';

const ON_THE_MAP = new Set(['place', 'place_apart', 'move', 'remove', 'raze', 'over']);

const duel: GameBoard = {
  Board,
  Mark,
  Summary,
  icons,
  headline: (view) => t('duel-web-chapter', { chapter: (view as SchemaDuelView).chapter }),
  rooms: [
    { id: 'cards', icon: 'house-cards', label: 'duel-web-room-cards' },
    { id: 'map', icon: 'house-map', label: 'duel-web-room-map' },
    { id: 'players', icon: 'house-seats', label: 'duel-web-room-players' },
  ],
  roomFor: (kind) => (ON_THE_MAP.has(kind) ? 'map' : 'cards'),
  letters: { play: 'p', chain: 'c', discard: 'd', landmark: 'l', stop: 's' },
  // A turn offers up to three things to do with each card: they stand together under its name.
  group: (offered, view, seat) => {
    const [verb = '', thing = ''] = offered.option.split(' ');
    if (!['play', 'chain', 'discard', 'landmark'].includes(verb)) return null;
    return {
      thing,
      title: nameOf(thing),
      short: t(`duel-web-do-${verb}`, { price: (view as SchemaDuelView).prices[thing]?.[seat]?.coins ?? 0 }),
    };
  },
};

export default duel;
