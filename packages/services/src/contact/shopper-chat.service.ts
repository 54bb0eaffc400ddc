import type { AnswerOf, ChatBody, ChatMessage, StampBody } from '@vitrine/contracts';
import { inTransaction, type LookUntil, type Transaction } from '@vitrine/database';
import {
  accepted,
  AT_WORK_MS,
  CHAT_LIMITS,
  deskOf,
  ownerOf,
  type Refusals,
  refused,
  type Result,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Call } from '../http/call.ts';
import { EVENT_PAUSE_MS, type FollowedAnswer } from '../http/event-stream.ts';
import { limitUses, strangersUse } from '../http/limit-uses.ts';
import {
  appendMessage,
  beginChat,
  chatStamp,
  endOwnChat,
  knownMessage,
  lastOwnChat,
  lockOwnChat,
  type ChatMessageRow,
  readMessages,
  tellChat,
  wishTranscript,
} from './chat.store.ts';
import { isStaffedSince } from './desk-chat.store.ts';

type ChatDeps = Pick<ServiceDeps, 'db' | 'clock' | 'config' | 'ids' | 'jobs'>;

/** Whether somebody is at work who answers for the desk of a locale. */
const isStaffed = (
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  { phone }: Call<'getChat'>['locale'],
): Promise<boolean> =>
  isStaffedSince(db, deskOf(phone).timeZone, new Date(clock.now().getTime() - AT_WORK_MS));

export const toMessage = ({ seq, id, agentId, words, at }: ChatMessageRow): ChatMessage => ({
  seq,
  id,
  isOfDesk: agentId !== null,
  words,
  at: at.toISOString(),
});

/** [R2.116] The chat that somebody has, or the last one, from a message on. */
export async function readChat(
  deps: ChatDeps,
  { principal, locale, query }: Pick<Call<'getChat'>, 'principal' | 'locale' | 'query'>,
): Promise<ChatBody> {
  const [chat, isAtWork] = await Promise.all([
    lastOwnChat(deps.db, ownerOf(principal)),
    isStaffed(deps, locale),
  ]);
  if (chat === undefined) return { isStaffed: isAtWork };
  const { id, state, endedBy, agentName, hasTranscript } = chat;
  const { rows, hasMore } = await readMessages(deps.db, id, Number(query.after ?? 0));
  return {
    isStaffed: isAtWork,
    chat: {
      id,
      state,
      ...(endedBy === null ? {} : { endedBy }),
      ...(agentName === null ? {} : { agent: agentName }),
      hasTranscript,
      messages: rows.map(toMessage),
      hasMore,
    },
  };
}

/** [R2.116] What follows in the chat that somebody has, or had last. */
export async function followChat(
  { db, lookUntil }: ChatDeps & { readonly lookUntil: LookUntil },
  { principal }: Pick<Call<'followChat'>, 'principal'>,
): Promise<Result<FollowedAnswer<StampBody>, Refusals<'not_found'>>> {
  const chat = await lastOwnChat(db, ownerOf(principal));
  if (chat === undefined) return refused({ code: 'not_found' });
  return accepted({
    now: { stamp: String(chat.version) },
    next: (last, signal) =>
      lookUntil({
        key: chat.id,
        withinMs: EVENT_PAUSE_MS,
        signal,
        look: async () => {
          const stamp = await chatStamp(db, chat.id);
          return stamp === last.stamp ? undefined : { stamp };
        },
      }),
  });
}

type MessageCall = Pick<Call<'sendChatMessage'>, 'principal' | 'session' | 'locale' | 'address' | 'body'>;
type Sent = Result<AnswerOf<'sendChatMessage'>, Refusals<'desk_closed' | 'chat_full' | 'too_many_requests'>>;

/**
 * [R2.116] Keeps a message once, however often it is sent; the first begins a chat where somebody is at work. The row of the
 * chat is locked, so that both ends' messages have one order.
 */
export async function sendChatMessage(deps: ChatDeps, call: MessageCall): Promise<Sent> {
  const { principal, session, address, body } = call;
  const owner = ownerOf(principal);
  const uses = strangersUse(
    'chat message',
    { address, subject: session.id },
    deps.config.useLimits.chatMessages,
  );
  const retryAfterSeconds = await limitUses(deps, uses);
  if (retryAfterSeconds !== undefined) return refused({ code: 'too_many_requests', retryAfterSeconds });
  const isAtWork = await isStaffed(deps, call.locale);
  return inTransaction(deps.db, async (transaction): Promise<Sent> => {
    const open = await lockOwnChat(transaction, owner);
    const known = await knownMessage(transaction, owner, body.id);
    if (known !== undefined) return accepted({ seq: known });
    const chat = open ?? (isAtWork ? await begun(deps, transaction, call) : undefined);
    if (chat === undefined) return refused({ code: 'desk_closed' });
    if (chat.lastSeq >= CHAT_LIMITS.messages)
      return refused({ code: 'chat_full', max: CHAT_LIMITS.messages });
    const message = { chatId: chat.id, id: body.id, words: body.words };
    const seq = await appendMessage(transaction, message, deps.clock.now());
    await tellChat(transaction, chat);
    return accepted({ seq });
  });
}

/** A new chat, or the one that another tab has just begun. */
async function begun(
  { ids, clock }: ChatDeps,
  transaction: Transaction,
  { principal, locale, body }: MessageCall,
) {
  const owner = ownerOf(principal);
  const { timeZone: desk } = deskOf(locale.phone);
  const chat = { id: ids.next(), owner, desk, locale: locale.code, name: body.name };
  await beginChat(transaction, chat, clock.now());
  return lockOwnChat(transaction, owner);
}

type Done = Result<{ readonly success: true }, Refusals<'not_found'>>;

/** [R2.116] The shopper ends their chat. */
export async function endChat(
  { db, clock }: ChatDeps,
  { principal }: Pick<Call<'endChat'>, 'principal'>,
): Promise<Done> {
  return inTransaction(db, async (transaction): Promise<Done> => {
    const chat = await endOwnChat(transaction, ownerOf(principal), clock.now());
    if (chat === undefined) return refused({ code: 'not_found' });
    await tellChat(transaction, chat);
    return accepted({ success: true });
  });
}

/** [R2.116] Leaves the transcript behind as a mail, once: only of a chat in which a person of the house has answered. */
export async function sendTranscript(
  { db, jobs, config, clock }: ChatDeps,
  { principal, address, body }: Pick<Call<'sendTranscript'>, 'principal' | 'address' | 'body'>,
): Promise<Result<{ readonly success: true }, Refusals<'not_found' | 'too_many_requests'>>> {
  const uses = strangersUse('chat transcript', { address, subject: body.email }, config.useLimits.sending);
  const retryAfterSeconds = await limitUses({ db, clock, config }, uses);
  if (retryAfterSeconds !== undefined) return refused({ code: 'too_many_requests', retryAfterSeconds });
  return inTransaction(db, async (transaction): Promise<Done> => {
    const chat = await wishTranscript(transaction, ownerOf(principal), body.email);
    if (chat === undefined) return refused({ code: 'not_found' });
    await jobs.enqueue(transaction, 'send-contact-mail', { kind: 'transcript', chatId: chat.id });
    return accepted({ success: true });
  });
}
