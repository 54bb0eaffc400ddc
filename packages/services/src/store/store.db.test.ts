import { SeoStoresBody, Store, StoreHitsBody, type StoreQuery } from '@vitrine/contracts';
import type { LocaleCode } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

const services = useServices();

const store = (id: string, locale: LocaleCode = 'eng-us') =>
  services.call('getStore', { locale, params: { id } });
const query = (body: StoreQuery) => services.call('queryStores', { body });
const found = async (body: StoreQuery): Promise<readonly string[]> => {
  const { hits, nbHits } = StoreHitsBody.parse((await query(body)).body);
  expect(nbHits).toBe(hits.length);
  return hits.map(({ id }) => id);
};

describe('a store', () => {
  it('[R7.091, R6.016] tells anybody its address, hours and time zone, in the language of the locale', async () => {
    const { status, body } = await store('florence', 'fra-fr');
    expect(status).toBe(200);
    const florence = Store.parse(body);
    expect(florence).toMatchObject({
      name: 'Maison Aurèle Firenze',
      country: 'IT',
      city: 'Firenze',
      timeZone: 'Europe/Rome',
    });
    expect(florence.closures.map(({ reason }) => reason)).toEqual([
      'Noël',
      'Jour de l’An',
      'Lundi de Pâques',
      'Fête du travail',
      'Ferragosto',
    ]);
    expect(florence.hours.map(({ day }) => day)).toHaveLength(7);
    expect(florence.hours[1]).toEqual({
      day: 'tuesday',
      spans: [
        { open: '10:00', close: '13:30' },
        { open: '15:00', close: '19:30' },
      ],
    });
    expect(florence.hours[6]).toEqual({ day: 'sunday', spans: [] });
    expect(florence).not.toHaveProperty('textLanguage');
  });

  it('[R7.091] speaks English, and says so, where the language of the locale is not written', async () => {
    await services.db.executeSql(
      `UPDATE store SET closures = jsonb_set(closures, '{0,reason}', '{"eng": "Christmas"}') WHERE id = 'florence';
       UPDATE catalogue_version SET version = version + 1`,
    );
    services.clock.advance(1_001);
    const arabic = Store.parse((await store('florence', 'ara-ae')).body);
    expect(arabic.textLanguage).toBe('en');
    expect(arabic.closures[0]).toMatchObject({ reason: 'Christmas', textLanguage: 'en' });
    expect(arabic.closures[1]).toMatchObject({ reason: 'رأس السنة' });
    expect(arabic.closures[1]).not.toHaveProperty('textLanguage');
    expect((await store('florence', 'ita-it')).body).not.toHaveProperty('textLanguage');
  });

  it('[R7.091] tells of a closure until its last day is over in every zone', async () => {
    const { clock } = services;
    const began = clock.now().getTime();
    const closed = async (day: string) => {
      clock.advance(new Date(day).getTime() - clock.now().getTime());
      return Store.parse((await store('florence')).body).closures.length;
    };
    expect(await closed('2026-12-27T11:59:00Z')).toBe(5);
    expect(await closed('2026-12-27T12:00:00Z')).toBe(4);
    clock.advance(began - clock.now().getTime());
  });

  it('[R7.091] that is closed or unknown is not found', async () => {
    expect((await store('stockholm')).status).toBe(404);
    expect((await store('atlantis')).status).toBe(404);
    expect((await store("x'; DROP")).status).toBe(400);
  });

  it('[R7.090] is told to search engines while it is open', async () => {
    const { body } = await services.call('getSeoStores', { locale: 'fra-fr' });
    const { stores } = SeoStoresBody.parse(body);
    expect(stores.length).toBeGreaterThanOrEqual(40);
    expect(stores.map(({ slug }) => slug)).not.toContain('stockholm');
    expect(stores.find(({ slug }) => slug === 'paris-celestins')).toMatchObject({
      name: 'Maison Aurèle Paris Célestins',
      address: '31 quai des Célestins, 75004 Paris',
    });
  });
});

describe('a search for stores', () => {
  it('[R7.182] finds them by words, by country and on the map', async () => {
    expect(await found({ query: 'Paris' })).toEqual(['paris-celestins', 'paris-rive-gauche']);
    expect(await found({ query: 'Florence' })).toEqual(['florence']);
    expect(await found({ query: 'firenze italy' })).toEqual(['florence']);
    expect(await found({ country: 'JP' })).toEqual(['kyoto', 'osaka', 'tokyo-aoyama', 'tokyo-ginza']);
    expect(await found({ box: { south: 40, north: 41, west: -75, east: -73 } })).toEqual([
      'new-york-madison',
      'new-york-mercer',
    ]);
    expect(await found({ box: { south: -60, north: -50, west: 0, east: 20 } })).toEqual([]);
    expect(await found({ query: 'Atlantisburg', pageType: 'storeLocator' })).toEqual([]);
    expect((await found({})).length).toBeGreaterThanOrEqual(40);
  });

  it('[R2.015, R7.182] finds them by postal code, street, and city with its state', async () => {
    for (const said of ['75004', 'quai des celestins', '31 quai des Célestins'])
      expect(await found({ query: said }), said).toEqual(['paris-celestins']);
    for (const said of ['New York, NY', 'NYC', '100', 'New York, New York'])
      expect(await found({ query: said }), said).toContain('new-york-mercer');
    expect(await found({ query: 'Chicago, Illinois' })).toEqual(['chicago']);
    expect(await found({ query: 'W1U' })).toEqual(['london-marylebone']);
    expect((await found({ query: 'San Diego, CA' }))[0]).toBe('los-angeles');
  });

  it('[R7.182] finds those of a city in any language, the nearest first, and tells how far they are', async () => {
    const { body } = await query({ query: 'パリ' });
    const { hits, city } = StoreHitsBody.parse(body);
    expect(hits.map(({ city: of, distanceKm }) => [of, Math.round(distanceKm ?? -1)])).toEqual([
      ['Paris', 1],
      ['Paris', 1],
    ]);
    expect(city).toMatchObject({ country: 'FR' });
    expect(await found({ query: 'Versailles' })).toHaveLength(2);
    // Nobody is near Dakar: the five nearest.
    expect(await found({ query: 'Dakar' })).toHaveLength(5);
    expect((await found({ query: 'Dakar' }))[0]).toBe('madrid');
    expect(await found({ query: '😀 !' })).toEqual([]);
    expect(await found({ query: 'Dakar', country: 'JP' })).toHaveLength(4);
  });

  it('[R7.182] finds those that do something, or are open at this moment by their own clocks', async () => {
    expect(await found({ query: 'Paris', service: 'engraving' })).toEqual(['paris-celestins']);
    const { clock } = services;
    const began = clock.now().getTime();
    // Tuesday evening in Tokyo, noon in Paris, before dawn in New York.
    clock.advance(Date.parse('2027-03-09T11:00:00Z') - began);
    const open = await found({ openNow: true });
    clock.advance(began - clock.now().getTime());
    expect(open).toContain('paris-celestins');
    expect(open).not.toContain('new-york-mercer');
  });

  it('[R7.182] for a piece to collect finds only those that have it', async () => {
    const paris = { query: 'Paris', clickAndCollect: true };
    expect(await found({ ...paris, skuId: 'QB5003' })).toEqual(['paris-celestins']);
    expect(await found({ ...paris, skuId: 'QB5012' })).toEqual(['paris-celestins', 'paris-rive-gauche']);
    await services.db.executeSql(
      "UPDATE stock SET reserved = on_hand WHERE sku_id = 'QB5012' AND pool = 'paris-celestins'",
    );
    expect(await found({ ...paris, skuId: 'QB5012' })).toEqual(['paris-rive-gauche']);
    expect(await found({ query: 'Paris', skuId: 'QB5012' })).toHaveLength(2);
    expect(await found({ ...paris, skuId: 'QX0000' })).toEqual([]);
  });

  it.each([
    { box: { south: 2, north: 1, west: 0, east: 1 } },
    { box: { south: 0, north: 91, west: 0, east: 1 } },
    { box: { south: 0, north: 1, west: 0 } },
    { country: 'France' },
    { query: 'x'.repeat(101) },
    { town: 'Paris' },
    { service: 'Repair' },
    { service: 'x'.repeat(61) },
    { openNow: 'yes' },
    { box: { south: '0', north: 1, west: 0, east: 1 } },
    { box: { south: 0, north: Number.POSITIVE_INFINITY, west: 0, east: 1 } },
    { box: { south: Number.NaN, north: 1, west: 0, east: 1 } },
    { box: { south: 0, north: 1, west: -181, east: 1 } },
  ])('[R7.182] refuses %j', async (body) => {
    expect((await services.call('queryStores', { body })).status).toBe(400);
  });
});
