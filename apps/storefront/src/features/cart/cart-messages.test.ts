import type { CartBody, ErrorEntry } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../shared/api/call-failure.ts';
import type { Labels } from '../../shared/i18n/labels.ts';
import { cartNotice } from '../../shared/session/cart-actions.ts';
import { cartFailureText, noticeTexts } from './cart-messages.ts';

/** Labels that say their own keys, and know one error code. */
const LABELS: Labels = {
  t: (key) => key,
  find: (key) => (key === 'error_out_of_stock' ? 'Sold out' : undefined),
};

const ADDITIONS = [
  { skuId: 'QW1001', quantity: 1, name: 'Heure Verte' },
  { skuId: 'QS2001', quantity: 1, name: 'Rive' },
] as const;

function anEntry(entry: Partial<ErrorEntry>): ErrorEntry {
  return {
    errorCode: 'out_of_stock',
    message: 'of the services',
    statusDetails: '',
    scope: 'item',
    valid: true,
    rootErrorCode: 'out_of_stock',
    rootErrorType: 'refusal',
    ...entry,
  };
}

function aFailure(status: number, errors: readonly ErrorEntry[]): CallFailure {
  const outer = { errorCode: 'x', message: 'x', statusDetails: '', rootErrorCode: 'x', rootErrorType: 'x' };
  return { kind: 'status', status, error: { ...outer, status, errors: [...errors] } };
}

function aCart(errors?: readonly ErrorEntry[]): CartBody {
  const subtotal = { amount: 0, currency: 'EUR', label: '€0' };
  return { cartID: 'c', items: [], itemCount: 0, subtotal, ...(errors && { errors: [...errors] }) };
}

describe('the notification after an add', () => {
  it('[R8.010] says that everything was added', () => {
    const texts = noticeTexts(cartNotice(ADDITIONS, { ok: true, value: aCart() }), LABELS);
    expect(texts).toEqual({ success: 'global_added_to_cart', added: ['Heure Verte', 'Rive'], errors: [] });
  });

  it('[R8.008] names the failed item in an error and the other in the success line', () => {
    const cart = aCart([anEntry({ statusDetails: 'QW1001' })]);
    const texts = noticeTexts(cartNotice(ADDITIONS, { ok: true, value: cart }), LABELS);
    expect(texts).toEqual({ success: 'global_added_to_cart', added: ['Rive'], errors: ['Sold out'] });
  });

  it('[R8.007] shows errors only when all items failed', () => {
    const entries = [anEntry({ statusDetails: 'QW1001' }), anEntry({ statusDetails: 'QS2001' })];
    const notice = cartNotice(ADDITIONS, { ok: false, failure: aFailure(409, entries) });
    expect(noticeTexts(notice, LABELS)).toEqual({
      success: undefined,
      added: [],
      errors: ['Sold out', 'Sold out'],
    });
  });

  it('[R8.009] falls back to the message of a global error, as plain text', () => {
    const entry = anEntry({ errorCode: 'NO_LABEL', scope: 'global', message: 'Sorry <b>M</b>' });
    const notice = cartNotice(ADDITIONS, { ok: false, failure: aFailure(400, [entry]) });
    expect(noticeTexts(notice, LABELS)).toMatchObject({ success: undefined, errors: ['Sorry <b>M</b>'] });
  });

  it('leaves out entries that are not valid', () => {
    const cart = aCart([anEntry({ statusDetails: 'QW1001', valid: false })]);
    const texts = noticeTexts(cartNotice(ADDITIONS, { ok: true, value: cart }), LABELS);
    expect(texts.errors).toEqual([]);
  });

  it.each([
    [{ kind: 'network' }, 'error_network'],
    [{ kind: 'timeout' }, 'error_timeout'],
    [{ kind: 'status', status: 502, error: undefined }, 'error_generic'],
  ] as const)('[R8.020] is generic for %j', (failure, key) => {
    const notice = cartNotice(ADDITIONS, { ok: false, failure });
    expect(noticeTexts(notice, LABELS)).toEqual({ success: undefined, added: [], errors: [key] });
    expect(cartFailureText(failure, LABELS)).toBe(key);
  });
});
