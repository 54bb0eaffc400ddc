import { DEMO_HOUSE, readHouse } from '@vitrine/database';
import { distanceKm } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { findCities } from './find-cities.ts';

/** Dubai is longer than any other city that the house is in. */
const WITHIN_KM = 20;

const { house } = await readHouse(DEMO_HOUSE);

describe('a store of the house', () => {
  it.each(house.stores.entries.map(({ row }) => row))(
    '[R7.091] $slug lies in the city of its address',
    async ({ city, country, latitude, longitude }) => {
      const [found] = await findCities(`${city}, ${country}`, country);
      const km = found && distanceKm(found, { latitude, longitude });
      expect(km).toBeLessThan(WITHIN_KM);
    },
  );
});
