import type { Session } from '../http/session.ts';

/** Who owns a session's orders, as the statements take it: `session_id = $2 OR customer_id = $3`. */
export type OwnerValues = readonly [market: string, sessionId: string, customerId: string | null];

/** An order is its session's, and its customer's in whatever session he comes. */
export function orderOwner(session: Session): OwnerValues {
  return [session.market, session.id, session.kind === 'customer' ? session.customerId : null];
}
