import { startShop } from '@vitrine/testing';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly shop: {
      readonly origin: string;
      readonly paymentOrigin: string;
      readonly mailboxOrigin: string;
    };
  }
}

/** One whole shop for all journeys, as `npm start` would start it, on ports and data of its own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const shop = await startShop();
  project.provide('shop', {
    origin: shop.origin,
    paymentOrigin: shop.paymentOrigin,
    mailboxOrigin: shop.mailboxOrigin,
  });
  return async () => shop.remove();
}
