import type { OrderBody } from '@vitrine/contracts';
import type { Readiness } from '@vitrine/domain';
import type { LabelKey, Labels } from '../i18n/labels.ts';
import { sameAddress } from './same-address.ts';

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

const STATES: ReadonlyMap<string, LabelKey> = new Map([
  ['preparing', 'checkout_parcel_is_preparing'],
  ['shipped', 'checkout_parcel_is_shipped'],
  ['ready_for_collection', 'checkout_parcel_is_ready_for_collection'],
  ['delivered', 'checkout_parcel_is_delivered'],
  ['collected', 'checkout_parcel_is_collected'],
]);

/** [R7.127] How far a parcel has come; nothing before anything was done about it. */
export function parcelState({ state, tracking }: Group, t: Labels['t']): string | undefined {
  const key = STATES.get(state);
  return key && t(key, { carrier: tracking?.carrier ?? '', number: tracking?.number ?? '' });
}

/** When a parcel comes or, where its day is agreed later, how. */
export const whenOf = ({ estimatedDeliveryDateLabel: when, description }: Group['method']): string =>
  when === '' ? description : when;

/** The places an order goes to, each once. */
export function destinationsOf(groups: readonly Group[]): readonly Group[] {
  return groups.filter(
    ({ address }, at) => groups.findIndex((other) => sameAddress(other.address, address)) === at,
  );
}
