import { appointmentSlots, type AppointmentSlot } from '../appointments/appointment-slots.ts';
import { localeOfCountry } from '../locale/find-locale.ts';
import { type CalendarDay, dayAt, daysSince1970, fromDayNumber } from '../shipping/calendar-day.ts';
import { DESK_DAYS, DESK_HOURS, deskOf } from './client-service-hours.ts';

/** [R7.186] What somebody wants to speak about. */
export const CALLBACK_TOPICS = ['piece', 'order', 'care', 'gift', 'other'] as const;
export type CallbackTopic = (typeof CALLBACK_TOPICS)[number];

/** What becomes of a call-back: one agent takes it, and says whether somebody answered. */
export const CALLBACK_STATES = ['asked', 'taken', 'reached', 'not_reached'] as const;
export type CallbackState = (typeof CALLBACK_STATES)[number];

/** After how many days number and name of a call-back are deleted, unless the operator says otherwise. */
export const CALLBACK_KEPT_DAYS = 30;

const SLOT_MINUTES = 30;
/** How many numbers a desk rings in the same half hour. */
const RUNG_AT_ONCE = 3;
const MINUTE_MS = 60_000;
/** Whoever asks for the next half hour gives the desk a few minutes. */
const NOTICE_MS = 10 * MINUTE_MS;
/** Today and six days more have at least five on which the desk is open. */
const DAYS_AHEAD = 7;

/** A desk, as the rule of appointments reads a store: its one kind is a call-back. */
function asStore(phone: string) {
  const { timeZone } = deskOf(phone);
  const hours = Object.fromEntries(DESK_DAYS.map((day) => [day, [[...DESK_HOURS] as const]]));
  const [from, until] = DESK_HOURS;
  const rule = { type: 'callback', days: DESK_DAYS, from, until, everyMinutes: SLOT_MINUTES };
  return { timeZone, hours, closures: [], appointments: [{ ...rule, capacity: RUNG_AT_ONCE }] };
}

/** [R7.186] The half hours in which the desk of a telephone number can still be asked to call back, the soonest first. */
export function callbackSlots(phone: string, now: number): readonly AppointmentSlot[] {
  const store = asStore(phone);
  const today = daysSince1970(dayAt(now, store.timeZone));
  return Array.from({ length: DAYS_AHEAD }, (_, at) => fromDayNumber(today + at))
    .flatMap((day) => appointmentSlots(store, 'callback', day))
    .filter(({ startsAt }) => startsAt >= now + NOTICE_MS);
}

/** [R2.103] When the desk of a telephone number opens and closes on a day on which it works, in ms since 1970, UTC. */
export function deskHoursOn(
  phone: string,
  day: CalendarDay,
): { readonly opensAt: number; readonly closesAt: number } | undefined {
  const slots = appointmentSlots(asStore(phone), 'callback', day);
  const [first, last] = [slots[0], slots.at(-1)];
  return first && last && { opensAt: first.startsAt, closesAt: last.endsAt };
}

/** The desk that a country rings at, by its clock: what agents of the country's stores work for. */
export function deskOfCountry(country: string): string {
  return deskOf(localeOfCountry(country)?.phone ?? '').timeZone;
}

/** What an agent does with a call-back. */
export type CallbackMove = 'take' | 'release' | 'reached' | 'not_reached';

/** [R7.186] What becomes of a call-back; undefined where it is another's, or over. One that nobody answered can be tried again. */
export function nextCallback(
  state: CallbackState,
  move: CallbackMove,
  isMine: boolean,
): CallbackState | undefined {
  if (move === 'take') return state === 'asked' || state === 'not_reached' ? 'taken' : undefined;
  if (state !== 'taken' || !isMine) return undefined;
  return move === 'release' ? 'asked' : move;
}
