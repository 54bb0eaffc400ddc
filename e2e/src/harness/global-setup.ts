import { startShops } from '@vitrine/testing';
import type { TestProject } from 'vitest/node';
import type { ShopAddresses } from './shop.ts';
import { drawTestPictures } from './draw-test-pictures.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker; `ownShop` chooses. */
    readonly shops: readonly ShopAddresses[];
    /** The file that says where the pictures are, once they are drawn; `testPictures` waits for it. */
    readonly picturesToldIn: string;
    /** Whether browsers draw in 3D, where a visitor does not say it. */
    readonly draws: boolean;
  }
}

/**
 * Settings of the journeys' shops. The delays of the bank and of the shop's looks at a payment are short, because a longer
 * wait tests nothing more. The flood limits are raised, because all journeys come from one address.
 */
const SETTINGS = {
  PAYMENT_FIRST_LOOK_SECONDS: '1',
  SANDBOX_DELAY_SECONDS: '3',
  FLOOD_FACTOR: '20',
} as const;

/**
 * A whole shop for each worker, as `npm start` would start it, on ports and data of its own; the person
 * who tries things on is drawn meanwhile.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const workers = project.config.maxWorkers;
  const [running, drawn] = await Promise.all([startShops(workers, SETTINGS), drawTestPictures()]);
  project.provide(
    'shops',
    running.shops.map(
      ({ origin, paymentOrigin, walletOrigin, mailboxOrigin, workshopOrigin, databaseUrl }) => ({
        origin,
        paymentOrigin,
        walletOrigin,
        mailboxOrigin,
        databaseUrl,
        workshopOrigin,
      }),
    ),
  );
  project.provide('picturesToldIn', drawn.toldIn);
  return async () => {
    await Promise.all([running.remove(), drawn.remove()]);
  };
}
