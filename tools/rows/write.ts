import { mkdtempSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, migrate, startEmbedded } from '@vitrine/database';
import { generatedFiles } from './generate.ts';

/** `npm run rows`: writes the types of tables and statements, from a database that is migrated for it and thrown away. */
const folder = mkdtempSync(join(tmpdir(), 'vitrine-rows-'));
// Started by root, the server runs as another account, which must be able to walk in.
chmodSync(folder, 0o711);
const server = await startEmbedded({ dataFolder: join(folder, 'cluster'), durable: false });
const db = connect({ connectionString: server.connectionString });
try {
  await migrate(db);
  for (const [file, text] of await generatedFiles(db)) {
    writeFileSync(file, text);
    process.stdout.write(`${file}\n`);
  }
} finally {
  await db.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
