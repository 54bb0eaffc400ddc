import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  connect,
  type Database,
  DEMO_HOUSE,
  loadHouse,
  migrate,
  readHouse,
  withDatabase,
} from '@vitrine/database';
import { testManifest } from './test-manifest.ts';

/** Every test database is a copy of this one; nobody stays connected to it. */
export const TEMPLATE_DATABASE = 'vitrine_template';

/** Creates, migrates and fills the template on a server. */
export async function makeTemplate(serverUrl: string): Promise<void> {
  await using(serverUrl, async (server) => {
    await server.executeSql(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
  });
  await using(withDatabase(serverUrl, TEMPLATE_DATABASE), async (template) => {
    await migrate(template);
    await loadTestHouse(template);
  });
}

async function using(connectionString: string, work: (db: Database) => Promise<void>): Promise<void> {
  const db = connect({ connectionString, maxConnections: 2 });
  try {
    await work(db);
  } finally {
    await db.close();
  }
}

/** The demo house with the pictures and models of `testManifest`. */
async function loadTestHouse(db: Database): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-manifest-'));
  const manifestFile = join(folder, 'manifest.json');
  try {
    const { house } = await readHouse(DEMO_HOUSE);
    await writeFile(manifestFile, JSON.stringify(testManifest(house)));
    await loadHouse(db, { ...DEMO_HOUSE, manifestFile });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
