import type { ShippingMethod } from '@vitrine/contracts';
import type { ChosenSlot, StoreCollection, ShippingMethodText } from '@vitrine/database';
import {
  BARE_DAYS,
  type CalendarDay,
  calendarDayOf,
  collectionLabel,
  deliveryLabel,
  FALLBACK_LANGUAGE,
  type Locale,
  priceLabel,
  slotLabel,
} from '@vitrine/domain';
import { FREE } from '../catalog/index.ts';

export interface OfferedShipping {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly texts: Readonly<Record<string, ShippingMethodText>>;
  /** ISO dates; null where the day is agreed later. */
  readonly eddMin: string | null;
  readonly eddMax: string | null;
  /** Whether it comes at hours that are chosen. */
  readonly takesTimeSlots: boolean;
  /** The hours that were chosen, or the first that are free. */
  readonly slot: ChosenSlot | null;
  /** From when on it is ready in its store. */
  readonly collection?: Pick<StoreCollection, 'day' | 'time'> | null;
}

/** [R3.046, R3.053, R9.038] A shipping method as offered or chosen. */
export function shippingMethodBody(method: OfferedShipping, locale: Locale): ShippingMethod {
  const { id, amount, takesTimeSlots, slot } = method;
  const text = textIn(method.texts, locale);
  return {
    id,
    name: text.name === '' ? id : text.name,
    description: text.description,
    amount,
    price: shippingPrice(method, locale),
    ...daysOf(method, text, locale),
    takesTimeSlots,
    ...(slot === null ? {} : { slotId: slot.id }),
  };
}

type Days = Pick<
  ShippingMethod,
  'estimatedDeliveryDateLabel' | 'eddMinDate' | 'eddMaxDate' | 'timeSlot' | 'collectionDate'
>;
const NO_DAYS: Days = {
  estimatedDeliveryDateLabel: '',
  eddMinDate: null,
  eddMaxDate: null,
  timeSlot: null,
  collectionDate: null,
};

/** The day and the time, the day and the hours, or the day or days; nothing where no hours are free, or where the day is agreed later. */
function daysOf(method: OfferedShipping, text: ShippingMethodText, { bcp47 }: Locale): Days {
  const { eddMin, eddMax, slot, takesTimeSlots, collection } = method;
  if (collection) {
    const label = collectionLabel(text, { ...collection, day: dayOf(collection.day) }, bcp47);
    return { ...NO_DAYS, estimatedDeliveryDateLabel: label, collectionDate: collection.day };
  }
  if (slot !== null) {
    const label = slotLabel(text, { ...slot, day: dayOf(slot.day) }, bcp47);
    return {
      ...NO_DAYS,
      estimatedDeliveryDateLabel: label,
      eddMinDate: slot.day,
      eddMaxDate: slot.day,
      timeSlot: label,
    };
  }
  if (takesTimeSlots || eddMin === null || eddMax === null) return NO_DAYS;
  const label = deliveryLabel(text, { min: dayOf(eddMin), max: dayOf(eddMax) }, bcp47);
  return { ...NO_DAYS, estimatedDeliveryDateLabel: label, eddMinDate: eddMin, eddMaxDate: eddMax };
}

/** One day (an ISO date) in the house's words for a way. */
export function dayText(day: string, texts: OfferedShipping['texts'], locale: Locale): string {
  const only = { min: dayOf(day), max: dayOf(day) };
  return deliveryLabel(textIn(texts, locale), only, locale.bcp47);
}

/** [R3.053] What a way costs, in words where it costs nothing. */
export function shippingPrice(
  { amount, currency }: Pick<OfferedShipping, 'amount' | 'currency'>,
  locale: Locale,
): string {
  return amount === 0 ? FREE[locale.language] : priceLabel({ amount, currency }, locale.bcp47);
}

/** Where the house has no words for a method. */
const NAMELESS: ShippingMethodText = { name: '', description: '', ...BARE_DAYS };

/** What the house says of a method in a language. */
export const textIn = (texts: OfferedShipping['texts'], { language }: Locale): ShippingMethodText =>
  texts[language] ?? texts[FALLBACK_LANGUAGE] ?? NAMELESS;

function dayOf(text: string): CalendarDay {
  const day = calendarDayOf(text);
  if (day === undefined) throw new Error(`No delivery day: ${text}`);
  return day;
}
