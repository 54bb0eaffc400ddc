import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database, loadHouse, migrate, withDatabase } from '@vitrine/database';
import { layTestHouse } from '../house/lay-test-house.ts';

/** Every test database is a copy of this one; nobody stays connected to it. */
const TEMPLATE_DATABASE = 'vitrine_template';

/** Creates and migrates the template on a server, and fills it. */
export async function makeTemplate(
  serverUrl: string,
  fill: (template: Database) => Promise<void> = loadTestHouse,
): Promise<void> {
  await onServer(serverUrl, `CREATE DATABASE ${TEMPLATE_DATABASE}`);
  await using(withDatabase(serverUrl, TEMPLATE_DATABASE), async (template) => {
    await migrate(template);
    await fill(template);
  });
}

/** Copies the template (about 50 ms) and answers where the copy is. */
export async function copyTemplate(serverUrl: string, name: string): Promise<string> {
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE} STRATEGY FILE_COPY`);
  return withDatabase(serverUrl, name);
}

/** Runs a statement that belongs to no database, such as CREATE DATABASE. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  await using(serverUrl, async (server) => {
    await server.executeSql(statement);
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

async function loadTestHouse(db: Database): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-house-'));
  try {
    const { lines } = await loadHouse(db, await layTestHouse(folder));
    const refused = lines.filter(({ state }) => state === 'refused');
    if (refused.length > 0)
      throw new Error(refused.map(({ file, id, note }) => `${file} ${id}: ${note}`).join('\n'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
