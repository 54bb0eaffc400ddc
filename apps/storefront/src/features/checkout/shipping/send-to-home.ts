import type { Address, HomeDelivery, OrderBody, PostalAddress } from '@vitrine/contracts';
import type { Locale } from '@vitrine/domain';
import type { CallResult } from '../../../shared/api/call-failure.ts';
import { shopClient } from '../../../shared/api/shop-client.ts';

/** One of the customer's book, or one that was typed. */
export type DeliveryTo =
  | { readonly addressId: string }
  /** `keep`: it is to go into the customer's book. */
  | { readonly shippingAddress: PostalAddress; readonly keep: boolean };

interface DeliveryWay extends Pick<HomeDelivery, 'methodId' | 'parcelMethods' | 'parcelSlots'> {
  readonly locale: Locale;
  /** The address is in the book now, whatever becomes of the delivery. */
  readonly onKept: (address: Address) => void;
}

/** [R7.037, R7.111] Sends the order to an address: a new one is kept first where the customer wants it. */
export async function sendToHome(delivery: DeliveryTo & DeliveryWay): Promise<CallResult<OrderBody>> {
  const { methodId, parcelMethods, parcelSlots, locale, onKept } = delivery;
  const way = { methodId, parcelMethods, parcelSlots };
  if ('addressId' in delivery)
    return shopClient().call('shipToHome', { body: { addressId: delivery.addressId, ...way } });
  const { shippingAddress, keep } = delivery;
  if (!keep) return shopClient().call('shipToHome', { body: { shippingAddress, ...way } });
  const kept = await shopClient().call('addAddress', {
    query: { locale: locale.code },
    body: { postalAddress: { ...shippingAddress, type: 'shipping', addToProfile: true } },
  });
  if (!kept.ok) return kept;
  onKept(kept.value);
  return shopClient().call('shipToHome', { body: { addressId: kept.value.identifier, ...way } });
}
