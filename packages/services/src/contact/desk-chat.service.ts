import type { AnswerOf, DeskChatBody, DeskChatsBody, StampBody } from '@vitrine/contracts';
import { inTransaction, type LookUntil } from '@vitrine/database';
import { accepted, CHAT_LIMITS, nextChat, type Refusals, refused, type Result } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { Call } from '../http/call.ts';
import { EVENT_PAUSE_MS, type FollowedAnswer } from '../http/event-stream.ts';
import { appendMessage, deskKey, readMessages, tellChat } from './chat.store.ts';
import { desksOfAgent } from './desk.store.ts';
import {
  chatOfDesk,
  chatsOfDesks,
  type DeskChatRow,
  deskStamp,
  knownAnswer,
  lockDeskChat,
  moveChat,
  noteAtWork,
} from './desk-chat.store.ts';
import { toMessage } from './shopper-chat.service.ts';

type DeskDeps = Pick<ServiceDeps, 'db' | 'clock'>;
type ByAgent = Pick<Call<'getDeskChats'>, 'principal'>;

const toDeskChat = (row: DeskChatRow, agentId: string) => ({
  id: row.id,
  state: row.state,
  name: row.name,
  isCustomer: row.customerId !== null,
  locale: row.locale,
  since: row.createdAt.toISOString(),
  ...(row.agentName === null ? {} : { agent: row.agentName }),
  isMine: row.agentId === agentId,
});

/** [R2.116] The chats of an agent's desks. */
export async function deskChats(
  { db }: DeskDeps,
  { principal: { agentId } }: ByAgent,
): Promise<DeskChatsBody> {
  const desks = (await desksOfAgent(db, agentId)) ?? [];
  const rows = await chatsOfDesks(db, desks);
  return {
    chats: rows.map((row) => ({
      ...toDeskChat(row, agentId),
      lastWords: row.lastWords,
      lastSeq: row.lastSeq,
    })),
  };
}

/** [R2.116] What follows in the chats of an agent's desks; as long as somebody follows, the agent is at work. */
export async function followDesk(
  { db, clock, lookUntil }: DeskDeps & { readonly lookUntil: LookUntil },
  { principal: { agentId } }: ByAgent,
): Promise<FollowedAnswer<StampBody>> {
  const desks = (await desksOfAgent(db, agentId)) ?? [];
  const isThere = () => noteAtWork(db, { agentId, desks }, clock.now());
  await isThere();
  return {
    now: { stamp: await deskStamp(db, desks) },
    next: async (last, signal) => {
      await isThere();
      return lookUntil({
        key: desks.map(deskKey),
        withinMs: EVENT_PAUSE_MS,
        signal,
        look: async () => {
          const stamp = await deskStamp(db, desks);
          return stamp === last.stamp ? undefined : { stamp };
        },
      });
    },
  };
}

/** [R2.116] A chat of an agent's desks from a message on. */
export async function readDeskChat(
  { db }: DeskDeps,
  {
    principal: { agentId },
    params: { id },
    query,
  }: Pick<Call<'getDeskChat'>, 'principal' | 'params' | 'query'>,
): Promise<Result<DeskChatBody, Refusals<'not_found'>>> {
  const desks = (await desksOfAgent(db, agentId)) ?? [];
  const row = await chatOfDesk(db, desks, id);
  if (row === undefined) return refused({ code: 'not_found', about: id });
  const { rows, hasMore } = await readMessages(db, id, Number(query.after ?? 0));
  return accepted({ ...toDeskChat(row, agentId), messages: rows.map(toMessage), hasMore });
}

type Acted = Result<{ readonly success: true }, Refusals<'not_found' | 'chat_taken'>>;

/** [R2.116] An agent takes a chat, gives it back or ends it; of two who take it the second is told. */
export async function actOnChat(
  { db, clock }: DeskDeps,
  { principal: { agentId }, params: { id }, body }: Pick<Call<'actOnChat'>, 'principal' | 'params' | 'body'>,
): Promise<Acted> {
  const desks = (await desksOfAgent(db, agentId)) ?? [];
  return inTransaction(db, async (transaction): Promise<Acted> => {
    const chat = await lockDeskChat(transaction, desks, id);
    if (chat === undefined) return refused({ code: 'not_found', about: id });
    const next = nextChat(chat.state, body.act, chat.agentId === agentId);
    if (next === undefined) return refused({ code: 'chat_taken' });
    const taker = next === 'waiting' ? undefined : agentId;
    await moveChat(transaction, id, { state: next, agentId: taker, now: clock.now() });
    await tellChat(transaction, chat);
    return accepted({ success: true });
  });
}

type AnswerCall = Pick<Call<'answerChat'>, 'principal' | 'params' | 'body'>;
type Answered = Result<AnswerOf<'answerChat'>, Refusals<'not_found' | 'chat_taken' | 'chat_full'>>;

/** [R2.116] An agent writes into the chat that they have taken; a message that comes twice is kept once. */
export async function answerChat(
  { db, clock }: DeskDeps,
  { principal: { agentId }, params: { id }, body }: AnswerCall,
): Promise<Answered> {
  const desks = (await desksOfAgent(db, agentId)) ?? [];
  return inTransaction(db, async (transaction): Promise<Answered> => {
    const chat = await lockDeskChat(transaction, desks, id);
    if (chat === undefined) return refused({ code: 'not_found', about: id });
    const known = await knownAnswer(transaction, id, body.id);
    if (known !== undefined) return accepted({ seq: known });
    if (chat.state !== 'open' || chat.agentId !== agentId) return refused({ code: 'chat_taken' });
    if (chat.lastSeq >= CHAT_LIMITS.messages)
      return refused({ code: 'chat_full', max: CHAT_LIMITS.messages });
    const message = { chatId: id, id: body.id, agentId, words: body.words };
    const seq = await appendMessage(transaction, message, clock.now());
    await tellChat(transaction, chat);
    return accepted({ seq });
  });
}
