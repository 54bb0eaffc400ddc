import { describe, expect, it } from 'vitest';
import { cardRemoval, hiddenNumber, isCardExpired, NEW_CARD } from './saved-cards.ts';

describe('saved cards', () => {
  it('[R3.026] are good through the last day of their month, wherever the shopper is', () => {
    const card = { expiryYear: 2027, expiryMonth: 12 };
    expect(isCardExpired(card, new Date('2027-12-31T23:59:59Z'))).toBe(false);
    // Still the last of December in Honolulu.
    expect(isCardExpired(card, new Date('2028-01-01T09:00:00Z'))).toBe(false);
    expect(isCardExpired(card, new Date('2028-01-02T00:00:00Z'))).toBe(true);
    expect(isCardExpired({ expiryYear: 2027, expiryMonth: 2 }, new Date('2027-03-02T00:00:00Z'))).toBe(true);
  });

  it('[R3.026] show the last four digits of their number and no other', () => {
    expect(hiddenNumber('1111').replaceAll(/\D/gu, '')).toBe('1111');
  });

  it('[R5.013, R5.014] are removed by a call, on the screen alone while they are new, and not without an identifier', () => {
    expect(cardRemoval('01970000')).toBe('call');
    expect(cardRemoval(NEW_CARD)).toBe('local');
    expect(cardRemoval('')).toBe('none');
  });
});
