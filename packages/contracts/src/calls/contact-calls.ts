import { TICKET_FILE_BODY_BYTES } from '../contact.ts';
import type { CallRow } from './call-row.ts';

const CONTACT = { service: 'contact', access: 'session', agents: 'never' } as const;
const DESK = { service: 'contact', access: 'agent' } as const;

const CHAT = { ...CONTACT, id: 'R2.116' } as const;
const DESK_CHAT = { ...DESK, id: 'R2.116' } as const;

/** [R2.116] Chats between shoppers and the desk. */
const CHAT_CALLS = {
  getChat: { ...CHAT, method: 'GET', path: 'client-service/chat' },
  /** A browser's EventSource sends no header: the cookie says who follows. */
  followChat: { ...CHAT, method: 'GET', path: 'client-service/chat/events' },
  sendChatMessage: { ...CHAT, method: 'POST', path: 'client-service/chat/messages' },
  endChat: { ...CHAT, method: 'POST', path: 'client-service/chat/end' },
  sendTranscript: { ...CHAT, method: 'POST', path: 'client-service/chat/transcript', rate: 'care' },
  getDeskChats: { ...DESK_CHAT, method: 'GET', path: 'agents/chats' },
  followDesk: { ...DESK_CHAT, method: 'GET', path: 'agents/chats/events' },
  getDeskChat: { ...DESK_CHAT, method: 'GET', path: 'agents/chats/:id' },
  actOnChat: { ...DESK_CHAT, method: 'PUT', path: 'agents/chats/:id' },
  answerChat: { ...DESK_CHAT, method: 'POST', path: 'agents/chats/:id/messages' },
} as const satisfies Record<string, CallRow>;

/** [R2.007] What shoppers write to the client service, and how its desk answers. */
export const CONTACT_CALLS = {
  writeToClientService: {
    ...CONTACT,
    id: 'R2.007',
    method: 'POST',
    path: 'client-service/email',
    rate: 'care',
  },
  addTicketFile: {
    ...CONTACT,
    id: 'R2.007',
    method: 'POST',
    path: 'client-service/email/:id/files',
    rate: 'care',
    bodyBytes: TICKET_FILE_BODY_BYTES,
    bodyField: 'file',
  },
  actOnTicket: { ...DESK, id: 'R2.007', method: 'PUT', path: 'agents/tickets/:id' },
  getTicketFile: { ...DESK, id: 'R2.007', method: 'GET', path: 'agents/tickets/:id/files/:place' },
  ...CHAT_CALLS,
} as const satisfies Record<string, CallRow>;
