import type { OrderBody } from '@vitrine/contracts';
import { calledName, type FulfilmentState } from '@vitrine/domain';
import { html } from '@vitrine/html';
import { type Fact, factsTable, factTexts, MAIL_LOOK, mailButton, framedMail } from '../../mail/index.ts';
import { filled, type LinesLook, linesTable, lineText, type OrderMail } from './mail-parts.ts';
import { MAIL_WORDS } from './mail-words.ts';
import { PARCEL_WORDS, type ParcelTold } from './parcel-words.ts';

type Group = OrderBody['shippingGroups'][number];

export interface ParcelMailInput extends LinesLook {
  readonly kind: ParcelTold;
  readonly order: OrderBody;
  readonly group: Group;
  /** Where the order is followed. */
  readonly orderUrl: string;
}

/** [R4.042] The mail that tells what became of a parcel, in the language that its order was made in. */
export function parcelMail(input: ParcelMailInput): OrderMail {
  const { kind, order, group, locale, orderUrl } = input;
  const words = PARCEL_WORDS[locale.language];
  const { view } = MAIL_WORDS[locale.language];
  const told = words.kinds[kind];
  const subject = filled(told.subject, order.orderNumber ?? order.orderId);
  const heading = filled(told.heading, calledName(group.address, locale));
  const facts = factsOf(input);
  const lines = order.lines.filter(({ itemId }) => group.itemIds.includes(itemId));
  const rest = hasMoreToCome(input) ? [words.rest] : [];
  const { colon } = MAIL_WORDS[locale.language];
  return framedMail({
    locale,
    subject,
    heading,
    ownUrl: orderUrl,
    text: [
      heading,
      '',
      told.text,
      '',
      ...factTexts(facts, locale),
      '',
      `${words.inside}${colon}`.trimEnd(),
      ...lines.map((line) => lineText(line, locale)),
      ...rest.flatMap((text) => ['', text]),
      '',
      `${view}${colon}${orderUrl}`,
    ].join('\n'),
    body: html`<p style="margin:0 0 28px">${told.text}</p>
      ${factsTable(facts)}
      <h2 style="font:400 24px/1.2 ${MAIL_LOOK.display};margin:36px 0 12px">${words.inside}</h2>
      ${linesTable(lines, input, { showsPrices: false })}
      ${rest.map((text) => html`<p style="margin:20px 0 0;color:${MAIL_LOOK.softInk}">${text}</p>`)}
      ${mailButton(view, orderUrl)}`,
  });
}

function factsOf({ kind, order, group, locale }: ParcelMailInput): readonly Fact[] {
  const words = PARCEL_WORDS[locale.language];
  const { method, delay, tracking } = group;
  const promised = method.estimatedDeliveryDateLabel;
  const facts: Fact[] = [[MAIL_WORDS[locale.language].number, order.orderNumber ?? order.orderId]];
  const expected = delay?.label ?? promised;
  if (kind !== 'delivered' && expected !== '') facts.push([words.expected, expected]);
  if (kind === 'delayed' && promised !== '') facts.push([words.promised, promised]);
  if (tracking !== undefined)
    facts.push([words.carrier, tracking.carrier], [words.tracking, tracking.number]);
  facts.push([words.reference, group.id]);
  return facts;
}

const LEFT: ReadonlySet<string> = new Set<FulfilmentState>([
  'shipped',
  'ready_for_collection',
  'delivered',
  'collected',
]);

/** Whether another parcel of the order is still to leave. */
function hasMoreToCome({ order, group }: ParcelMailInput): boolean {
  return order.shippingGroups.some(({ id, state }) => id !== group.id && !LEFT.has(state));
}
