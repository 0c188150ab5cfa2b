import type { Messages } from '$lib/i18n/language.svelte.ts';

/** What the deck builder says. */
export const DECK_MESSAGES: Messages = {
  en: () => import('./lang/en.ftl?raw'),
  it: () => import('./lang/it.ftl?raw'),
  es: () => import('./lang/es.ftl?raw'),
};
