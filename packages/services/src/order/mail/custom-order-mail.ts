import { calledName, dispatchTimeZone } from '@vitrine/domain';
import { html } from '@vitrine/html';
import { MAIL_LOOK, mailButton, framedMail } from '../../mail/index.ts';
import { type ConfirmationInput, plainLines, plainTotals, totalsTable } from './confirmation-mail.ts';
import { CUSTOM_ORDER_WORDS } from './custom-order-words.ts';
import { filled, linesTable } from './mail-parts.ts';
import { MAIL_WORDS } from './mail-words.ts';
import type { OrderDetailsBody } from '@vitrine/contracts';

/** `orderUrl`: where the order is approved or paid. */
export interface CustomOrderInput extends ConfirmationInput {
  readonly sent: NonNullable<OrderDetailsBody['customOrder']>;
}

/** [R2.045, R7.126] The mail that brings the link of an order that an agent prepared, in the language of the order. */
export function customOrderMail(input: CustomOrderInput) {
  const { sent, locale, order, orderUrl } = input;
  const words = CUSTOM_ORDER_WORDS[locale.language];
  const common = MAIL_WORDS[locale.language];
  const { subject, intro, open } = words.kinds[sent.kind];
  const address = order.shippingGroups[0]?.address;
  const heading = filled(words.heading, address === undefined ? '' : calledName(address, locale));
  const day = new Intl.DateTimeFormat(locale.bcp47, {
    dateStyle: 'long',
    timeZone: dispatchTimeZone(order.country),
  }).format(new Date(sent.expiresAt));
  const said = {
    intro: filled(intro, `${sent.preparedBy.firstName} ${sent.preparedBy.lastName}`),
    until: filled(words.until, day),
  };
  return framedMail({
    locale,
    subject,
    heading,
    ownUrl: orderUrl,
    text: [
      heading,
      '',
      said.intro,
      '',
      ...plainLines(input, common),
      '',
      ...plainTotals(input, common),
      '',
      said.until,
      // On a line of its own, so that mail programs find it after a colon of any script.
      `${open}${common.colon}`.trimEnd(),
      orderUrl,
      '',
      words.personal,
    ].join('\n'),
    body: html`<p style="margin:0 0 36px">${said.intro}</p>
      ${linesTable(order.lines, input, { showsPrices: true })} ${totalsTable(input, common)}
      <p style="margin:36px 0 0">${said.until}</p>
      ${mailButton(open, orderUrl)}
      <p style="margin:20px 0 0;color:${MAIL_LOOK.softInk};font-size:13px">${words.personal}</p>`,
  });
}

/** [R7.126] The same as a text message. */
export function customOrderText({
  sent,
  locale,
  total,
  orderUrl,
}: Pick<CustomOrderInput, 'sent' | 'locale' | 'orderUrl'> & { readonly total: string }): string {
  const { firstName, lastName } = sent.preparedBy;
  const text = filled(CUSTOM_ORDER_WORDS[locale.language].texts[sent.kind], `${firstName} ${lastName}`);
  return `${text.replace('%t', () => total)} ${orderUrl}`;
}
