import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasWords, matchesStore } from './matches-store.ts';
import type { StoreRecord } from './store.store.ts';

const CELESTINS: StoreRecord = {
  id: 'paris-celestins',
  slug: 'paris-celestins',
  country: 'FR',
  countryName: 'France',
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
const WORLD = { south: -90, north: 90, west: -180, east: 180 };

describe('a store that is looked for', () => {
  it.each(['', 'paris', 'PARIS célestins', 'celestins', 'fra', '  par  '])(
    '[R7.182] is found by %j',
    (query) => {
      expect(hasWords(CELESTINS, query)).toBe(true);
    },
  );

  it.each(['lyon', 'paris lyon', 'aris', 'quai'])('[R7.182] is not found by %j', (query) => {
    expect(hasWords(CELESTINS, query)).toBe(false);
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
