import { isBought, localeOf, LOCALES, orderStateOf } from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import type { JobData } from '../../jobs/index.ts';
import { orderBody } from '../order-body.ts';
import { findOrder } from '../order-view.store.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { findStateName } from './state-name.store.ts';

type MailDeps = Pick<ServiceDeps, 'db' | 'gateways' | 'config'>;

/**
 * Sends an order's mail. A job may run twice (a kill between the mail server's answer and the note of it), so the
 * Message-ID is a function of what is sent: mail programs show one. An order cancelled meanwhile gets none.
 */
export async function sendOrderMail(
  deps: MailDeps,
  { market, orderId, kind }: JobData['send-mail'],
): Promise<void> {
  const row = await findOrder(deps.db, market, orderId);
  if (row === undefined || row.email === null || !isBought(orderStateOf(row.state))) return;
  const locale = localeOf(row.locale) ?? LOCALES['eng-us'];
  const [origin = ''] = deps.config.ownOrigins;
  const order = orderBody(row, locale);
  const stateName = await findStateName(deps.db, order.shippingGroups[0]?.address);
  const mail = confirmationMail({ order, locale, stateName, origin });
  await deps.gateways.mail.send({
    ...mail,
    to: row.email,
    messageId: `<${kind}.${orderId}@${new URL(origin).hostname}>`,
  });
}
