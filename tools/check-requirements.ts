import { globSync, readFileSync } from 'node:fs';

/**
 * Lists the requirements that no test cites, and fails when a test or a comment cites an id that does not exist.
 * `--brief` prints the count alone.
 */
interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

const ID = /\bR\d\.\d{3}\b/gu;
const requirements: readonly Requirement[] = JSON.parse(readFileSync('docs/spec/requirements.json', 'utf8'));
const known = new Set(requirements.map(({ id }) => id));

const idsIn = (patterns: readonly string[]): ReadonlySet<string> =>
  new Set(
    globSync([...patterns], {
      exclude: (name) => name === 'node_modules' || name === 'dist' || name === 'build',
    }).flatMap((file) => readFileSync(file, 'utf8').match(ID) ?? []),
  );

const FOLDERS = '{packages,apps,e2e,products-3d,tools}/**';
const tested = idsIn([`${FOLDERS}/*.test.{ts,tsx}`, `${FOLDERS}/*.journey.ts`]);
const unknown = [...idsIn([`${FOLDERS}/*.{ts,tsx}`])].filter((id) => !known.has(id));
const untested = requirements.filter(({ id }) => !tested.has(id));

if (!process.argv.includes('--brief')) {
  for (const { id, area, text } of untested) process.stdout.write(`${id} ${area.padEnd(15)} ${text}\n`);
}
process.stdout.write(
  `${known.size - untested.length} of ${known.size} requirements have a test; unknown ids cited: ${unknown.join(', ') || 'none'}\n`,
);
process.exitCode = unknown.length > 0 ? 1 : 0;
