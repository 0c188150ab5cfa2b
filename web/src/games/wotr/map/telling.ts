import { language, t, type Messages } from '$lib/i18n/language.svelte.ts';
import { words } from '$lib/words.svelte.ts';
import type { Mark, RegionId, WotrView } from '../contract.ts';
import { pointsOf, region } from '../box.ts';
import { isJoined, shares, standApart } from '../partners.ts';
import type { Standing } from './forces.ts';

const MESSAGES: Messages = {
  en: () => import('./lang/en.ftl?raw'),
  it: () => import('./lang/it.ftl?raw'),
  es: () => import('./lang/es.ftl?raw'),
};
// The map brings its own words along, whoever lays it on the table.
void language.learn(MESSAGES);

type ViewArmy = WotrView['inside'][string];

function counted({ figures, characters }: Pick<ViewArmy, 'figures' | 'characters'>): string {
  const kinds = Object.entries(figures).map(([id, count]) => t('wotr-web-count', { count, what: words.name('figure', id) }));
  return [...kinds, ...characters.map((id) => words.name('character', id))].join(', ');
}

/** An army; two partners' with the commander's own first, or one beside the other. */
function army(view: WotrView, one: ViewArmy): string {
  const parts = shares(view, one).map((share) => ({ seat: share.seat === null ? t('wotr-web-army-common') : words.name('seat', share.seat), what: counted(share) }));
  if (standApart(view, one)) return parts.map((part) => t('wotr-web-army-of', part)).join('. ');
  if (!isJoined(view, one)) return counted(one);
  return t('wotr-web-army-joined', { seat: words.name('seat', one.commander ?? ''), what: parts.map((part) => part.what).join(', ') });
}

/** What a region is: whose, what is built there, what it is worth. */
export function whatItIs(id: RegionId): string {
  const { nation, settlement, fortification } = region(id);
  const points = pointsOf(id);
  return [
    ...(nation ? [words.name('nation', nation)] : []),
    ...(settlement ? [t(`wotr-web-piece-${settlement}`)] : []),
    ...(fortification ? [t('wotr-web-fortification')] : []),
    ...(points ? [t('wotr-web-points', { count: points })] : []),
  ].join(', ');
}

/** Who stands in a region, line by line. */
export function whoIsThere(view: WotrView, id: RegionId, standing: Standing | undefined): string[] {
  const inside = view.inside[id];
  return [
    ...(inside ? [t('wotr-web-inside', { what: army(view, inside) })] : []),
    ...Object.values(view.armies[id] ?? {})
      .map((one) => army(view, one))
      .filter(Boolean)
      .map((what) => (inside ? t('wotr-web-outside', { what }) : what)),
    ...(standing?.captor ? [t('wotr-web-captured', { who: words.name('side', standing.captor) })] : []),
    ...(standing?.fellowship ? [t('wotr-web-bearers-here')] : []),
  ];
}

/** How a region is marked, in words. */
export function markSaid(mark: Mark): string {
  return mark.said ? `${t(`wotr-web-mark-${mark.kind}`)}: ${mark.said}` : t(`wotr-web-mark-${mark.kind}`);
}

/** A region in one line, for those who do not see the map. */
export function described(view: WotrView, id: RegionId, standing: Standing | undefined, mark: Mark | undefined): string {
  return [words.name('region', id), ...(mark ? [markSaid(mark)] : []), whatItIs(id), ...whoIsThere(view, id, standing)].filter(Boolean).join('. ');
}
