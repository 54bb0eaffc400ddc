import { named, type Queryable, type RowOf } from '@vitrine/database';
import { type OwnerValues, ownerValues, type Session } from '../http/session.ts';

/** Those of the session, and those under the draft's e-mail address. */
const OTHERS = `SELECT r.market, r.id, r.state, r.committed_at FROM shop_order r
      WHERE r.market = d.market AND r.session_id = d.session_id AND r.id <> d.id
      UNION SELECT r.market, r.id, r.state, r.committed_at FROM shop_order r
      WHERE r.market = d.market AND r.committed_at IS NOT NULL AND lower(r.email) = lower(d.email) AND r.id <> d.id`;
const FACTS = named('risk-facts')<readonly [...OwnerValues, since: Date]>(`WITH d AS (
     SELECT o.market, o.id, o.session_id, o.email, o.total, o.currency, o.country, o.billing_address
     FROM shop_order o
     WHERE o.market = $1 AND (o.session_id = $2 OR o.customer_id = $3) AND o.state = 'draft'
     ORDER BY o.created_at DESC LIMIT 1
   )
   SELECT d.id, d.total, d.currency, d.email, d.country AS ships_to, d.billing_address ->> 'countryCode' AS bills_to,
     coalesce(known.before, 0)::int AS "orders_before!", coalesce(known.tries, 0)::int AS "tries!",
     (coalesce(known.refusals, 0) + (SELECT count(*) FROM payment p
        WHERE p.market = d.market AND p.order_id = d.id AND p.state = 'refused' AND p.updated_at > $4))::int AS "refusals!"
   FROM d CROSS JOIN LATERAL (
     SELECT count(*) FILTER (WHERE r.committed_at IS NOT NULL
         AND r.state NOT IN ('pending_payment', 'draft', 'cancelled', 'expired')) AS before,
       count(*) FILTER (WHERE r.committed_at > $4) AS tries,
       sum((SELECT count(*) FROM payment p
         WHERE p.market = r.market AND p.order_id = r.id AND p.state = 'refused' AND p.updated_at > $4)) AS refusals
     FROM (${OTHERS}) r) known`);

/** [R6.010] What the fraud score of a session's draft is made of; undefined without a draft. */
export function findRiskFacts(
  db: Queryable,
  session: Session,
  since: Date,
): Promise<RowOf<typeof FACTS> | undefined> {
  return db.first(FACTS, [...ownerValues(session), since]);
}
