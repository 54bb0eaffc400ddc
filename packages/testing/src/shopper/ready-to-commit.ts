import { cardToken } from '../payment/card-token.ts';
import { newShopper, type TestShopper } from './new-shopper.ts';

const CARD = '4111111111111111';
/** Where orders of tests go, as `shipping/homedelivery` takes it. */
export const ADDRESS_IN_NEW_YORK = {
  firstName: 'Ana',
  lastName: 'Duarte',
  address1: '120 Spring Street',
  city: 'New York',
  state: 'NY',
  postalCode: '10012',
  countryCode: 'US',
  phone: '+12125550110',
};
const BROWSER = {
  language: 'en-US',
  colorDepth: 24,
  screenWidth: 1440,
  screenHeight: 900,
  timeZoneOffsetMinutes: 300,
  userAgent: 'test',
};

export interface Wanted {
  readonly skuId: string;
  /** Whom the confirmation goes to. */
  readonly email: string;
}

interface Shop {
  readonly origin: string;
  readonly paymentOrigin: string;
}

/** One call on the way to a purchase. */
export interface PurchaseStep {
  /** What the call is about, for a table. */
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

const step = (name: string, run: () => Promise<unknown>): PurchaseStep => ({ name, run });

/** The calls of a guest who buys one piece by a card without a challenge, to be made in this order; the commit is the next. */
export function purchaseSteps(
  { origin, paymentOrigin }: Shop,
  { skuId, email }: Wanted,
  shopper: TestShopper,
): readonly PurchaseStep[] {
  let [context, token, transactionId] = ['', '', ''];
  return [
    step('cart: add', () => shopper.call('PUT', '/api/eng-us/cart', { items: [{ skuId, quantity: 1 }] })),
    step('cart: read', () => shopper.call('GET', '/api/eng-us/cart')),
    step('cart: prepare the order', () => shopper.call('PUT', '/api/eng-us/cart/prepare-order', { email })),
    step('shipping: ways', () => shopper.call('GET', '/api/eng-us/checkout/shipping/methods')),
    step('shipping: send home', () =>
      shopper.call('POST', '/api/eng-us/shipping/homedelivery', {
        shippingAddress: ADDRESS_IN_NEW_YORK,
        methodId: 'us-standard',
      }),
    ),
    step('payment: card fields', async () => {
      const body = { targetOrigins: [origin] };
      const answer = await shopper.call('POST', '/api/eng-us/payment/cybersource-capture-context', body);
      context = textOf(answer, 'captureContext');
    }),
    step('the provider alone', async () => {
      token = await cardToken(paymentOrigin, context, CARD);
    }),
    step('payment: enrol the card', async () => {
      const body = { token, browser: BROWSER };
      const answer = await shopper.call('POST', '/api/eng-us/payment/testEnroll', body);
      transactionId = textOf(answer, 'transactionId');
    }),
    step('payment: put the card', () =>
      shopper.call('POST', '/api/eng-us/checkout/creditCard/apply', { token, transactionId }),
    ),
  ];
}

/** A guest whose next call commits an order of one piece, paid by a card without a challenge. */
export async function readyToCommit(shop: Shop, wanted: Wanted): Promise<TestShopper> {
  const shopper = await newShopper(shop.origin);
  for (const { run } of purchaseSteps(shop, wanted, shopper)) await run();
  return shopper;
}

function textOf(body: unknown, field: string): string {
  if (typeof body === 'object' && body !== null && field in body) {
    const value: unknown = Object.entries(body).find(([name]) => name === field)?.[1];
    if (typeof value === 'string') return value;
  }
  throw new Error(`the answer has no ${field}`);
}
