import { returnEntries } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { EMPTY_FORM, type FormLine, isComplete, NONE, sentLines } from './return-form.ts';

const price = { amount: 1, currency: 'USD', label: '$0.01' };
const lineOf = (itemId: string, requestId?: string): FormLine => ({
  line: {
    itemId,
    skuId: itemId,
    productId: 'p',
    name: itemId,
    color: '',
    mediaUrl: '',
    url: '',
    quantity: 2,
    unitPrice: price,
    lineTotal: price,
  },
  may: {
    itemId,
    skuId: itemId,
    ...(requestId === undefined ? {} : { requestId }),
    quantity: 2,
    isKitting: false,
    isMultiLinesShippingGroup: true,
    isSealedOnly: false,
  },
});
const chosen = (quantity: number) => ({ ...NONE, quantity });

describe('[R5.022, R5.023] the form of a return', () => {
  it('sends the chosen pieces of lines that have arrived, and nothing of the others', () => {
    const form = { ...EMPTY_FORM, lines: { a: chosen(2), b: chosen(0), c: chosen(1) } };
    const sent = returnEntries(sentLines(form, [lineOf('a', 'g'), lineOf('b', 'g'), lineOf('c')]));
    expect(sent).toEqual(
      [1, 2].map(() => ({ request_id_to_return: 'g', item_id_to_return: 'a', reason_code: 'didNotLike' })),
    );
  });

  it('is complete with pieces, a size for each of an exchange, and a store where one is needed', () => {
    expect(isComplete(EMPTY_FORM)).toBe(false);
    expect(isComplete({ ...EMPTY_FORM, lines: { a: chosen(0) } })).toBe(false);
    const some = { ...EMPTY_FORM, lines: { a: chosen(1) } };
    expect(isComplete(some)).toBe(true);
    expect(isComplete({ ...some, kind: 'exchange' })).toBe(false);
    expect(isComplete({ ...some, kind: 'exchange', lines: { a: { ...chosen(1), wantedSkuId: 's' } } })).toBe(
      true,
    );
    expect(isComplete({ ...some, way: 'store' })).toBe(false);
    expect(isComplete({ ...some, way: 'store', storeId: 's' })).toBe(true);
  });
});
