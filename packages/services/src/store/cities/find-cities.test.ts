import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCities } from './find-cities.ts';

const findCity = async (said: string, home: string) => (await findCities(said, home))[0];

describe('a city that is looked for', () => {
  it.each(['Tokyo', '東京', '도쿄', 'طوكيو', 'TŌKYŌ'])('[R7.182] is found by %j', async (name) => {
    expect(await findCity(name, 'FR')).toMatchObject({ country: 'JP' });
  });
  it.each(['Londres', 'Londra', 'ロンドン', '런던', '伦敦', 'لندن'])(
    '[R7.182] is London by %j',
    async (name) => {
      expect(await findCity(name, 'FR')).toMatchObject({ country: 'GB' });
    },
  );

  it('[R7.182] is the one at home of two that are alike, and the great one beside a village', async () => {
    expect(await findCity('Cambridge', 'GB')).toMatchObject({ country: 'GB' });
    expect(await findCity('Cambridge', 'US')).toMatchObject({ country: 'US' });
    expect(await findCity('Cambridge, United Kingdom', 'US')).toMatchObject({ country: 'GB' });
    expect(await findCity('paris', 'US')).toMatchObject({ country: 'FR' });
    expect(await findCity('Paris, US', 'FR')).toMatchObject({ country: 'US' });
  });

  it('[R7.182] is said short, or with its state after a comma', async () => {
    expect(await findCity('NYC', 'FR')).toEqual(await findCity('New York', 'FR'));
    expect(await findCity('San Diego, CA', 'US')).toMatchObject({ country: 'US' });
    expect(await findCity('Seattle, Washington', 'US')).toMatchObject({ country: 'US' });
    // Nobody can tell which of two is meant.
    expect(await findCity('Portland, ME', 'US')).toBeUndefined();
    expect(await findCity('Tokyo, NY', 'US')).toBeUndefined();
  });

  it.each([
    '',
    '  ',
    ',',
    'Atlantisburg',
    "'; DROP TABLE store",
    '\u0000',
    '1e999',
    '\uD800',
    '東'.repeat(100),
  ])('[R9.008] is nowhere for %j', async (name) => {
    expect(await findCity(name, 'FR')).toBeUndefined();
  });

  it('[R9.008] is never a fault, whatever is said', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 100 }), async (said) => {
        const city = await findCity(said, 'FR');
        expect(city === undefined || Math.abs(city.latitude) <= 90).toBe(true);
      }),
    );
  });
});
