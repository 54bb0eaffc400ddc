import { describe, expect, it } from 'vitest';
import { LOCALE_LIST } from '../locale/locales.ts';
import { ADDRESS_FIELDS } from './address-rules.ts';
import { fieldOrder } from './field-order.ts';

describe('the order of an address form', () => {
  it('has every field once, in every country', () => {
    for (const { country } of LOCALE_LIST)
      expect(fieldOrder(country).toSorted(), country).toEqual(ADDRESS_FIELDS.toSorted());
  });

  it('asks for the family name and the large before the small in China, Japan and Korea', () => {
    for (const country of ['CN', 'JP', 'KR']) {
      expect(fieldOrder(country)[0]).toBe('lastName');
      expect(fieldOrder(country).indexOf('state')).toBeLessThan(fieldOrder(country).indexOf('address1'));
    }
    expect(fieldOrder('IT')[0]).toBe('firstName');
  });
});
