import { inject } from 'vitest';
import { workerNumber } from './config.ts';

/** Where a shop that runs for journeys is reached. */
export interface ShopAddresses {
  readonly origin: string;
  readonly paymentOrigin: string;
  readonly walletOrigin: string;
  readonly mailboxOrigin: string;
  readonly databaseUrl: string;
  readonly workshopOrigin: string;
}

/** The shop of this worker: journeys that run at the same time never see each other's orders. */
export function ownShop(): ShopAddresses {
  const shops = inject('shops');
  const shop = shops[workerNumber() - 1];
  if (shop === undefined) throw new Error(`worker ${workerNumber()} of ${shops.length} has no shop`);
  return shop;
}
