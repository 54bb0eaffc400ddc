import { describe, expect, it } from 'vitest';
import { failureOf } from './call-failure.ts';
import { entryTexts, failureText, failureTexts } from './failure-text.ts';
import eng from '../i18n/labels/eng.json';
import { ENGLISH } from '../i18n/test-harness/compiled.ts';
import { aFailure, anEntry } from './test-harness/a-failure.ts';

const anItem = (message: string, changes = {}) => anEntry({ errorCode: 'NO_LABEL', message, ...changes });
const aGlobal = (message: string, changes = {}) => anItem(message, { scope: 'global', ...changes });

describe('the text of a failure', () => {
  it('[R8.002] is that of the first valid global error alone', () => {
    const entries = [anItem('I'), aGlobal('X', { valid: false }), aGlobal('A'), aGlobal('B')];
    expect(failureTexts(aFailure(...entries), ENGLISH)).toEqual(['A']);
    expect(failureText(aFailure(aGlobal('X', { valid: false })), ENGLISH)).toBe(eng.error_generic);
  });

  it('[R8.007] names every item that failed, where no error is global', () => {
    const names = new Map([
      ['TS2001', 'Alba'],
      ['TW1001', 'Midi'],
    ]);
    const entries = [anEntry({ statusDetails: 'TS2001' }), anEntry({ statusDetails: 'TW1001' })];
    expect(failureTexts(aFailure(...entries), ENGLISH, names)).toEqual([
      `Alba: ${eng.error_out_of_stock}`,
      `Midi: ${eng.error_out_of_stock}`,
    ]);
    expect(entryTexts(entries, ENGLISH)).toEqual([eng.error_out_of_stock]);
  });

  it.each([
    ['sku_limit_reached', 3],
    ['basket_limit_reached', 10],
    ['fluid_limit_reached', 1],
    ['personalised_limit_reached', 3],
    ['wishlist_full', 100],
  ])('[R8.003, R8.004, R8.005] says the limit that %s was about', (errorCode, max) => {
    const text = failureText(aFailure(anEntry({ errorCode, max, scope: 'global' })), ENGLISH);
    expect(text).toContain(String(max));
    expect(text).not.toMatch(/[{}%_#]/u);
  });

  it('[R8.003, R8.050] says no limit that was not told', () => {
    const untold = anEntry({ errorCode: 'fluid_limit_reached', scope: 'global', message: '' });
    expect(failureText(aFailure(untold), ENGLISH)).toBe(ENGLISH.t('error_generic'));
  });

  it('[R8.009] is the message of a code without a label, as plain text', () => {
    expect(failureText(aFailure(aGlobal('Sorry <b>M</b>')), ENGLISH)).toBe('Sorry <b>M</b>');
  });

  it('[R8.050] is the generic one for an unknown code without a message', () => {
    expect(failureText(aFailure(aGlobal('')), ENGLISH)).toBe(eng.error_generic);
    expect(entryTexts([anItem('')], ENGLISH)).toEqual([eng.error_generic]);
  });

  it.each([
    [failureOf('network'), eng.error_network],
    [failureOf('timeout'), eng.error_timeout],
    [failureOf('conflict'), eng.error_conflict],
    [failureOf('status', 502), eng.error_generic],
  ] as const)('[R8.020] is generic for %j', (failure, text) => {
    expect(failureTexts(failure, ENGLISH)).toEqual([text]);
  });
});
