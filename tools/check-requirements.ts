import { globSync, readFileSync } from 'node:fs';
import { idsInTitles } from './requirements/ids-in-titles.ts';
import { lawHash, readRequirements } from './requirements/requirements.ts';

/**
 * Lists the requirements that no test names in its title. Fails when a file cites an id that does not exist, and when
 * a requirement's text or check is not what the specification says. `--brief` prints the count alone.
 */
const ID = /\bR\d\.\d{3}\b/gu;
const FOLDERS = '{packages,apps,e2e,products-3d,tools}/**';
const SPECIFICATION = 'docs/spec/requirements.json';
const HASH = 'docs/spec/requirements.sha256';

const requirements = readRequirements(SPECIFICATION);
const known = new Set(requirements.map(({ id }) => id));

const filesOf = (pattern: string): readonly string[] =>
  globSync(`${FOLDERS}/${pattern}`, {
    exclude: (name) => name === 'node_modules' || name === 'dist' || name === 'build',
  });

const tested = new Set(filesOf('*.test.{ts,tsx}').flatMap((file) => [...idsInTitles(file)]));
const cited = new Set(filesOf('*.{ts,tsx}').flatMap((file) => readFileSync(file, 'utf8').match(ID) ?? []));
const unknown = [...cited].filter((id) => !known.has(id));
const untested = requirements.filter(({ id }) => !tested.has(id));
const isToTheLetter = lawHash(requirements) === readFileSync(HASH, 'utf8').trim();

if (!process.argv.includes('--brief')) {
  for (const { id, area, text } of untested) process.stdout.write(`${id} ${area.padEnd(15)} ${text}\n`);
}
process.stdout.write(
  `${known.size - untested.length} of ${known.size} requirements stand in the title of a test; unknown ids cited: ${unknown.join(', ') || 'none'}\n`,
);
if (!isToTheLetter) process.stderr.write(`${SPECIFICATION}: a text or a check differs from ${HASH}\n`);
process.exitCode = unknown.length > 0 || !isToTheLetter ? 1 : 0;
