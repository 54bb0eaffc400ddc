import type { OrderBody, Price } from '@vitrine/contracts';

type Line = OrderBody['lines'][number];

/** Dollars, as an order shows them. */
export const dollars = (amount: number): Price => ({ amount, currency: 'USD', label: `$${amount / 100}` });

/** A line of an order, as mails and pages are given it. */
export function anOrderLine(changes: Partial<Line> & Pick<Line, 'itemId' | 'name'>): Line {
  return {
    skuId: 'TS2001',
    productId: 'TH2001',
    color: 'Tortoise',
    mediaUrl: `/media/${changes.itemId}/front`,
    url: '/eng-us/products/alba-TH2001/TS2001',
    quantity: 1,
    unitPrice: dollars(42_000),
    lineTotal: dollars(42_000),
    ...changes,
  };
}
