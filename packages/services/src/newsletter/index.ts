import type { FastifyInstance } from 'fastify';
import { inTransaction } from '@vitrine/database';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { mountLinkPage } from '../mail/index.ts';
import { findReader } from './newsletter.store.ts';
import { confirm, endNewsletter, subscribe, subscribeSignedIn, unsubscribe } from './newsletter.service.ts';
import { CONFIRM_LINK, END_LINK, pageOfNewsletter } from './newsletter-links.ts';
import { NEWSLETTER_WORDS } from './newsletter-words.ts';

export { isEdition } from './edition.ts';
export { sendNewsletter, sendNewsletterMail } from './newsletter.jobs.ts';

/** [R7.033–R7.035] The newsletter, for customers and for those who are none. */
export function mountNewsletter(mount: MountCall, deps: ServiceDeps): void {
  mount('subscribeNewsletter', (call) => subscribe(deps, call));
  mount('setNewsletter', (call) => subscribeSignedIn(deps, call));
  mount('unsubscribeNewsletter', (call) => unsubscribe(deps, call));
}

/** What the links of the newsletter's mails lead to. */
export async function newsletterRoutes(app: FastifyInstance, deps: ServiceDeps): Promise<void> {
  const { config } = deps;
  await mountLinkPage(app, config, {
    ...CONFIRM_LINK,
    ask: ({ locale }) => {
      const { title, confirmText, confirm: button } = NEWSLETTER_WORDS[locale.language];
      return { title, text: confirmText, button };
    },
    act: async ({ id, locale }) => {
      const { title, confirmed, expired, again } = NEWSLETTER_WORDS[locale.language];
      return (await confirm(deps, id))
        ? { title, text: confirmed }
        : { title, text: expired, link: { label: again, url: pageOfNewsletter(config, locale) } };
    },
  });
  await mountLinkPage(app, config, {
    ...END_LINK,
    ask: ({ locale }) => {
      const { title, endText, end } = NEWSLETTER_WORDS[locale.language];
      return { title, text: endText, button: end };
    },
    act: async ({ id, locale }) => {
      const { title, ended, again } = NEWSLETTER_WORDS[locale.language];
      await inTransaction(deps.db, async (transaction) => {
        const reader = await findReader(transaction, id);
        if (reader === undefined) return;
        await endNewsletter(deps, transaction, { email: reader.email, place: 'mail-link', locale });
      });
      return { title, text: ended, link: { label: again, url: pageOfNewsletter(config, locale) } };
    },
  });
}
