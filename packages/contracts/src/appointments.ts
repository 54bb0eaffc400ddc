import { APPOINTMENT_STATES } from '@vitrine/domain';
import * as z from 'zod/mini';
import { NameOfPerson } from './person-name.ts';
import { emailAddress, SaidConsents } from './consents.ts';

/** A moment in UTC, to the minute: `2026-12-01T10:00Z`, with or without seconds that are zero. */
export const Moment = z
  .string()
  .check(
    z.regex(
      /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::00(?:\.000)?)?Z$/u,
    ),
  );

const SlotTime = z.object({
  /** ISO 8601, UTC. */
  gmtStartDateTime: z.string(),
  /** By the store's own clock, `HH:MM`. */
  startTime: z.string(),
});

/**
 * [R3.040, R7.163] The next free appointment of each kind that a store has, the soonest first: the first of one list belongs to the
 * first of the other. Both are empty or left out where nothing is free; a message says so then.
 */
export const AppointmentAvailabilityBody = z.object({
  storeSlotInfoList: z.optional(
    z.array(
      z.object({
        appointmentType: z.string(),
        /** IANA; UTC where it is left out [R9.037]. */
        storeTimeZone: z.optional(z.string()),
      }),
    ),
  ),
  availabilitySlotInfoList: z.optional(z.array(SlotTime)),
  message: z.optional(z.string()),
});
export type AppointmentAvailabilityBody = z.infer<typeof AppointmentAvailabilityBody>;

/** The days of a store on which a kind of appointment can be booked, each with its times, free or taken. */
export const AppointmentDaysBody = z.object({
  storeTimeZone: z.string(),
  days: z.array(z.object({ day: z.string(), slots: z.array(z.extend(SlotTime, { isFree: z.boolean() })) })),
  /** The first day after those, where there are more. */
  nextDay: z.optional(z.string()),
});
export type AppointmentDaysBody = z.infer<typeof AppointmentDaysBody>;

/** [R7.185] An appointment, as whoever booked it sees it. */
export const AppointmentBody = z.object({
  id: z.string(),
  appointmentType: z.string(),
  state: z.enum(APPOINTMENT_STATES),
  gmtStartDateTime: z.string(),
  gmtEndDateTime: z.string(),
  store: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    /** The lines of its address. */
    address: z.array(z.string()),
    phone: z.string(),
    timeZone: z.string(),
  }),
  wish: z.optional(z.string()),
});
export type AppointmentBody = z.infer<typeof AppointmentBody>;
export const AppointmentsBody = z.object({ appointments: z.array(AppointmentBody) });

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** Who comes. A guest says names and e-mail; what a customer leaves out is the account's. */
const AppointmentContact = z.strictObject({
  firstName: z.optional(NameOfPerson),
  lastName: z.optional(NameOfPerson),
  email: z.optional(emailAddress),
  /** For the reminder by text message. */
  phone: z.optional(line(30)),
});

export const NewAppointment = z.strictObject({
  storeId: z.string().check(z.regex(/^[\w.-]{1,60}$/u)),
  appointmentType: z.string().check(z.regex(/^[\w.-]{1,60}$/u)),
  gmtStartDateTime: Moment,
  contact: z.optional(AppointmentContact),
  /** What the store should know. */
  wish: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  consents: z.optional(SaidConsents),
});
export const MovedAppointment = z.strictObject({ gmtStartDateTime: Moment });

/** A place to wait for: of a day of the store, or the first that comes free. */
export const AppointmentWish = z.strictObject({
  storeId: z.string().check(z.regex(/^[\w.-]{1,60}$/u)),
  appointmentType: z.string().check(z.regex(/^[\w.-]{1,60}$/u)),
  day: z.optional(z.iso.date()),
  /** A customer's is the account's where it is left out. */
  email: z.optional(emailAddress),
  consents: z.optional(SaidConsents),
});
