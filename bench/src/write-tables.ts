import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFigures } from './figures/figures-file.ts';
import { tablesOf, withTables } from './figures/tables.ts';

/** Writes the tables of figures into the documents that hold them; with `--check` it only says which are not current. */
const DOCUMENTS = ['bench/README.md', 'packages/try-on/fidelity/README.md'];
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const tables = tablesOf(readFigures());
const isCheck = process.argv.includes('--check');
for (const document of DOCUMENTS) {
  const text = readFileSync(ROOT + document, 'utf8');
  const current = withTables(text, tables);
  if (current === text) continue;
  if (isCheck) {
    process.stderr.write(
      `${document}: its tables are not those of bench/figures.json (npm run bench:tables)\n`,
    );
    process.exitCode = 1;
  } else writeFileSync(ROOT + document, current);
}
process.stdout.write(`${tables.size} tables, ${DOCUMENTS.length} documents\n`);
