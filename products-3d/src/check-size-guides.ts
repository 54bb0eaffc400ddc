import { readFile } from 'node:fs/promises';
import { BUILT_FOLDER } from './built-paths.ts';
import { sha256 } from './export/write-glb.ts';
import { readManifest } from './manifest.ts';
import { sheetsDue } from './sheets/sheets-due.ts';
import { readSheets } from './sheets/sheets-of-house.ts';

/** Says which printed size guides are missing, out of date or of nothing, and whether the files are those of the manifest. */
const MOST_BYTES = 60_000;

const manifest = await readManifest();
const due = sheetsDue(await readSheets(), manifest);
let faults = 0;
const fault = (words: string): void => {
  faults += 1;
  process.stdout.write(`${words}\n`);
};
for (const kind of ['missing', 'old', 'orphaned'] as const)
  for (const name of due[kind]) fault(`${kind}: ${name}`);
for (const { file, bytes, sha256: known } of Object.values(manifest.documents)) {
  const found = await readFile(`${BUILT_FOLDER}${file}`).catch(() => undefined);
  if (found === undefined || sha256(found) !== known) fault(`not as the manifest says: ${file}`);
  if (bytes > MOST_BYTES) fault(`too large: ${file}`);
}
process.stdout.write(`${Object.keys(manifest.documents).length} printed size guides, ${faults} faults\n`);
if (faults > 0) process.exitCode = 1;
