import {
  CHAT_ENDINGS,
  CHAT_LIMITS,
  CHAT_MOVES,
  CHAT_STATES,
  TICKET_FILE_LIMITS,
  TICKET_MOVES,
  TICKET_STATES,
  TICKET_TOPICS,
  TICKET_WORDS,
} from '@vitrine/domain';
import * as z from 'zod/mini';
import { emailAddress } from './consents.ts';
import { NameOfPerson } from './person-name.ts';

/** Words of more than one line, shown as text and nothing else. */
const words = (min: number, max: number) => z.string().check(z.trim(), z.minLength(min), z.maxLength(max));

/** [R2.007] What somebody writes to the client service. `reference`: of an order or an earlier ticket. */
export const NewTicket = z.strictObject({
  firstName: NameOfPerson,
  lastName: NameOfPerson,
  email: emailAddress,
  topic: z.enum(TICKET_TOPICS),
  reference: z.optional(z.string().check(z.trim(), z.regex(/^[\w .-]{1,40}$/u))),
  message: words(TICKET_WORDS.min, TICKET_WORDS.max),
});
/** `number`: what is asked about. The id adds files, for who wrote alone. */
export const TicketBody = z.object({ id: z.string(), number: z.string() });
export type TicketBody = z.infer<typeof TicketBody>;

/** Bytes in base64: four characters of three. */
export const TICKET_FILE_BODY_BYTES = Math.ceil(TICKET_FILE_LIMITS.bytes / 3) * 4 + 1024;
export const TicketFileBody = z.strictObject({
  file: z
    .string()
    .check(z.minLength(4), z.maxLength(TICKET_FILE_BODY_BYTES), z.regex(/^[\d+/A-Za-z]+={0,2}$/u)),
});
/** `place`: of its ticket, from 1. */
export const KeptTicketFileBody = z.object({ place: z.int() });

/** A ticket as the desk reads it. */
export const DeskTicket = z.object({
  id: z.string(),
  number: z.string(),
  writtenAt: z.string(),
  /** The day of the desk by whose end it is to be answered. */
  dueOn: z.string(),
  isLate: z.boolean(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(TICKET_TOPICS),
  reference: z.optional(z.string()),
  message: z.string(),
  /** The locale that it was written in, which says the language. */
  locale: z.string(),
  state: z.enum(TICKET_STATES),
  /** Who took it. */
  agent: z.optional(z.string()),
  isMine: z.boolean(),
  /** Addresses of its files. */
  files: z.array(z.object({ url: z.string(), type: z.string() })),
  answers: z.array(z.string()),
});
export type DeskTicket = z.infer<typeof DeskTicket>;

/** [R2.007] `words`: what is mailed, of an answer alone. */
export const TicketAct = z
  .strictObject({
    act: z.enum(TICKET_MOVES),
    words: z.optional(words(1, TICKET_WORDS.max)),
  })
  .check(
    z.refine(({ act, words: said }) => (act === 'answer') === (said !== undefined), {
      path: ['words'],
      error: 'the words of an answer, and of nothing else',
    }),
  );

/** [R7.081] The pages of the client service, in the order in which they are shown. */
export const ServiceNavigationBody = z.object({
  items: z.array(z.object({ label: z.string(), url: z.string() })),
});
export type ServiceNavigationBody = z.infer<typeof ServiceNavigationBody>;

/** Made by whoever sends a message: sent again, it is the same one. */
const messageId = z.string().check(z.regex(/^[\w-]{16,40}$/u));
const chatWords = words(1, CHAT_LIMITS.characters);
const ChatMessage = z.object({
  /** Its place in the chat, from 1. */
  seq: z.int(),
  id: z.string(),
  /** Whether the desk wrote it. */
  isOfDesk: z.boolean(),
  words: z.string(),
  at: z.string(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;
/** What is asked for from a place on; `hasMore`: another part follows at once. */
const messagesRead = { messages: z.array(ChatMessage), hasMore: z.boolean() };

/** [R2.116] Whether somebody is at work, and the visitor's chat: the one they have, or the last one. */
export const ChatBody = z.object({
  isStaffed: z.boolean(),
  chat: z.optional(
    z.object({
      /** Of another chat than before everything is read anew. */
      id: z.string(),
      state: z.enum(CHAT_STATES),
      endedBy: z.optional(z.enum(CHAT_ENDINGS)),
      /** The first name of who answers. */
      agent: z.optional(z.string()),
      /** Whether a transcript may be asked for: a person has answered, and it was not sent yet. */
      hasTranscript: z.boolean(),
      ...messagesRead,
    }),
  ),
});
export type ChatBody = z.infer<typeof ChatBody>;
export const ChatRead = z.object({ after: z.optional(z.string().check(z.regex(/^\d{1,6}$/u))) });

/** `name`: of who begins a chat without an account. */
export const NewChatMessage = z.strictObject({
  id: messageId,
  words: chatWords,
  name: z.optional(NameOfPerson),
});
export const DeskChatMessage = z.strictObject({ id: messageId, words: chatWords });
export const KeptChatMessage = z.object({ seq: z.int() });
/** What tells that there is something new: it is compared, and means nothing else. */
export const StampBody = z.object({ stamp: z.string() });
export type StampBody = z.infer<typeof StampBody>;
export const TranscriptWish = z.strictObject({ email: emailAddress });

const DeskChatFacts = {
  id: z.string(),
  state: z.enum(CHAT_STATES),
  /** Empty for who said none. */
  name: z.string(),
  isCustomer: z.boolean(),
  /** The locale that it was begun in, which says the language. */
  locale: z.string(),
  since: z.string(),
  agent: z.optional(z.string()),
  isMine: z.boolean(),
};
/** [R2.116] The chats of an agent's desks that have not ended, the oldest first. */
export const DeskChatsBody = z.object({
  chats: z.array(z.object({ ...DeskChatFacts, lastWords: z.string(), lastSeq: z.int() })),
});
export type DeskChatsBody = z.infer<typeof DeskChatsBody>;
export const DeskChatBody = z.object({ ...DeskChatFacts, ...messagesRead });
export type DeskChatBody = z.infer<typeof DeskChatBody>;
export const ChatAct = z.strictObject({ act: z.enum(CHAT_MOVES) });
