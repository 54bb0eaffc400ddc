import { localeOf, LOCALES } from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import type { JobData } from '../../jobs/index.ts';
import { orderBody } from '../order-body.ts';
import { orderPageUrl } from '../order-link.ts';
import { findOrder } from '../order-view.store.ts';
import { findShownReturn } from '../returns/index.ts';
import { returnMail } from './return-mail.ts';

type MailDeps = Pick<ServiceDeps, 'db' | 'gateways' | 'config'>;

/** Tells the customer of a return. A job may run twice: the Message-ID is a function of what is sent. */
export async function sendReturnMail(
  deps: MailDeps,
  { market, returnId, kind }: JobData['send-return-mail'],
): Promise<void> {
  const found = await findShownReturn(deps.db, { market, returnId });
  const row = found && (await findOrder(deps.db, market, found.orderId));
  if (found === undefined || row === undefined || row.email === null) return;
  const locale = localeOf(row.locale) ?? LOCALES['eng-us'];
  const order = orderBody(row, locale);
  const [origin = ''] = deps.config.ownOrigins;
  const shown = found.shown(row, locale);
  await deps.gateways.mail.send({
    ...returnMail({ kind, shown, order, locale, orderUrl: orderPageUrl(deps, row, locale) }),
    to: row.email,
    messageId: `<${kind}.${returnId}@${new URL(origin).hostname}>`,
  });
}
