import { describe, expect, it } from 'vitest';
import { aCollectStore } from '../test-harness/collect-stores.ts';
import { nearestAble, storesInOrder } from './order-stores.ts';

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

const away = (bcp47: string) =>
  storesInOrder(OFFERS, { typed: '10012', here: undefined }, bcp47).map((store) => store.away);

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

  it('are as far as the country says it: in miles, or in kilometres', () => {
    expect(away('en-GB')).toEqual(['0 mi', '3.5 mi', '2,500 mi']);
    expect(away('fr-FR')).toEqual(['0\u202fkm', '5,6\u202fkm', '3\u202f900\u202fkm']);
  });

  it('have the nearest chosen that can have the order ready, and the first where nothing is looked for', () => {
    const [mercer, madison, west] = OFFERS.map((offer) => ({ ...offer }));
    const offers = [west, mercer, madison].flatMap((offer) => offer ?? []);
    const chosen = (typed: string, of = offers) => nearestAble(of, { typed, here: undefined }, 'en-US');
    expect(chosen('')).toBe('los-angeles');
    expect(chosen('10012')).toBe('mercer');
    const short = offers.map((offer) =>
      offer.store.id === 'mercer' ? { ...offer, cannot: 'no_stock' as const } : offer,
    );
    expect(chosen('10012', short)).toBe('madison');
    expect(chosen('10012', [])).toBeUndefined();
  });

  it('are ordered by how far they are from a city, from a postal code, and from the device', () => {
    const west = [
      ['los-angeles', '0 mi'],
      ['mercer', '2,500 mi'],
      ['madison', '2,500 mi'],
    ];
    expect(shown('los ang')).toEqual(west);
    expect(shown('902 10')).toEqual(west);
    expect(shown('', { latitude: 34.08, longitude: -118.37 })).toEqual(west);
    expect(shown('10065')[0]).toEqual(['madison', '0 mi']);
  });
});
