import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDemoHouse, startEmbedded } from '@vitrine/database';
import { copyTemplate, makeTemplate } from '../database/template-database.ts';
import { enterableFolder, type RunningShop, startShop, TEST_KEYS } from './start-shop.ts';

export interface RunningShops {
  readonly shops: readonly (RunningShop & { readonly databaseUrl: string })[];
  /** Stops them all and removes their data. */
  remove(): Promise<void>;
}

/**
 * Several whole shops side by side, each with neighbours and a database of its own: the databases are copies of one
 * template with the demo house, on one PostgreSQL that forces nothing to the disk.
 */
export async function startShops(
  count: number,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningShops> {
  const folder = await enterableFolder();
  const server = await startEmbedded({ dataFolder: join(folder, 'cluster'), durable: false });
  const shops: RunningShops['shops'][number][] = [];
  const remove = async (): Promise<void> => {
    await Promise.all(shops.map(async (shop) => shop.remove()));
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const databases = await openDatabases(server.connectionString, count);
    const started = await Promise.allSettled(
      databases.map(async (databaseUrl) => ({
        ...(await startShop({ env: { ...TEST_KEYS, ...env, DATABASE_URL: databaseUrl } })),
        databaseUrl,
      })),
    );
    for (const result of started) if (result.status === 'fulfilled') shops.push(result.value);
    for (const result of started) if (result.status === 'rejected') throw result.reason;
  } catch (error) {
    await remove();
    throw error;
  }
  return { shops, remove };
}

/** The addresses of so many databases with the demo house. */
async function openDatabases(serverUrl: string, count: number): Promise<readonly string[]> {
  await makeTemplate(serverUrl, async (template) => void (await loadDemoHouse(template)));
  const databases: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    databases.push(await copyTemplate(serverUrl, `shop_${number}`));
  }
  return databases;
}
