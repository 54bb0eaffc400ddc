import { named, type Transaction } from '@vitrine/database';
import type { AdoptedBags } from '../cart/index.ts';
import type { CustomerSession, GuestSession } from '../http/session.ts';

/** A bag has one draft: the one the shopper was just working on stays, the one he once left gives way. */
const SUPERSEDE_DRAFT = named<[market: string, customerCart: string, guestCart: string], never>(
  'sign-in-supersede-draft',
  `UPDATE shop_order SET state = 'expired'
   WHERE market = $1 AND cart_id = $2 AND state = 'draft'
     AND EXISTS (SELECT FROM shop_order WHERE market = $1 AND cart_id = $3 AND state = 'draft')`,
);
const HAND_OVER = named<
  [market: string, guestSession: string, session: string, customer: string, from: string, to: string],
  never
>(
  'sign-in-hand-over-orders',
  `UPDATE shop_order SET session_id = $3, customer_id = $4,
     cart_id = CASE WHEN cart_id = $5 THEN $6 ELSE cart_id END
   WHERE market = $1 AND session_id = $2 AND state IN ('draft', 'pending_payment')`,
);

/** [R7.133, R8.006] A guest's unfinished orders go on under the same ids as the customer's. */
export async function adoptGuestOrders(
  transaction: Transaction,
  moved: {
    readonly guest: GuestSession;
    readonly customer: CustomerSession;
    /** Undefined when the guest had no bag. */
    readonly bags: AdoptedBags | undefined;
  },
): Promise<void> {
  const { guest, customer, bags } = moved;
  const { market } = guest;
  if (bags !== undefined) {
    await transaction.all(SUPERSEDE_DRAFT, [market, bags.customerCartId, bags.guestCartId]);
  }
  const from = bags?.guestCartId ?? '';
  const to = bags?.customerCartId ?? '';
  await transaction.all(HAND_OVER, [market, guest.id, customer.id, customer.customerId, from, to]);
}
