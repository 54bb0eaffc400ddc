import { globSync, readFileSync } from 'node:fs';

/**
 * The demo house is no fixture: what it sells may change without a test. Tests on a database name the pieces of
 * `packages/testing/house`, which they run on; all other tests name none that the demo house sells. Left out are the
 * tests of the demo house itself, and the journeys, which have their pieces in one place (`e2e/src/pages/pieces.ts`).
 */
const TESTS = [
  '{packages,apps,tools}/**/*.test.{ts,tsx}',
  '{packages,apps}/*/src/**/test-harness/**/*.{ts,tsx}',
];
const OF_THE_DEMO_HOUSE = /\/demo-house[\w-]*\.test\.ts$/u;
const ON_A_DATABASE = /\.db\.test\.ts$|^packages\/services\/src\/test-harness\//u;
const ID = /\b[A-Z]{2}\d{4}(?:-\w+)?\b/gu;

interface Piece {
  readonly id: string;
  readonly skus: readonly { readonly id: string }[];
}

/** The ids of the products and SKUs of a house. */
function idsOf(house: string): ReadonlySet<string> {
  const pieces = globSync(`${house}/products/*.json`).map((file): Piece =>
    JSON.parse(readFileSync(file, 'utf8')),
  );
  return new Set(pieces.flatMap(({ id, skus }) => [id, ...skus.map((sku) => sku.id)]));
}

const demo = idsOf('packages/database/house');
const ofTests = idsOf('packages/testing/house');

function faultsOf(file: string): readonly string[] {
  const isAllowed = (id: string) => !demo.has(id) || (ON_A_DATABASE.test(file) && ofTests.has(id));
  const named = new Set(readFileSync(file, 'utf8').match(ID));
  return [...named].filter((id) => !isAllowed(id)).map((id) => `${file}: ${id} is a piece of the demo house`);
}

const files = globSync(TESTS, {
  exclude: (name) => name === 'node_modules' || name === 'dist' || name === 'build',
}).filter((file) => !OF_THE_DEMO_HOUSE.test(file));
const faults = files.flatMap((file) => faultsOf(file));
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`${files.length} files of tests, ${faults.length} ids of the demo house\n`);
process.exitCode = faults.length > 0 || files.length === 0 || demo.size === 0 ? 1 : 0;
