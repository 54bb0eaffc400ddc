import * as z from 'zod/mini';
import * as appointments from '../appointments.ts';
import * as callbacks from '../callbacks.ts';
import type { CallSpec } from './call-spec.ts';
import { id } from './parameters.ts';

/**
 * [R7.163, R7.185] Appointments in stores. Another's appointment is answered as one that does not exist; the header
 * x-appointment-token says the token of the mail, which is good for one of them.
 */
export const APPOINTMENT_SPECS = {
  getStoreNextAvailibility: {
    summary: 'The next free appointment of each kind in a store',
    params: z.object({ storeId: id }),
    answer: appointments.AppointmentAvailabilityBody,
    refusals: ['not_found'],
  },
  getAppointmentDays: {
    summary: 'The days and times of a kind of appointment in a store, two weeks at once',
    params: z.object({ storeId: id }),
    query: z.object({ type: id, from: z.optional(z.iso.date()) }),
    answer: appointments.AppointmentDaysBody,
    refusals: ['not_found'],
  },
  getAppointments: {
    summary: 'The customer’s appointments, or the one of the token',
    answer: appointments.AppointmentsBody,
    refusals: ['not_found'],
  },
  bookAppointment: {
    summary: 'Books an appointment, for a customer or a guest who says who comes',
    body: appointments.NewAppointment,
    answer: appointments.AppointmentBody,
    status: 201,
    refusals: [
      'not_found',
      'appointment_taken',
      'appointment_overlaps',
      'appointments_full',
      'appointment_unknown',
      'consent_missing',
      'phone_of_other_country',
      'not_offered',
    ],
  },
  moveAppointment: {
    summary:
      'Moves an appointment to another time of its store; the old time is kept where the new one is taken',
    params: z.object({ id }),
    body: appointments.MovedAppointment,
    answer: appointments.AppointmentBody,
    refusals: [
      'not_found',
      'appointment_taken',
      'appointment_unknown',
      'appointment_over',
      'appointment_overlaps',
    ],
  },
  cancelAppointment: {
    summary: 'Cancels an appointment; its place is free again',
    params: z.object({ id }),
    answer: appointments.AppointmentBody,
    refusals: ['not_found', 'appointment_over'],
  },
  getAppointmentCalendar: {
    summary: 'An appointment of the customer as a calendar file',
    params: z.object({ id }),
    answer: undefined,
    file: 'text/calendar; charset=utf-8',
    refusals: ['not_found'],
  },
  waitForAppointment: {
    summary: 'Waits for a place, which a mail tells of once it is free',
    body: appointments.AppointmentWish,
    answer: z.object({ success: z.literal(true) }),
    refusals: ['not_found', 'appointment_unknown', 'consent_missing'],
  },
  getCallbackSlots: {
    summary: 'The half hours in which the client service of the locale can call back, free or taken',
    answer: callbacks.CallbackSlotsBody,
    refusals: [],
  },
  askForCallback: {
    summary: 'Asks to be called back; the third request from a network in an hour shows a solved captcha',
    body: callbacks.NewCallback,
    answer: callbacks.CallbackBody,
    status: 201,
    refusals: ['appointment_unknown', 'slot_taken', 'captcha_not_good', 'phone_of_other_country'],
  },
} as const satisfies Record<string, CallSpec>;
