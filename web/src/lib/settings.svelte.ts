import { LANGUAGES, language, preferred, type LanguageCode } from './i18n/language.svelte.ts';

export type Theme = 'auto' | 'day' | 'night';
export type Motion = 'auto' | 'on' | 'off';

interface Kept {
  language?: LanguageCode;
  theme?: Theme;
  motion?: Motion;
  keys?: boolean;
  name?: string;
}

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
  name = $state('');

  async load(): Promise<void> {
    const old = kept();
    this.theme = old.theme ?? 'auto';
    this.motion = old.motion ?? 'auto';
    this.keys = old.keys ?? true;
    this.name = old.name ?? '';
    this.show();
    const code = old.language && LANGUAGES.includes(old.language) ? old.language : preferred(navigator.languages);
    await language.speak(code);
  }

  async speak(code: LanguageCode): Promise<void> {
    await language.speak(code);
    this.save();
  }

  set(changed: Partial<Pick<Settings, 'theme' | 'motion' | 'keys' | 'name'>>): void {
    Object.assign(this, changed);
    this.show();
    this.save();
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
    const { theme, motion, keys, name } = this;
    try {
      localStorage.setItem(PLACE, JSON.stringify({ language: language.code, theme, motion, keys, name }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
