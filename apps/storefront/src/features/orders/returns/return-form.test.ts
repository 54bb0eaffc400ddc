import type { ShownReturn } from '@vitrine/contracts';
import { returnEntries } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { aStore } from '../../../shared/test-harness/a-store.ts';
import {
  EMPTY_FORM,
  type FormLine,
  isComplete,
  NONE,
  refundOf,
  type ReturnForm,
  sentLines,
} from './return-form.ts';

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
    expect(
      isComplete({
        ...some,
        kind: 'exchange',
        lines: { a: { ...chosen(1), wanted: { skuId: 's', color: '', isInStock: true } } },
      }),
    ).toBe(true);
    expect(isComplete({ ...some, way: 'store' })).toBe(false);
    expect(isComplete({ ...some, way: 'store', store: aStore() })).toBe(true);
  });
});

const sum = (amount: number) => ({ amount, currency: 'USD', label: '' });
const back = (state: ShownReturn['state'], accepted?: number): ShownReturn => ({
  returnId: 'R1',
  kind: 'return',
  way: 'parcel',
  state,
  steps: [],
  lines: [
    {
      itemId: 'b',
      quantity: 1,
      reasonCode: 'tooSmall',
      ...(accepted === undefined ? {} : { accepted }),
    },
  ],
});

describe('[R7.043] what comes back for the chosen pieces', () => {
  const lines = ['a', 'b'].map((itemId) => ({ ...lineOf(itemId).line, unitPrice: sum(100), quantity: 1 }));
  // Tax of 10 % on goods and delivery.
  const totals = {
    subtotal: sum(200),
    shipping: sum(50),
    tax: sum(25),
    total: sum(275),
    taxIncluded: false,
  };
  const order = { lines, totals, returns: [] };
  const one = { ...EMPTY_FORM, lines: { a: chosen(1), b: chosen(0) } };

  const backWith = (...returns: ShownReturn[]) =>
    refundOf({ ...order, returns, refundsDelivery: true }, one).total;
  const backFor = (refundsDelivery: boolean, form: ReturnForm) =>
    refundOf({ ...order, refundsDelivery }, form);

  it('has the tax of the piece, and with the last one the delivery where the house gives it back', () => {
    const both = { ...one, lines: { a: chosen(1), b: chosen(1) } };
    expect(backFor(true, one)).toMatchObject({ total: 110, shipping: 0, tax: 10 });
    expect(backFor(true, both)).toMatchObject({ total: 275, shipping: 50, tax: 25 });
    expect(backFor(false, both)).toMatchObject({ total: 220, shipping: 0, tax: 20 });
  });

  it('counts what has come back or is on its way, and nothing that was not taken back', () => {
    expect(backWith(back('requested'))).toBe(165);
    expect(backWith(back('refunded', 1))).toBe(165);
    expect(backWith(back('refused', 0))).toBe(110);
  });
});
