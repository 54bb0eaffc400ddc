import { cardToken } from '../payment/card-token.ts';
import { newShopper, type TestShopper } from './new-shopper.ts';

const CARD = '4111111111111111';
const ADDRESS = {
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

/** A guest whose next call commits an order of one piece, paid by a card without a challenge. */
export async function readyToCommit(
  { origin, paymentOrigin }: { readonly origin: string; readonly paymentOrigin: string },
  { skuId, email }: Wanted,
): Promise<TestShopper> {
  const shopper = await newShopper(origin);
  await shopper.call('PUT', '/api/eng-us/cart', { items: [{ skuId, quantity: 1 }] });
  await shopper.call('PUT', '/api/eng-us/cart/prepare-order', { email });
  await shopper.call('POST', '/api/eng-us/shipping/homedelivery', {
    shippingAddress: ADDRESS,
    methodId: 'us-standard',
  });
  const context = await shopper.call('POST', '/api/eng-us/payment/cybersource-capture-context', {
    targetOrigins: [origin],
  });
  const token = await cardToken(paymentOrigin, textOf(context, 'captureContext'), CARD);
  const enrolled = await shopper.call('POST', '/api/eng-us/payment/testEnroll', { token, browser: BROWSER });
  await shopper.call('POST', '/api/eng-us/checkout/creditCard/apply', {
    token,
    transactionId: textOf(enrolled, 'transactionId'),
  });
  return shopper;
}

function textOf(body: unknown, field: string): string {
  if (typeof body === 'object' && body !== null && field in body) {
    const value: unknown = Object.entries(body).find(([name]) => name === field)?.[1];
    if (typeof value === 'string') return value;
  }
  throw new Error(`the answer has no ${field}`);
}
