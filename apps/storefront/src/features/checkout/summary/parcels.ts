import type { OrderBody } from '@vitrine/contracts';
import type { Readiness } from '@vitrine/domain';
import type { Labels } from '../../../shared/i18n/labels.ts';
import { sameAddress } from '../payment/same-address.ts';

type Group = OrderBody['shippingGroups'][number];

/** Which of several parcels it is, and why it travels apart. */
export function parcelTitle(
  readiness: Readiness,
  { at, count }: { readonly at: number; readonly count: number },
  t: Labels['t'],
): string {
  const key = readiness === 'in_stock' ? 'checkout_parcel_in_stock' : 'checkout_parcel_made_to_order';
  return t(key, { number: at + 1, count });
}

/** The places an order goes to, each once. */
export function destinationsOf(groups: readonly Group[]): readonly Group[] {
  return groups.filter(
    ({ address }, at) => groups.findIndex((other) => sameAddress(other.address, address)) === at,
  );
}
