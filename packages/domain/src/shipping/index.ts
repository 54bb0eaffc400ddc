export { calendarDayOf, dayAt, dayLabel, type CalendarDay } from './calendar-day.ts';
export { dispatchTimeZone } from './dispatch-time-zone.ts';
export {
  BARE_DAYS,
  deliveryLabel,
  deliveryWindow,
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
