import type { GameBoard } from '../registry.ts';
import { text } from '$lib/text.ts';
import Board from './Board.svelte';
import { card, isCard } from './facts.ts';
import icons from './icons.json?sprite';
import Mark from './Mark.svelte';
import Summary from './Summary.svelte';
import type { DuelView } from './view.ts';
import { cardName, landmarkName } from './words.ts';

const ON_THE_MAP = new Set(['place', 'place_apart', 'move', 'remove', 'raze']);

const duel: GameBoard = {
  Board,
  Mark,
  Summary,
  icons,
  headline: (view) => text('duel-web-chapter', { chapter: (view as DuelView).chapter }),
  rooms: [
    { id: 'cards', icon: 'house-cards', label: 'duel-web-room-cards' },
    { id: 'map', icon: 'house-map', label: 'duel-web-room-map' },
    { id: 'players', icon: 'house-seats', label: 'duel-web-room-players' },
  ],
  roomFor: (kind) => (ON_THE_MAP.has(kind) ? 'map' : 'cards'),
  letters: { play: 'p', chain: 'c', discard: 'd', landmark: 'l', stop: 's' },
  // A turn offers up to three things to do with each card: they stand together under its name.
  group: (offered) => {
    const [verb = '', thing = ''] = offered.option.split(' ');
    if (!['play', 'chain', 'discard', 'landmark'].includes(verb)) return null;
    return {
      thing,
      title: isCard(thing) ? cardName(card(thing)) : landmarkName(thing),
      short: text(`duel-web-do-${verb}`, { price: offered.label.args['price'] ?? 0 }),
    };
  },
};

export default duel;
