import type { OrderBody } from '@vitrine/contracts';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';

const price = (amount: number) => ({ amount, currency: 'USD', label: `$${amount / 100}` });

/** For tests: Ana's order of one pair of sunglasses to New York; a draft without delivery unless said otherwise. */
export function anOrder(changes: Partial<OrderBody> = {}): OrderBody {
  return {
    orderId: 'o-1',
    state: 'draft',
    createdAt: '2026-11-21T10:00:00Z',
    country: 'US',
    channel: 'WEB',
    lines: [
      {
        itemId: '1',
        skuId: 'TS2001',
        productId: 'TH2001',
        name: 'Alba',
        color: 'Tortoise',
        mediaUrl: '/media/th2001-tortoise/front?wid={IMG_WIDTH}&hei={IMG_HEIGHT}',
        url: '/eng-us/products/TH2001/TS2001',
        quantity: 2,
        unitPrice: price(46_000),
        lineTotal: price(92_000),
      },
    ],
    shippingGroups: [],
    payments: [],
    totals: {
      subtotal: price(92_000),
      shipping: price(0),
      tax: price(8165),
      total: price(100_165),
      taxIncluded: false,
    },
    ...changes,
  };
}

/** For tests: delivery to Ana, by courier and free of charge. */
export const TO_ANA: OrderBody['shippingGroups'] = [
  {
    id: 'g-1',
    kind: 'home',
    readiness: 'in_stock',
    itemIds: ['1'],
    state: 'planned',
    address: ANAS_ADDRESS,
    method: {
      id: 'courier',
      name: 'House courier',
      price: 'Complimentary',
      amount: 0,
      description: 'Against signature',
      estimatedDeliveryDateLabel: 'November 24 to November 26',
      eddMinDate: '2026-11-24',
      eddMaxDate: '2026-11-26',
    },
  },
];

/** For tests: an order of two pieces to Ana, one ready and one made to order, each in a parcel of its own. */
export function aTwoParcelOrder(): OrderBody {
  const { lines } = anOrder();
  const more = lines.map((line) => ({ ...line, itemId: '2', name: 'Corso' }));
  const later = TO_ANA.map((group) => ({
    ...group,
    id: 'g-2',
    readiness: 'made_to_order' as const,
    itemIds: ['2'],
  }));
  return anOrder({ lines: [...lines, ...more], shippingGroups: [...TO_ANA, ...later] });
}
