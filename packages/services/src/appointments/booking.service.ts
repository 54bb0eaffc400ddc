import type { AppointmentBody } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  APPOINTMENTS_AHEAD,
  bookableSlot,
  customerIdOf,
  isAgent,
  type Locale,
  refused,
  type Refusal,
  type Refusals,
  type Result,
} from '@vitrine/domain';
import { isTextedFrom, readPhoneNumber } from '../catalog/index.ts';
import { checkConsents, consentSubject, recordActConsents } from '../consent/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Call } from '../http/call.ts';
import { limitUses, strangersUse } from '../http/limit-uses.ts';
import { tokenHash } from '../http/session.ts';
import { linkTokenOf } from '../one-time/index.ts';
import type { AppointmentNews } from '../jobs/index.ts';
import { toAppointment } from './appointment-body.ts';
import { addClientOfStore } from '../agents/index.ts';
import {
  addAppointment,
  appointmentById,
  type AppointmentOwner,
  appointmentsAhead,
  type AppointmentPerson,
  contactOfCustomer,
} from './appointment.store.ts';
import { bookingStore, takePlace } from './slot.store.ts';

export type BookingDeps = Pick<ServiceDeps, 'db' | 'clock' | 'ids' | 'jobs' | 'config'>;
type AheadRefusal = 'appointment_overlaps' | 'appointments_full';
type BookingRefusals = Refusals<
  | 'not_found'
  | 'bad_request'
  | 'too_many_requests'
  | 'appointment_taken'
  | AheadRefusal
  | 'appointment_unknown'
  | 'consent_missing'
  | 'phone_of_other_country'
>;

/**
 * [R7.185, R2.064] Books an appointment. Its place is taken in the transaction that writes it down and leaves its confirmation
 * behind; whoever comes to the last place at the same time is told that it is taken.
 */
export async function bookAppointment(
  deps: BookingDeps,
  call: Call<'bookAppointment'>,
): Promise<Result<AppointmentBody, BookingRefusals>> {
  const { body, principal, locale, address } = call;
  const { storeId, appointmentType: type } = body;
  const store = await bookingStore(deps.db, storeId);
  if (store === undefined) return refused({ code: 'not_found', about: storeId });
  const startsAt = Date.parse(body.gmtStartDateTime);
  const slot = bookableSlot(store, { type, startsAt }, deps.clock.now().getTime());
  if (slot === undefined) return refused({ code: 'appointment_unknown', about: 'gmtStartDateTime' });
  const contact = await readPerson(deps, call);
  if (!contact.ok) return contact;
  const customerId = customerIdOf(principal);
  const wait = await countBooking(deps, address, customerId ?? contact.value.email ?? '');
  if (wait !== undefined) return wait;
  const who = consentSubject(principal);
  const act = { context: 'appointments', locale, who, said: body.consents ?? [] } as const;
  const consented = await checkConsents(deps.db, act);
  if (!consented.ok) return consented;
  const booked = await inTransaction(deps.db, (transaction) =>
    takeAppointment(deps, transaction, { call, slot, person: contact.value, act }),
  );
  return booked.ok ? accepted(await shownAppointment(deps, booked.value, locale)) : booked;
}

interface Taking {
  readonly call: Call<'bookAppointment'>;
  readonly slot: NonNullable<ReturnType<typeof bookableSlot>>;
  readonly person: AppointmentPerson;
  readonly act: Parameters<typeof recordActConsents>[2];
}

/** Takes the place and writes the appointment down; its id. */
async function takeAppointment(
  deps: BookingDeps,
  transaction: Transaction,
  { call: { body, principal, locale }, slot, person, act }: Taking,
): Promise<Result<string, Refusals<'appointment_taken' | AheadRefusal>>> {
  const { storeId, appointmentType: type, wish } = body;
  const now = deps.clock.now();
  const time = { startsAt: new Date(slot.startsAt), endsAt: new Date(slot.endsAt) };
  const customerId = customerIdOf(principal);
  const owner = { customerId: customerId ?? null, email: person.email ?? null };
  const hindrance = await hindranceAhead(transaction, owner, { ...time, now });
  if (hindrance !== undefined) return refused({ code: hindrance });
  if (!(await takePlace(transaction, { storeId, type, startsAt: time.startsAt }, slot.capacity)))
    return refused({ code: 'appointment_taken' });
  const id = deps.ids.next();
  await addAppointment(
    transaction,
    {
      ...time,
      id,
      storeId,
      type,
      customerId,
      contact: person,
      agentId: isAgent(principal) ? principal.agentId : undefined,
      wish: wish === '' ? undefined : wish,
      locale: locale.code,
      tokenHash: tokenHash(linkTokenOf(deps.config, { kind: 'appointment', id })),
    },
    now,
  );
  // [R2.013] Who visits a store is its client from then on.
  if (customerId !== undefined)
    await addClientOfStore(transaction, { customerId, storeId, reason: 'booked', now });
  await recordActConsents(deps, transaction, act);
  await tellOf(deps, transaction, { ...person, news: { appointmentId: id, kind: 'booked', change: 0 } });
  return accepted(id);
}

/** Why somebody gets no other appointment at a time: nobody is in two places, and few have many ahead. Locks the person. */
async function hindranceAhead(
  transaction: Transaction,
  owner: AppointmentOwner,
  time: Parameters<typeof appointmentsAhead>[2],
): Promise<AheadRefusal | undefined> {
  const { ahead, overlapping } = await appointmentsAhead(transaction, owner, time);
  if (overlapping > 0) return 'appointment_overlaps';
  return ahead >= APPOINTMENTS_AHEAD ? 'appointments_full' : undefined;
}

/** An appointment as whoever may see it is shown it. */
export async function shownAppointment(
  { db, clock }: Pick<BookingDeps, 'db' | 'clock'>,
  id: string,
  locale: Locale,
): Promise<AppointmentBody> {
  const row = await appointmentById(db, id);
  if (row === undefined) throw new Error('An appointment that was just changed is gone');
  return toAppointment(row, locale, clock.now());
}

/** What is told, and how whoever booked is reached. */
interface ToldNews {
  readonly news: AppointmentNews;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** Leaves the messages about an appointment behind: a mail; a text message where there is no address, and to remind. */
export async function tellOf(
  { jobs }: Pick<BookingDeps, 'jobs'>,
  transaction: Transaction,
  { news, email, phone }: ToldNews,
): Promise<void> {
  if (email) await jobs.enqueue(transaction, 'send-appointment-mail', news);
  if (phone && (!email || news.kind === 'reminder'))
    await jobs.enqueue(transaction, 'send-appointment-text', news);
}

/** Counts what one network and one person book and wait for; a refusal once it was too often. */
export async function countBooking(
  deps: Pick<BookingDeps, 'db' | 'clock' | 'config'>,
  address: string,
  subject: string,
) {
  const uses = strangersUse('appointment', { address, subject }, deps.config.useLimits.appointments);
  const retryAfterSeconds = await limitUses(deps, uses);
  if (retryAfterSeconds === undefined) return undefined;
  return refused({ code: 'too_many_requests', retryAfterSeconds } as const);
}

type PersonRefusal = Refusal<'bad_request' | 'phone_of_other_country'>;

/** Who comes: what was said, and for a customer what the account says beside it. */
async function readPerson(
  { db }: Pick<BookingDeps, 'db'>,
  { body: { contact: said = {} }, principal, locale }: Call<'bookAppointment'>,
): Promise<Result<AppointmentPerson, PersonRefusal>> {
  const phone = readPhone(said.phone, locale);
  if (!phone.ok) return phone;
  const customerId = customerIdOf(principal);
  const account = customerId === undefined ? undefined : await contactOfCustomer(db, customerId);
  return account === undefined
    ? readGuest(said, phone.value)
    : accepted(personOf(account, { ...said, phone: phone.value }));
}

type Said = NonNullable<Call<'bookAppointment'>['body']['contact']>;
type Account = NonNullable<Awaited<ReturnType<typeof contactOfCustomer>>>;

function readGuest(
  { firstName, lastName, email }: Said,
  phone: string | undefined,
): Result<AppointmentPerson, PersonRefusal> {
  if (firstName === undefined) return missing('firstName');
  if (lastName === undefined) return missing('lastName');
  if (email === undefined) return missing('email');
  return accepted({ firstName, lastName, email, phone });
}

/** An account by mobile number has no e-mail: it is reached by its number. */
function personOf(account: Account, said: Said): AppointmentPerson {
  const email = said.email ?? account.email ?? undefined;
  return {
    firstName: said.firstName ?? account.firstName,
    lastName: said.lastName ?? account.lastName,
    email,
    phone: said.phone ?? (email === undefined ? (account.phone ?? undefined) : undefined),
  };
}

const missing = (field: string) =>
  refused({ code: 'bad_request' as const, about: `contact.${field}`, scope: 'field' as const });

/** [R3.051] A number that the shop of a locale writes text messages to; undefined where none was said. */
function readPhone(text: string | undefined, locale: Locale): Result<string | undefined, PersonRefusal> {
  if (text === undefined) return accepted(undefined);
  const phone = readPhoneNumber(text, locale.country);
  if (phone === undefined) return missing('phone');
  return isTextedFrom(locale, phone, locale.country)
    ? accepted(phone.number)
    : refused({ code: 'phone_of_other_country', about: 'contact.phone' });
}
