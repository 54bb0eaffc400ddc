import type { BodyOf, OrderBody } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import { accepted, type Locale, type Parcel, type Refusals, refused, type Result } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Session } from '../http/session.ts';
import { findOwnOrder, lockDraft, orderBody } from '../order/index.ts';
import { checkedAddress } from './checked-address.ts';
import { parcelsOf, sendParcels, type SentParcel } from './send-parcels.ts';
import { type MethodRow, methodsOf, setBilling } from './shipping.store.ts';

interface Shopper {
  readonly session: Session;
  readonly locale: Locale;
}
type AddressCode = 'no_current_order' | 'invalid_address';
type WayCode = 'unknown_shipping_method' | 'slot_missing';
type SendingCode = WayCode | 'slot_taken';

/** [R7.111] Where the draft goes and how: its price joins the total, tax follows the address. */
export async function shipToHome(
  deps: ServiceDeps,
  { session, locale, body }: Shopper & { readonly body: BodyOf<'shipToHome'> },
): Promise<Result<OrderBody, Refusals<AddressCode | SendingCode>>> {
  return inTransaction(deps.db, async (transaction) => {
    const now = deps.clock.now();
    const draft = await lockDraft(transaction, session, now);
    if (draft === undefined) return refused({ code: 'no_current_order' });
    const { country } = draft;
    const within = 'shippingAddress';
    const address = await checkedAddress(transaction, body.shippingAddress, { within, onlyCountry: country });
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
    await setBilling(transaction, { market: draft.market, orderId: draft.id }, address.value);
    const order = await findOwnOrder(transaction, session, { orderId: draft.id, now });
    return order === undefined ? refused({ code: 'no_current_order' }) : accepted(orderBody(order, locale));
  });
}
