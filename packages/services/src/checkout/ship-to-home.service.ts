import type { BodyOf, OrderBody } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  customerIdOf,
  type Locale,
  type Parcel,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import {
  checkedAddress,
  findAddress,
  keepDeliveryAddress,
  type KeptAddress,
  orderAddress,
  postedAddress,
} from '../addressbook/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Session } from '../http/session.ts';
import { findOwnOrder, lockDraft, orderBody } from '../order/index.ts';
import { parcelsOf, sendParcels, type SentParcel } from './send-parcels.ts';
import { type MethodRow, methodsOf, setBilling } from './shipping.store.ts';

interface Shopper {
  readonly session: Session;
  readonly locale: Locale;
}
type AddressCode = 'no_current_order' | 'invalid_address';
type WayCode = 'unknown_shipping_method' | 'slot_missing';
type DeliveryCode = AddressCode | 'not_found' | 'address_book_full' | WayCode | 'slot_taken' | 'unknown_slot';

/** [R7.111] Where the draft goes and how: its price joins the total, tax follows the address. */
export async function shipToHome(
  deps: ServiceDeps,
  { session, locale, body }: Shopper & { readonly body: BodyOf<'shipToHome'> },
): Promise<Result<OrderBody, Refusals<DeliveryCode>>> {
  return inTransaction(deps.db, async (transaction) => {
    const now = deps.clock.now();
    const draft = await lockDraft(transaction, session, now);
    if (draft === undefined) return refused({ code: 'no_current_order' });
    const { country } = draft;
    const address = await deliveryAddress(deps, transaction, { session, locale, body, country });
    if (!address.ok) return address;
    const methods = await methodsOf(transaction, country);
    const parcels = withMethods(await parcelsOf(transaction, draft), methods, body);
    if (!parcels.ok) return parcels;
    const sending = { draft, parcels: parcels.value, address: address.value };
    const sent = await sendParcels(deps, transaction, sending);
    if (!sent.ok) return sent;
    const order = await findOwnOrder(transaction, session, { orderId: draft.id, now });
    return order === undefined ? refused({ code: 'no_current_order' }) : accepted(orderBody(order, locale));
  });
}

interface Delivery extends Shopper {
  readonly body: BodyOf<'shipToHome'>;
  readonly country: string;
}

/** The address that a delivery goes to: one of the caller's own book, or the one that was sent. */
async function deliveryAddress(
  deps: ServiceDeps,
  transaction: Transaction,
  { session, locale, body, country }: Delivery,
): Promise<Result<KeptAddress, Refusals<DeliveryCode>>> {
  const customerId = customerIdOf(session.principal);
  const { addressId, shippingAddress } = body;
  if (shippingAddress === undefined) {
    const saved = customerId && (await findAddress(transaction, customerId, addressId ?? ''));
    if (!saved) return refused({ code: 'not_found', about: 'addressId' });
    const posted = postedAddress(saved.fields);
    const kept = await checkedAddress(transaction, posted, { within: 'addressId', onlyCountry: country });
    return kept.ok ? accepted(orderAddress(kept.value)) : kept;
  }
  const within = 'shippingAddress';
  const checked = await checkedAddress(transaction, shippingAddress, { within, onlyCountry: country });
  if (!checked.ok) return checked;
  // A guest has no profile that it could be added to.
  if (shippingAddress.addToProfile === true && customerId !== undefined) {
    const addition = { owner: { customerId, locale }, posted: shippingAddress, fields: checked.value };
    const kept = await keepDeliveryAddress(deps, transaction, addition);
    if (!kept.ok) return kept;
  }
  return accepted(orderAddress(checked.value));
}

/** The way each parcel was chosen to go, and its hours where the way has them: its own, or those for all. */
function withMethods(
  parcels: readonly Parcel[],
  methods: readonly MethodRow[],
  { methodId, parcelMethods = {}, slotId, parcelSlots = {} }: BodyOf<'shipToHome'>,
): Result<readonly SentParcel[], Refusals<WayCode>> {
  const sent: SentParcel[] = [];
  for (const parcel of parcels) {
    const { readiness } = parcel;
    const { [readiness]: own } = parcelMethods;
    const method = methods.find(({ id }) => id === (own ?? methodId));
    const about = own === undefined ? 'methodId' : `parcelMethods.${readiness}`;
    if (method === undefined) return refused({ code: 'unknown_shipping_method', about });
    const way = withHours({ ...parcel, method }, parcelSlots[readiness] ?? slotId);
    if (!way.ok) return way;
    sent.push(way.value);
  }
  return accepted(sent);
}

function withHours(
  sent: SentParcel,
  slotId: string | undefined,
): Result<SentParcel, Refusals<'slot_missing'>> {
  if (sent.method.slots === null) return accepted(sent);
  return slotId === undefined
    ? refused({ code: 'slot_missing', about: 'slotId' })
    : accepted({ ...sent, slot: { id: slotId } });
}

/** [R7.132] Whom the bill is made out to; the customer's own address book is not touched. */
export async function setBillingAddress(
  deps: ServiceDeps,
  { session, locale, body }: Shopper & { readonly body: BodyOf<'setBillingAddress'> },
): Promise<Result<OrderBody, Refusals<AddressCode>>> {
  return inTransaction(deps.db, async (transaction) => {
    const now = deps.clock.now();
    const draft = await lockDraft(transaction, session, now);
    if (draft === undefined) return refused({ code: 'no_current_order' });
    const address = await checkedAddress(transaction, body.billingAddress, { within: 'billingAddress' });
    if (!address.ok) return address;
    await setBilling(transaction, { market: draft.market, orderId: draft.id }, orderAddress(address.value));
    const order = await findOwnOrder(transaction, session, { orderId: draft.id, now });
    return order === undefined ? refused({ code: 'no_current_order' }) : accepted(orderBody(order, locale));
  });
}
