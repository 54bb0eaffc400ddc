import {
  dayAt,
  type DeliveryWindow,
  deliveryWindow,
  dispatchTimeZone,
  holidaysIn,
  leadDaysOf,
  type LeadDays,
  timeAt,
} from '@vitrine/domain';
import type { MethodRow } from './shipping.store.ts';

interface Dispatched {
  readonly country: string;
  readonly now: Date;
  /** Where it goes, as far as that is known. */
  readonly postalCode?: string | undefined;
}

/**
 * [R7.113] When an order of now would arrive by a method; undefined where its day is agreed later. The days are those of
 * the warehouse that serves the country, from its cut-off hour on the next one's; on the public holidays of either
 * country nothing moves.
 */
export function windowOf(
  method: MethodRow,
  making: LeadDays | undefined,
  { country, now, postalCode }: Dispatched,
): DeliveryWindow | undefined {
  const { leadDaysMin: min, leadDaysMax: max, cutOff } = method;
  if (min === null || max === null) return undefined;
  const timeZone = dispatchTimeZone(country);
  const today = dayAt(now.getTime(), timeZone);
  const year = Number(today.slice(0, 4));
  const years = [year, year + 1];
  return deliveryWindow(leadDaysOf({ min, max }, making), {
    today,
    holidays: new Set([
      ...holidaysIn(method.holidays, { years, postalCode }),
      ...holidaysIn(method.warehouseHolidays, { years }),
    ]),
    isAfterCutOff: cutOff !== null && timeAt(now.getTime(), timeZone) >= cutOff,
  });
}
