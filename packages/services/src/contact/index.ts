import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { actOnTicket, ticketFile } from './desk-tickets.service.ts';
import { keepTicketFile, writeTicket } from './write-ticket.service.ts';

export { sendContactMail } from './contact-mail.job.ts';
export { deskTickets } from './desk-tickets.service.ts';
export { dropTickets, forgetTickets, heldTickets } from './ticket.store.ts';

/** [R2.007] What shoppers write to the client service, and how its desk answers. */
export function mountContact(mount: MountCall, deps: ServiceDeps): void {
  mount('writeToClientService', (call) => writeTicket(deps, call));
  mount('addTicketFile', (call) => keepTicketFile(deps, call));
  mount('actOnTicket', (call) => actOnTicket(deps, call));
  mount('getTicketFile', (call) => ticketFile(deps, call));
}
