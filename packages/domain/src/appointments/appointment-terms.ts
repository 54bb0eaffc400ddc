const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** [R3.040] For how many days from today appointments can be booked; the specification leaves the number open. */
export const APPOINTMENT_DAYS_AHEAD = 60;
/** How long before it begins an appointment can still be booked: the store gets the room ready. */
export const APPOINTMENT_NOTICE_MS = HOUR_MS;
/** How long before it begins whoever booked it is reminded. */
export const APPOINTMENT_REMINDER_MS = 24 * HOUR_MS;
/** How long a place that came free is offered to one who waits before the next is told as well. */
export const APPOINTMENT_OFFER_MS = 2 * HOUR_MS;
/** How long names and contacts are kept after an appointment is over. */
export const APPOINTMENT_KEPT_DAYS = 90;
