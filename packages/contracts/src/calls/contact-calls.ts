import { TICKET_FILE_BODY_BYTES } from '../contact.ts';
import type { CallRow } from './call-row.ts';

const CONTACT = { service: 'contact', access: 'session', agents: 'never' } as const;
const DESK = { service: 'contact', access: 'agent', origin: 'session' } as const;

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
  /** A browser opens it by its address alone. */
  getTicketFile: {
    ...DESK,
    id: 'R2.007',
    method: 'GET',
    path: 'agents/tickets/:id/files/:place',
    origin: 'any',
  },
} as const satisfies Record<string, CallRow>;
