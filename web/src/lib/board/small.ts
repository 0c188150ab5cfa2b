import { MediaQuery } from 'svelte/reactivity';

/** Whether the screen is a phone's, which shows one room of the table at a time. */
export const small = new MediaQuery('(max-width: 699px), (max-height: 500px)');
