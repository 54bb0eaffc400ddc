import type { OrderBody } from '@vitrine/contracts';
import { isBought, type Locale, localeOf, LOCALES, orderStateOf, pictureAt } from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import type { EnclosedPicture } from '../../gateways/index.ts';
import type { JobData } from '../../jobs/index.ts';
import { drawSavedDesign } from '../../personalisation/index.ts';
import { orderBody } from '../order-body.ts';
import { orderPageUrl } from '../order-link.ts';
import { findOrder, type OrderRow } from '../order-view.store.ts';
import { collectMail } from './collect-mail.ts';
import { confirmationMail, pictureOf } from './confirmation-mail.ts';
import { findStateName } from './state-name.store.ts';

type MailDeps = Pick<ServiceDeps, 'db' | 'gateways' | 'config' | 'readPicture' | 'readPartMask'>;

/** Twice what a line shows, for sharp screens; in px. */
const PICTURE_WIDTH = 160;

/**
 * Sends an order's mail. A job may run twice (a kill between the mail server's answer and the note of it), so the
 * Message-ID is a function of what is sent: mail programs show one. An order cancelled meanwhile gets none.
 */
export async function sendOrderMail(deps: MailDeps, job: JobData['send-mail']): Promise<void> {
  const row = await findOrder(deps.db, job.market, job.orderId);
  if (row === undefined || row.email === null || !isBought(orderStateOf(row.state))) return;
  const [origin = ''] = deps.config.ownOrigins;
  const mail =
    job.kind === 'order-confirmation' ? await confirmation(deps, row, origin) : readyMail(row, job, origin);
  if (mail === undefined) return;
  const about = job.kind === 'order-confirmation' ? job.orderId : job.parcelId;
  await deps.gateways.mail.send({
    ...mail,
    to: row.email,
    messageId: `<${job.kind}.${about}@${new URL(origin).hostname}>`,
  });
}

async function confirmation(deps: MailDeps, row: OrderRow, origin: string) {
  const locale = localeOf(row.locale) ?? LOCALES['eng-us'];
  const order = orderBody(row, locale);
  const stateName = await findStateName(deps.db, order.shippingGroups[0]?.address);
  const pictures = await enclosedPictures(deps, order, locale);
  const sources = new Map(Array.from(pictures, ([url, { cid }]) => [url, `cid:${cid}`]));
  const orderUrl = orderPageUrl(deps, row, locale);
  const mail = confirmationMail({ order, locale, stateName, origin, orderUrl, pictures: sources });
  return { ...mail, pictures: [...pictures.values()] };
}

/** Undefined once the parcel was collected: nobody is told to come for it. */
function readyMail(row: OrderRow, { parcelId }: { readonly parcelId: string }, origin: string) {
  const locale = localeOf(row.locale) ?? LOCALES['eng-us'];
  const group = orderBody(row, locale).shippingGroups.find(({ id }) => id === parcelId);
  const store = row.fulfilments?.find(({ id }) => id === parcelId)?.store;
  if (group?.store === undefined || !store || group.state !== 'ready_for_collection') return undefined;
  const { hours } = store;
  const number = row.number ?? row.id;
  return collectMail({ number, group: { ...group, store: group.store }, hours, locale, origin });
}

/**
 * The pictures of an order's pieces, by their addresses. They travel with the mail: a mail program has no session, and
 * the picture of an exclusive piece is sent to nobody else (decision 0087).
 */
async function enclosedPictures(
  deps: MailDeps,
  { lines }: OrderBody,
  locale: Locale,
): Promise<ReadonlyMap<string, EnclosedPicture>> {
  const found = new Map<string, EnclosedPicture>();
  for (const line of lines) {
    const url = pictureOf(line);
    const picture = pictureAt(line.mediaUrl);
    const configId = line.personalisation?.configId;
    const ofDesign =
      configId === undefined
        ? undefined
        : await drawSavedDesign(deps, { configId, locale, width: PICTURE_WIDTH });
    const bytes = ofDesign ?? (picture && (await deps.readPicture(picture, PICTURE_WIDTH)));
    if (picture === undefined || bytes === undefined) continue;
    const name = ofDesign === undefined ? `${picture.look}.${picture.view}` : `design.${configId}`;
    found.set(url, { cid: `${name}@vitrine`, bytes });
  }
  return found;
}
