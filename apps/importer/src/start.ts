import { join } from 'node:path';
import { houseSchemas } from '@vitrine/database';
import { writeWhole } from '@vitrine/media-intake';
import { readArguments, USAGE, type ImportRequest } from './arguments.ts';
import { readConfig } from './config.ts';
import { importFolder } from './import-folder.ts';
import { openDatabase } from './open-database.ts';
import { quietWhenCut } from './quiet-when-cut.ts';
import { printed, summary } from './report.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Answers the status the process ends with: 1 when anything was refused. */
async function run(wish: ImportRequest): Promise<number> {
  if (wish.kind === 'usage') {
    process.stderr.write(`${wish.fault}\n${USAGE}\n`);
    return 2;
  }
  if (wish.kind === 'schemas') {
    for (const [name, schema] of Object.entries(houseSchemas())) {
      await writeWhole(join(wish.folder, name), `${JSON.stringify(schema, undefined, 2)}\n`);
      say(join(wish.folder, name));
    }
    return 0;
  }
  const config = readConfig();
  const { db, close } = await openDatabase(config);
  try {
    const lines = await importFolder(db, { ...wish, mediaFolder: join(config.dataFolder, 'media') });
    for (const line of lines) if (wish.all || line.state !== 'unchanged') say(printed(line));
    say(`${wish.dryRun ? 'Would be: ' : ''}${summary(lines)}.`);
    return lines.some(({ state }) => state === 'refused') ? 1 : 0;
  } finally {
    await close();
  }
}

quietWhenCut(process.stdout);
try {
  process.exitCode = await run(readArguments(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
