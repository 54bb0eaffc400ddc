import type { AgentDayBody, DeskCallback, StoreParcel } from '@vitrine/contracts';
import {
  accepted,
  CALLBACK_TOPICS,
  deskOfCountry,
  readIn,
  referenceOf,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import { hiddenEmail } from '../agents/index.ts';
import { deskTickets } from '../contact/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { Call } from '../http/call.ts';
import {
  appointmentsOfDay,
  type CallbackRow,
  callbacksOf,
  parcelsReady,
  type StoreParcelRow,
  storeOfDay,
  waitingIn,
} from './day.store.ts';

const DAY_MS = 86_400_000;

/** What an agent has to do today: of their store, and of the desk that its country rings at. */
export async function agentDay(
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  { principal: { agentId }, locale }: Pick<Call<'getAgentDay'>, 'principal' | 'locale'>,
): Promise<Result<AgentDayBody, Refusals<'unauthorized'>>> {
  const store = await storeOfDay(db, agentId);
  if (store === undefined) return refused({ code: 'unauthorized' });
  const now = clock.now();
  const [appointments, waiting, parcels, callbacks, tickets] = await Promise.all([
    appointmentsOfDay(db, agentId, now),
    waitingIn(db, agentId),
    parcelsReady(db, agentId),
    callbacksOf(db, deskOfCountry(store.country), new Date(now.getTime() - DAY_MS)),
    deskTickets(db, agentId, { now, locale: locale.code }),
  ]);
  return accepted({
    store: { name: readIn(store.texts, 'eng').text.name, timeZone: store.timeZone },
    appointments: appointments.map(({ id, startsAt, type, firstName, lastName, phone, wish }) => ({
      id,
      startsAt: startsAt.toISOString(),
      appointmentType: type,
      firstName,
      lastName,
      ...(phone === null ? {} : { phone }),
      ...(wish === null ? {} : { wish }),
    })),
    waiting: waiting.map(({ type, day, email, createdAt }) => ({
      appointmentType: type,
      ...(day === null ? {} : { day }),
      email: hiddenEmail(email),
      since: createdAt.toISOString(),
    })),
    callbacks: callbacks.map((row) => toDeskCallback(row, agentId)),
    tickets: [...tickets],
    parcels: parcels.map(toStoreParcel),
  });
}

function toDeskCallback(row: CallbackRow, agentId: string): DeskCallback {
  const { id, desk, startsAt, phone, name, topic, locale, state, piece, note } = row;
  const agent = [row.agentFirstName, row.agentLastName].filter((part) => part !== null).join(' ');
  return {
    id,
    startsAt: startsAt.toISOString(),
    timeZone: desk,
    phone,
    ...(name === null ? {} : { name }),
    topic: CALLBACK_TOPICS.find((each) => each === topic) ?? 'other',
    ...(piece === null ? {} : { piece }),
    locale,
    state,
    ...(agent === '' ? {} : { agent }),
    isMine: row.agentId === agentId,
    ...(note === null ? {} : { note }),
  };
}

export function toStoreParcel({
  market,
  id,
  state,
  number,
  address,
  collection,
  lines,
}: StoreParcelRow): StoreParcel {
  const collector = collection?.collector;
  return {
    reference: referenceOf(market, id),
    orderNumber: number,
    state,
    buyer: `${address['firstName'] ?? ''} ${address['lastName'] ?? ''}`.trim(),
    ...(collector === undefined ? {} : { collector: `${collector.firstName} ${collector.lastName}` }),
    pieces: lines.map(({ snapshot: { name, colour, size }, quantity }) => ({
      name,
      colour,
      ...(size === undefined ? {} : { size }),
      quantity,
    })),
  };
}
