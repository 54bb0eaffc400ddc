import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProductReading } from './read-house.ts';
import { readText } from './read-text.ts';

/**
 * A checksum of all that the rows of a product follow from beside its own file and its pictures: what it may name, the
 * countries and their currencies, the stock that pools begin with, the order of views, and the files of this program
 * that read products and make rows of them.
 */
export async function surroundingsOf(
  houseFolder: string,
  { facts, countries, directory }: Omit<ProductReading, 'manifest'>,
): Promise<string> {
  const read = await readText(houseFolder, 'stock.json');
  const stock = read?.ok === true ? read.text : '';
  const hash = createHash('sha256')
    .update(JSON.stringify([facts.views, countries.entries.map(({ row }) => row.dispatch), stock]))
    .update(directory.said());
  for (const folder of ['../format', '../rows']) {
    const path = join(import.meta.dirname, folder);
    for (const name of (await readdir(path)).toSorted()) hash.update(await readFile(join(path, name)));
  }
  return hash.digest('base64url');
}
