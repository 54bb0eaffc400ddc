import { describe, expect, it } from 'vitest';
import { passesLuhn, wrongFields } from '../frame/card-rules.ts';
import { CARD_OUTCOMES, outcomeOf, TEST_CARDS } from './test-cards.ts';

describe('the test cards', () => {
  it('can be typed into the card fields', () => {
    const rest = { expiry: '12/30', holder: 'Ana', securityCode: '123' };
    for (const { number } of TEST_CARDS) {
      expect(passesLuhn(number)).toBe(true);
      expect(wrongFields({ number, ...rest }, { year: 2026, month: 1 })).toEqual([]);
    }
  });

  it('show every outcome, and a number of elsewhere is declined', () => {
    expect(new Set(TEST_CARDS.map(({ outcome }) => outcome))).toEqual(new Set(CARD_OUTCOMES));
    expect(outcomeOf('4000000000000002')).toBe('declined');
  });
});
