import type { ShownReturn } from '@vitrine/contracts';
import { LOCALES } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { anOrderLine } from '../../test-harness/an-order-line.ts';
import { returnMail } from './return-mail.ts';

const line = anOrderLine({ itemId: 'l1', name: 'Allure', color: 'Ivory', size: '38' });
const shown: ShownReturn = {
  returnId: 'R1',
  kind: 'exchange',
  way: 'parcel',
  state: 'inspected',
  steps: [],
  lines: [
    {
      itemId: 'l1',
      quantity: 3,
      reasonCode: 'tooSmall',
      wanted: { skuId: 'QS1', color: 'Ivory', size: '39' },
    },
  ],
};
const textOf = (kind: Parameters<typeof returnMail>[0]['kind'], accepted?: number): string =>
  returnMail({
    kind,
    shown: {
      ...shown,
      lines: shown.lines.map((sent) => ({ ...sent, ...(accepted === undefined ? {} : { accepted }) })),
    },
    order: { lines: [line], payments: [] },
    locale: LOCALES['eng-us'],
    orderUrl: 'https://shop.example/order',
  }).text;

const price = (amount: number) => ({ amount, currency: 'USD', label: `$${amount / 100}` });
const asMail = (kind: Parameters<typeof returnMail>[0]['kind'], changes: Partial<ShownReturn>) =>
  returnMail({
    kind,
    shown: { ...shown, kind: 'return', ...changes },
    order: { lines: [line], payments: [] },
    locale: LOCALES['eng-us'],
    orderUrl: 'https://shop.example/order',
  });

describe('[R7.043] the mail of a return', () => {
  it('names the store that takes the pieces, with its address', () => {
    const store = ['Maison Aurèle Madison', '700 Madison Avenue', 'New York, NY 10065'];
    const { text, html } = asMail('return-requested', { way: 'store', store });
    for (const said of [text, html]) expect(said).toContain(store.join(', '));
  });

  it('says what of the refund is for delivery and tax, and nothing of what is not in it', () => {
    const refund = price(6448);
    const whole = asMail('return-refunded', {
      refund,
      refundParts: { delivery: price(2500), tax: price(248) },
    }).text;
    expect(whole).toContain('of which delivery: $25');
    expect(whole).toContain('of which tax: $2.48');
    expect(asMail('return-refunded', { refund, refundParts: {} }).text).not.toContain('of which');
  });
});

describe('[R7.043] the pieces in the mail of a return', () => {
  it('are those that came back, and of an exchange that is sent those in their place', () => {
    expect(textOf('return-received')).toContain('3 × Allure, Ivory, 38');
    expect(textOf('exchange-sent', 3)).toContain('3 × Allure, Ivory, 39');
  });

  it('are those that are to come back as soon as it is asked for, and what an exchange brings', () => {
    const text = textOf('return-requested');
    expect(text).toContain('3 × Allure, Ivory, 38');
    expect(text).toContain('In its place: 3 × Allure, Ivory, 39');
    expect(text).toContain('the label to print');
  });

  it('are told apart where not all of them were taken back', () => {
    const text = textOf('return-refunded', 1);
    expect(text).toContain('1 × Allure, Ivory, 38');
    expect(text).toContain('Not taken back: 2 × Allure, Ivory, 38');
    expect(textOf('return-refused', 0)).not.toContain('0 ×');
  });
});
