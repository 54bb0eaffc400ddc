import type { OrderBody } from '@vitrine/contracts';
import { calledName, postalLines } from '@vitrine/domain';
import { type Html, html } from '@vitrine/html';
import { MAIL_LOOK, framedMail, mailButton } from '../../mail/index.ts';
import { filled, lineText, linesTable, type LinesLook } from './mail-parts.ts';
import { MAIL_WORDS, type MailWords } from './mail-words.ts';

export interface ConfirmationMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface ConfirmationInput extends LinesLook {
  readonly order: OrderBody;
  /** The name of the state, province or prefecture that the order goes to, where its address has one. */
  readonly stateName?: string | undefined;
  /** Where the order is followed. */
  readonly orderUrl: string;
}

/** The mail that confirms an order, in the language it was made in. */
export function confirmationMail(input: ConfirmationInput): ConfirmationMail {
  const { order, locale } = input;
  const words = MAIL_WORDS[locale.language];
  const number = order.orderNumber ?? order.orderId;
  return framedMail({
    locale,
    subject: filled(words.subject, number),
    heading: filled(words.thanks, recipient(input)),
    ownUrl: input.orderUrl,
    text: plainText(input, words, number),
    body: bodyOf(input, words, number),
  });
}

type Row = readonly [label: string, amount: string];

function totals({ order }: ConfirmationInput, words: MailWords): readonly Row[] {
  const { subtotal, shipping, tax, total, taxIncluded } = order.totals;
  const [only, ...more] = order.shippingGroups;
  const method = only !== undefined && more.length === 0 ? only.method.price : shipping.label;
  const taxed: Row[] = tax.amount === 0 ? [] : [[taxIncluded ? words.taxIncluded : words.tax, tax.label]];
  const added = taxIncluded ? [] : taxed;
  const contained = taxIncluded ? taxed : [];
  return [
    [words.subtotal, subtotal.label],
    [words.shipping, method],
    ...added,
    [words.total, total.label],
    ...contained,
  ];
}

function addressLines({ order, locale, stateName }: ConfirmationInput): readonly string[] {
  const [group] = order.shippingGroups;
  if (group === undefined) return [];
  const { address, store } = group;
  const { countryCode } = address;
  const country = new Intl.DisplayNames([locale.bcp47], { type: 'region' }).of(countryCode) ?? countryCode;
  // A store is called by its own name; the buyer's stands with the thanks.
  if (store === undefined) return [...postalLines(address, stateName), country];
  return [store.name, ...postalLines({ ...address, firstName: '', lastName: '' }, stateName), country];
}

/** Delivery, or how it is collected. */
function deliveryTitle({ order }: ConfirmationInput, words: MailWords): string {
  const [group] = order.shippingGroups;
  return group?.store === undefined ? words.deliverTo : group.method.name;
}

interface ParcelText {
  /** Of several parcels: which one it is, and its pieces. */
  readonly title: readonly string[];
  readonly pieces: readonly string[];
  readonly name: string;
  readonly when: string;
}

function parcels({ order }: ConfirmationInput, words: MailWords): readonly ParcelText[] {
  const { shippingGroups: groups, lines } = order;
  return groups.map(({ readiness, itemIds, method }, at) => ({
    title: groups.length === 1 ? [] : [filled(words.parcel[readiness], `${at + 1}/${groups.length}`)],
    pieces:
      groups.length === 1
        ? []
        : lines.filter(({ itemId }) => itemIds.includes(itemId)).map(({ name }) => name),
    name: method.name,
    // Of a way whose day is agreed later, the house's words say how.
    when: method.estimatedDeliveryDateLabel || method.description,
  }));
}

function giftText(input: ConfirmationInput, words: MailWords): readonly string[] {
  const lines = giftLines(input, words);
  return lines.length === 0 ? [] : [...lines, ''];
}

function recipient({ order, locale }: ConfirmationInput): string {
  const address = order.shippingGroups[0]?.address;
  return address === undefined ? '' : calledName(address, locale);
}

/** The lines of an order as plain text. */
export function plainLines({ order, locale }: ConfirmationInput, words: MailWords): readonly string[] {
  return order.lines.map((line) => [lineText(line, locale), line.lineTotal.label].join(words.colon));
}

/** What an order costs as plain text. */
export function plainTotals(input: ConfirmationInput, words: MailWords): readonly string[] {
  return totals(input, words).map(([label, amount]) => `${label}${words.colon}${amount}`);
}

function plainText(input: ConfirmationInput, words: MailWords, number: string): string {
  return [
    filled(words.thanks, recipient(input)),
    '',
    words.intro,
    `${words.number}${words.colon}${number}`,
    '',
    ...plainLines(input, words),
    '',
    ...plainTotals(input, words),
    '',
    ...giftText(input, words),
    `${deliveryTitle(input, words)}${words.colon}`.trimEnd(),
    ...addressLines(input),
    ...parcels(input, words).flatMap(({ title, pieces, when }) => [...title, ...pieces, when]),
    '',
    `${words.view}${words.colon}${input.orderUrl}`,
  ].join('\n');
}

const { ink, softInk, rule, display } = MAIL_LOOK;

function bodyOf(input: ConfirmationInput, words: MailWords, number: string): Html {
  return html`<p style="margin:0 0 6px">${words.intro}</p>
    <p style="margin:0 0 36px;color:${softInk}">
      ${words.number} <strong style="font-weight:500;color:${ink}"><bdi>${number}</bdi></strong>
    </p>
    ${linesTable(input.order.lines, input, { showsPrices: true })} ${totalsTable(input, words)}
    ${giftOf(input, words)} ${delivery(input, words)} ${mailButton(words.view, input.orderUrl)}`;
}

/** What the order costs, line by line. */
export function totalsTable(input: ConfirmationInput, words: MailWords): Html {
  const rows = totals(input, words).map(([label, amount]) => {
    const style =
      label === words.total
        ? `padding:16px 0 4px;font-size:18px;font-weight:500`
        : `padding:4px 0;color:${softInk}`;
    return html`<tr>
      <td style="${style}">${label}</td>
      <td style="${style};text-align:end"><bdi>${amount}</bdi></td>
    </tr>`;
  });
  return html`<div style="border-top:1px solid ${rule};padding-top:14px">
    <table role="presentation" width="100%" style="border-collapse:collapse;font-size:15px">
      ${rows}
    </table>
  </div>`;
}

/** [R2.002] What is done for a gift, line by line. */
function giftLines({ order }: ConfirmationInput, words: MailWords): readonly string[] {
  const { isWrapped = false, message } = order.gift ?? {};
  const card =
    message === undefined ? [] : [`${words.giftCard}${words.colon}`.trimEnd(), ...message.split('\n')];
  return [...(isWrapped ? [words.giftWrapped] : []), ...card];
}

function giftOf(input: ConfirmationInput, words: MailWords): Html {
  const lines = giftLines(input, words).map((line) => html`<bdi>${line}</bdi><br />`);
  return lines.length === 0 ? html`` : html`<p style="margin:28px 0 0">${lines}</p>`;
}

function delivery(input: ConfirmationInput, words: MailWords): Html {
  const address = addressLines(input).map((line) => html`<bdi>${line}</bdi><br />`);
  const sent = parcels(input, words).map(
    ({ title, pieces, name, when }) =>
      html`<p style="margin:0 0 14px;color:${softInk}">
        ${[...title, ...pieces, name].map((line) => html`${line}<br />`)}${when}
      </p>`,
  );
  return html`<h2 style="font:400 24px/1.2 ${display};margin:44px 0 12px">${deliveryTitle(input, words)}</h2>
    <p style="margin:0 0 14px">${address}</p>
    ${sent}`;
}
