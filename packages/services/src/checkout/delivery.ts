import { dayAt, type DeliveryWindow, deliveryWindow, dispatchTimeZone } from '@vitrine/domain';
import type { MethodRow } from './shipping.store.ts';

/** When an order of now would arrive by a method; days are those of the warehouse that serves the country. */
export function windowOf(method: MethodRow, country: string, now: Date): DeliveryWindow {
  const today = dayAt(now.getTime(), dispatchTimeZone(country));
  return deliveryWindow({ min: method.lead_days_min, max: method.lead_days_max }, { today });
}
