import { callUrl, type DeskTicket } from '@vitrine/contracts';
import { inTransaction, type Queryable } from '@vitrine/database';
import {
  accepted,
  answerDueOn,
  dayAt,
  fullName,
  localeOf,
  LOCALES,
  nextTicket,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Call } from '../http/call.ts';
import type { FileAnswer } from '../http/file-answer.ts';
import { openFile } from '../sealed-files/index.ts';
import { desksOfAgent } from './desk.store.ts';
import {
  addTicketAnswer,
  type DeskTicketRow,
  findTicketFile,
  lockTicket,
  moveTicket,
  ticketsOfDesks,
} from './ticket.store.ts';

const DAY_MS = 86_400_000;

/** [R2.007] What was written to the desks that an agent answers for. */
export async function deskTickets(
  db: Queryable,
  agentId: string,
  { now, locale }: { readonly now: Date; readonly locale: string },
): Promise<readonly DeskTicket[]> {
  const desks = (await desksOfAgent(db, agentId)) ?? [];
  const rows = await ticketsOfDesks(db, desks, new Date(now.getTime() - DAY_MS));
  return rows.map((row) => toDeskTicket(row, { agentId, now, locale }));
}

interface Reading {
  readonly agentId: string;
  readonly now: Date;
  /** Of the page, whose files are asked for below it. */
  readonly locale: string;
}

function toDeskTicket(row: DeskTicketRow, { agentId, now, locale }: Reading): DeskTicket {
  const { id, number, desk, email, topic, reference, message, state, createdAt, places, types, answers } =
    row;
  const dueOn = answerDueOn(createdAt.getTime(), desk);
  const agent = [row.agentFirstName, row.agentLastName].filter((part) => part !== null).join(' ');
  const isWaiting = state === 'open' || state === 'taken';
  return {
    id,
    number,
    writtenAt: createdAt.toISOString(),
    dueOn,
    isLate: isWaiting && dayAt(now.getTime(), desk) > dueOn,
    name: fullName(row, (localeOf(row.locale) ?? LOCALES['eng-us']).country),
    email,
    topic,
    ...(reference === null ? {} : { reference }),
    message,
    locale: row.locale,
    state,
    ...(agent === '' ? {} : { agent }),
    isMine: row.agentId === agentId,
    files: places.map((place, at) => ({
      url: callUrl('getTicketFile', { locale, params: { id, place: String(place) } }),
      type: types[at] ?? '',
    })),
    answers: [...answers],
  };
}

type ActDeps = Pick<ServiceDeps, 'db' | 'clock' | 'ids' | 'jobs'>;

/**
 * [R2.007] An agent takes a ticket, gives it back, answers it or closes it. Of two who take it at the same time the second is
 * told; one of another desk is answered as one that does not exist. An answer leaves its mail behind.
 */
export async function actOnTicket(
  { db, clock, ids, jobs }: ActDeps,
  {
    principal: { agentId },
    params: { id },
    body,
  }: Pick<Call<'actOnTicket'>, 'principal' | 'params' | 'body'>,
): Promise<Result<{ readonly success: true }, Refusals<'not_found' | 'ticket_taken'>>> {
  const desks = (await desksOfAgent(db, agentId)) ?? [];
  return inTransaction(db, async (transaction) => {
    const row = await lockTicket(transaction, desks, id);
    if (row === undefined) return refused({ code: 'not_found' as const, about: id });
    const next = nextTicket(row.state, body.act, row.agentId === agentId);
    if (next === undefined) return refused({ code: 'ticket_taken' as const });
    const now = clock.now();
    await moveTicket(transaction, id, { state: next, agentId: next === 'open' ? undefined : agentId, now });
    if (body.words !== undefined) {
      const answer = { id: ids.next(), ticketId: id, agentId, words: body.words };
      await addTicketAnswer(transaction, answer, now);
      await jobs.enqueue(transaction, 'send-contact-mail', { kind: 'answered', answerId: answer.id });
    }
    return accepted({ success: true as const });
  });
}

/** [R2.007] A file of a ticket, to be kept by the agent and opened by no page of ours. */
export async function ticketFile(
  deps: Pick<ServiceDeps, 'db' | 'config'>,
  { principal: { agentId }, params: { id, place } }: Pick<Call<'getTicketFile'>, 'principal' | 'params'>,
): Promise<Result<FileAnswer, Refusals<'not_found'>>> {
  const desks = (await desksOfAgent(deps.db, agentId)) ?? [];
  const row = await findTicketFile(deps.db, desks, { id, place: Number(place) });
  const at = { kind: 'ticket-file', of: id, place: Number(place) } as const;
  const bytes = row && openFile(deps, at, Buffer.from(row.sealed));
  if (row === undefined || bytes === undefined) return refused({ code: 'not_found', about: id });
  const ending = row.type.slice(row.type.indexOf('/') + 1);
  const version = `${id}-${place}`;
  return accepted({ bytes, mediaType: row.type, version, name: `${version}.${ending}`, isAttachment: true });
}
