import type { GameInfo } from './api.ts';

/** What there is to agree on before a game, each after what has been chosen before it. */
export function asked(choices: GameInfo['choices'], setup: Readonly<Record<string, string>>): GameInfo['choices'] {
  const settled = new Map<string, string>();
  return choices.filter(({ name, only }) => {
    const needs = Object.entries(only);
    const wanted = !needs.length || needs.some(([before, values]) => values.includes(settled.get(before) ?? ''));
    if (wanted) settled.set(name, setup[name] ?? '');
    return wanted;
  });
}
