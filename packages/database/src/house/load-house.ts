import { join } from 'node:path';
import { raiseCatalogueVersion } from '../catalogue/catalogue-version.ts';
import type { Database } from '../connection/connect.ts';
import { inTransaction, type Transaction } from '../connection/in-transaction.ts';
import { catalogueRows, lookIdOf } from './catalogue-rows.ts';
import { editorialRows } from './editorial-rows.ts';
import type { House } from './house-schema.ts';
import { addCustomers, stockRows } from './people-rows.ts';
import { type HouseFiles, type HousePlace, readHouse } from './read-house.ts';
import { insertMissing, replaceAll, upsert } from './write-rows.ts';

/** What a load did. */
export interface HouseLoad {
  /** False when the database already held exactly these files. */
  readonly changed: boolean;
  /** Looks without a picture: they show an empty frame until the studio has made one. */
  readonly looksWithoutPictures: readonly string[];
}

/** The demo house of this repository and what was built for it. */
export const DEMO_HOUSE: HousePlace = {
  houseFolder: join(import.meta.dirname, '../../house'),
  manifestFile: join(import.meta.dirname, '../../../../products-3d/built/manifest.json'),
};

/**
 * Loads a house in one transaction. The files rule over catalogue, editorial pages, configuration and shipping
 * methods; stock and customers that are there already are never touched, nor anything that shoppers made. SKUs that
 * left the files stay, because orders point at them, but can no longer be bought. Loading the same files again changes
 * nothing; a change raises the catalogue version.
 */
export async function loadHouse(db: Database, place: HousePlace): Promise<HouseLoad> {
  const files = await readHouse(place);
  const changed = await inTransaction(db, (transaction) => loadFiles(transaction, files));
  const looks = files.house.products.flatMap((product) =>
    product.looks.map((look) => lookIdOf(product, look.colour)),
  );
  return { changed, looksWithoutPictures: looks.filter((look) => files.manifest.looks[look] === undefined) };
}

/** Loads the house that comes with the shop. */
export async function loadDemoHouse(db: Database): Promise<HouseLoad> {
  return loadHouse(db, DEMO_HOUSE);
}

async function loadFiles(transaction: Transaction, files: HouseFiles): Promise<boolean> {
  const { house, checksum } = files;
  const { kysely } = transaction;
  // Also the lock that makes two loaders take turns.
  await kysely.selectFrom('catalogue_version').select('version').forUpdate().execute();
  const known = await kysely
    .selectFrom('house_load')
    .select('checksum')
    .where('house', '=', house.facts.name)
    .executeTakeFirst();
  if (known?.checksum === checksum) return false;
  await writeCatalogue(transaction, files);
  await writeEditorial(transaction, house);
  await insertMissing(transaction, 'stock', stockRows(house));
  await addCustomers(transaction, house.customers);
  await upsert(transaction, 'house_load', {
    key: ['house'],
    rows: [{ house: house.facts.name, checksum, loaded_at: new Date() }],
  });
  await transaction.first(raiseCatalogueVersion, []);
  return true;
}

async function writeCatalogue(transaction: Transaction, files: HouseFiles): Promise<void> {
  const rows = catalogueRows(files);
  await upsert(transaction, 'category', { key: ['dim_id'], rows: rows.category });
  await replaceAll(transaction, 'category_text', rows.category_text);
  await upsert(transaction, 'product', { key: ['id'], rows: rows.product });
  await replaceAll(transaction, 'product_text', rows.product_text);
  await replaceAll(transaction, 'product_category', rows.product_category);
  await replaceAll(transaction, 'product_relation', rows.product_relation);
  await transaction.kysely
    .updateTable('sku')
    .set({ sellable: false, csc_sellable: false, back_in_stock: false })
    .execute();
  await upsert(transaction, 'sku', { key: ['id'], rows: rows.sku });
  await replaceAll(transaction, 'sku_text', rows.sku_text);
  await replaceAll(transaction, 'price', rows.price);
  await replaceAll(transaction, 'tryon_asset', rows.tryon_asset);
}

async function writeEditorial(transaction: Transaction, house: House): Promise<void> {
  const rows = editorialRows(house);
  await replaceAll(transaction, 'app_config', rows.app_config);
  await upsert(transaction, 'country', { key: ['iso'], rows: rows.country });
  await replaceAll(transaction, 'content', rows.content);
  await replaceAll(transaction, 'footer_link_text', []);
  await replaceAll(transaction, 'footer_link', rows.footer_link);
  await replaceAll(transaction, 'footer_link_text', rows.footer_link_text);
  await upsert(transaction, 'shipping_method', { key: ['id'], rows: rows.shipping_method });
}
