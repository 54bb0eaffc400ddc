import {
  dayAt,
  type DeliveryWindow,
  deliveryWindow,
  dispatchTimeZone,
  holidaysIn,
  leadDaysOf,
  type LeadDays,
} from '@vitrine/domain';
import type { MethodRow } from './shipping.store.ts';

interface Dispatched {
  readonly country: string;
  readonly now: Date;
  /** Where it goes, as far as that is known. */
  readonly postalCode?: string | undefined;
}

/**
 * [R7.113] When an order of now would arrive by a method: the days are those of the warehouse that serves the country, and
 * on its public holidays nothing moves.
 */
export function windowOf(
  { leadDaysMin: min, leadDaysMax: max, holidays }: MethodRow,
  making: LeadDays | undefined,
  { country, now, postalCode }: Dispatched,
): DeliveryWindow {
  const today = dayAt(now.getTime(), dispatchTimeZone(country));
  const year = Number(today.slice(0, 4));
  return deliveryWindow(leadDaysOf({ min, max }, making), {
    today,
    holidays: holidaysIn(holidays, { years: [year, year + 1], postalCode }),
  });
}
