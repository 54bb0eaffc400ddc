import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesStore, storesNamed } from './matches-store.ts';
import type { StoreRecord } from './store.store.ts';

const CELESTINS: StoreRecord = {
  id: 'paris-celestins',
  slug: 'paris-celestins',
  country: 'FR',
  countryName: 'France',
  stateName: null,
  city: 'Paris',
  address: { address1: '31 quai des Célestins', postalCode: '75004' },
  latitude: 48.85,
  longitude: 2.36,
  timeZone: 'Europe/Paris',
  phone: '+33199001200',
  hours: { monday: [['10:30', '19:00']] },
  closures: [],
  services: [],
  clickAndCollect: true,
  appointments: [],
  texts: { eng: { name: 'Maison Aurèle Paris Célestins', description: 'The first house.' } },
};
const LONDON: StoreRecord = {
  ...CELESTINS,
  id: 'london',
  slug: 'london-marylebone',
  country: 'GB',
  countryName: 'United Kingdom',
  city: 'London',
  address: { address1: '41 Chiltern Street', postalCode: 'W1U 7PR' },
  texts: { eng: { name: 'London Marylebone', description: '' } },
};
const NEW_YORK: StoreRecord = {
  ...CELESTINS,
  id: 'new-york',
  slug: 'new-york-madison',
  country: 'US',
  countryName: 'United States',
  stateName: 'New York',
  city: 'New York',
  address: { address1: '801 Madison Avenue', state: 'NY', postalCode: '10065' },
  texts: { eng: { name: 'New York Madison', description: '' } },
};
const found = (query: string) => storesNamed([CELESTINS, LONDON, NEW_YORK], query).stores.map(({ id }) => id);
const WORLD = { south: -90, north: 90, west: -180, east: 180 };

describe('a store that is looked for', () => {
  it.each(['paris', 'PARIS célestins', 'celestins', 'fra', '  par  ', 'Maison Aurèle Paris'])(
    '[R7.182] is found by its name and place, %j',
    (query) => {
      expect(found(query)).toContain('paris-celestins');
    },
  );

  it.each([
    ['75004', 'paris-celestins'],
    ['750', 'paris-celestins'],
    ['Quai des CELESTINS', 'paris-celestins'],
    ['31, quai des Célestins, 75004 Paris', 'paris-celestins'],
    ['W1U', 'london'],
    ['w1u 7pr', 'london'],
    ['W1U7PR', 'london'],
    ['chiltern street', 'london'],
    ['London, W1U', 'london'],
    ['New York, NY', 'new-york'],
    ['New York, New York', 'new-york'],
    ['NYC', 'new-york'],
    ['nyc, 10065', 'new-york'],
    ['10065', 'new-york'],
    ['Madison Avenue', 'new-york'],
    ['New York, US', 'new-york'],
  ])('[R2.015, R7.182] is found by what people type, %j', (query, id) => {
    expect(found(query)).toEqual([id]);
  });

  it.each(['', ' ,, ', 'lyon', 'paris lyon', 'aris', '5004', 'New York, CA', 'paris 10065', '31 madison'])(
    '[R7.182] is not found by %j',
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );

  it('[R7.182] is the one that is called so, before one in a street of that name', () => {
    const street = {
      ...CELESTINS,
      id: 'lyon',
      slug: 'lyon',
      city: 'Lyon',
      address: { address1: 'Rue de Paris 3' },
    };
    const inLyon = { ...street, texts: { eng: { name: 'Lyon', description: '' } } };
    expect(storesNamed([inLyon, CELESTINS], 'paris').stores).toEqual([CELESTINS]);
    expect(storesNamed([inLyon, CELESTINS], 'rue de paris')).toEqual({ stores: [inLyon], isByAddress: true });
  });

  it('[R7.182] must be of the country, and hand over orders where that is asked', () => {
    expect(matchesStore(CELESTINS, { country: 'FR', clickAndCollect: true })).toBe(true);
    expect(matchesStore(CELESTINS, { country: 'IT' })).toBe(false);
    expect(matchesStore({ ...CELESTINS, clickAndCollect: false }, { clickAndCollect: true })).toBe(false);
    expect(matchesStore({ ...CELESTINS, clickAndCollect: false }, { clickAndCollect: false })).toBe(true);
  });

  it('[R7.182] must do what was asked for', () => {
    const store = { ...CELESTINS, services: ['repair'] };
    expect(matchesStore(store, { service: 'repair' })).toBe(true);
    expect(matchesStore(store, { service: 'collect' })).toBe(true);
    expect(matchesStore({ ...store, clickAndCollect: false }, { service: 'collect' })).toBe(false);
    expect(matchesStore(store, { service: 'engraving' })).toBe(false);
  });

  it('[R7.182] lies in every box that holds its place, and in the other half of the world never', () => {
    const latitude = fc.double({ min: -90, max: 90, noNaN: true });
    const longitude = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(latitude, longitude, longitude, (lat, west, east) => {
        const at = (lng: number) => ({ ...CELESTINS, latitude: lat, longitude: lng });
        expect(matchesStore(at(west), { box: WORLD })).toBe(true);
        expect(matchesStore(at(west), { box: { ...WORLD, west, east } })).toBe(true);
        const middle = (west + east) / 2;
        const inside = matchesStore(at(middle), { box: { ...WORLD, west, east } });
        expect(inside).toBe(west <= east || middle >= west || middle <= east);
        expect(matchesStore(at(middle), { box: { ...WORLD, south: -90, north: -90 } })).toBe(lat === -90);
      }),
    );
  });
});
