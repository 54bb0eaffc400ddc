import * as z from 'zod/mini';
import * as contact from '../contact.ts';
import type { CallSpec } from './call-spec.ts';
import { id } from './parameters.ts';

const success = z.object({ success: z.literal(true) });

const ofChat = z.object({ id });

/** [R2.116] Another's chat is answered as one that does not exist. */
const CHAT_SPECS = {
  getChat: {
    summary: 'Whether somebody is at work, and the visitor’s chat from a message on',
    query: contact.ChatRead,
    answer: contact.ChatBody,
    refusals: [],
  },
  followChat: {
    summary: 'Tells when there is something new in the visitor’s chat',
    answer: contact.StampBody,
    events: true,
    refusals: ['not_found'],
  },
  sendChatMessage: {
    summary: 'Writes into the visitor’s chat; begins one while somebody is at work',
    body: contact.NewChatMessage,
    answer: contact.KeptChatMessage,
    status: 201,
    refusals: ['desk_closed', 'chat_full'],
  },
  endChat: {
    summary: 'Ends the visitor’s chat',
    answer: success,
    refusals: ['not_found'],
  },
  sendTranscript: {
    summary: 'Mails the chat that has ended, once, and only where a person has answered',
    body: contact.TranscriptWish,
    answer: success,
    refusals: ['not_found'],
  },
  getDeskChats: {
    summary: 'The chats of the agent’s desks',
    answer: contact.DeskChatsBody,
    refusals: [],
  },
  followDesk: {
    summary:
      'Says that the agent is at work, and tells when there is something new in the chats of their desks',
    answer: contact.StampBody,
    events: true,
    refusals: [],
  },
  getDeskChat: {
    summary: 'A chat of the agent’s desks from a message on',
    params: ofChat,
    query: contact.ChatRead,
    answer: contact.DeskChatBody,
    refusals: ['not_found'],
  },
  actOnChat: {
    summary: 'An agent takes a chat, gives it back or ends it',
    params: ofChat,
    body: contact.ChatAct,
    answer: success,
    refusals: ['not_found', 'chat_taken'],
  },
  answerChat: {
    summary: 'Writes into a chat that the agent has taken',
    params: ofChat,
    body: contact.DeskChatMessage,
    answer: contact.KeptChatMessage,
    status: 201,
    refusals: ['not_found', 'chat_taken', 'chat_full'],
  },
} as const satisfies Record<string, CallSpec>;

/** [R2.007] Another's ticket is answered as one that does not exist. */
export const CONTACT_SPECS = {
  getClientServiceNavigation: {
    summary: 'The pages of the client service, in the order in which they are shown',
    answer: contact.ServiceNavigationBody,
    refusals: ['not_found'],
  },
  writeToClientService: {
    summary: 'Writes to the client service: a ticket with a number, acknowledged by mail',
    body: contact.NewTicket,
    answer: contact.TicketBody,
    status: 201,
    refusals: [],
  },
  addTicketFile: {
    summary: 'Adds a file to a ticket that the desk has not taken: PDF, JPEG, PNG or WebP by its own bytes',
    params: z.object({ id }),
    body: contact.TicketFileBody,
    answer: contact.KeptTicketFileBody,
    status: 201,
    refusals: ['not_found', 'file_not_taken', 'photo_with_metadata', 'file_too_large', 'too_many_files'],
  },
  actOnTicket: {
    summary: 'An agent takes a ticket, gives it back, answers it by mail, or closes it',
    params: z.object({ id }),
    body: contact.TicketAct,
    answer: success,
    refusals: ['not_found', 'ticket_taken'],
  },
  getTicketFile: {
    summary: 'A file of a ticket of the agent’s desk',
    params: z.object({ id, place: z.string().check(z.regex(/^\d{1,2}$/u)) }),
    answer: undefined,
    file: 'application/octet-stream',
    refusals: ['not_found'],
  },
  ...CHAT_SPECS,
} as const satisfies Record<string, CallSpec>;
