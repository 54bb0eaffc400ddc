import { accepted, type Locale, refused } from '@vitrine/domain';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { type City, readCities } from './cities/find-cities.ts';
import { findStores } from './find-stores.ts';
import { openStores, poolsWithStock, productsIn, type StoreRecord } from './store.store.ts';
import { toSeoStore, toStore } from './to-store.ts';

export { openStores, type StoreRecord } from './store.store.ts';
export { toStore } from './to-store.ts';

/** [R7.090, R7.091, R7.182] The stores of the house; one that is closed for good or for now is not found. */
export function mountStore(mount: MountCall, deps: ServiceDeps): void {
  const open = createVersionMemory<readonly StoreRecord[]>(deps);
  const openIn = ({ language }: Locale) => open.get(language, () => openStores(deps.db, language));

  const told = (record: StoreRecord, { language }: Locale) => toStore(record, language, deps.clock.now());

  mount('getSeoStores', async ({ locale }) => {
    const records = await openIn(locale);
    return accepted({ stores: records.map((record) => toSeoStore(record, locale.language)) });
  });
  mount('getStore', async ({ params: { id }, locale }) => {
    const record = (await openIn(locale)).find((each) => each.id === id);
    if (record === undefined) return refused({ code: 'not_found', about: id });
    return accepted(told(record, locale));
  });
  mount('getPiecesOfStore', async ({ params: { id, productIds }, locale }) => {
    const isOpen = (await openIn(locale)).some((each) => each.id === id);
    if (!isOpen) return refused({ code: 'not_found', about: id });
    return accepted({ productIds: await productsIn(deps.db, { pool: id, productIds }) });
  });
  mount('queryStores', async ({ body, locale }) => {
    const now = deps.clock.now().getTime();
    const { stores, city } = await findStores(await openIn(locale), { query: body, locale, now });
    // A piece is only looked for where it could be handed over.
    const pools =
      body.skuId === undefined || body.clickAndCollect !== true
        ? undefined
        : await poolsWithStock(deps.db, body.skuId);
    const hits = stores
      .filter(({ record }) => pools === undefined || pools.has(record.id))
      .map(({ record, distanceKm }) => ({ ...told(record, locale), distanceKm }));
    return accepted({ hits, nbHits: hits.length, city: city && placeOf(city) });
  });
  void readCities();
}

const placeOf = ({ country, latitude, longitude }: City) => ({ country, latitude, longitude });
