import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const Prices = z.looseObject({ prices: z.record(z.string(), z.number()) });

/** Raises the prices of so many products, spread over the whole house. */
export async function raisePrices(house: string, count: number): Promise<void> {
  const files = (await readdir(join(house, 'products'))).toSorted();
  const step = Math.max(1, Math.floor(files.length / count));
  const chosen = files.filter((_file, place) => place % step === 0).slice(0, count);
  for (const file of chosen) {
    const path = join(house, 'products', file);
    const product = Prices.parse(JSON.parse(await readFile(path, 'utf8')));
    const prices = Object.fromEntries(
      Object.entries(product.prices).map(([country, amount]) => [country, amount + 10]),
    );
    await writeFile(path, `${JSON.stringify({ ...product, prices }, undefined, 2)}\n`);
  }
}
