import { describe, expect, it } from 'vitest';
import { aCollectStore } from '../test-harness/collect-stores.ts';
import { storesInOrder } from './order-stores.ts';

const OFFERS = [
  aCollectStore('mercer', { city: 'New York', postalCode: '10012', latitude: 40.72, longitude: -74 }),
  aCollectStore('madison', { city: 'New York', postalCode: '10065', latitude: 40.76, longitude: -73.96 }),
  aCollectStore('los-angeles', {
    city: 'Los Angeles',
    postalCode: '90069',
    latitude: 34.08,
    longitude: -118.37,
  }),
];
const shown = (typed: string, here?: { latitude: number; longitude: number }) =>
  storesInOrder(OFFERS, { typed, here }, 'en-US').map(({ offer, away }) => [offer.store.id, away]);

describe('[R7.112] the stores to collect in', () => {
  it('stand as the house has them before anything is looked for, and where nothing is like it', () => {
    const all = [
      ['mercer', undefined],
      ['madison', undefined],
      ['los-angeles', undefined],
    ];
    expect(shown('')).toEqual(all);
    expect(shown('Paris')).toEqual(all);
  });

  it('are ordered by how far they are from a city, from a postal code, and from the device', () => {
    const west = [
      ['los-angeles', '0 km'],
      ['mercer', '3,900 km'],
      ['madison', '3,900 km'],
    ];
    expect(shown('los ang')).toEqual(west);
    expect(shown('902 10')).toEqual(west);
    expect(shown('', { latitude: 34.08, longitude: -118.37 })).toEqual(west);
    expect(shown('10065')[0]).toEqual(['madison', '0 km']);
  });
});
