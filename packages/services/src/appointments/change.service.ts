import type { AppointmentBody } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  appointmentState,
  bookableSlot,
  type Locale,
  refused,
  type Refusal,
  type Result,
} from '@vitrine/domain';
import type { AppointmentNews } from '../jobs/index.ts';
import {
  type AppointmentAccess,
  appointmentById,
  appointmentsAhead,
  type LockedAppointment,
  lockAppointment,
  setCancelled,
  setTime,
} from './appointment.store.ts';
import { type BookingDeps, shownAppointment, tellOf } from './booking.service.ts';
import { bookingStore, giveBackPlace, lockPlaces, takePlace } from './slot.store.ts';

/** An appointment that somebody changes. */
interface WantedChange {
  readonly id: string;
  readonly access: AppointmentAccess;
  readonly locale: Locale;
}
type MoveRefusal = Refusal<
  'not_found' | 'appointment_taken' | 'appointment_unknown' | 'appointment_over' | 'appointment_overlaps'
>;

/**
 * [R2.062, R7.185] Moves an appointment to another time of its kind in its store. The new place is taken before the old one is
 * given back, in one transaction: where the new one is full the old one is kept.
 */
export async function moveAppointment(
  deps: BookingDeps,
  { id, access, locale }: WantedChange,
  wanted: number,
): Promise<Result<AppointmentBody, MoveRefusal>> {
  const moved = await inTransaction(deps.db, async (transaction): Promise<Result<undefined, MoveRefusal>> => {
    const now = deps.clock.now();
    const locked = openOr(await lockAppointment(transaction, id, { ...access, now }), { id, now });
    if (!locked.ok) return locked;
    const { storeId, type, startsAt, customerId, email } = locked.value;
    if (startsAt.getTime() === wanted) return accepted(undefined);
    const store = await bookingStore(transaction, storeId);
    const slot = store && bookableSlot(store, { type, startsAt: wanted }, now.getTime());
    if (slot === undefined) return refused({ code: 'appointment_unknown', about: 'gmtStartDateTime' });
    const begin = new Date(slot.startsAt);
    const time = { startsAt: begin, endsAt: new Date(slot.endsAt), now, moved: id };
    const { overlapping } = await appointmentsAhead(transaction, { customerId, email }, time);
    if (overlapping > 0) return refused({ code: 'appointment_overlaps' });
    await lockPlaces(transaction, { storeId, type, startsAt }, begin);
    if (!(await takePlace(transaction, { storeId, type, startsAt: begin }, slot.capacity)))
      return refused({ code: 'appointment_taken' });
    await giveBackPlace(transaction, { storeId, type, startsAt });
    const change = await setTime(transaction, id, { startsAt: begin, endsAt: new Date(slot.endsAt), now });
    await tellOfChange(deps, transaction, { appointmentId: id, kind: 'moved', change });
    return accepted(undefined);
  });
  return moved.ok ? accepted(await shownAppointment(deps, id, locale)) : moved;
}

/** [R2.063, R7.185] Cancels an appointment, and gives its place back. Whoever does so again is answered the same. */
export async function cancelAppointment(
  deps: BookingDeps,
  { id, access, locale }: WantedChange,
): Promise<Result<AppointmentBody, Refusal<'not_found' | 'appointment_over'>>> {
  const cancelled = await inTransaction(deps.db, async (transaction) => {
    const now = deps.clock.now();
    const row = await lockAppointment(transaction, id, { ...access, now });
    if (row?.state === 'cancelled') return accepted(undefined);
    const locked = openOr(row, { id, now });
    if (!locked.ok) return locked;
    const change = await setCancelled(transaction, id, now);
    await giveBackPlace(transaction, locked.value);
    await tellOfChange(deps, transaction, { appointmentId: id, kind: 'cancelled', change });
    return accepted(undefined);
  });
  return cancelled.ok ? accepted(await shownAppointment(deps, id, locale)) : cancelled;
}

/** An appointment that is still to come. */
function openOr(
  row: LockedAppointment | undefined,
  { id, now }: { readonly id: string; readonly now: Date },
): Result<LockedAppointment, Refusal<'not_found' | 'appointment_over'>> {
  if (row === undefined) return refused({ code: 'not_found', about: id });
  const state = appointmentState(row.state, { startsAt: row.startsAt.getTime(), now: now.getTime() });
  return state === 'booked' ? accepted(row) : refused({ code: 'appointment_over' });
}

async function tellOfChange(
  deps: BookingDeps,
  transaction: Transaction,
  news: AppointmentNews,
): Promise<void> {
  const row = await appointmentById(transaction, news.appointmentId);
  await tellOf(deps, transaction, { news, email: row?.email, phone: row?.phone });
}
