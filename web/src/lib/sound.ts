import { settings } from './settings.svelte.ts';

/** What can be heard at a table: somebody moved, it is your turn, the game is over. */
export type Sound = 'move' | 'turn' | 'over';

interface Note {
  /** Hertz, and to where it sinks if it does. */
  pitch: number;
  to?: number;
  /** Seconds: when it begins, and how long it fades. */
  at: number;
  fade: number;
  loud: number;
}

/** Soft, and few: a knock on wood, a small bell, three notes to close. */
const SOUNDS: Record<Sound, readonly Note[]> = {
  move: [{ pitch: 210, to: 120, at: 0, fade: 0.09, loud: 0.12 }],
  turn: [
    { pitch: 659.3, at: 0, fade: 0.5, loud: 0.06 },
    { pitch: 880, at: 0.14, fade: 0.9, loud: 0.06 },
  ],
  over: [
    { pitch: 440, at: 0, fade: 0.6, loud: 0.06 },
    { pitch: 554.4, at: 0.18, fade: 0.7, loud: 0.06 },
    { pitch: 659.3, at: 0.36, fade: 1.4, loud: 0.06 },
  ],
};

let air: AudioContext | null = null;

/** A page may make no sound before somebody has touched it. */
function wake(): void {
  if (settings.sound && typeof AudioContext !== 'undefined') air ??= new AudioContext();
  if (air?.state === 'suspended') void air.resume();
}

for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, wake, { capture: true, passive: true });

export function play(sound: Sound): void {
  if (!settings.sound || air?.state !== 'running') return;
  for (const note of SOUNDS[sound]) strike(air, note);
}

function strike(air: AudioContext, note: Note): void {
  const begin = air.currentTime + note.at;
  const end = begin + note.fade;
  const voice = new OscillatorNode(air, { type: note.to ? 'triangle' : 'sine', frequency: note.pitch });
  if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, end);
  const loud = new GainNode(air, { gain: 0 });
  loud.gain.setValueAtTime(0.0001, begin);
  loud.gain.exponentialRampToValueAtTime(note.loud, begin + 0.012);
  loud.gain.exponentialRampToValueAtTime(0.0001, end);
  voice.connect(loud).connect(air.destination);
  voice.start(begin);
  voice.stop(end);
}
