import { inTransaction } from '@vitrine/database';
import { CHAT_SILENCE_MS, CHAT_UNTAKEN_MS } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import { endSilentChats, tellChat } from './chat.store.ts';

/** [R2.116] Ends chats in which nobody writes any more, and those that no agent took: the shopper is led to the form. */
export async function keepChats({ db, clock }: Pick<ServiceDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await inTransaction(db, async (transaction) => {
    const since = { open: before(CHAT_SILENCE_MS), waiting: before(CHAT_UNTAKEN_MS) };
    for (const chat of await endSilentChats(transaction, since, now)) await tellChat(transaction, chat);
  });
}
