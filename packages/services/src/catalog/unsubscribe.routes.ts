import type { FastifyInstance } from 'fastify';
import type { ServiceDeps } from '../deps.ts';
import { mountLinkPage } from '../mail/index.ts';
import { BACK_IN_STOCK_WORDS } from './back-in-stock-words.ts';
import { forgetWaiting } from './waiting.store.ts';

/** Where mails about pieces that are back are ended. */
export const UNSUBSCRIBE_LINK = { path: '/unsubscribe/back-in-stock', purpose: 'unsubscribe' } as const;

/** [R7.067] Ends the mails about pieces that are back: the address is forgotten. */
export async function unsubscribeRoutes(
  app: FastifyInstance,
  { config, db }: Pick<ServiceDeps, 'config' | 'db'>,
): Promise<void> {
  await mountLinkPage(app, config, {
    ...UNSUBSCRIBE_LINK,
    ask: ({ locale }) => {
      const { unsubscribeTitle, unsubscribeText, unsubscribe } = BACK_IN_STOCK_WORDS[locale.language];
      return { title: unsubscribeTitle, text: unsubscribeText, button: unsubscribe };
    },
    act: async ({ id, locale }) => {
      await forgetWaiting(db, id);
      const { unsubscribeTitle, unsubscribed } = BACK_IN_STOCK_WORDS[locale.language];
      return { title: unsubscribeTitle, text: unsubscribed };
    },
  });
}
