import { inTransaction } from '@vitrine/database';
import {
  accepted,
  APPOINTMENT_OFFER_MS,
  bookableDays,
  calendarDayOf,
  customerIdOf,
  nextInLine,
  refused,
  type Refusals,
  type Result,
} from '@vitrine/domain';
import { checkConsents, consentSubject, recordActConsents } from '../consent/index.ts';
import type { Call } from '../http/call.ts';
import { contactOfCustomer } from './appointment.store.ts';
import { kindsOf, openPlaces } from './availability.ts';
import { type BookingDeps, countBooking } from './booking.service.ts';
import { bookingStore } from './slot.store.ts';
import { addWaiting, kindsWaitedFor, lockLine, setTold } from './waiting.store.ts';

type WaitRefusals = Refusals<
  'not_found' | 'bad_request' | 'too_many_requests' | 'appointment_unknown' | 'consent_missing'
>;

/** [R7.185] Waits for a place of a kind, on a day or on any. The answer is the same whether the address waits already. */
export async function waitForAppointment(
  deps: BookingDeps,
  call: Call<'waitForAppointment'>,
): Promise<Result<{ readonly success: true }, WaitRefusals>> {
  const { body, principal, locale, address } = call;
  const { storeId, appointmentType: type, day } = body;
  const { db } = deps;
  const wrong = await placeFault(deps, body);
  if (wrong !== undefined) return wrong;
  const customerId = customerIdOf(principal);
  const email = body.email ?? (await emailOf(deps, customerId));
  if (email === undefined) return refused({ code: 'bad_request', about: 'email', scope: 'field' });
  const wait = await countBooking(deps, address, customerId ?? email);
  if (wait !== undefined) return wait;
  const act = {
    context: 'appointments',
    locale,
    who: consentSubject(principal),
    said: body.consents ?? [],
  } as const;
  const consented = await checkConsents(db, act);
  if (!consented.ok) return consented;
  await inTransaction(db, async (transaction) => {
    const row = { id: deps.ids.next(), storeId, type, day, customerId, email, locale: locale.code };
    await addWaiting(transaction, row, deps.clock.now());
    await recordActConsents(deps, transaction, act);
  });
  return accepted({ success: true });
}

/** A refusal where no such place can come free. */
async function placeFault(
  { db, clock }: Pick<BookingDeps, 'db' | 'clock'>,
  { storeId, appointmentType: type, day }: Call<'waitForAppointment'>['body'],
) {
  const store = await bookingStore(db, storeId);
  if (store === undefined) return refused({ code: 'not_found', about: storeId } as const);
  const isDay = day === undefined || bookableDays(store, clock.now().getTime()).some((each) => each === day);
  return kindsOf(store).includes(type) && isDay
    ? undefined
    : refused({ code: 'appointment_unknown', about: 'appointmentType' } as const);
}

async function emailOf({ db }: Pick<BookingDeps, 'db'>, customerId: string | undefined) {
  const account = customerId === undefined ? undefined : await contactOfCustomer(db, customerId);
  return account?.email ?? undefined;
}

/** [R7.185] Tells those who wait of places that came free, the first first: one for each place. */
export async function tellWaiting(deps: Pick<BookingDeps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const { db, clock, jobs } = deps;
  for (const { storeId, type } of await kindsWaitedFor(db)) {
    const store = await bookingStore(db, storeId);
    if (store === undefined) continue;
    await inTransaction(db, async (transaction) => {
      const now = clock.now();
      const since = new Date(now.getTime() - APPOINTMENT_OFFER_MS);
      const line = await lockLine(transaction, { storeId, type }, since);
      const placesOf = await openPlaces(transaction, store, now);
      const free = new Map(
        bookableDays(store, now.getTime()).map((day) => [
          day,
          placesOf(type, day).reduce((sum, place) => sum + place.free, 0),
        ]),
      );
      const asked = line.map(({ id, day, toldAt }) => ({
        id,
        day: day === null ? undefined : calendarDayOf(day),
        isTold: toldAt !== null,
      }));
      const next = nextInLine(asked, free);
      await setTold(transaction, next, now);
      for (const waitingId of next)
        await jobs.enqueue(transaction, 'send-appointment-mail', { kind: 'place-free', waitingId });
    });
  }
}
