import { inTransaction } from '@vitrine/database';
import { dayAt, dispatchTimeZone, holidaysIn, planSlots, SLOT_DAYS_AHEAD } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { closeOtherSlots, slotPatterns, writeSlots } from './plan-slots.store.ts';
import { lapseSlots } from './slot-reservation.store.ts';

const BATCH = 200;

/**
 * [R7.114] Makes the delivery slots of the days to come after the patterns of the house, each way in a transaction of its
 * own, and gives back the places that drafts held for too long.
 */
export async function planDeliverySlots({
  db,
  clock,
  ids,
}: Pick<ServiceDeps, 'db' | 'clock' | 'ids'>): Promise<void> {
  const now = clock.now();
  const patterns = await slotPatterns(db);
  for (const { id: methodId, country, slots: pattern, holidays: rules } of patterns) {
    if (pattern === null) continue;
    const from = dayAt(now.getTime(), dispatchTimeZone(country));
    const year = Number(from.slice(0, 4));
    const slots = pattern.areas.flatMap((area) => {
      const holidays = holidaysIn(rules, { years: [year, year + 1], postalCode: area });
      return planSlots({ ...pattern, areas: [area] }, { from, days: SLOT_DAYS_AHEAD, holidays });
    });
    const rows = slots.map((slot) => ({ ...slot, id: ids.next() }));
    await inTransaction(db, (transaction) => writeSlots(transaction, methodId, rows));
  }
  await inTransaction(db, (transaction) =>
    closeOtherSlots(
      transaction,
      patterns.map(({ id }) => id),
    ),
  );
  while ((await inTransaction(db, (transaction) => lapseSlots(transaction, now, BATCH))) === BATCH);
}
