import { createLookUntil } from '@vitrine/database';
import { accepted } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { CHAT_CHANNEL } from './chat.store.ts';
import { actOnChat, answerChat, deskChats, followDesk, readDeskChat } from './desk-chat.service.ts';
import { actOnTicket, ticketFile } from './desk-tickets.service.ts';
import { endChat, followChat, readChat, sendChatMessage, sendTranscript } from './shopper-chat.service.ts';
import { keepTicketFile, writeTicket } from './write-ticket.service.ts';

export { adoptGuestChats, dropChats, forgetChats, heldChats } from './chat.store.ts';
export { sendContactMail } from './contact-mail.job.ts';
export { deskTickets } from './desk-tickets.service.ts';
export { keepChats } from './keep-chats.job.ts';
export { dropTickets, forgetTickets, heldTickets } from './ticket.store.ts';

/** [R2.007, R2.116] What shoppers write to the client service, at once or by mail, and how its desk answers. */
export function mountContact(mount: MountCall, deps: ServiceDeps): void {
  mount('writeToClientService', (call) => writeTicket(deps, call));
  mount('addTicketFile', (call) => keepTicketFile(deps, call));
  mount('actOnTicket', (call) => actOnTicket(deps, call));
  mount('getTicketFile', (call) => ticketFile(deps, call));
  const following = { ...deps, lookUntil: createLookUntil(deps.db.pool, CHAT_CHANNEL) };
  mount('getChat', async (call) => accepted(await readChat(deps, call)));
  mount('followChat', (call) => followChat(following, call));
  mount('sendChatMessage', (call) => sendChatMessage(deps, call));
  mount('endChat', (call) => endChat(deps, call));
  mount('sendTranscript', (call) => sendTranscript(deps, call));
  mount('getDeskChats', async (call) => accepted(await deskChats(deps, call)));
  mount('followDesk', async (call) => accepted(await followDesk(following, call)));
  mount('getDeskChat', (call) => readDeskChat(deps, call));
  mount('actOnChat', (call) => actOnChat(deps, call));
  mount('answerChat', (call) => answerChat(deps, call));
}
