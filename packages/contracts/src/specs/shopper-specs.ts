import * as z from 'zod/mini';
import * as account from '../account.ts';
import * as cart from '../cart.ts';
import { CALLS } from '../calls/call-table.ts';
import { CartSamplesBody } from '../catalog.ts';
import { WhoBody } from './agent-specs.ts';
import type { CallSpec } from './call-spec.ts';
import { id, ids, pagePath } from './parameters.ts';

/** Why a piece does not go into the cart [R7.100]. */
const ADDING = [
  'unknown_sku',
  'age_unconfirmed',
  'age_refused',
  'not_for_sale',
  'samples_not_allowed',
  'out_of_stock',
  'sku_limit_reached',
  'sale_limit_reached',
  'samples_limit_reached',
  'basket_limit_reached',
  'fluid_limit_reached',
  'personalised_limit_reached',
  'PENDING_PAYMENT_ORDER',
] as const;

/** Tokens, account and cart. */
export const SHOPPER_SPECS = {
  startGuestSession: {
    summary: 'Starts or resumes a guest session',
    query: z.object({ usid: z.optional(z.string().check(z.maxLength(200))) }),
    answer: account.GuestBody,
    refusals: [],
  },
  refreshToken: {
    summary: 'Rotates the session tokens',
    answer: account.RefreshBody,
    refusals: [],
  },
  getUserContext: {
    summary: 'Who the session is',
    answer: account.UserContextBody,
    refusals: [],
  },
  getUserInfo: {
    summary:
      'Name and login of the signed-in customer; of an agent who serves nobody in particular, their own name',
    answer: WhoBody,
    refusals: [],
  },
  headlessLogin: {
    summary: 'Sign-in that answers the token in the body',
    body: account.Credentials,
    answer: account.LoginBody,
    refusals: ['login_failed'],
  },
  login: {
    summary: 'Sign-in by password',
    body: account.Credentials,
    answer: account.LoginBody,
    refusals: ['login_failed'],
  },
  getGeobanner: {
    summary: 'Whether the visitor is in another country than the page is for, by the proxy or the languages',
    query: z.object({ seoUrl: z.optional(pagePath) }),
    answer: account.GeobannerBody,
    refusals: [],
  },
  logout: { summary: 'Ends the session', answer: account.SuccessBody, refusals: [] },
  getCart: {
    summary: 'The cart of this session or customer',
    answer: cart.CartBody,
    refusals: [],
  },
  getTypedCart: {
    summary: 'The cart, full or light',
    params: z.object({ type: z.enum(['full', 'light']) }),
    answer: cart.CartBody,
    refusals: [],
  },
  getCartSamples: {
    summary: 'The samples that the cart may take along',
    answer: CartSamplesBody,
    refusals: [],
  },
  setGift: {
    summary: 'Says whether the bag is a gift',
    body: cart.GiftBody,
    answer: cart.CartBody,
    refusals: ['cart_empty', 'PENDING_PAYMENT_ORDER'],
  },
  saveCartLine: {
    summary: 'Puts a line aside for another day',
    body: cart.CartSave,
    answer: cart.CartBody,
    refusals: ['cart_line_not_found', 'saved_limit_reached', 'PENDING_PAYMENT_ORDER'],
  },
  takeSavedLine: {
    summary: 'Puts a line that was put aside back into the cart',
    params: z.object({ id }),
    answer: cart.CartBody,
    refusals: ['cart_line_not_found', ...ADDING],
  },
  removeSavedLine: {
    summary: 'Removes a line that was put aside',
    params: z.object({ id }),
    answer: cart.CartBody,
    refusals: ['cart_line_not_found'],
  },
  addToCart: {
    summary: 'Adds lines to the cart',
    body: cart.CartAdd,
    answer: cart.CartBody,
    refusals: [
      'personalisation_not_offered',
      'letters_missing',
      'letters_unknown',
      'letters_too_many',
      'letters_too_wide',
      'letters_refused',
      ...ADDING,
    ],
  },
  changeCartLine: {
    summary: 'Sets the quantity of a line, 1 or more',
    params: z.object({ commerceItemId: id }),
    body: cart.CartLinePatch,
    answer: cart.CartBody,
    refusals: [
      'cart_line_not_found',
      'sku_limit_reached',
      'sale_limit_reached',
      'samples_limit_reached',
      'basket_limit_reached',
      'fluid_limit_reached',
      'personalised_limit_reached',
      'PENDING_PAYMENT_ORDER',
    ],
  },
  removeCartLine: {
    summary: 'Removes a line',
    params: z.object({ id }),
    answer: cart.CartBody,
    refusals: ['cart_line_not_found', 'PENDING_PAYMENT_ORDER'],
  },
  removeCartLines: {
    summary: 'Removes several lines; without ids all of them',
    query: z.object({ commerceItemIds: z.optional(ids(CALLS.removeCartLines.batch)) }),
    body: cart.CartRemove,
    answer: cart.CartBody,
    refusals: ['cart_line_not_found', 'PENDING_PAYMENT_ORDER'],
  },
  resetCart: { summary: 'Empties the cart', answer: cart.CartBody, refusals: ['PENDING_PAYMENT_ORDER'] },
  repriceCart: {
    summary: 'The cart in the prices of a country',
    body: cart.CartReprice,
    answer: cart.CartBody,
    refusals: [],
  },
  prepareOrder: {
    summary: 'Makes or renews the order draft of the cart',
    body: cart.PrepareOrder,
    answer: cart.PrepareOrderBody,
    refusals: [
      'cart_empty',
      'item_unavailable',
      'age_unconfirmed',
      'age_refused',
      'PENDING_PAYMENT_ORDER',
      'not_offered',
    ],
  },
} as const satisfies Record<string, CallSpec>;
