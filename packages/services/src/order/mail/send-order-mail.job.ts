import type { OrderBody } from '@vitrine/contracts';
import { isBought, type Locale, localeOf, LOCALES, orderStateOf, pictureAt } from '@vitrine/domain';
import type { ServiceDeps } from '../../deps.ts';
import type { EnclosedPicture } from '../../gateways/index.ts';
import type { JobData } from '../../jobs/index.ts';
import { drawSavedDesign } from '../../personalisation/index.ts';
import { orderBody } from '../order-body.ts';
import { orderPageUrl } from '../order-link.ts';
import { findOrder } from '../order-view.store.ts';
import { confirmationMail, pictureOf } from './confirmation-mail.ts';
import { findStateName } from './state-name.store.ts';

type MailDeps = Pick<ServiceDeps, 'db' | 'gateways' | 'config' | 'readPicture' | 'readPartMask'>;

/** Twice what a line shows, for sharp screens; in px. */
const PICTURE_WIDTH = 160;

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
  const pictures = await enclosedPictures(deps, order, locale);
  const sources = new Map(Array.from(pictures, ([url, { cid }]) => [url, `cid:${cid}`]));
  const orderUrl = orderPageUrl(deps, row, locale);
  const mail = confirmationMail({ order, locale, stateName, origin, orderUrl, pictures: sources });
  await deps.gateways.mail.send({
    ...mail,
    to: row.email,
    pictures: [...pictures.values()],
    messageId: `<${kind}.${orderId}@${new URL(origin).hostname}>`,
  });
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
