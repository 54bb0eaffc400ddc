import { named, type Transaction } from '@vitrine/database';
import type { AdoptedCarts } from '../cart/index.ts';
import type { CustomerSession, Session } from '../http/session.ts';

/** A cart has one draft: the one the shopper was just working on stays, the one they once left gives way. */
const SUPERSEDE_DRAFT = named('sign-in-supersede-draft')<
  [market: string, customerCart: string, guestCart: string]
>(`UPDATE shop_order SET state = 'expired'
   WHERE market = $1 AND cart_id = $2 AND state = 'draft'
     AND EXISTS (SELECT FROM shop_order WHERE market = $1 AND cart_id = $3 AND state = 'draft')`);
/** What an unfinished order is made of follows the lines of the cart. */
const FOLLOW_LINES = named('sign-in-follow-lines')<
  [market: string, guestSession: string, from: readonly string[], into: readonly string[]]
>(`UPDATE order_line l SET cart_line_id = joined.into_id
   FROM shop_order o, unnest($3::text[], $4::text[]) AS joined (from_id, into_id)
   WHERE o.market = $1 AND o.session_id = $2 AND o.state IN ('draft', 'pending_payment')
     AND l.market = o.market AND l.order_id = o.id AND l.cart_line_id = joined.from_id`);
const HAND_OVER = named('sign-in-hand-over-orders')<
  [market: string, guestSession: string, session: string, customer: string, from: string, to: string]
>(`UPDATE shop_order o SET session_id = $3,
     customer_id = CASE WHEN o.state IN ('draft', 'pending_payment') OR lower(o.email) = lower(c.email)
       THEN c.id ELSE o.customer_id END,
     cart_id = CASE WHEN o.cart_id = $5 THEN $6 ELSE o.cart_id END
   FROM customer c
   WHERE o.market = $1 AND o.session_id = $2 AND c.id = $4`);

/**
 * [R7.127, R7.128, R7.133, R8.006] What becomes of a guest's orders when they sign in. Unfinished ones go on under the same
 * ids as the customer's. Finished ones stay with the browser they were made in, whose session goes on under another
 * id; into the customer's account, where they find them from anywhere, goes only what was ordered under their own e-mail:
 * on a shared machine somebody else may have ordered before them (decision record 0016).
 */
export async function adoptGuestOrders(
  transaction: Transaction,
  moved: {
    readonly guest: Session;
    readonly customer: CustomerSession;
    /** Undefined when the guest had no cart. */
    readonly carts: AdoptedCarts | undefined;
  },
): Promise<void> {
  const { guest, customer, carts } = moved;
  const { market } = guest;
  if (carts !== undefined) {
    await transaction.all(SUPERSEDE_DRAFT, [market, carts.customerCartId, carts.guestCartId]);
    const [from, into] = [carts.joined.map((line) => line.from), carts.joined.map((line) => line.into)];
    await transaction.all(FOLLOW_LINES, [market, guest.id, from, into]);
  }
  const from = carts?.guestCartId ?? '';
  const to = carts?.customerCartId ?? '';
  await transaction.all(HAND_OVER, [market, guest.id, customer.id, customer.principal.customerId, from, to]);
}
