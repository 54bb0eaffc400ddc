import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { DEMO_HOUSE, type HousePlace, readHouse } from '@vitrine/database';
import { testManifest } from './test-manifest.ts';

/** The assortment of the tests, as rows of a house: what the demo house sells may change, this does not. */
const TEST_HOUSE = join(import.meta.dirname, '../../house');

/**
 * Lays the test house into an empty folder: the demo house, whose assortment (categories, products, looks, films,
 * stock, private sales, orders, certificates, the articles, the home page and the pages that show pieces) is the one in `packages/testing/house`, with the pictures and models
 * of `testManifest`.
 */
export async function layTestHouse(folder: string): Promise<HousePlace> {
  const place: HousePlace = {
    houseFolder: join(folder, 'house'),
    manifestFile: join(folder, 'manifest.json'),
  };
  const media = join(DEMO_HOUSE.houseFolder, 'media');
  await cp(DEMO_HOUSE.houseFolder, place.houseFolder, {
    recursive: true,
    filter: (path) => relative(media, path).startsWith('..'),
  });
  for (const part of await partsOf(TEST_HOUSE)) {
    await rm(join(place.houseFolder, part), { recursive: true, force: true });
    await cp(join(TEST_HOUSE, part), join(place.houseFolder, part), { recursive: true });
  }
  const { house } = await readHouse(place);
  await writeFile(place.manifestFile, JSON.stringify(testManifest(house)));
  return place;
}

/** The files and folders that replace those of the demo house; of the content each file by itself. */
async function partsOf(house: string): Promise<readonly string[]> {
  const parts = await readdir(house);
  const written = await readdir(join(house, 'content'), { recursive: true });
  const files = written.filter((name) => name.endsWith('.json')).map((name) => join('content', name));
  return [...parts.filter((part) => part !== 'content'), ...files];
}
