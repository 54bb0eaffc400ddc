import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPosted } from './as-posted.ts';

/** Any signs; fast-check's own `binary` takes seconds to begin. */
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xd7_ff }).map((code) => String.fromCodePoint(code)),
});

describe('a field of an address', () => {
  it.each([
    ['postalCode', '１０４－００６１', '104-0061'],
    ['postalCode', ' 104ー0061 ', '104-0061'],
    ['postalCode', '104−0061', '104-0061'],
    ['phone', '＋８１ ３ １２３４ ５６７８', '+81 3 1234 5678'],
    ['phone', '٠٥٠ ١٢٣ ٤٥٦٧', '050 123 4567'],
    ['phone', '۰۵۰', '050'],
    ['postalCode', 'Ｗ１Ｊ ９ＢＲ', 'W1J 9BR'],
  ])('[R5.027] reads a %s from every keyboard: %s', (field, typed, plain) => {
    expect(asPosted(field, typed)).toBe(plain);
  });

  it('[R5.027] keeps a street and a name as they are written', () => {
    expect(asPosted('address1', ' 銀座１ー２ー３ ')).toBe('銀座１ー２ー３');
    expect(asPosted('lastName', 'サトー')).toBe('サトー');
  });

  it.each(['\u200b', ' \u200e\u00ad ', '\u0301'])(
    '[R5.027] is empty where nothing can be seen: %j',
    (text) => {
      expect(asPosted('city', text)).toBe('');
      expect(asPosted('phone', text)).toBe('');
    },
  );

  it('[R5.027] is empty where nothing is left of a number once its signs are plain', () => {
    expect(asPosted('phone', '\u00b8')).toBe('');
  });

  it('[R5.027] changes nothing that is plain already, and nothing twice', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\dA-Z +()-]*$/u), anyText, (plain, any) => {
        expect(asPosted('phone', plain)).toBe(plain.trim());
        expect(asPosted('phone', asPosted('phone', any))).toBe(asPosted('phone', any));
      }),
    );
  });
});
