import type { CallRow } from './call-row.ts';

const sale = { service: 'account', access: 'customer', agents: 'never', origin: 'session' } as const;

/** Private sales, to who is invited to them. A place in a waiting room is the customer's own: no agent waits for them. */
export const SALE_CALLS = {
  getPrivateSale: { ...sale, id: 'R7.030', method: 'GET', path: 'user/exclusive-sales/:saleId' },
  takeSalePlace: { ...sale, id: 'R4.042', method: 'POST', path: 'user/exclusive-sales/:saleId/place' },
  leaveSalePlace: { ...sale, id: 'R4.042', method: 'DELETE', path: 'user/exclusive-sales/:saleId/place' },
  followSalePlace: { ...sale, id: 'R4.042', method: 'GET', path: 'user/sale-places/:ticket' },
} as const satisfies Record<string, CallRow>;
