import * as z from 'zod/mini';
import * as orders from '../orders.ts';
import * as returns from '../returns.ts';
import type { CallSpec } from './call-spec.ts';
import { id, ids, localeCode, range } from './parameters.ts';

/** [R7.028] The longest range of a list of orders. */
const MOST_ORDERS = 51;

/** [R7.042] `{requestId}_{hashedRequestId}`; a wrong one is not found. */
const signedId = z.string().check(z.maxLength(200));

/** Own orders. */
export const ORDER_SPECS = {
  getLastOrderId: {
    summary: 'The last order that is on its way',
    query: z.object({ state: z.literal('SHIPPED') }),
    answer: orders.LastOrderIdBody,
    refusals: ['not_found'],
  },
  getOngoingPurchases: {
    summary: 'Orders that the customer waits for, the newest first',
    query: z.object({ range: range(MOST_ORDERS) }),
    answer: orders.PurchasesBody,
    refusals: [],
  },
  getPurchaseHistory: {
    summary: 'Past orders, the newest first',
    query: z.object({ range: range(MOST_ORDERS) }),
    answer: orders.PurchasesBody,
    refusals: [],
  },
  getOngoingOrders: {
    summary: 'Those of the named orders that the customer waits for',
    params: z.object({ ids: ids(MOST_ORDERS) }),
    query: z.object({ locale: localeCode }),
    answer: orders.OngoingOrdersBody,
    refusals: ['not_found'],
  },
  getReceipt: {
    summary: 'The receipt of a parcel as PDF, by `{requestId}_{hash}`',
    params: z.object({ signedId }),
    query: z.object({ locale: z.optional(localeCode) }),
    answer: undefined,
    file: 'application/pdf',
    refusals: ['not_found'],
  },
  getPaper: {
    summary: 'A paper of an order as PDF, for its owner or by the signed link of the order',
    params: z.object({ id }),
    query: z.object({ token: z.optional(z.string().check(z.maxLength(200))) }),
    answer: undefined,
    file: 'application/pdf',
    refusals: ['not_found'],
  },
  getLinkedOrder: {
    summary: 'The order that the link of a mail opens',
    answer: orders.OrderDetailsBody,
    refusals: ['not_found', 'link_used', 'link_expired'],
  },
  answerCustomOrder: {
    summary: 'Approves or declines the order that an agent prepared',
    body: orders.CustomOrderAnswer,
    answer: orders.CustomOrderAnswered,
    refusals: ['not_found', 'link_used', 'approval_expired'],
  },
  changeShippingAddress: {
    summary: 'Sends a bought order to another address of its country',
    params: z.object({ id }),
    body: orders.ShippingAddressChange,
    answer: orders.OrderDetailsBody,
    refusals: ['not_found', 'invalid_address', 'address_fixed', 'tax_would_change'],
  },
  returnLines: {
    summary: 'Sends pieces of own orders back; the header Idempotency-Key makes repeats harmless',
    query: z.object({ locale: localeCode }),
    body: returns.ReturnList,
    answer: returns.ReturnResultsBody,
    refusals: [],
  },
  exchangeLines: {
    summary: 'Exchanges pieces of an own order for another size, which is held',
    body: returns.ExchangeWish,
    answer: returns.ExchangeBody,
    status: 201,
    refusals: [
      'not_found',
      'unknown_sku',
      'out_of_stock',
      'exchange_other_price',
      'not_delivered',
      'made_for_you',
      'comes_with_another',
      'return_too_late',
      'already_returned',
      'kit_incomplete',
    ],
  },
} as const satisfies Record<string, CallSpec>;
