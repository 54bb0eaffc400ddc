import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameInScript, placeLine, postalLines, storeLines } from './postal-lines.ts';

const ana = { firstName: 'Ana', lastName: 'Duarte', address1: '120 Spring Street' };
/** The line of the place, where it is the last. */
const placeOf = (place: Omit<Parameters<typeof postalLines>[0], keyof typeof ana>, stateName?: string) =>
  postalLines({ ...ana, ...place }, stateName).at(-1);

describe('the line of the place in an address', () => {
  it('in the United States is the city, the state’s letters and the code', () => {
    const place = { city: 'New York', state: 'NY', postalCode: '10012', countryCode: 'US' };
    expect(placeOf(place, 'New York')).toBe('New York, NY 10012');
    expect(placeOf({ ...place, postalCode: undefined })).toBe('New York, NY');
  });

  it('in France is the code before the city', () => {
    expect(placeOf({ city: 'Paris', postalCode: '75004', countryCode: 'FR' })).toBe('75004 Paris');
    expect(placeOf({ city: 'Paris', countryCode: 'FR' })).toBe('Paris');
  });

  it('in Britain is the code alone, below the town', () => {
    const place = { city: 'London', postalCode: 'W1S 4HJ', countryCode: 'GB' };
    expect(postalLines({ ...ana, ...place }).slice(-2)).toEqual(['London', 'W1S 4HJ']);
    expect(placeLine(place)).toBe('London W1S 4HJ');
  });

  it('in Italy ends with the letters of the province', () => {
    const place = { city: 'Sesto San Giovanni', state: 'MI', postalCode: '20099', countryCode: 'IT' };
    expect(placeOf(place, 'Milano')).toBe('20099 Sesto San Giovanni MI');
  });

  it('in the Emirates is the city with its emirate, in one script, said once where they share a name', () => {
    const place = { city: 'Al Ain', state: 'AZ', countryCode: 'AE' };
    expect(placeOf(place, 'Abu Dhabi · أبوظبي')).toBe('Al Ain, Abu Dhabi');
    expect(placeOf({ ...place, city: 'العين' }, 'Abu Dhabi · أبوظبي')).toBe('العين، أبوظبي');
    expect(placeOf({ ...place, city: 'دبي', state: 'DU' }, 'Dubai · دبي')).toBe('دبي');
    expect(placeOf(place)).toBe('Al Ain, AZ');
  });
});

describe('[R7.043] a store', () => {
  it('is its name and its address, line by line', () => {
    const address = { address1: '700 Madison Avenue', state: 'NY', postalCode: '10065' };
    expect(storeLines({ name: 'Madison', address, city: 'New York', country: 'US' })).toEqual([
      'Madison',
      '700 Madison Avenue',
      'New York, NY 10065',
    ]);
  });
});

const said = (name: string) => [nameInScript(name, true), nameInScript(name, false)];

describe('a name in two scripts', () => {
  it('is said in one of them; any other name stays', () => {
    expect(said('Dubai · دبي')).toEqual(['دبي', 'Dubai']);
    expect(said('東京都')).toEqual(['東京都', '東京都']);
  });
});

describe('the lines of an address', () => {
  it('begin with the name and the street in the West', () => {
    const place = { city: 'Paris', postalCode: '75004', countryCode: 'FR' };
    expect(postalLines({ ...ana, ...place, address2: '3e étage' })).toEqual([
      'Ana Duarte',
      '120 Spring Street',
      '3e étage',
      '75004 Paris',
    ]);
  });

  it('go from the large to the small in Japan', () => {
    const address = {
      firstName: '太郎',
      lastName: '山田',
      address1: '神宮前4-12-10',
      address2: '青山マンション301',
      city: '渋谷区',
      state: '13',
      postalCode: '150-0001',
      countryCode: 'JP',
    };
    expect(postalLines(address, '東京都')).toEqual([
      '〒150-0001',
      '東京都渋谷区神宮前4-12-10',
      '青山マンション301',
      '山田 太郎',
    ]);
    expect(postalLines({ ...address, address1: 'Jingumae 4-12-10', city: 'Shibuya' }, '東京都')[1]).toBe(
      '東京都 Shibuya Jingumae 4-12-10',
    );
  });

  it('go from the large to the small in China, where a city may be its own province', () => {
    const address = {
      firstName: '小明',
      lastName: '王',
      address1: '南京西路1266号',
      city: '静安区',
      state: 'SH',
      postalCode: '200040',
      countryCode: 'CN',
    };
    expect(postalLines(address, '上海市')).toEqual(['200040', '上海市静安区南京西路1266号', '王小明']);
    expect(postalLines({ ...address, city: '上海市' }, '上海市')[1]).toBe('上海市南京西路1266号');
  });

  it('end with the code in Korea, its words apart', () => {
    const address = {
      firstName: '민지',
      lastName: '김',
      address1: '테헤란로 123',
      address2: '101동 1203호',
      city: '강남구',
      state: '11',
      postalCode: '06236',
      countryCode: 'KR',
    };
    expect(postalLines(address, '서울특별시')).toEqual([
      '서울특별시 강남구 테헤란로 123',
      '101동 1203호',
      '김민지',
      '06236',
    ]);
  });

  it('lose nothing that was written, and have no empty one', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((one) => one.trim() === one);
    const countryCode = fc.constantFrom('US', 'FR', 'IT', 'AE', 'JP', 'CN', 'KR', 'GB');
    const address = fc.record({
      firstName: text,
      lastName: text,
      address1: text,
      address2: text,
      city: text,
      countryCode,
    });
    fc.assert(
      fc.property(address, (recipient) => {
        const lines = postalLines(recipient);
        expect(lines).not.toContain('');
        for (const key of ['firstName', 'lastName', 'address1', 'address2', 'city'] as const)
          expect(lines.join('\n')).toContain(recipient[key]);
      }),
    );
  });
});
