import { named, type Transaction } from '@vitrine/database';
import { type CheckoutChannel, customerIdOf, type Locale } from '@vitrine/domain';
import type { CartPlace } from '../cart/index.ts';
import type { Session } from '../http/session.ts';

type Key = readonly [market: string, cartId: string];

const CART_VERSION = named('prepare-cart-version')<Key>(
  `SELECT version FROM cart WHERE market = $1 AND id = $2`,
);
const OF_CART = named('prepare-draft-of-cart')<Key>(
  `SELECT id, country, email FROM shop_order WHERE market = $1 AND cart_id = $2 AND state = 'draft' FOR UPDATE`,
);
const CUSTOMER_EMAIL = named('prepare-customer-email')<[customerId: string]>(
  `SELECT email FROM customer WHERE id = $1`,
);
const CREATE = named('prepare-create')<
  [
    ...Key,
    id: string,
    sessionId: string,
    customerId: string | null,
    locale: string,
    country: string,
    currency: string,
    channel: string,
    email: string | null,
    taxIncluded: boolean,
    cartVersion: number,
    now: Date,
  ]
>(`INSERT INTO shop_order (market, cart_id, id, session_id, customer_id, locale, country, currency, channel, state,
     email, tax_included, cart_version, created_at, subtotal, total, gift)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'draft', $10, $11, $12, $13, 0, 0,
     (SELECT gift FROM cart WHERE market = $1 AND id = $2))`);
const RENEW = named('prepare-renew')<
  [
    market: string,
    id: string,
    sessionId: string,
    customerId: string | null,
    locale: string,
    country: string,
    currency: string,
    channel: string,
    email: string | null,
    taxIncluded: boolean,
    cartVersion: number,
  ]
>(`UPDATE shop_order SET session_id = $3, customer_id = $4, locale = $5, country = $6, currency = $7, channel = $8,
     email = $9, tax_included = $10, cart_version = $11, is_handed_over = false,
     gift = (SELECT c.gift FROM cart c WHERE c.market = shop_order.market AND c.id = shop_order.cart_id)
   WHERE market = $1 AND id = $2`);
/** Addresses and methods of one country do not hold in another. */
const FORGET_COUNTRY = named('prepare-forget-country')<[market: string, id: string]>(`WITH apart AS (
     UPDATE order_line SET fulfilment_id = NULL WHERE market = $1 AND order_id = $2
   ), gone AS (DELETE FROM fulfilment WHERE market = $1 AND order_id = $2)
   UPDATE shop_order SET billing_address = NULL, shipping_amount = 0 WHERE market = $1 AND id = $2`);

const GO_ON = named('prepare-go-on')<
  [market: string, id: string, email: string | null, channel: CheckoutChannel]
>(`UPDATE shop_order SET email = coalesce($3, email), channel = $4 WHERE market = $1 AND id = $2`);

/** [R7.126] Goes on with a draft that was handed over: its lines and prices stay. */
export async function goOnWithDraft(
  transaction: Transaction,
  { market }: Session,
  draft: { readonly orderId: string; readonly email: string | undefined; readonly channel: CheckoutChannel },
): Promise<void> {
  await transaction.all(GO_ON, [market, draft.orderId, draft.email ?? null, draft.channel]);
}

export interface DraftHead {
  readonly session: Session;
  readonly cartId: string;
  readonly locale: Locale;
  readonly place: CartPlace;
  readonly channel: CheckoutChannel;
  readonly email: string | undefined;
  readonly taxIncluded: boolean;
  readonly now: Date;
  readonly newId: string;
}

/**
 * The one draft of a locked cart, made or renewed: its id. It keeps the e-mail, addresses and method it had; a signed-in
 * customer's own e-mail stands in where none was given.
 */
export async function openDraft(transaction: Transaction, head: DraftHead): Promise<string> {
  const { session, cartId, locale, channel, taxIncluded, now, newId } = head;
  const { market, id: sessionId } = session;
  const customerId = customerIdOf(session.principal) ?? null;
  const version = (await transaction.first(CART_VERSION, [market, cartId]))?.version ?? 0;
  const known = await transaction.first(OF_CART, [market, cartId]);
  const email = head.email ?? known?.email ?? (await customerEmail(transaction, customerId));
  const { code } = locale;
  const { iso: country, currency } = head.place;
  if (known === undefined) {
    const place = [code, country, currency, channel] as const;
    await transaction.all(CREATE, [
      market,
      cartId,
      newId,
      sessionId,
      customerId,
      ...place,
      email,
      taxIncluded,
      version,
      now,
    ]);
    return newId;
  }
  if (known.country !== country) await transaction.all(FORGET_COUNTRY, [market, known.id]);
  const place = [code, country, currency, channel] as const;
  await transaction.all(RENEW, [
    market,
    known.id,
    sessionId,
    customerId,
    ...place,
    email,
    taxIncluded,
    version,
  ]);
  return known.id;
}

async function customerEmail(transaction: Transaction, customerId: string | null): Promise<string | null> {
  if (customerId === null) return null;
  return (await transaction.first(CUSTOMER_EMAIL, [customerId]))?.email ?? null;
}
