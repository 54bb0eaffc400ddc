import type { CallRow } from './call-row.ts';

const CLIENTS = '/{realm}/lvcom-client-eapi/v1/clients';

/** What customers and guests see of their orders, and do about them. */
export const ORDER_CALLS = {
  getLastOrderId: {
    id: 'R7.025',
    service: 'account',
    method: 'GET',
    path: 'history/last-order-id',
    access: 'customer',
    origin: 'session',
  },
  getOngoingPurchases: {
    id: 'R7.028',
    service: 'account',
    method: 'GET',
    path: 'purchases/ongoing',
    access: 'customer',
    origin: 'session',
  },
  getPurchaseHistory: {
    id: 'R7.029',
    service: 'account',
    method: 'GET',
    path: 'purchases/history',
    access: 'customer',
    origin: 'session',
  },
  getOngoingOrders: {
    id: 'R7.041',
    service: 'clientorders',
    method: 'GET',
    path: `${CLIENTS}/ongoing-orders/:ids`,
    access: 'customer',
    batch: 51,
  },
  getReceipt: {
    id: 'R7.042',
    service: 'clientorders',
    method: 'GET',
    path: `${CLIENTS}/purchases/:signedId/receipt`,
    access: 'customer',
  },
  getPaper: {
    id: 'R2.050',
    service: 'order',
    method: 'GET',
    path: 'order/papers/:id',
    // A browser opens it by a plain link: its session says whose it is, or the signed link in the query.
    access: 'public',
    cache: 'never',
    rate: 'session',
  },
  getLinkedOrder: {
    id: 'R7.127',
    service: 'order',
    method: 'GET',
    path: 'order/linked-order-details',
    access: 'public',
    cache: 'never',
    // Whoever guesses at links is slowed down.
    rate: 'session',
  },
  answerCustomOrder: {
    id: 'R2.045',
    service: 'order',
    method: 'POST',
    path: 'order/custom-order-approval',
    access: 'session',
  },
  changeShippingAddress: {
    id: 'R2.050',
    service: 'order',
    method: 'PUT',
    path: 'order/details/:id/shipping-address',
    access: 'session',
  },
  returnLines: {
    id: 'R7.043',
    service: 'clientorders',
    method: 'POST',
    path: `${CLIENTS}/orders/return`,
    access: 'session',
    guests: 'by-link',
    rate: 'purchase',
  },
  exchangeLines: {
    id: 'R7.187',
    service: 'clientorders',
    method: 'POST',
    path: 'orders/exchange',
    access: 'session',
    guests: 'by-link',
    // Each holds stock.
    rate: 'purchase',
  },
} as const satisfies Record<string, CallRow>;
