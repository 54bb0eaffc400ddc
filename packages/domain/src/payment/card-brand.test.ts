import { describe, expect, it } from 'vitest';
import { cardBrand } from './card-brand.ts';

describe('the name of a card’s scheme', () => {
  it('is written as the scheme writes it', () => {
    expect(cardBrand('visa')).toBe('Visa');
    expect(cardBrand('AMEX')).toBe('American Express');
  });

  it('stays as it was said where it is not known', () => {
    expect(cardBrand('Girocard')).toBe('Girocard');
  });
});
