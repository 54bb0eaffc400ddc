import type { CartBody, CartItem } from '@vitrine/contracts';

const price = (amount: number) => ({ amount, currency: 'USD', label: `$${amount / 100}` });

/** For tests: a line of one pair of sunglasses. */
export function aCartItem(changes: Partial<CartItem> = {}): CartItem {
  return {
    commerceItemId: 'line-1',
    product: {
      identifier: 'TS2001',
      productId: 'TH2001',
      name: 'Alba',
      mediaUrl: '/media/th2001-tortoise/front?wid={IMG_WIDTH}&hei={IMG_HEIGHT}',
    },
    color: 'Tortoise',
    url: '/eng-us/products/TH2001/TS2001',
    media: { width: 4, height: 5, widths: [] },
    quantity: 1,
    maxQuantity: 3,
    unitPrice: price(46_000),
    lineTotal: price(46_000),
    available: true,
    ...changes,
  };
}

/** For tests: a cart of these lines. */
export function aCart(items: readonly CartItem[], changes: Partial<CartBody> = {}): CartBody {
  return {
    cartID: 'c-1',
    items: [...items],
    country: 'US',
    itemCount: items.reduce((count, { quantity }) => count + quantity, 0),
    subtotal: price(items.reduce((sum, { lineTotal }) => sum + (lineTotal?.amount ?? 0), 0)),
    ...changes,
  };
}
