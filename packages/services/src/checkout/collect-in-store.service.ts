import type { BodyOf, CollectInStore, OrderBody } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  asPosted,
  checkField,
  collectableFrom,
  dayAt,
  type Locale,
  type LocalMoment,
  type Refusals,
  refused,
  type Result,
  timeAt,
} from '@vitrine/domain';
import { giveBackSlots } from '../delivery-slots/index.ts';
import { addressCountry } from '../addressbook/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Session } from '../http/session.ts';
import { type DraftRow, findOwnOrder, lockDraft, orderBody } from '../order/index.ts';
import {
  type CollectingStore,
  type CollectMethod,
  findCollectMethod,
  findCollectStore,
  missingIn,
} from './collection.store.ts';
import { renewTotals } from './draft-totals.ts';
import { fulfilmentsOf, newParcelId, writeFulfilments } from './fulfilment.store.ts';
import { parcelsOf } from './send-parcels.ts';

type CollectCode =
  | 'no_current_order'
  | 'invalid_contact'
  | 'unknown_store'
  | 'store_without_stock'
  | 'made_to_order_is_sent';
type Contact = CollectInStore['contact'];

interface CollectCall {
  readonly session: Session;
  readonly locale: Locale;
  readonly body: BodyOf<'collectInStore'>;
}

/**
 * [R7.112] Has the draft ready in a store of its country that has every piece. What is made to order is never collected.
 * The pieces are held, in that store's stock, when the order is committed.
 */
export async function collectInStore(
  deps: ServiceDeps,
  { session, locale, body }: CollectCall,
): Promise<Result<OrderBody, Refusals<CollectCode>>> {
  return inTransaction(deps.db, async (transaction) => {
    const now = deps.clock.now();
    const draft = await lockDraft(transaction, session, now);
    if (draft === undefined) return refused({ code: 'no_current_order' });
    const contacts = await checkedContacts(transaction, draft, body);
    if (!contacts.ok) return contacts;
    const collected = await haveReady(deps, transaction, {
      draft,
      storeId: body.storeId,
      ...contacts.value,
      isChoice: true,
    });
    if (!collected.ok) return collected;
    const order = await findOwnOrder(transaction, session, { orderId: draft.id, now });
    return order === undefined ? refused({ code: 'no_current_order' }) : accepted(orderBody(order, locale));
  });
}

export interface Collecting {
  readonly draft: DraftRow;
  readonly storeId: string;
  readonly contact: Contact;
  readonly collector?: Contact | undefined;
  /** The shopper has just chosen it: it is refused where the store has not all of the pieces. */
  readonly isChoice: boolean;
}

/** Writes the one parcel of a locked draft as ready in a store, and lets go what it held elsewhere. */
export async function haveReady(
  deps: ServiceDeps,
  transaction: Transaction,
  { draft, storeId, contact, collector, isChoice }: Collecting,
): Promise<Result<undefined, Refusals<CollectCode>>> {
  const { market, id: orderId, country } = draft;
  const order = { market, orderId };
  const now = deps.clock.now();
  const place = await placeOf(transaction, { storeId, country, now });
  if (place === undefined) return refused({ code: 'unknown_store', about: 'storeId' });
  const [parcel, ...more] = await parcelsOf(transaction, draft);
  if (parcel === undefined || more.length > 0 || parcel.readiness === 'made_to_order')
    return refused({ code: 'made_to_order_is_sent' });
  const missing = isChoice ? await missingIn(transaction, order, storeId) : [];
  const [first, ...others] = missing.map((about) => ({ code: 'store_without_stock', about }) as const);
  if (first !== undefined) return refused([first, ...others]);

  const { method, ready } = place;
  const address = { ...place.address, ...contact };
  const stored = await fulfilmentsOf(transaction, order);
  const id = stored.find(({ readiness }) => readiness === parcel.readiness)?.id ?? newParcelId(deps);
  const collection = { ...ready, ...(collector && { collector }) };
  const { readiness, lineIds } = parcel;
  const days = { eddMin: ready.day, eddMax: ready.day };
  const way = { methodId: method.id, amount: method.amount, collected: { storeId, collection } };
  await giveBackSlots(transaction, order, now);
  await writeFulfilments(transaction, order, [{ id, readiness, lineIds, address, ...days, ...way }]);
  await renewTotals(transaction, draft, { shipping: method.amount, shipTo: address });
  return accepted(undefined);
}

interface Place {
  readonly method: CollectMethod;
  readonly ready: LocalMoment;
  readonly address: Readonly<Record<string, string>>;
}

/** A store of the country that hands orders over, and when one of now would be ready there. */
async function placeOf(
  transaction: Transaction,
  { storeId, country, now }: { readonly storeId: string; readonly country: string; readonly now: Date },
): Promise<Place | undefined> {
  const method = await findCollectMethod(transaction, country);
  const store = await findCollectStore(transaction, storeId, country);
  if (method === undefined || store === undefined) return undefined;
  const ready = readyAt(store, method, now);
  if (ready === undefined) return undefined;
  const address = withoutGaps({ ...store.address, city: store.city, countryCode: store.country });
  return { method, ready, address };
}

const withoutGaps = (texts: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])),
  );

/** When a store would have an order of now ready, in its own time. */
export function readyAt(
  store: CollectingStore,
  { preparationMinutes }: CollectMethod,
  now: Date,
): LocalMoment | undefined {
  const { timeZone } = store;
  const local = { day: dayAt(now.getTime(), timeZone), time: timeAt(now.getTime(), timeZone) };
  return collectableFrom(store, preparationMinutes ?? 0, local);
}

/** Buyer and collector as they are kept, or an entry for every field that the country's rules find fault with. */
async function checkedContacts(
  transaction: Transaction,
  { country }: DraftRow,
  { contact, collector }: CollectInStore,
): Promise<Result<Pick<Collecting, 'contact' | 'collector'>, Refusals<'invalid_contact'>>> {
  const rules = (await addressCountry(transaction, country))?.addressRules ?? {};
  const faults = [
    ['contact', contact] as const,
    ...(collector === undefined ? [] : [['collector', collector] as const]),
  ].flatMap(([part, texts]) =>
    CONTACT_FIELDS.filter((field) => checkField(field, texts[field], rules) !== undefined).map(
      (field) => ({ code: 'invalid_contact', about: `${part}.${field}` }) as const,
    ),
  );
  const [first, ...more] = faults;
  if (first !== undefined) return refused([first, ...more]);
  return accepted({ contact: posted(contact), ...(collector && { collector: posted(collector) }) });
}

const CONTACT_FIELDS = ['firstName', 'lastName', 'phone'] as const;

const posted = (contact: Contact): Contact => ({
  firstName: asPosted('firstName', contact.firstName),
  lastName: asPosted('lastName', contact.lastName),
  phone: asPosted('phone', contact.phone),
});
