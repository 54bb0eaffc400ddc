import type { OrderBody } from '@vitrine/contracts';
import { type Locale, sizedMediaUrl } from '@vitrine/domain';
import { type Html, html, mailPage } from '../../mail/index.ts';
import { MAIL_WORDS, type MailWords } from './mail-words.ts';

export interface ConfirmationMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface ConfirmationInput {
  readonly order: OrderBody;
  readonly locale: Locale;
  /** The shop's own origin: every link and picture of the mail leads there and nowhere else. */
  readonly origin: string;
}

const PICTURE = { widthPx: 160, heightPx: 200 };

/** The mail that confirms an order, in the language it was made in. */
export function confirmationMail(input: ConfirmationInput): ConfirmationMail {
  const { order, locale } = input;
  const words = MAIL_WORDS[locale.language];
  const number = order.orderNumber ?? order.orderId;
  return {
    subject: filled(words.subject, number),
    text: plainText(input, words, number),
    html: page(input, words, number).html,
  };
}

/** A name may hold what `replace` takes for a pattern, such as `$&`. */
function filled(words: string, text: string): string {
  return words.replace('%s', () => text);
}

type Row = readonly [label: string, amount: string];

function totals({ order }: ConfirmationInput, words: MailWords): readonly Row[] {
  const { subtotal, shipping, tax, total, taxIncluded } = order.totals;
  const method = order.shippingGroups[0]?.method.price ?? shipping.label;
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

function addressLines({ order }: ConfirmationInput): readonly string[] {
  const address = order.shippingGroups[0]?.address;
  if (address === undefined) return [];
  const { firstName, lastName, address1, address2, postalCode, city, state, countryCode } = address;
  const town = [postalCode, city, state].filter((part) => part !== undefined && part !== '').join(' ');
  return [`${firstName} ${lastName}`, address1, address2 ?? '', town, countryCode].filter(
    (line) => line !== '',
  );
}

function givenName({ order }: ConfirmationInput): string {
  return order.shippingGroups[0]?.address.firstName ?? '';
}

function plainText(input: ConfirmationInput, words: MailWords, number: string): string {
  const lines = input.order.lines.map(
    ({ name, color, size, quantity, lineTotal }) =>
      `${quantity} × ${[name, color, size].filter((part) => part !== undefined).join(', ')}: ${lineTotal.label}`,
  );
  return [
    filled(words.thanks, givenName(input)),
    '',
    words.intro,
    `${words.number}: ${number}`,
    '',
    ...lines,
    '',
    ...totals(input, words).map(([label, amount]) => `${label}: ${amount}`),
    '',
    `${words.deliverTo}:`,
    ...addressLines(input),
    input.order.shippingGroups[0]?.method.estimatedDeliveryDateLabel ?? '',
    '',
    homeUrl(input),
  ].join('\n');
}

function homeUrl({ origin, locale }: ConfirmationInput): string {
  return `${origin}/${locale.code}/homepage`;
}

function page(input: ConfirmationInput, words: MailWords, number: string): Html {
  const address = addressLines(input).map((line) => html`<bdi>${line}</bdi><br />`);
  return mailPage({
    locale: input.locale,
    title: filled(words.subject, number),
    heading: filled(words.thanks, givenName(input)),
    body: html`<p>${words.intro}</p>
      <p>
        ${words.number}: <strong><bdi>${number}</bdi></strong>
      </p>
      <table role="presentation" width="100%" style="border-collapse:collapse">
        ${input.order.lines.map((line) => lineRow(line, input, words))}
      </table>
      <table role="presentation" width="100%" style="border-collapse:collapse;margin-top:16px">
        ${totals(input, words).map(
          ([label, amount]) =>
            html`<tr>
              <td style="padding:4px 0">${label}</td>
              <td style="padding:4px 0;text-align:end"><bdi>${amount}</bdi></td>
            </tr>`,
        )}
      </table>
      <h2 style="font:400 22px/1.3 Georgia,serif;margin:32px 0 8px">${words.deliverTo}</h2>
      <p style="margin:0">
        ${address}${input.order.shippingGroups[0]?.method.estimatedDeliveryDateLabel ?? ''}
      </p>
      <p style="margin-top:32px"><a href="${homeUrl(input)}" style="color:#1b1916">${words.visit}</a></p>`,
  });
}

function lineRow(line: OrderBody['lines'][number], { origin }: ConfirmationInput, words: MailWords): Html {
  const { name, color, size, quantity, lineTotal, mediaUrl, url } = line;
  const picture = origin + sizedMediaUrl(mediaUrl, PICTURE);
  const traits = [color, size].filter((part) => part !== undefined).join(', ');
  return html`<tr>
    <td width="96" style="padding:12px 0;border-top:1px solid #dcd6ca;vertical-align:top">
      <a href="${origin + url}"
        ><img src="${picture}" width="80" height="100" alt="${name}" style="display:block"
      /></a>
    </td>
    <td style="padding:12px 0;border-top:1px solid #dcd6ca;vertical-align:top">
      <a href="${origin + url}" style="color:#1b1916">${name}</a><br />${traits}<br />${words.quantity}:
      ${quantity}
    </td>
    <td style="padding:12px 0;border-top:1px solid #dcd6ca;vertical-align:top;text-align:end">
      <bdi>${lineTotal.label}</bdi>
    </td>
  </tr>`;
}
