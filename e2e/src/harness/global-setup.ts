import { startShop } from '@vitrine/testing';
import type { TestProject } from 'vitest/node';
import { drawTestPictures, type TestPictures } from './test-pictures.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly shop: {
      readonly origin: string;
      readonly paymentOrigin: string;
      readonly mailboxOrigin: string;
    };
    readonly pictures: TestPictures;
  }
}

/** Nobody learns more from waiting longer for a bank that answers later, or for the shop's next look at a payment. */
const IMPATIENT = { PAYMENT_FIRST_LOOK_SECONDS: '1', SANDBOX_DELAY_SECONDS: '3' } as const;

/**
 * One whole shop for all journeys, as `npm start` would start it, on ports and data of its own; while it starts, the
 * person who tries things on is drawn.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const [shop, drawn] = await Promise.all([startShop({ env: IMPATIENT }), drawTestPictures()]);
  const { origin, paymentOrigin, mailboxOrigin } = shop;
  project.provide('shop', { origin, paymentOrigin, mailboxOrigin });
  project.provide('pictures', drawn.pictures);
  return async () => {
    await Promise.all([shop.remove(), drawn.remove()]);
  };
}
