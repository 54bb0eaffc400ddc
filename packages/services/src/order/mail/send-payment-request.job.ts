import { localeOf, LOCALES, transferAccount, transferDays } from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import type { JobData } from '../../jobs/index.ts';
import { configFiles, houseOffers } from '../../setup/index.ts';
import { findCustomOrder } from '../custom/custom-order.store.ts';
import { customOrderUrl } from '../custom/sent-orders.ts';
import { orderDetails } from '../order-details.ts';
import { orderPageUrl } from '../order-link.ts';
import { findOrder, type OrderRow } from '../order-view.store.ts';
import { customOrderMail, customOrderText } from './custom-order-mail.ts';
import { picturesFor } from './send-order-mail.job.ts';
import { transferMail } from './transfer-mail.ts';

type RequestDeps = Pick<ServiceDeps, 'db' | 'clock' | 'gateways' | 'config' | 'readPicture' | 'readPartMask'>;

/**
 * Sends the mail that asks somebody to approve or to pay an order. A job may run twice, so the Message-ID is a function of
 * what is sent. What was answered, taken back or paid meanwhile is asked for no more.
 */
export async function sendPaymentRequest(
  deps: RequestDeps,
  job: JobData['send-payment-request'],
): Promise<void> {
  const row = await findOrder(deps.db, job.market, job.orderId);
  if (row === undefined || row.email === null) return;
  const [origin = ''] = deps.config.ownOrigins;
  const mail =
    job.kind === 'custom-order' ? await linkMail(deps, row, job.linkId) : await transfer(deps, row);
  if (mail === undefined) return;
  const about = job.kind === 'custom-order' ? job.linkId : job.orderId;
  await deps.gateways.mail.send({
    ...mail,
    to: row.email,
    messageId: `<${job.kind}.${about}@${new URL(origin).hostname}>`,
  });
}

const localeOfRow = ({ locale }: OrderRow) => localeOf(locale) ?? LOCALES['eng-us'];

/**
 * [R7.126] The same link as a text message to the telephone of the order, where the house sends any. The message has the id of
 * the link, so that the provider knows one that comes twice.
 */
export async function sendPaymentText(deps: RequestDeps, job: JobData['send-payment-text']): Promise<void> {
  const row = await findOrder(deps.db, job.market, job.orderId);
  const told = row && (await linkedRequest(deps, row, job.linkId));
  const phone = told?.order.shippingGroups[0]?.address.phone;
  if (told === undefined || phone === undefined) return;
  const { locale, sent, order, orderUrl } = told;
  if (!(await houseOffers(deps, 'textMessages', locale))) return;
  await deps.gateways.sms.send({
    id: `custom-order.${job.linkId}`,
    to: phone,
    text: customOrderText({ locale, sent, total: order.totals.total.label, orderUrl }),
  });
}

/** [R2.045, R7.126] What asks for an answer; undefined once something else was sent of the order, or it was answered. */
async function linkedRequest(deps: RequestDeps, row: OrderRow, linkId: string) {
  const sent = await findCustomOrder(deps.db, { market: row.market, orderId: row.id });
  if (sent?.id !== linkId || sent.state !== 'sent' || row.state !== 'awaiting_client') return undefined;
  const locale = localeOfRow(row);
  const { customOrder, ...order } = await orderDetails(deps, row, { locale });
  if (customOrder?.state !== 'sent') return undefined;
  const [origin = ''] = deps.config.ownOrigins;
  const orderUrl = customOrderUrl(deps.config, { id: linkId, locale: locale.code });
  return { order, sent: customOrder, locale, origin, orderUrl };
}

async function linkMail(deps: RequestDeps, row: OrderRow, linkId: string) {
  const told = await linkedRequest(deps, row, linkId);
  if (told === undefined) return undefined;
  const { enclosed, pictures } = await picturesFor(deps, told.order.lines, told.locale);
  return { ...customOrderMail({ ...told, pictures }), pictures: enclosed };
}

/** [R7.118] Undefined once the order is paid or given up, and where the house names no account. */
async function transfer(deps: RequestDeps, row: OrderRow) {
  if (row.state !== 'pending_payment') return undefined;
  const locale = localeOfRow(row);
  const order = await orderDetails(deps, row, { locale });
  const payment = order.payments.find(({ method }) => method === 'bankTransfer');
  const files = await configFiles(deps.db, deps.config.nodeEnv ?? 'production');
  const config = files.find(({ group, name }) => group === 'front' && name === 'payment')?.body;
  const account = transferAccount(config);
  if (payment === undefined || account === undefined) return undefined;
  const orderUrl = orderPageUrl(deps, row, locale);
  return transferMail({
    order,
    locale,
    amount: payment.amount,
    account,
    days: transferDays(config),
    orderUrl,
  });
}
