import { cardToken } from '@vitrine/testing';
import type { Figure } from '../figures/figure.ts';
import { cpuOf } from '../measure.ts';
import { newShopper, type Shopper } from '../shopper.ts';
import type { Shop } from './pages.ts';

const ORDERS = 100;
const WARM_UP = 20;
/** Spread over several pieces: the demo house keeps a few dozen of each. */
const SKUS = ['QL4109', 'QL4204', 'QL4311', 'QL4402', 'QS2001', 'QS2011'] as const;
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
  userAgent: 'bench',
};

export interface ShopWithProvider extends Shop {
  readonly paymentOrigin: string;
}

/** Only the commits are measured; the orders are made ready before. The first few warm up and are not counted. */
export async function orderCommit(shop: ShopWithProvider): Promise<readonly Figure[]> {
  const ready: Shopper[] = [];
  for (let count = 0; count < ORDERS; count += 1) {
    ready.push(await readyToCommit(shop, SKUS[count % SKUS.length] ?? SKUS[0]));
  }
  await commitAll(ready.slice(0, WARM_UP));
  const { shopMs, postgresMs } = await cpuOf(shop.pid, async () => commitAll(ready.slice(WARM_UP)));
  return [
    {
      name: 'order commit (CPU)',
      unit: 'ms',
      must: 8,
      aim: 5,
      measured: shopMs,
      better: 'lower',
    },
    { name: 'order commit (PostgreSQL)', unit: 'ms', must: 6, aim: 5, measured: postgresMs, better: 'lower' },
  ];
}

async function commitAll(shoppers: readonly Shopper[]): Promise<number> {
  for (const shopper of shoppers) {
    await shopper.call('POST', '/api/eng-us/checkout/order/commit', { consents: { termsOfSale: true } });
  }
  return shoppers.length;
}

async function readyToCommit({ origin, paymentOrigin }: ShopWithProvider, skuId: string): Promise<Shopper> {
  const shopper = await newShopper(origin);
  await shopper.call('PUT', '/api/eng-us/cart', { items: [{ skuId, quantity: 1 }] });
  await shopper.call('PUT', '/api/eng-us/cart/prepare-order', { email: 'bench@guest.example' });
  await shopper.call('POST', '/api/eng-us/shipping/homedelivery', {
    shippingAddress: ADDRESS,
    methodId: 'us-standard',
  });
  const context = await shopper.call('POST', '/api/eng-us/payment/cybersource-capture-context', {
    targetOrigin: origin,
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
