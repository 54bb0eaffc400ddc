import type { AnswerOf, TicketBody } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import {
  accepted,
  cardSigns,
  deskOf,
  ownerOf,
  readTicketFile,
  type Refusals,
  refused,
  type Result,
  TICKET_FILE_LIMITS,
  type TicketFileFault,
  TICKETS_OF_EMAIL,
  TICKETS_OF_NETWORK,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Call } from '../http/call.ts';
import { limitUses, type LimitedUse, strangersUse } from '../http/limit-uses.ts';
import { networkOf } from '../http/network-of.ts';
import { sealFile } from '../sealed-files/index.ts';
import { addTicket, addTicketFile, lockOwnTicket } from './ticket.store.ts';

type WriteDeps = Pick<ServiceDeps, 'db' | 'config' | 'clock' | 'ids' | 'random' | 'jobs'>;
type WriteCall = Pick<Call<'writeToClientService'>, 'principal' | 'session' | 'locale' | 'address' | 'body'>;

/** Signs of a number: 40 bits, told to nobody but who wrote. */
const NUMBER_BYTES = 8;

/** [R2.007] Keeps what somebody writes, and leaves the mail behind that acknowledges it without repeating it. */
export async function writeTicket(
  deps: WriteDeps,
  call: WriteCall,
): Promise<Result<TicketBody, Refusals<'too_many_requests'>>> {
  const { principal, locale, body } = call;
  const retryAfterSeconds = await limitUses(deps, usesOf(deps, call));
  if (retryAfterSeconds !== undefined) return refused({ code: 'too_many_requests', retryAfterSeconds });
  const id = deps.ids.next();
  const number = `CS-${cardSigns(deps.random.bytes(NUMBER_BYTES))}`;
  const { timeZone: desk } = deskOf(locale.phone);
  const { firstName, lastName, email, topic, reference, message } = body;
  const said = {
    firstName,
    lastName,
    email,
    topic,
    reference: reference === '' ? undefined : reference,
    message,
  };
  const ticket = { id, number, desk, locale: locale.code, owner: ownerOf(principal), ...said };
  await inTransaction(deps.db, async (transaction) => {
    await addTicket(transaction, ticket, deps.clock.now());
    await deps.jobs.enqueue(transaction, 'send-contact-mail', { kind: 'received', ticketId: id });
  });
  return accepted({ id, number });
}

function usesOf({ config }: WriteDeps, { address, session, body }: WriteCall): readonly LimitedUse[] {
  return [
    ...strangersUse('ticket', { address, subject: session.id }, config.useLimits.tickets),
    { what: 'ticket in a day', subject: networkOf(address), ...TICKETS_OF_NETWORK },
    { what: 'ticket of e-mail', subject: body.email, ...TICKETS_OF_EMAIL },
  ];
}

type FileCall = Pick<Call<'addTicketFile'>, 'principal' | 'params' | 'body'>;

/** [R2.007] Keeps a file of a ticket that the desk has not taken, sealed. Its bytes alone say what it is. */
export async function keepTicketFile(
  deps: Pick<ServiceDeps, 'db' | 'config' | 'random'>,
  { principal, params: { id }, body }: FileCall,
): Promise<Result<AnswerOf<'addTicketFile'>, Refusals<TicketFileFault | 'not_found' | 'too_many_files'>>> {
  const bytes = Buffer.from(body.file, 'base64');
  const read = readTicketFile(bytes);
  if (!read.ok) return refused({ ...read.refusal, about: 'file' });
  return inTransaction(deps.db, async (transaction) => {
    const files = await lockOwnTicket(transaction, ownerOf(principal), id);
    if (files === undefined) return refused({ code: 'not_found' as const, about: id });
    if (files >= TICKET_FILE_LIMITS.count)
      return refused({ code: 'too_many_files' as const, about: 'file', max: TICKET_FILE_LIMITS.count });
    const place = files + 1;
    const sealed = sealFile(deps, { kind: 'ticket-file', of: id, place }, bytes);
    await addTicketFile(transaction, { ticketId: id, place, type: read.value, sealed });
    return accepted({ place });
  });
}
