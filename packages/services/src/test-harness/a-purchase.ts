import { CALL_SPECS } from '@vitrine/contracts';
import { ONLINE_POOL } from '@vitrine/domain';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { guestToken, type TestAnswer, type TestServices } from './open-services.ts';

export const BROWSER = {
  language: 'en-US',
  colorDepth: 24,
  screenWidth: 1440,
  screenHeight: 900,
  timeZoneOffsetMinutes: 300,
  userAgent: 'a test',
};
const CONSENTS = { consents: { termsOfSale: true } };

export interface Cart {
  /** One piece of each goes into the cart. */
  readonly skuIds?: readonly string[];
  /** Of the session; a new guest's where it is left out. */
  readonly token?: string;
  /** How all parcels are sent. */
  readonly methodId?: string;
}
export interface ReadyOrder {
  readonly token: string;
  readonly orderId: string;
}

/** A draft that has its lines and an e-mail address. */
export async function aDraft(services: TestServices, cart: Cart = {}): Promise<ReadyOrder> {
  const { skuIds = ['QS2001'] } = cart;
  const token = cart.token ?? (await guestToken(services));
  const items = skuIds.map((skuId) => ({ skuId, quantity: 1 }));
  await done(services.call('addToCart', { token, body: { items } }));
  return prepared(services, token);
}

/** Makes a draft of the session's cart, or renews the one that it has. */
export async function prepared(services: TestServices, token: string): Promise<ReadyOrder> {
  const { body } = await done(services.call('prepareOrder', { token, body: { email: 'ana@example.com' } }));
  return { token, orderId: CALL_SPECS.prepareOrder.answer.parse(body).orderId };
}

/** A draft that lacks its payment and the commit. */
export async function anUnpaidOrder(services: TestServices, cart: Cart = {}): Promise<ReadyOrder> {
  const { methodId = 'us-standard' } = cart;
  const draft = await aDraft(services, cart);
  const body = { shippingAddress: ANAS_ADDRESS, methodId };
  await done(services.call('shipToHome', { token: draft.token, body }));
  return draft;
}

/** A draft that lacks nothing but the commit. */
export async function aReadyOrder(services: TestServices, cart: Cart = {}): Promise<ReadyOrder> {
  const draft = await anUnpaidOrder(services, cart);
  await putCard(services, draft.token, 'token');
  return draft;
}

/** Enrols a card and puts it on the session's draft. */
export async function putCard(services: TestServices, token: string, card: string): Promise<TestAnswer> {
  const enrolled = await done(
    services.call('testEnroll', { token, body: { token: card, browser: BROWSER } }),
  );
  const { transactionId } = CALL_SPECS.testEnroll.answer.parse(enrolled.body);
  const params = { method: 'creditCard' };
  return done(services.call('applyPayment', { token, params, body: { token: card, transactionId } }));
}

export function commit(services: TestServices, token: string, key?: string): Promise<TestAnswer> {
  return services.call('commitOrder', {
    token,
    body: CONSENTS,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
}

/** The order as its owner sees it. */
export async function orderOf(services: TestServices, { token, orderId }: ReadyOrder) {
  const { body } = await done(services.call('getOrder', { token, params: { id: orderId } }));
  return CALL_SPECS.getOrder.answer.parse(body);
}

export interface Stock {
  readonly onHand: number;
  readonly reserved: number;
}

export async function stockOf(services: TestServices, skuId: string): Promise<Stock> {
  const { rows } = await services.db.executeSql(
    'SELECT on_hand, reserved FROM stock WHERE sku_id = $1 AND pool = $2',
    [skuId, ONLINE_POOL],
  );
  return { onHand: Number(rows[0]?.['on_hand']), reserved: Number(rows[0]?.['reserved']) };
}

export async function setStock(services: TestServices, skuId: string, onHand: number): Promise<void> {
  await services.db.executeSql('UPDATE stock SET on_hand = $2, reserved = 0 WHERE sku_id = $1', [
    skuId,
    onHand,
  ]);
}

export async function cartOf(services: TestServices, token: string) {
  const { body } = await done(services.call('getCart', { token }));
  return CALL_SPECS.getCart.answer.parse(body);
}

/** An answer that went well; throws with what it said otherwise. */
export async function done(answer: Promise<TestAnswer>): Promise<TestAnswer> {
  const { status, body, ...rest } = await answer;
  if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`);
  return { status, body, ...rest };
}
