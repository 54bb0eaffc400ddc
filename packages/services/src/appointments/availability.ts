import type { AppointmentAvailabilityBody, AppointmentDaysBody } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import {
  APPOINTMENT_DAYS_AHEAD,
  appointmentSlots,
  type AppointmentSlot,
  bookableDays,
  type CalendarDay,
  isBookable,
  type Language,
} from '@vitrine/domain';
import { APPOINTMENT_WORDS } from './appointment-words.ts';
import { type BookingStore, takenSlots } from './slot.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days that one answer tells of. */
const DAYS_AT_ONCE = 14;

/** A slot that there is still time to book, and how many more can come. */
interface OpenPlace extends AppointmentSlot {
  readonly free: number;
}
/** The slots of a kind on a day. */
type PlacesOfDay = (type: string, day: CalendarDay) => readonly OpenPlace[];

/** What can be booked in a store now. */
export async function openPlaces(db: Queryable, store: BookingStore, now: Date): Promise<PlacesOfDay> {
  const until = new Date(now.getTime() + (APPOINTMENT_DAYS_AHEAD + 2) * DAY_MS);
  const taken = new Map(
    (await takenSlots(db, store.id, { from: now, until })).map((slot) => [
      keyOf(slot.type, slot.startsAt.getTime()),
      slot.taken,
    ]),
  );
  return (type, day) =>
    appointmentSlots(store, type, day)
      .filter((slot) => isBookable(slot, now.getTime()))
      .map((slot) => ({
        ...slot,
        free: Math.max(0, slot.capacity - (taken.get(keyOf(type, slot.startsAt)) ?? 0)),
      }));
}

const keyOf = (type: string, startsAt: number): string => `${type} ${startsAt}`;

/** [R7.163, R3.040] The next free appointment of each kind, the soonest first, or a message that there is none. */
export async function nextAvailability(
  db: Queryable,
  store: BookingStore,
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<AppointmentAvailabilityBody> {
  const placesOf = await openPlaces(db, store, now);
  const days = bookableDays(store, now.getTime());
  const next = kindsOf(store)
    .flatMap((type) => firstFree(days, (day) => placesOf(type, day)))
    .toSorted((one, other) => one.startsAt - other.startsAt);
  return {
    storeSlotInfoList: next.map(({ type }) => ({ appointmentType: type, storeTimeZone: store.timeZone })),
    availabilitySlotInfoList: next.map(toSlotTime),
    ...(next.length === 0 ? { message: APPOINTMENT_WORDS[language].none } : {}),
  };
}

function firstFree(
  days: readonly CalendarDay[],
  placesOn: (day: CalendarDay) => readonly OpenPlace[],
): readonly OpenPlace[] {
  for (const day of days) {
    const found = placesOn(day).find(({ free }) => free > 0);
    if (found !== undefined) return [found];
  }
  return [];
}

/** The kinds of appointment that a store has. */
export const kindsOf = ({ appointments }: BookingStore): readonly string[] => [
  ...new Set(appointments.map(({ type }) => type)),
];

/** [R7.185] Two weeks of a kind from a day on: every day that has times, free or taken. */
export async function daysOf(
  db: Queryable,
  store: BookingStore,
  { type, from, now }: { readonly type: string; readonly from: string | undefined; readonly now: Date },
): Promise<AppointmentDaysBody> {
  const placesOf = await openPlaces(db, store, now);
  const days = bookableDays(store, now.getTime()).filter((day) => from === undefined || day >= from);
  const nextDay = days[DAYS_AT_ONCE];
  return {
    storeTimeZone: store.timeZone,
    days: days
      .slice(0, DAYS_AT_ONCE)
      .map((day) => ({
        day,
        slots: placesOf(type, day).map((place) => ({ ...toSlotTime(place), isFree: place.free > 0 })),
      }))
      .filter(({ slots }) => slots.length > 0),
    ...(nextDay === undefined ? {} : { nextDay }),
  };
}

const toSlotTime = ({ startsAt, time }: AppointmentSlot) => ({
  gmtStartDateTime: new Date(startsAt).toISOString(),
  startTime: time,
});
