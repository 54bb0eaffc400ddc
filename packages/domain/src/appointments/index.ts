export {
  appointmentSlots,
  bookableDays,
  bookableSlot,
  isBookable,
  type AppointmentRule,
  type AppointmentSlot,
  type AppointmentStore,
} from './appointment-slots.ts';
export { APPOINTMENT_STATES, appointmentState, type AppointmentState } from './appointment-state.ts';
export {
  APPOINTMENT_DAYS_AHEAD,
  APPOINTMENT_KEPT_DAYS,
  APPOINTMENT_OFFER_MS,
  APPOINTMENT_REMINDER_MS,
} from './appointment-terms.ts';
export { appointmentTimeText, type AppointmentTimeText } from './appointment-time.ts';
export { nextInLine, type WaitingPerson } from './waiting-line.ts';
export { calendarFile, type CalendarEvent } from './calendar-file.ts';
