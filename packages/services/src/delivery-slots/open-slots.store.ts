import { named, type Queryable, type RowOf } from '@vitrine/database';
import { areaPrefixes } from '@vitrine/domain';
import type { SlotOwner } from './slot-reservation.store.ts';

/** What lapsed, and what the order itself holds, is free for it. */
const OPEN = named('slots-open')<
  [
    methodIds: readonly string[],
    areas: readonly string[],
    from: string,
    now: Date,
    market: string,
    orderId: string,
  ]
>(
  `SELECT s.id, s.method_id, s.day, s.begins, s.ends, (s.taken < s.capacity OR EXISTS (
       SELECT FROM slot_reservation r WHERE r.slot_id = s.id
         AND (r.market = $5 AND r.order_id = $6 OR r.state = 'held' AND r.held_until <= $4))) AS "is_free!"
   FROM delivery_slot s
   WHERE s.method_id = ANY ($1::text[]) AND s.area = ANY ($2::text[]) AND s.day >= $3::date AND s.capacity > 0
   ORDER BY s.day, s.begins, s.ends, s.id`,
);

export type OpenSlot = RowOf<typeof OPEN>;

export interface SlotSearch {
  readonly methodIds: readonly string[];
  readonly postalCode: string;
  readonly from: string;
  readonly now: Date;
  /** The draft that asks, where there is one. */
  readonly order: SlotOwner | undefined;
}

/** [R7.114] The slots of some ways at a postal code from a day on, in the order of time, and which of them are free. */
export function openSlots(db: Queryable, search: SlotSearch): Promise<readonly OpenSlot[]> {
  const { methodIds, postalCode, from, now, order } = search;
  const { market = '', orderId = '' } = order ?? {};
  return db.all(OPEN, [methodIds, areaPrefixes(postalCode), from, now, market, orderId]);
}
