import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@vitrine/database';
import type { TestProject } from 'vitest/node';
import { makeTemplate } from './template-database.ts';

/** One throw-away PostgreSQL for the whole run, with a migrated template that holds the test house. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-'));
  // When root starts the server, it runs as another account, which must be able to enter the folder.
  await chmod(folder, 0o711);
  const server = await startEmbedded({ dataFolder: join(folder, 'cluster'), durable: false });
  const stop = async (): Promise<void> => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.connectionString);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('testServerUrl', server.connectionString);
  return stop;
}
