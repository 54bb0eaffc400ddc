import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRANSFER_DAYS_LIMIT, transferAccount, transferDays } from './bank-transfer.ts';

const ACCOUNT = { holder: 'Maison', bank: 'Banque', iban: 'FR76', bic: 'LUMIFRPP' };

describe('[R7.118] the transfer of a house', () => {
  it('goes to its account, where all of it is named', () => {
    expect(transferAccount({ transfer: { ...ACCOUNT, days: 3 } })).toEqual(ACCOUNT);
    expect(transferAccount({ transfer: { ...ACCOUNT, iban: '' } })).toBeUndefined();
    fc.assert(
      fc.property(fc.anything(), (config) => {
        expect(transferAccount(config)).toBeUndefined();
      }),
    );
  });

  it('is waited for as many whole days as it says, and never for longer than two weeks', () => {
    expect(transferDays({ transfer: { days: 3 } })).toBe(3);
    for (const days of [0, -1, 1.5, TRANSFER_DAYS_LIMIT + 1, '3', undefined])
      expect(transferDays({ transfer: { days } })).toBe(5);
    expect(transferDays(undefined)).toBe(5);
  });
});
