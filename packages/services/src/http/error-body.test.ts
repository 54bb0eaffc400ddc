import { CALL_SPECS, ErrorBody, callNames } from '@vitrine/contracts';
import { LABELLED_LANGUAGES } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { errorBody, errorEntry } from './error-body.ts';
import { REFUSALS } from './refusals.ts';

const CODES = Object.keys(REFUSALS).filter((code): code is keyof typeof REFUSALS => code in REFUSALS);

/** Said word for word as the specification has it. */
const FIXED: ReadonlySet<string> = new Set(['default_sku_missing', 'empty_order_lookup']);

describe('an error body', () => {
  it.each(CODES)('[R8.001, R8.003] of %s is whole, in every language, and shows no placeholder', (code) => {
    const messages = LABELLED_LANGUAGES.map(
      (language) => ErrorBody.parse(errorBody({ code, max: 7 }, language)).message,
    );
    for (const message of messages) expect(message).not.toMatch(/[{}%]/u);
    if (!FIXED.has(code)) expect(new Set(messages).size).toBe(LABELLED_LANGUAGES.length);
  });

  it('[R8.003] of a limit shows the limit in every language', () => {
    for (const code of [
      'sku_limit_reached',
      'basket_limit_reached',
      'fluid_limit_reached',
      'personalised_limit_reached',
    ] as const) {
      for (const language of LABELLED_LANGUAGES)
        expect(errorEntry({ code, max: 42 }, language)).toMatchObject({
          message: expect.stringContaining('42'),
          max: 42,
        });
    }
  });

  it('[R8.002] repeats the first global entry, else the first of the items', () => {
    const item = { code: 'out_of_stock', about: 'A' } as const;
    expect(errorBody([item, { code: 'PENDING_PAYMENT_ORDER' }], 'eng')).toMatchObject({
      errorCode: 'PENDING_PAYMENT_ORDER',
      status: 409,
      errors: [{ scope: 'item', statusDetails: 'A' }, { scope: 'global' }],
    });
    expect(errorBody([item, { code: 'unknown_sku', about: 'B' }], 'eng')).toMatchObject({
      errorCode: 'out_of_stock',
      status: 409,
      statusDetails: 'A',
    });
  });

  it('[R8.046] of a failed sign-in says that nobody is signed in; no other does', () => {
    expect(errorBody({ code: 'login_failed' }, 'eng')).toMatchObject({ status: 401, userIsLogged: false });
    expect(errorBody({ code: 'unauthorized' }, 'eng')).not.toHaveProperty('userIsLogged');
  });

  it('knows every refusal a call’s specification names', () => {
    const named = callNames().flatMap((name): readonly string[] => CALL_SPECS[name].refusals);
    expect(named.filter((code) => !CODES.some((known) => known === code))).toEqual([]);
  });
});
