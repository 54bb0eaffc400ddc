import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptTexts } from './kept-texts.ts';
import { postalAddress } from './address-texts.ts';

describe('what the address form remembers over a reload', () => {
  const FORM = { orderId: 'o-1', name: 'shipping' } as const;

  it('takes the texts of its fields and nothing else', () => {
    const texts = { firstName: 'Ana', city: 7, cardNumber: '4111' };
    const stored = { orderId: 'o-1', shipping: { country: 'FR', texts } };
    expect(keptTexts(stored, FORM, 'FR')).toEqual({ firstName: 'Ana' });
    expect(keptTexts('Ana', FORM, 'FR')).toEqual({});
  });

  it('takes nothing that was typed for another country, form or order', () => {
    const shipping = { country: 'SG', texts: { city: 'Singapore' } };
    expect(keptTexts({ orderId: 'o-1', shipping }, FORM, 'US')).toEqual({});
    expect(keptTexts({ orderId: 'o-1', shipping }, { ...FORM, name: 'billing' }, 'SG')).toEqual({});
    expect(keptTexts({ orderId: 'o-2', shipping }, FORM, 'SG')).toEqual({});
  });

  it('never throws on what storage may hold', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(() => keptTexts({ orderId: 'o-1', shipping: stored }, FORM, 'FR')).not.toThrow();
      }),
    );
  });
});

describe('the address that goes to the service', () => {
  const texts = {
    firstName: ' Ana ',
    lastName: 'Núñez',
    address1: '1 Rue',
    city: 'Dubai',
    postalCode: '75001',
    phone: '+1',
  };

  it('has no white space around its fields and none that were not asked for', () => {
    expect(postalAddress(texts, {}, 'AE')).toEqual({
      firstName: 'Ana',
      lastName: 'Núñez',
      address1: '1 Rue',
      city: 'Dubai',
      countryCode: 'AE',
      phone: '+1',
      phoneNumber: '+1',
      phoneType: 'mobile',
    });
  });

  it('keeps the postal code where the country has one', () => {
    expect(postalAddress(texts, { postalCodePattern: String.raw`\d{5}` }, 'FR').postalCode).toBe('75001');
  });
});
