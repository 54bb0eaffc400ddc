export {
  calendarDayOf,
  dayAt,
  dayLabel,
  withFirstDay,
  timeAt,
  timeRangeLabel,
  type CalendarDay,
  type Weekday,
} from './calendar-day.ts';
export { collectableFrom, type LocalMoment, type OpeningHours } from './collection.ts';
export {
  areaPrefixes,
  planSlots,
  SLOT_DAYS_AHEAD,
  SLOT_HELD_MS,
  type DeliverySlot,
  type SlotPattern,
} from './delivery-slots.ts';
export { dispatchCountry, dispatchTimeZone } from './dispatch-time-zone.ts';
export {
  BARE_DAYS,
  deliveryLabel,
  collectionLabel,
  deliveryWindow,
  slotLabel,
  type DeliveryTexts,
  type DeliveryWindow,
  type LeadDays,
} from './delivery-window.ts';
export { holidaysIn, readHoliday } from './holidays.ts';
export {
  shippingOptions,
  shippingOptionType,
  type OfferedMethod,
  type ShippingOption,
  type ShippingOptionType,
} from './shipping-options.ts';
