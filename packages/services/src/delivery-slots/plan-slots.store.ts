import { named, type Queryable, type RowOf, type Transaction } from '@vitrine/database';
import type { DeliverySlot } from '@vitrine/domain';

const PATTERNS = named('slot-patterns')(
  `SELECT m.id, m.country, m.slots, c.holidays FROM shipping_method m JOIN country c ON c.iso = m.country
   WHERE m.slots IS NOT NULL AND NOT m.retired ORDER BY m.id`,
);
type Columns = readonly [
  methodId: string,
  areas: readonly string[],
  days: readonly string[],
  begins: readonly string[],
];
const PLAN = named('slots-plan')<
  readonly [...Columns, ends: readonly string[], capacities: readonly number[], ids: readonly string[]]
>(`INSERT INTO delivery_slot (method_id, area, day, begins, ends, capacity, id)
   SELECT $1, s.area, s.day::date, s.begins, s.ends, s.capacity, s.id
   FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::text[])
     AS s (area, day, begins, ends, capacity, id)
   ON CONFLICT (method_id, area, day, begins) DO UPDATE
   SET ends = excluded.ends, capacity = greatest(excluded.capacity, delivery_slot.taken)
   WHERE delivery_slot.ends <> excluded.ends
     OR delivery_slot.capacity <> greatest(excluded.capacity, delivery_slot.taken)`);
const CLOSE = named('slots-close')<Columns>(`UPDATE delivery_slot s SET capacity = s.taken
   WHERE s.method_id = $1 AND s.capacity > s.taken AND (s.area, s.day, s.begins) NOT IN (
     SELECT p.area, p.day::date, p.begins FROM unnest($2::text[], $3::text[], $4::text[]) AS p (area, day, begins))`);
const CLOSE_OTHERS = named('slots-close-others')<[methodIds: readonly string[]]>(
  `UPDATE delivery_slot SET capacity = taken WHERE method_id <> ALL ($1::text[]) AND capacity > taken`,
);

/** The ways that are taken by the hour, with the public holidays of their country. */
export function slotPatterns(db: Queryable): Promise<readonly RowOf<typeof PATTERNS>[]> {
  return db.all(PATTERNS, []);
}

/** Makes these the slots of a way from today on. One that is no longer offered keeps its taken places and has no other. */
export async function writeSlots(
  transaction: Transaction,
  methodId: string,
  slots: readonly (DeliverySlot & { readonly id: string })[],
): Promise<void> {
  const areas = slots.map(({ area }) => area);
  const days = slots.map(({ day }) => day);
  const begins = slots.map(({ from }) => from);
  await transaction.all(CLOSE, [methodId, areas, days, begins]);
  const ends = slots.map(({ until }) => until);
  const capacities = slots.map(({ capacity }) => capacity);
  const ids = slots.map(({ id }) => id);
  await transaction.all(PLAN, [methodId, areas, days, begins, ends, capacities, ids]);
}

/** Closes the slots of every other way. */
export async function closeOtherSlots(transaction: Transaction, methodIds: readonly string[]): Promise<void> {
  await transaction.all(CLOSE_OTHERS, [methodIds]);
}
