import type { Messages } from '$lib/i18n/language.svelte.ts';

/** What stands on cards besides what the server says. */
export const CARD_MESSAGES: Messages = {
  en: () => import('./lang/en.ftl?raw'),
  it: () => import('./lang/it.ftl?raw'),
  es: () => import('./lang/es.ftl?raw'),
};
