import type { LabelKey, Labels } from '../i18n/labels.ts';

/** What a store does, by the house's code; a code of another house is said as it is. */
const SERVICE_LABELS: ReadonlyMap<string, LabelKey> = new Map([
  ['collect', 'stores_service_collect'],
  ['watch-service', 'stores_service_watch_service'],
  ['eyewear-fitting', 'stores_service_eyewear_fitting'],
  ['hot-stamping', 'stores_service_hot_stamping'],
  ['engraving', 'stores_service_engraving'],
  ['repair', 'stores_service_repair'],
  ['beauty-advice', 'stores_service_beauty_advice'],
  ['personal-shopping', 'stores_service_personal_shopping'],
  ['made-to-order', 'stores_service_made_to_order'],
]);

/** What a service of a store, or a kind of appointment, is called. */
export function serviceName(code: string, { t }: Pick<Labels, 't'>): string {
  const label = SERVICE_LABELS.get(code);
  return label === undefined ? code : t(label);
}
