import { type Store, STORE_DAYS } from '@vitrine/contracts';
import { LOCALES } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { storePlace } from './store-places.ts';
import { storeView } from './store-view.ts';

function aStore(special: Partial<Store>): Store {
  return {
    id: 'paris',
    slug: 'paris',
    name: 'Maison Paris',
    description: 'On the quay.',
    country: 'FR',
    city: 'Paris',
    address: { address1: '31 quai des Célestins', postalCode: '75004' },
    latitude: 48.8,
    longitude: 2.3,
    timeZone: 'Europe/Paris',
    phone: '+33199001200',
    hours: STORE_DAYS.map((day) => ({
      day,
      spans: day === 'sunday' ? [] : [{ open: '10:30', close: '19:00' }],
    })),
    closures: [],
    services: ['repair', 'tea'],
    clickAndCollect: true,
    appointmentTypes: [],
    ...special,
  };
}
const STORES = [
  aStore({}),
  aStore({ slug: 'nice', city: 'Nice' }),
  aStore({ slug: 'tokyo', country: 'JP', city: 'Tokyo' }),
  aStore({ slug: 'copenhagen', country: 'DK', city: 'København' }),
];
const french = LOCALES['fra-fr'];

describe('a list of stores', () => {
  it('[R2.015] is of the world, the visitor’s own country first, the others by name', () => {
    const world = storePlace(STORES, {}, french);
    expect(world?.countries.map(({ name }) => name)).toEqual(['France', 'Danemark', 'Japon']);
    expect(world?.countries[0]?.stores[0]).toMatchObject({
      url: '/fra-fr/point-of-sale/paris',
      address: ['31 quai des Célestins', '75004 Paris'],
    });
  });

  it('[R2.016] is of a country or a city, and of no other', () => {
    const france = storePlace(STORES, { country: 'france' }, french);
    expect(france).toMatchObject({ name: 'France', path: 'stores/france' });
    expect(france?.below.map(({ url }) => url)).toEqual([
      '/fra-fr/stores/france/paris',
      '/fra-fr/stores/france/nice',
    ]);
    const city = storePlace(STORES, { country: 'denmark', city: 'kobenhavn' }, french);
    expect(city).toMatchObject({
      name: 'København',
      above: [{ name: 'Danemark', url: '/fra-fr/stores/denmark' }],
    });
    for (const place of [{ country: 'atlantis' }, { country: 'france', city: 'tokyo' }])
      expect(storePlace(STORES, place, french)).toBeUndefined();
  });
});

describe('the page of a store', () => {
  const labels = { t: (key: string) => key, find: () => undefined };
  it('[R2.025] says the week by its own clock, a day without hours as closed, and what it does', () => {
    const view = storeView(aStore({}), french, labels);
    expect(view.hours.map(({ day }) => day)).toEqual([
      'lundi',
      'mardi',
      'mercredi',
      'jeudi',
      'vendredi',
      'samedi',
      'dimanche',
    ]);
    expect(view.hours[0]?.spans).toEqual([expect.stringMatching(/^10:30.+19:00$/u)]);
    expect(view.hours[6]?.spans).toEqual([]);
    expect(view.services).toEqual(['stores_service_repair', 'tea', 'stores_service_collect']);
  });
});
