import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '@vitrine/database';
import { freePort } from './free-port.ts';
import { launch } from './launch.ts';
import { enterableFolder, TEST_KEYS } from './start-shop.ts';

/** A shop in one process on a PostgreSQL server that a test may take away and give back. */
export interface ShopOnServer {
  readonly origin: string;
  /** Everything it printed so far, its log among it. */
  printed(): string;
  takeDatabaseAway(): Promise<void>;
  giveDatabaseBack(): Promise<void>;
  remove(): Promise<void>;
}

/** Payment provider and mailbox are not started. */
export async function startShopOnServer(): Promise<ShopOnServer> {
  const folder = await enterableFolder();
  const cluster = { dataFolder: join(folder, 'cluster'), durable: false };
  const first = await startEmbedded(cluster);
  const socketFolder = new URL(first.connectionString).searchParams.get('host') ?? '';
  let server = first;
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const shop = await launch({
    program: ['apps/shop/src/start.ts'],
    origin,
    env: {
      PORT: String(port),
      DATABASE_URL: server.connectionString,
      ...TEST_KEYS,
      DATA_FOLDER: folder,
    },
  });
  return {
    origin,
    printed: () => shop.printed(),
    takeDatabaseAway: () => server.stop(),
    async giveDatabaseBack() {
      server = await startEmbedded({ ...cluster, socketFolder });
    },
    async remove() {
      await shop.stop();
      await server.stop();
      await first.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
