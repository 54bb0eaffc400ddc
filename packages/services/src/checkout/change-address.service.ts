import type { OrderDetailsBody, PostedAddress } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import {
  accepted,
  type Locale,
  mayChangeAddress,
  orderStateOf,
  orderTotals,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import { checkedAddress, orderAddress } from '../addressbook/index.ts';
import type { ServiceDeps } from '../deps.ts';
import {
  accessibleOrder,
  findOrder,
  lockOrder,
  orderDetails,
  type OrderKey,
  type OrderRequest,
  tellWorkshop,
} from '../order/index.ts';
import { findSent, setAddress } from './change-address.store.ts';

type ChangeRefusals = Refusals<'not_found' | 'invalid_address' | 'address_fixed' | 'tax_would_change'>;

export interface AddressChange extends OrderRequest {
  readonly locale: Locale;
  readonly orderId: string;
  readonly address: PostedAddress;
}

/**
 * [R2.050] Sends a bought order to another address of its country, judged as in the checkout, until the first parcel is
 * being prepared; the lock of the order decides between this and the workshop. What the order costs is paid: an address
 * with another tax is refused. A mail tells of it, so that whoever changed nothing notices.
 */
export async function changeShippingAddress(
  deps: ServiceDeps,
  { orderId, address, locale, ...request }: AddressChange,
): Promise<Result<OrderDetailsBody, ChangeRefusals>> {
  const key = await accessibleOrder(deps, request, orderId);
  if (key === undefined) return refused({ code: 'not_found' });
  const changed = await inTransaction(deps.db, async (transaction) => {
    await lockOrder(transaction, key);
    const order = await findSent(transaction, key);
    if (order === undefined) return refused({ code: 'not_found' });
    if (!mayChangeAddress(orderStateOf(order.state), order.parcels)) {
      return refused({ code: 'address_fixed' });
    }
    const checked = await checkedAddress(transaction, address, {
      within: 'shippingAddress',
      onlyCountry: order.country,
    });
    if (!checked.ok) return checked;
    if (taxAt(order, checked.value) !== order.taxAmount) return refused({ code: 'tax_would_change' });
    await setAddress(transaction, key, orderAddress(checked.value));
    await tellWorkshop(deps, transaction, { ...key, type: 'order.address_changed' });
    await deps.jobs.enqueue(transaction, 'send-mail', {
      ...key,
      kind: 'address-changed',
      changeId: deps.ids.next(),
    });
    return accepted(undefined);
  });
  return changed.ok ? accepted(await detailsOf(deps, key, locale)) : changed;
}

type Sent = NonNullable<Awaited<ReturnType<typeof findSent>>>;

function taxAt(
  { country, subtotal, shippingAmount, taxIncluded }: Sent,
  { state }: Readonly<Record<string, string>>,
): number {
  const destination = { country, state };
  return orderTotals({ subtotal, shipping: shippingAmount, taxIncluded, destination }).tax;
}

async function detailsOf(deps: ServiceDeps, key: OrderKey, locale: Locale): Promise<OrderDetailsBody> {
  const order = await findOrder(deps.db, key.market, key.orderId);
  if (order === undefined) throw new Error('An order whose address was changed is gone');
  return orderDetails(deps, order, { locale });
}
