import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { houseSchemas } from '@vitrine/database';
import { writeWhole } from '@vitrine/media-intake';
import { readArguments, USAGE, type ImportRequest } from './arguments.ts';
import { readConfig } from './config.ts';
import { importFolder } from './import-folder.ts';
import { openDatabase } from './open-database.ts';
import { quietWhenCut } from './quiet-when-cut.ts';
import { createProgress } from './progress.ts';
import { createReport, oneLine } from './report.ts';

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
  return bringIn(wish);
}

async function bringIn(wish: Extract<ImportRequest, { kind: 'import' }>): Promise<number> {
  const config = readConfig();
  const file = wish.report === undefined ? undefined : createWriteStream(wish.report);
  const report = createReport({
    all: wish.all,
    say,
    ...(file && { write: (line) => void file.write(`${line}\n`) }),
  });
  const { db, close } = await openDatabase(config);
  try {
    const mediaFolder = join(config.dataFolder, 'media');
    const onProgress = createProgress(process.stderr, () => performance.now());
    await importFolder(db, { ...wish, mediaFolder }, { onLines: (lines) => report.add(lines), onProgress });
    report.end();
    say(`${wish.dryRun ? 'Would be: ' : ''}${report.summary()}.`);
    return report.hasRefusals() ? 1 : 0;
  } finally {
    file?.end();
    await close();
  }
}

quietWhenCut(process.stdout);
try {
  process.exitCode = await run(readArguments(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${oneLine(error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
