import {
  dayAt,
  type DeliveryWindow,
  deliveryWindow,
  dispatchTimeZone,
  leadDaysOf,
  type LeadDays,
} from '@vitrine/domain';
import type { MethodRow } from './shipping.store.ts';

interface Dispatched {
  readonly country: string;
  readonly now: Date;
}

/** When an order of now would arrive by a method; days are those of the warehouse that serves the country. */
export function windowOf(
  method: MethodRow,
  making: LeadDays | undefined,
  { country, now }: Dispatched,
): DeliveryWindow {
  const today = dayAt(now.getTime(), dispatchTimeZone(country));
  return deliveryWindow(leadDaysOf({ min: method.leadDaysMin, max: method.leadDaysMax }, making), {
    today,
  });
}
