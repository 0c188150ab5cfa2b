import type { SchemaDuelView } from '../../../generated/wire.d.ts';

/** What the guide knows of the moment. */
export interface Moment {
  /** What is asked of the one who is guided; empty while somebody else decides. */
  kind: string;
  view: SchemaDuelView;
  /** How many choices the one who is guided has made. */
  made: number;
}

/** One thing to be told, about one part of the board. What it says is `duel-web-guide-` and its id. */
export interface Lesson {
  id: string;
  /** The part of the board that it is about. */
  at: string;
  /** Where a small screen shows that part. */
  room: 'cards' | 'map' | 'players';
  when: (now: Moment) => boolean;
  /** Whether it stands until a choice is made: there is nothing to read on to. */
  waits?: boolean;
}

const asked = (...kinds: string[]) => (now: Moment): boolean => kinds.includes(now.kind);
const turn = (least: number) => (now: Moment): boolean => now.kind === 'turn' && now.made >= least;

/** In the order in which they are told: the first that applies and was not read yet. What is asked right now comes first. */
export const LESSONS: readonly Lesson[] = [
  { id: 'place', at: '.world .map', room: 'map', when: asked('place', 'place_apart') },
  { id: 'move', at: '.world .map', room: 'map', when: asked('move') },
  { id: 'strike', at: '.world .map', room: 'map', when: asked('remove', 'raze') },
  { id: 'token', at: '.tray', room: 'cards', when: asked('token', 'race') },
  { id: 'tray', at: '.tray', room: 'cards', when: asked('retrieve', 'ruin', 'pick') },
  { id: 'ways', at: ':is(.near, .scores .side:last-child) ul', room: 'cards', when: turn(0) },
  { id: 'pyramid', at: '.pyramid .lay', room: 'cards', when: turn(0) },
  { id: 'price', at: '.pyramid .spot.legal', room: 'cards', when: turn(0) },
  { id: 'choose', at: '.pyramid .lay', room: 'cards', when: (now) => turn(0)(now) && now.made === 0, waits: true },
  { id: 'reply', at: '.far .things', room: 'players', when: turn(1) },
  { id: 'skills', at: '.near .skills', room: 'players', when: turn(1) },
  { id: 'quest', at: '.quest', room: 'map', when: turn(2) },
  { id: 'map', at: '.world .map', room: 'map', when: turn(2) },
  { id: 'landmarks', at: '.landmarks', room: 'cards', when: turn(3) },
  { id: 'alliances', at: '.world ul', room: 'map', when: turn(3) },
  { id: 'chains', at: '.pyramid .lay', room: 'cards', when: turn(4) },
  { id: 'last', at: '.pyramid .lay', room: 'cards', when: turn(5) },
  { id: 'chapter', at: '.pyramid .lay', room: 'cards', when: (now) => now.kind === 'turn' && now.view.chapter > 1 },
];

/** What is to be told now. */
export function lessonFor(now: Moment, read: ReadonlySet<string>): Lesson | null {
  return LESSONS.find((lesson) => !read.has(lesson.id) && lesson.when(now)) ?? null;
}
