import type { OrderBody, Price } from '@vitrine/contracts';
import { calledName, type Locale, type TransferAccount } from '@vitrine/domain';
import { html } from '@vitrine/html';
import { type Fact, factsTable, factTexts, MAIL_LOOK, mailButton, framedMail } from '../../mail/index.ts';
import { filled } from './mail-parts.ts';
import { MAIL_WORDS } from './mail-words.ts';
import { TRANSFER_WORDS } from './transfer-words.ts';

export interface TransferInput {
  readonly order: OrderBody;
  readonly locale: Locale;
  /** What the transfer pays. */
  readonly amount: Price;
  readonly account: TransferAccount;
  /** How long the order waits. */
  readonly days: number;
  /** Where the order is followed, and given up. */
  readonly orderUrl: string;
}

/** An IBAN in groups of four, as banks print it. */
const grouped = (iban: string): string => iban.replaceAll(/\s/gu, '').replaceAll(/(.{4})(?=.)/gu, '$1 ');

/** [R7.118] The mail that says where the transfer of an order goes, and how the order is given up, in the language it was made in. */
export function transferMail({ order, locale, amount, account, days, orderUrl }: TransferInput) {
  const words = TRANSFER_WORDS[locale.language];
  const { colon } = MAIL_WORDS[locale.language];
  const number = order.orderNumber ?? order.orderId;
  const address = order.shippingGroups[0]?.address;
  const subject = filled(words.subject, number);
  const heading = filled(words.heading, address === undefined ? '' : calledName(address, locale));
  const intro = filled(words.intro, String(days));
  const facts: readonly Fact[] = [
    [words.amount, amount.label],
    [words.reference, number],
    [words.holder, account.holder],
    ['IBAN', grouped(account.iban)],
    ['BIC', account.bic],
    [words.bank, account.bank],
  ];
  return framedMail({
    locale,
    subject,
    heading,
    ownUrl: orderUrl,
    text: [
      heading,
      '',
      intro,
      '',
      ...factTexts(facts, locale),
      '',
      words.giveUp,
      `${words.view}${colon}`.trimEnd(),
      orderUrl,
    ].join('\n'),
    body: html`<p style="margin:0 0 28px">${intro}</p>
      ${factsTable(facts)} ${mailButton(words.view, orderUrl)}
      <p style="margin:20px 0 0;color:${MAIL_LOOK.softInk};font-size:13px">${words.giveUp}</p>`,
  });
}
