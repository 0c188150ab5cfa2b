import { LANGUAGES, language, preferred, type LanguageCode } from './i18n/language.svelte.ts';

export type Theme = 'auto' | 'day' | 'night';
export type Motion = 'auto' | 'on' | 'off';

interface Kept {
  language?: LanguageCode;
  theme?: Theme;
  motion?: Motion;
  keys?: boolean;
  sound?: boolean;
  notify?: boolean;
  speed?: number;
  name?: string;
}

/** How fast what happened is shown, beside the usual pace. */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

const PLACE = 'mathom-settings';

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** What the viewer likes, remembered by the browser. */
class Settings {
  theme = $state<Theme>('auto');
  motion = $state<Motion>('auto');
  /** Whether single letters and digits are shortcuts. */
  keys = $state(true);
  /** Whether the table may be heard. */
  sound = $state(true);
  /** Whether the browser tells of one's turn while one looks elsewhere. */
  notify = $state(false);
  /** How fast the others' choices and replays are shown, in every game. */
  speed = $state(1);
  name = $state('');

  async load(): Promise<void> {
    const old = kept();
    this.theme = old.theme ?? 'auto';
    this.motion = old.motion ?? 'auto';
    this.keys = old.keys ?? true;
    this.sound = old.sound ?? true;
    this.notify = old.notify ?? false;
    this.speed = SPEEDS.find((one) => one === old.speed) ?? 1;
    this.name = old.name ?? '';
    this.show();
    const code = old.language && LANGUAGES.includes(old.language) ? old.language : preferred(navigator.languages);
    await language.speak(code);
  }

  async speak(code: LanguageCode): Promise<void> {
    await language.speak(code);
    this.save();
  }

  set(changed: Partial<Pick<Settings, 'theme' | 'motion' | 'keys' | 'sound' | 'notify' | 'speed' | 'name'>>): void {
    Object.assign(this, changed);
    this.show();
    this.save();
  }

  /** The next speed, after the fastest the slowest. */
  faster(): void {
    this.set({ speed: SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1 });
  }

  /** Whether things may move on the screen. */
  get moves(): boolean {
    if (this.motion !== 'auto') return this.motion === 'on';
    return !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  private show(): void {
    const root = document.documentElement.dataset;
    root['theme'] = this.theme;
    root['motion'] = this.motion;
  }

  private save(): void {
    const { theme, motion, keys, sound, notify, speed, name } = this;
    try {
      localStorage.setItem(PLACE, JSON.stringify({ language: language.code, theme, motion, keys, sound, notify, speed, name }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
