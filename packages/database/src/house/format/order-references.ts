import type { HouseOrder } from './order-format.ts';
import type { Reference } from './part.ts';
import { type HouseShippingMethod, shippingMethodId } from './trade-format.ts';

/** A way to send, in every country that has it. */
export function waysBrought({ id, countries }: HouseShippingMethod): readonly Reference[] {
  return countries.map(({ country }, place) => ({
    path: ['countries', place],
    kind: 'way to a country',
    id: shippingMethodId(id, country),
  }));
}

/** The rows an order names. */
export function orderReferences(order: HouseOrder): readonly Reference[] {
  const { customer, country, method, store, lines } = order;
  return [
    { path: ['customer'], kind: 'customer', id: customer },
    { path: ['country'], kind: 'country with prices', id: country },
    { path: ['method'], kind: 'way to a country', id: shippingMethodId(method, country) },
    ...(store === undefined ? [] : [{ path: ['store'], kind: 'store', id: store }]),
    ...lines.map(({ skuId }, place) => ({ path: ['lines', place], kind: 'sku', id: skuId })),
  ];
}
