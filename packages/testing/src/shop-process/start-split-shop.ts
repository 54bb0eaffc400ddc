import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbedded } from '@vitrine/database';
import { freePort } from './free-port.ts';
import { openFrontDoor } from './front-door.ts';
import { launch, type Launched } from './launch.ts';
import { enterableFolder, TEST_KEYS } from './start-shop.ts';

/** Balancer, pages and services stand on one machine. */
const LOOPBACK = '127.0.0.1,::1';

export interface SplitShop {
  /** The origin of the balancer, which visitors use. */
  readonly origin: string;
  readonly pagesOrigins: readonly string[];
  readonly servicesOrigin: string;
  remove(): Promise<void>;
}

/**
 * A shop in four processes, as docs/operations describes it: a PostgreSQL server, one process of services and jobs, two
 * of pages, and a balancer before them. Payment provider and mailbox are not started.
 */
export async function startSplitShop(): Promise<SplitShop> {
  const folder = await enterableFolder();
  const server = await startEmbedded({ dataFolder: join(folder, 'cluster'), durable: false });
  const [door, services, ...pages] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const origin = `http://localhost:${door}`;
  const servicesOrigin = `http://localhost:${services}`;
  const processes: Launched[] = [];
  const start = async (port: number, env: Readonly<Record<string, string>>): Promise<string> => {
    const own = `http://localhost:${port}`;
    const program = ['apps/shop/src/start.ts'];
    const common = {
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY: LOOPBACK,
      DATA_FOLDER: folder,
      LOG_LEVEL: 'warn',
    };
    processes.push(await launch({ program, origin: own, env: { ...common, ...env } }));
    return own;
  };
  await start(services, {
    SHOP_ROLES: 'services,jobs',
    PAGES_ADDRESSES: LOOPBACK,
    DATABASE_URL: server.connectionString,
    ...TEST_KEYS,
  });
  const pagesOrigins = await Promise.all(
    pages.map(async (port) => start(port, { SHOP_ROLES: 'pages', SERVICES_URL: servicesOrigin })),
  );
  const frontDoor = await openFrontDoor(door, { pages: pagesOrigins, services: servicesOrigin });
  return {
    origin,
    pagesOrigins,
    servicesOrigin,
    async remove() {
      await frontDoor.close();
      for (const process of processes.toReversed()) await process.stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
