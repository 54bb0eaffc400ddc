import * as z from 'zod/mini';
import * as account from '../account.ts';
import * as cart from '../cart.ts';
import type { CallSpec } from './call-spec.ts';
import { id, ids } from './parameters.ts';

/** Tokens, account and cart. */
export const SHOPPER_SPECS = {
  startGuestSession: {
    access: 'public',
    summary: 'Starts or resumes a guest session',
    query: z.object({ usid: z.optional(z.string().check(z.maxLength(200))) }),
    answer: account.GuestBody,
    refusals: [],
  },
  refreshToken: {
    access: 'refresh',
    summary: 'Rotates the session tokens',
    answer: account.RefreshBody,
    refusals: [],
  },
  getUserContext: {
    access: 'session',
    summary: 'Who the session is',
    answer: account.UserContextBody,
    refusals: [],
  },
  getUserInfo: {
    access: 'customer',
    summary: 'Name and login of the signed-in customer',
    answer: account.UserInfoBody,
    refusals: [],
  },
  headlessLogin: {
    access: 'public',
    summary: 'Sign-in that answers the token in the body',
    body: account.Credentials,
    answer: account.LoginBody,
    refusals: ['login_failed'],
  },
  login: {
    access: 'public',
    summary: 'Sign-in by password',
    body: account.Credentials,
    answer: account.LoginBody,
    refusals: ['login_failed'],
  },
  logout: { access: 'session', summary: 'Ends the session', answer: account.SuccessBody, refusals: [] },
  getCart: {
    access: 'session',
    summary: 'The bag of this session or customer',
    answer: cart.CartBody,
    refusals: [],
  },
  getTypedCart: {
    access: 'session',
    summary: 'The bag, full or light',
    params: z.object({ type: z.enum(['full', 'light']) }),
    answer: cart.CartBody,
    refusals: [],
  },
  addToCart: {
    access: 'session',
    summary: 'Adds lines to the bag',
    body: cart.CartAdd,
    answer: cart.CartBody,
    refusals: [
      'unknown_sku',
      'not_for_sale',
      'out_of_stock',
      'sku_limit_reached',
      'basket_limit_reached',
      'fluid_limit_reached',
      'personalised_limit_reached',
      'PENDING_PAYMENT_ORDER',
    ],
  },
  changeCartLine: {
    access: 'session',
    summary: 'Sets the quantity of a line, 1 or more',
    params: z.object({ commerceItemId: id }),
    body: cart.CartLinePatch,
    answer: cart.CartBody,
    refusals: [
      'cart_line_not_found',
      'sku_limit_reached',
      'basket_limit_reached',
      'fluid_limit_reached',
      'personalised_limit_reached',
      'PENDING_PAYMENT_ORDER',
    ],
  },
  removeCartLine: {
    access: 'session',
    summary: 'Removes a line',
    params: z.object({ id }),
    answer: cart.CartBody,
    refusals: ['cart_line_not_found'],
  },
  removeCartLines: {
    access: 'session',
    summary: 'Removes several lines; without ids all of them',
    query: z.object({ commerceItemIds: z.optional(ids(50)) }),
    body: cart.CartRemove,
    answer: cart.CartBody,
    refusals: ['cart_line_not_found'],
  },
  resetCart: { access: 'session', summary: 'Empties the bag', answer: cart.CartBody, refusals: [] },
  repriceCart: {
    access: 'session',
    summary: 'The bag in the prices of a country',
    body: cart.CartReprice,
    answer: cart.CartBody,
    refusals: [],
  },
  prepareOrder: {
    access: 'session',
    summary: 'Makes or renews the order draft of the bag',
    body: cart.PrepareOrder,
    answer: cart.PrepareOrderBody,
    refusals: ['cart_empty', 'item_unavailable', 'PENDING_PAYMENT_ORDER'],
  },
} as const satisfies Record<string, CallSpec>;
