import { language } from '../i18n/language.svelte.ts';

/** A chance as people write it. Nothing that can still be lost is said to be certain. */
export function percent(chance: number): string {
  const shown = chance > 0 && chance < 1 ? Math.min(0.99, Math.max(0.01, chance)) : chance;
  return new Intl.NumberFormat(language.code, { style: 'percent' }).format(shown);
}
