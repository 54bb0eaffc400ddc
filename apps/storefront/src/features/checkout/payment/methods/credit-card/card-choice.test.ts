import type { SavedCard } from '@vitrine/contracts';
import { NEW_CARD } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { firstChoice, nextChoice } from './card-choice.ts';

const card = (identifier: string, isExpired = false): SavedCard => ({
  identifier,
  creditCardType: 'visa',
  hideContent: '•••• 1111',
  expiryMonth: 12,
  expiryYear: 2030,
  isExpired,
});

describe('which card pays', () => {
  it('[R3.026] is the first that is kept and good', () => {
    expect(firstChoice([card('old', true), card('a'), card('b')])).toMatchObject({
      chosen: 'a',
      isEntering: false,
    });
  });

  it('is a new one where none is kept, or all have expired', () => {
    for (const cards of [[], [card('old', true)]])
      expect(firstChoice(cards)).toMatchObject({ chosen: NEW_CARD, isEntering: true });
  });

  it('[R5.014] is a kept one again when the new card is removed', () => {
    const entering = nextChoice(firstChoice([card('a')]), { type: 'entered' });
    expect(entering).toMatchObject({ chosen: NEW_CARD, isEntering: true });
    expect(nextChoice(entering, { type: 'removed', identifier: NEW_CARD })).toEqual(firstChoice([card('a')]));
  });

  it('stays what it is when another card is removed, and is the next when it is removed itself', () => {
    const both = firstChoice([card('a'), card('b')]);
    expect(nextChoice(both, { type: 'removed', identifier: 'b' }).chosen).toBe('a');
    expect(nextChoice(both, { type: 'removed', identifier: 'a' }).chosen).toBe('b');
    const last = nextChoice(firstChoice([card('a')]), { type: 'removed', identifier: 'a' });
    expect(last).toEqual({ cards: [], isEntering: true, chosen: NEW_CARD });
  });
});
