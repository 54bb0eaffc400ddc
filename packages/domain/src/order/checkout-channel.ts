import { isAgent, type Principal } from '../access/principal.ts';

export type CheckoutChannel = 'PBL' | 'MOTO' | 'APP' | 'WEB';

/** The request header by which a client names its channel; the service checks the claim. */
export const CHECKOUT_CHANNEL_HEADER = 'LV-Checkout-Channel';

/** What was verified about a session, never what the browser says of itself. */
export interface ChannelEvidence {
  /** The shopper came by a genuine pay-by-link. */
  readonly payByLink: boolean;
  /** An agent makes the order a mail order or telephone order. */
  readonly principal: Principal;
  /** The house's own application shows the shop. */
  readonly inApp: boolean;
}

/** [R6.007] How an order was taken. Order matters: the first reason wins. */
export function checkoutChannel({ payByLink, principal, inApp }: ChannelEvidence): CheckoutChannel {
  if (payByLink) return 'PBL';
  if (isAgent(principal)) return 'MOTO';
  return inApp ? 'APP' : 'WEB';
}
