import { randomUUID } from 'node:crypto';
import { connect, type Database } from '@vitrine/database';
import { inject } from 'vitest';
import { copyTemplate, onServer } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Leads to the server of this test run; `openTestDatabase` makes databases on it. */
    readonly testServerUrl: string;
  }
}

/** A database of a test's own: migrated, with the test house. */
export interface TestDatabase {
  readonly db: Database;
  readonly connectionString: string;
  /** Closes the connections and drops the database; call it in `afterAll`. */
  close(): Promise<void>;
}

/**
 * Copies the template (about 50 ms), so that test files neither see nor disturb each other. Call it in `beforeAll` of
 * a `*.db.test.ts` file; those run in the vitest project `services`, which starts the server.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('testServerUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const connectionString = await copyTemplate(serverUrl, name);
  const db = connect({ connectionString });
  return {
    db,
    connectionString,
    close: async () => {
      await db.close();
      await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
