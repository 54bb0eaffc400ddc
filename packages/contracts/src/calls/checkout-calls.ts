import type { CallRow } from './call-row.ts';

const CHECKOUT = '/{realm}/lvcom-checkout-eapi/v1/checkout/{locale}';

/** From the cart to the order. */
export const CHECKOUT_CALLS = {
  getLeadTime: {
    id: 'R7.110',
    service: 'checkout',
    method: 'GET',
    path: 'shipping/lead-time',
    access: 'session',
  },
  getDeliveryDate: {
    id: 'R7.113',
    service: 'checkout',
    method: 'GET',
    path: 'shipping/sku/:id/delivery-date',
    access: 'session',
  },
  getShippingMethods: {
    id: 'R7.115',
    service: 'checkout',
    method: 'GET',
    path: 'checkout/shipping/methods',
    access: 'session',
  },
  shipToHome: {
    id: 'R7.111',
    service: 'checkout',
    method: 'POST',
    path: 'shipping/homedelivery',
    access: 'session',
  },
  setBillingAddress: {
    id: 'R7.132',
    service: 'checkout',
    method: 'PUT',
    path: `${CHECKOUT}/billing/address`,
    access: 'session',
  },
  loginOnCheckout: {
    id: 'R7.133',
    service: 'checkout',
    method: 'POST',
    path: `${CHECKOUT}/login-on-checkout`,
    access: 'session',
    kind: 'sign-in',
    origin: 'session',
    rate: 'sign-in',
  },
  commitOrder: {
    id: 'R7.129',
    service: 'checkout',
    method: 'POST',
    path: 'checkout/order/commit',
    access: 'session',
    // Each may hold stock for an hour.
    rate: 'purchase',
  },
  cancelOrder: {
    id: 'R7.130',
    service: 'checkout',
    method: 'PATCH',
    path: `${CHECKOUT}/orders/:id`,
    access: 'session',
  },

  applyPayment: {
    id: 'R7.118',
    service: 'payment',
    method: 'POST',
    path: 'checkout/:method/apply',
    access: 'session',
  },
  redirectPayment: {
    id: 'R7.119',
    service: 'payment',
    method: 'POST',
    path: 'payment/redirect',
    access: 'session',
  },
  processPayment: {
    id: 'R7.120',
    service: 'payment',
    method: 'POST',
    path: 'payment/third-party-payment/process',
    access: 'session',
  },
  createCaptureContext: {
    id: 'R7.123',
    service: 'payment',
    method: 'POST',
    path: 'payment/cybersource-capture-context',
    access: 'session',
  },
  getCreditCards: {
    id: 'R7.169',
    service: 'payment',
    method: 'GET',
    path: 'account/credit-cards',
    access: 'customer',
  },
  deleteCreditCard: {
    id: 'R7.170',
    service: 'payment',
    method: 'DELETE',
    path: 'account/credit-cards/:identifier',
    access: 'customer',
  },
  testEnroll: {
    id: 'R7.117',
    service: 'payment',
    method: 'POST',
    path: 'payment/testEnroll',
    access: 'session',
  },
  getPayerAuthStatus: {
    id: 'R7.116',
    service: 'payment',
    method: 'GET',
    path: 'payment/payer-auth-status',
    access: 'session',
  },
  checkOrderState: {
    id: 'R7.124',
    service: 'payment',
    method: 'GET',
    path: ':method/check-order-state/:orderId',
    access: 'session',
  },
  checkOrderPayment: {
    id: 'R7.125',
    service: 'payment',
    method: 'GET',
    path: ':method/check-order-payment/:orderId',
    access: 'session',
  },

  getOrder: { id: 'R7.127', service: 'order', method: 'GET', path: 'order/details/:id', access: 'session' },
  getLastOrder: {
    id: 'R7.128',
    service: 'order',
    method: 'GET',
    path: 'order/last-order-details',
    access: 'session',
  },
} as const satisfies Record<string, CallRow>;
