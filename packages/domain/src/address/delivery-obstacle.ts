import type { AddressRules } from './address-rules.ts';
import { type AddressTexts, checkAddress } from './check-address.ts';

/** Why a saved address cannot be delivered to: it lies elsewhere, or lacks what its country asks for by now. */
export type DeliveryObstacle = 'elsewhere' | 'incomplete';

export interface DeliveryPlace {
  readonly country: string;
  readonly rules: AddressRules;
}

/** [R2.129] What stands between an order to a country and a saved address; undefined where nothing does. */
export function deliveryObstacle(
  { countryCode, texts }: { readonly countryCode: string; readonly texts: AddressTexts },
  { country, rules }: DeliveryPlace,
): DeliveryObstacle | undefined {
  if (countryCode !== country) return 'elsewhere';
  return checkAddress(texts, rules).length > 0 ? 'incomplete' : undefined;
}
