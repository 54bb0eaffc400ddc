import {
  TICKET_FILE_LIMITS,
  TICKET_MOVES,
  TICKET_STATES,
  TICKET_TOPICS,
  TICKET_WORDS,
} from '@vitrine/domain';
import * as z from 'zod/mini';
import { emailAddress } from './consents.ts';
import { NameOfPerson } from './person-name.ts';

/** Words of more than one line: what turns a text around or cannot be seen is taken out where it is shown as text. */
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
