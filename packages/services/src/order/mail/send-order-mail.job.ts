import type { OrderBody } from '@vitrine/contracts';
import {
  isBought,
  type Locale,
  localeOf,
  LOCALES,
  orderStateOf,
  paymentMethodOf,
  pictureAt,
} from '@vitrine/domain';
import { toPrice } from '../../catalog/index.ts';
import type { ServiceDeps } from '../../deps.ts';
import type { EnclosedPicture } from '../../gateways/index.ts';
import type { JobData } from '../../jobs/index.ts';
import { drawSavedDesign } from '../../personalisation/index.ts';
import { orderBody } from '../order-body.ts';
import { orderPageUrl } from '../order-link.ts';
import { findOrder, type OrderRow } from '../order-view.store.ts';
import { addressChangedMail } from './address-changed-mail.ts';
import { cancelledMail } from './cancelled-mail.ts';
import { collectMail } from './collect-mail.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { noteConfirmed } from './confirmed.store.ts';
import { paymentsById } from './given-back.store.ts';
import { type OrderMail, pictureOf } from './mail-parts.ts';
import { parcelMail } from './parcel-mail.ts';
import { findStateName } from './state-name.store.ts';

type MailDeps = Pick<ServiceDeps, 'db' | 'clock' | 'gateways' | 'config' | 'readPicture' | 'readPartMask'>;
type PictureDeps = Pick<MailDeps, 'db' | 'readPicture' | 'readPartMask'>;
type Job = JobData['send-mail'];

/** Twice what a line shows, for sharp screens; in px. */
const PICTURE_WIDTH = 160;

/** An order with what every mail about it needs. */
interface Told {
  readonly row: OrderRow;
  readonly order: OrderBody;
  readonly locale: Locale;
  readonly origin: string;
}
type Composed = OrderMail & { readonly pictures?: readonly EnclosedPicture[] };

/**
 * Sends a mail about an order. A job may run twice (a kill between the mail server's answer and the note of it), so the
 * Message-ID is a function of what is sent: mail programs show one. What was overtaken meanwhile is not told any more.
 */
export async function sendOrderMail(deps: MailDeps, job: Job): Promise<void> {
  const row = await findOrder(deps.db, job.market, job.orderId);
  if (row === undefined || row.email === null) return;
  const locale = localeOf(row.locale) ?? LOCALES['eng-us'];
  const [origin = ''] = deps.config.ownOrigins;
  const mail = await compose(deps, { row, order: orderBody(row, locale), locale, origin }, job);
  if (mail === undefined) return;
  await deps.gateways.mail.send({
    ...mail,
    to: row.email,
    messageId: `<${job.kind}.${subjectOf(job)}@${new URL(origin).hostname}>`,
  });
  if (job.kind === 'order-confirmation') await noteConfirmed(deps.db, job, deps.clock.now());
}

/** What a mail is about: of a delay the day, and of an address the change, since there may be several. */
function subjectOf(job: Job): string {
  if (job.kind === 'delayed') return `${job.parcelId}.${job.until}`;
  if (job.kind === 'address-changed') return `${job.orderId}.${job.changeId}`;
  return 'parcelId' in job ? job.parcelId : job.orderId;
}

async function compose(deps: MailDeps, told: Told, job: Job): Promise<Composed | undefined> {
  const state = orderStateOf(told.row.state);
  if (job.kind === 'order-cancelled') return state === 'cancelled' ? cancelled(deps, told, job) : undefined;
  if (!isBought(state)) return undefined;
  switch (job.kind) {
    case 'order-confirmation':
      return confirmation(deps, told);
    case 'address-changed':
      return addressChanged(deps, told);
    case 'ready-to-collect':
      return readyMail(deps, told, job);
    case 'shipped':
    case 'delivered':
    case 'delayed':
      return ofParcel(deps, told, job);
  }
}

async function confirmation(deps: MailDeps, { row, order, locale, origin }: Told): Promise<Composed> {
  const stateName = await findStateName(deps.db, order.shippingGroups[0]?.address);
  const { enclosed, pictures } = await picturesFor(deps, order.lines, locale);
  const orderUrl = orderPageUrl(deps, row, locale);
  const mail = confirmationMail({ order, locale, stateName, origin, orderUrl, pictures });
  return { ...mail, pictures: enclosed };
}

async function cancelled(
  deps: MailDeps,
  { row, order, locale, origin }: Told,
  { market, paymentIds, by }: Extract<Job, { readonly kind: 'order-cancelled' }>,
): Promise<Composed> {
  const { enclosed, pictures } = await picturesFor(deps, order.lines, locale);
  const payments = await paymentsById(deps.db, market, paymentIds);
  const givenBack = payments.map(({ method, amount, brand, lastFour, capturedAmount }) => ({
    method: paymentMethodOf(method),
    amount: toPrice({ amount, currency: row.currency }, locale),
    brand: brand ?? undefined,
    lastFour: lastFour ?? undefined,
    wasTaken: capturedAmount > 0,
  }));
  const orderUrl = orderPageUrl(deps, row, locale);
  return {
    ...cancelledMail({ order, givenBack, by, locale, origin, orderUrl, pictures }),
    pictures: enclosed,
  };
}

/** To the address as it is now, also where it was changed once more meanwhile. */
async function addressChanged(deps: MailDeps, { row, order, locale }: Told): Promise<Composed> {
  const stateName = await findStateName(deps.db, order.shippingGroups[0]?.address);
  return addressChangedMail({ order, locale, stateName, orderUrl: orderPageUrl(deps, row, locale) });
}

/** Undefined once the parcel was collected: nobody is told to come for it. */
function readyMail(
  deps: MailDeps,
  { row, order, locale, origin }: Told,
  { parcelId }: { readonly parcelId: string },
): Composed | undefined {
  const group = order.shippingGroups.find(({ id }) => id === parcelId);
  const store = row.fulfilments?.find(({ id }) => id === parcelId)?.store;
  if (group?.store === undefined || !store || group.state !== 'ready_for_collection') return undefined;
  const { hours } = store;
  const number = row.number ?? row.id;
  const lines = order.lines.filter(({ itemId }) => group.itemIds.includes(itemId));
  const orderUrl = orderPageUrl(deps, row, locale);
  return collectMail({
    number,
    group: { ...group, store: group.store },
    lines,
    hours,
    locale,
    origin,
    orderUrl,
  });
}

type ParcelJob = Extract<Job, { readonly kind: 'shipped' | 'delivered' | 'delayed' }>;

/** The number to follow a parcel by stands in the mail that it is on its way: it is told after the arrival, too. */
const TOLD_IN: Readonly<Record<'shipped' | 'delivered', ReadonlySet<string>>> = {
  shipped: new Set(['shipped', 'delivered']),
  delivered: new Set(['delivered']),
};

/** Undefined once the parcel is further than what is told of it, or is expected by another day. */
async function ofParcel(
  deps: MailDeps,
  { row, order, locale, origin }: Told,
  job: ParcelJob,
): Promise<Composed | undefined> {
  const group = order.shippingGroups.find(({ id }) => id === job.parcelId);
  if (group === undefined) return undefined;
  const isSo = job.kind === 'delayed' ? group.delay?.until === job.until : TOLD_IN[job.kind].has(group.state);
  if (!isSo) return undefined;
  const lines = order.lines.filter(({ itemId }) => group.itemIds.includes(itemId));
  const { enclosed, pictures } = await picturesFor(deps, lines, locale);
  const orderUrl = orderPageUrl(deps, row, locale);
  const mail = parcelMail({ kind: job.kind, order, group, locale, origin, orderUrl, pictures });
  return { ...mail, pictures: enclosed };
}

/**
 * The pictures of some lines, and where they stand in the mail. They travel with it: a mail program has no session, and
 * the picture of an exclusive piece is sent to nobody else (decision 0087).
 */
export async function picturesFor(
  deps: PictureDeps,
  lines: OrderBody['lines'],
  locale: Locale,
): Promise<{
  readonly enclosed: readonly EnclosedPicture[];
  readonly pictures: ReadonlyMap<string, string>;
}> {
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
  const pictures = new Map(Array.from(found, ([url, { cid }]) => [url, `cid:${cid}`]));
  return { enclosed: [...found.values()], pictures };
}
