import * as z from 'zod/mini';
import * as contact from '../contact.ts';
import type { CallSpec } from './call-spec.ts';
import { id } from './parameters.ts';

const success = z.object({ success: z.literal(true) });

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
} as const satisfies Record<string, CallSpec>;
