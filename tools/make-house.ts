import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO_HOUSE } from '@vitrine/database';
import { makeLargeHouse } from '@vitrine/testing';

/**
 * Writes a large house to try the shop with: `npm run make-house -- --products 50000 --into FOLDER`. `--lines` writes
 * one file with a product a line, `--seed N` makes other choices. `npm run import -- FOLDER` brings it in.
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '50000' },
    into: { type: 'string' },
    seed: { type: 'string', default: '1' },
    lines: { type: 'boolean', default: false },
  },
});
const products = Number(values.products);
const seed = Number(values.seed);
if (values.into === undefined || !Number.isSafeInteger(products) || !Number.isSafeInteger(seed)) {
  process.stderr.write('npm run make-house -- --products 50000 --into FOLDER [--lines] [--seed 1]\n');
  process.exitCode = 2;
} else {
  const into = resolve(values.into);
  await makeLargeHouse(DEMO_HOUSE, { products, into, seed, asLines: values.lines });
  process.stdout.write(`${products} products are in ${into}.\n`);
}
