import * as z from 'zod/mini';
import * as account from '../account.ts';
import * as checkout from '../checkout.ts';
import { CommitOrder } from '../consents.ts';
import * as collecting from '../collecting.ts';
import * as orders from '../orders.ts';
import type { CallSpec } from './call-spec.ts';
import { base64Id, id, postalCode, skuId } from './parameters.ts';

/** What stands in the way of a means on the current order, whether it is put there or opened. */
const PAYMENT_REFUSALS = [
  'no_current_order',
  'shipping_missing',
  'invalid_payment_token',
  'payment_refused',
  'provider_unavailable',
] as const;

/** Checkout, payment and orders. */
export const CHECKOUT_SPECS = {
  getLeadTime: {
    summary: 'Working days to the door',
    answer: checkout.LeadTimeBody,
    refusals: ['no_current_order'],
  },
  getDeliveryDate: {
    summary: 'When a SKU would arrive, in the country or at a postal code of it',
    params: z.object({ id: skuId }),
    query: z.object({ postalCode: z.optional(postalCode) }),
    answer: checkout.DeliveryDateBody,
    refusals: ['not_found'],
  },
  getDeliverySlots: {
    summary: 'The days and hours in which a parcel can come to a postal code',
    query: z.object({ postalcode: postalCode, parcel: z.optional(z.enum(['in_stock', 'made_to_order'])) }),
    answer: checkout.DeliverySlotsBody,
    refusals: [],
  },
  getShippingMethods: {
    summary: 'How the current order can be sent, to its own postal code or another one',
    query: z.object({ postalcode: z.optional(postalCode) }),
    answer: checkout.ShippingMethodsBody,
    refusals: ['no_current_order'],
  },
  shipToHome: {
    summary: 'Sets address and method',
    body: checkout.HomeDelivery,
    answer: checkout.OrderBody,
    refusals: [
      'no_current_order',
      'invalid_address',
      'not_found',
      'address_book_full',
      'unknown_shipping_method',
      'slot_missing',
      'slot_taken',
      'unknown_slot',
    ],
  },
  collectInStore: {
    summary: 'Has the order ready in a store',
    body: collecting.CollectInStore,
    answer: checkout.OrderBody,
    refusals: [
      'no_current_order',
      'invalid_contact',
      'unknown_store',
      'store_without_stock',
      'made_to_order_is_sent',
    ],
  },
  getCollectStores: {
    summary: 'The stores of the country that hand orders over, and when the current one would be ready there',
    answer: collecting.CollectStoresBody,
    refusals: ['no_current_order'],
  },
  setBillingAddress: {
    summary: 'Sets the billing address',
    body: checkout.BillingAddress,
    answer: checkout.OrderBody,
    refusals: ['no_current_order', 'invalid_address'],
  },
  loginOnCheckout: {
    summary: 'Sign-in inside the checkout',
    body: account.Credentials,
    answer: account.LoginBody,
    refusals: ['login_failed'],
  },
  commitOrder: {
    summary: 'Places the order; the header Idempotency-Key makes repeats harmless',
    body: CommitOrder,
    answer: checkout.CommitBody,
    refusals: [
      'no_current_order',
      'consent_missing',
      'email_missing',
      'shipping_missing',
      'slot_taken',
      'payment_missing',
      'payment_refused',
      'out_of_stock',
      'sale_limit_reached',
      'price_changed',
      'cart_changed',
      'age_unconfirmed',
      'age_refused',
    ],
  },
  loadOrder: {
    summary: 'Makes an order that an agent prepared the current one',
    body: checkout.LoadOrder,
    answer: checkout.OrderBody,
    refusals: [
      'not_found',
      'already_placed',
      'not_approved',
      'other_market',
      'client_not_served',
      'link_used',
      'link_expired',
      'PENDING_PAYMENT_ORDER',
    ],
  },
  cancelOrder: {
    summary: 'Cancels an order that is not yet being prepared',
    params: z.object({ id }),
    body: checkout.CancelOrder,
    answer: checkout.CancelBody,
    refusals: ['not_found', 'too_late', 'already_cancelled'],
  },
  applyPayment: {
    summary: 'Puts a payment means on the current order',
    params: z.object({ method: checkout.AppliedMethod }),
    body: checkout.ApplyPayment,
    answer: checkout.OrderBody,
    refusals: [...PAYMENT_REFUSALS, 'email_missing', 'served_elsewhere'],
  },
  withdrawPayment: {
    summary: 'Takes a payment means off the current order, also while it waits for the shopper',
    params: z.object({ method: checkout.PaymentMethod }),
    answer: undefined,
    refusals: ['not_found', 'already_settled', 'provider_unavailable'],
  },
  redirectPayment: {
    summary: "The provider's page on which the shopper approves the payment",
    body: checkout.RedirectPayment,
    answer: checkout.RedirectPaymentBody,
    refusals: PAYMENT_REFUSALS,
  },
  checkGiftCard: {
    summary: 'What is left on a gift card, and the token that pays with it',
    body: checkout.GiftCardCheck,
    answer: checkout.GiftCardBody,
    refusals: ['no_current_order', 'gift_card_refused', 'gift_card_empty', 'provider_unavailable'],
  },
  openApplePaySession: {
    summary: "Validates the merchant for Apple Pay's sheet",
    body: checkout.ApplePaySession,
    answer: checkout.ApplePaySessionBody,
    refusals: ['no_current_order', 'provider_unavailable'],
  },
  redirectToWeChat: {
    summary: "The page of WeChat's provider for an order that waits",
    body: checkout.WeChatRedirect,
    answer: checkout.RedirectPaymentBody,
    refusals: ['not_found', 'provider_unavailable'],
  },
  payInWeChat: {
    summary: 'What the bridge of WeChat needs to pay the order that waits',
    body: checkout.WeChatCode,
    answer: checkout.WeChatPayBody,
    refusals: ['no_current_order', 'provider_unavailable'],
  },
  processPayment: {
    summary: "Takes the signed result of a provider's page",
    body: checkout.ProcessPayment,
    answer: checkout.ProcessPaymentBody,
    refusals: ['not_found', 'already_settled', 'provider_unavailable'],
  },
  createCaptureContext: {
    summary: "What the provider's card fields need to open",
    body: checkout.CaptureContextRequest,
    answer: checkout.CaptureContextBody,
    refusals: ['no_current_order', 'not_found', 'provider_unavailable'],
  },
  getCreditCards: {
    summary: 'The cards that the customer keeps',
    answer: checkout.SavedCardsBody,
    refusals: [],
  },
  deleteCreditCard: {
    summary: 'Forgets a card that the customer keeps; its identifier is in base64',
    params: z.object({ identifier: base64Id }),
    answer: undefined,
    refusals: ['not_found'],
  },
  testEnroll: {
    summary: 'Asks whether the bank wants to see the shopper (3-D Secure)',
    body: checkout.TestEnroll,
    answer: checkout.TestEnrollBody,
    refusals: ['no_current_order', 'invalid_payment_token', 'provider_unavailable', 'price_changed'],
  },
  getPayerAuthStatus: {
    summary: "How the bank's challenge ended",
    answer: checkout.PayerAuthBody,
    refusals: ['not_found'],
  },
  checkOrderState: {
    summary: 'Is the order placed?',
    params: z.object({ method: id, orderId: id }),
    answer: checkout.OrderStateBody,
    refusals: ['not_found'],
  },
  checkOrderPayment: {
    summary: 'Is the payment complete?',
    params: z.object({ method: id, orderId: id }),
    answer: checkout.OrderPaymentBody,
    refusals: ['not_found'],
  },
  getOrder: {
    summary: 'An own order',
    params: z.object({ id }),
    answer: orders.OrderDetailsBody,
    refusals: ['not_found'],
  },
  getLastOrder: {
    summary: 'The order placed last',
    answer: checkout.LastOrderBody,
    refusals: ['not_found'],
  },
} as const satisfies Record<string, CallSpec>;
