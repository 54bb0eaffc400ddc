import type { CallRow } from './call-row.ts';

/**
 * Appointments in stores, and call-backs: what is free, and one's own. Whoever opens the link of a mail has no session yet: the calls about one's own
 * look themselves for a customer's session, or the token.
 */
export const APPOINTMENT_CALLS = {
  getStoreNextAvailibility: {
    id: 'R7.163',
    service: 'appointments',
    method: 'GET',
    // The specification's own spelling.
    path: 'appointment/storeNextAvailibility/:storeId',
    access: 'public',
    cache: 'never',
  },
  getAppointmentDays: {
    id: 'R3.040',
    service: 'appointments',
    method: 'GET',
    path: 'appointment/days/:storeId',
    access: 'public',
    cache: 'never',
  },
  getAppointments: {
    id: 'R7.185',
    service: 'appointments',
    method: 'GET',
    path: 'appointment',
    access: 'public',
    cache: 'never',
  },
  bookAppointment: {
    id: 'R7.185',
    service: 'appointments',
    method: 'POST',
    path: 'appointment',
    access: 'session',
  },
  moveAppointment: {
    id: 'R7.185',
    service: 'appointments',
    method: 'PATCH',
    path: 'appointment/:id',
    access: 'public',
    cache: 'never',
  },
  cancelAppointment: {
    id: 'R7.185',
    service: 'appointments',
    method: 'DELETE',
    path: 'appointment/:id',
    access: 'public',
    cache: 'never',
  },
  getAppointmentCalendar: {
    id: 'R7.185',
    service: 'appointments',
    method: 'GET',
    path: 'appointment/:id/calendar',
    access: 'customer',
  },
  waitForAppointment: {
    id: 'R7.185',
    service: 'appointments',
    method: 'POST',
    path: 'appointment/waiting',
    access: 'session',
    rate: 'subscribe',
  },
  getCallbackSlots: {
    id: 'R7.186',
    service: 'callback',
    method: 'GET',
    path: 'client-service/callback',
    access: 'public',
    cache: 'never',
  },
  askForCallback: {
    id: 'R7.186',
    service: 'callback',
    method: 'POST',
    path: 'client-service/callback',
    access: 'public',
    rate: 'subscribe',
  },
} as const satisfies Record<string, CallRow>;
