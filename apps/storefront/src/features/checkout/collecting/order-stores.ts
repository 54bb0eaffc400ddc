import type { CollectStoresBody } from '@vitrine/contracts';
import { type GlobePlace, wordsOf } from '@vitrine/domain';
import { nearestTo } from '../../../shared/finding/near-me.ts';

export type StoreOffer = CollectStoresBody['stores'][number];
export interface ShownStore {
  readonly offer: StoreOffer;
  /** How far from the place that was looked for. */
  readonly away?: string;
}

export interface Looked {
  /** A city or a postal code. */
  readonly typed: string;
  /** Where the device is. */
  readonly here: GlobePlace | undefined;
}

/**
 * [R7.112] The stores in the order in which they are shown: the nearest first to the device, or to the store whose city or
 * postal code comes next to what is typed. None is left out.
 */
export function storesInOrder(
  offers: readonly StoreOffer[],
  { typed, here }: Looked,
  bcp47: string,
): readonly ShownStore[] {
  const from = typed.trim() === '' ? here : storeLike(offers, typed)?.store;
  if (from === undefined) return offers.map((offer) => ({ offer }));
  const places = offers.map((offer) => {
    const { latitude, longitude } = offer.store;
    return { offer, latitude, longitude };
  });
  return nearestTo(from, places, bcp47).map(({ store: { offer }, away }) => ({ offer, away }));
}

/**
 * [R7.112] The store that is chosen as long as the shopper has chosen none: the nearest that can have the order ready, or
 * the house's first.
 */
export function nearestAble(
  offers: readonly StoreOffer[],
  looked: Looked,
  bcp47: string,
): string | undefined {
  const inOrder = [...storesInOrder(offers, looked, bcp47).map(({ offer }) => offer), ...offers];
  return inOrder.find(({ cannot }) => cannot === undefined)?.store.id;
}

/** The store in a city that is named so, or with the postal code that begins most alike. */
function storeLike(offers: readonly StoreOffer[], typed: string): StoreOffer | undefined {
  const words = wordsOf(typed);
  const named = offers.find(({ store: { city, name } }) =>
    words.every((word) => wordsOf(`${city} ${name}`).some((said) => said.startsWith(word))),
  );
  if (named !== undefined) return named;
  const likeness = (offer: StoreOffer) => sharedStart(offer.store.address.postalCode ?? '', typed);
  const [best] = offers.toSorted((one, other) => likeness(other) - likeness(one));
  return best !== undefined && likeness(best) > 0 ? best : undefined;
}

const signsOf = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z\d]/gu, '');

/** How many signs two postal codes have in common from their beginning on. */
function sharedStart(code: string, typed: string): number {
  const [one, other] = [signsOf(code), signsOf(typed)];
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}
