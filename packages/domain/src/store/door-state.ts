import { dayAt, daysSince1970, fromDayNumber, timeAt, type CalendarDay } from '../shipping/calendar-day.ts';
import { type OpeningHours, spansOf } from '../shipping/collection.ts';

/** Whether a store is open, until when, or when it opens; by its own clock. */
export type DoorState =
  | { readonly isOpen: true; readonly until: string }
  | {
      readonly isOpen: false;
      /** Undefined where it does not open within two weeks. */
      readonly opens?: { readonly day: CalendarDay; readonly time: string; readonly inDays: number };
    };

const DAYS_LOOKED_AT = 14;

/** [R2.025] What a shopper who stands before the door wants to know. A store never opens past midnight. */
export function doorState(store: OpeningHours & { readonly timeZone: string }, now: number): DoorState {
  const today = dayAt(now, store.timeZone);
  const time = timeAt(now, store.timeZone);
  for (let inDays = 0; inDays < DAYS_LOOKED_AT; inDays += 1) {
    const day = fromDayNumber(daysSince1970(today) + inDays);
    const next = spansOf(store, day).find(([, close]) => inDays > 0 || time < close);
    if (next === undefined) continue;
    const [open, close] = next;
    if (inDays === 0 && open <= time) return { isOpen: true, until: close };
    return { isOpen: false, opens: { day, time: open, inDays } };
  }
  return { isOpen: false };
}
