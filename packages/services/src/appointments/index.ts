import { APPOINTMENT_TOKEN_HEADER } from '@vitrine/contracts';
import { accepted, customerIdOf, refused } from '@vitrine/domain';
import { createHash } from 'node:crypto';
import type { ServiceDeps } from '../deps.ts';
import type { Exchange, MountCall } from '../http/call.ts';
import { tokenHash } from '../http/session.ts';
import { isLinkToken } from '../one-time/index.ts';
import { calendarOf, toAppointment } from './appointment-body.ts';
import { type AppointmentAccess, appointmentsFor } from './appointment.store.ts';
import { daysOf, kindsOf, nextAvailability } from './availability.ts';
import { bookAppointment } from './booking.service.ts';
import { cancelAppointment, moveAppointment } from './change.service.ts';
import { bookingStore } from './slot.store.ts';
import { waitForAppointment } from './waiting.service.ts';

export { keepAppointments, sendAppointmentMail, sendAppointmentText } from './appointment.jobs.ts';

/** [R7.163, R7.185] Appointments in stores: what is free, for everybody, and one's own. */
export function mountAppointments(mount: MountCall, deps: ServiceDeps): void {
  const { db, clock } = deps;
  mount('getStoreNextAvailibility', async ({ params: { storeId }, locale }) => {
    const store = await bookingStore(db, storeId);
    return store === undefined
      ? refused({ code: 'not_found', about: storeId })
      : accepted(await nextAvailability(db, store, { now: clock.now(), language: locale.language }));
  });
  mount('getAppointmentDays', async ({ params: { storeId }, query: { type, from } }) => {
    const store = await bookingStore(db, storeId);
    if (store === undefined || !kindsOf(store).includes(type))
      return refused({ code: 'not_found', about: store === undefined ? storeId : type });
    return accepted(await daysOf(db, store, { type, from, now: clock.now() }));
  });
  mount('bookAppointment', (call) => bookAppointment(deps, call));
  mount('waitForAppointment', (call) => waitForAppointment(deps, call));
  mountOwn(mount, deps);
}

function mountOwn(mount: MountCall, deps: ServiceDeps): void {
  const { db, clock, config } = deps;
  mount('getAppointments', async (call) => {
    const { locale } = call;
    const access = await accessOf(call);
    if (access === undefined) return refused({ code: 'unauthorized' });
    const now = clock.now();
    const rows = await appointmentsFor(db, access, now);
    if (rows.length === 0 && access.tokenHash !== undefined) return refused({ code: 'not_found' });
    return accepted({ appointments: rows.map((row) => toAppointment(row, locale, now)) });
  });
  mount('moveAppointment', async (call) => {
    const {
      params: { id },
      body,
      locale,
    } = call;
    const access = await accessOf(call);
    if (access === undefined) return refused({ code: 'unauthorized' });
    return moveAppointment(deps, { id, access, locale }, Date.parse(body.gmtStartDateTime));
  });
  mount('cancelAppointment', async (call) => {
    const {
      params: { id },
      locale,
    } = call;
    const access = await accessOf(call);
    if (access === undefined) return refused({ code: 'unauthorized' });
    return cancelAppointment(deps, { id, access, locale });
  });
  mount('getAppointmentCalendar', async ({ principal: { customerId }, params: { id }, locale }) => {
    const rows = await appointmentsFor(db, { customerId, tokenHash: undefined }, clock.now());
    const row = rows.find((each) => each.id === id);
    if (row === undefined) return refused({ code: 'not_found', about: id });
    const file = calendarOf(row, locale, new URL(config.ownOrigins[0] ?? '').hostname);
    const version = createHash('sha256').update(file).digest('base64url').slice(0, 22);
    return accepted({ bytes: new TextEncoder().encode(file), version, name: 'appointment.ics' });
  });
}

/** The token of a mail stands for its one appointment alone, whoever shows it; without one, a customer's own are meant. */
async function accessOf({
  header,
  findSession,
}: Pick<Exchange, 'header' | 'findSession'>): Promise<AppointmentAccess | undefined> {
  const token = header(APPOINTMENT_TOKEN_HEADER);
  if (token !== undefined)
    return { customerId: undefined, tokenHash: isLinkToken(token) ? tokenHash(token) : '' };
  const session = await findSession();
  const customerId = session === undefined ? undefined : customerIdOf(session.principal);
  return customerId === undefined ? undefined : { customerId, tokenHash: undefined };
}
export { forgetAppointmentsOf, heldAppointments } from './kept-appointments.store.ts';
