import type { OrderBody, ShownReturn } from '@vitrine/contracts';
import { decimalSign, type Locale, sizeText } from '@vitrine/domain';
import { type Html, html } from '@vitrine/html';
import type { ReturnMailKind } from '../../jobs/index.ts';
import { MAIL_LOOK, mailButton, mailPage } from '../../mail/index.ts';
import { MAIL_WORDS } from './mail-words.ts';
import { RETURN_WORDS } from './return-words.ts';

export interface ReturnMailInput {
  readonly kind: ReturnMailKind;
  readonly shown: ShownReturn;
  readonly lines: OrderBody['lines'];
  readonly locale: Locale;
  /** Where the order is followed. */
  readonly orderUrl: string;
}

/** The mail about a return, in the language that the order was made in. */
export function returnMail(input: ReturnMailInput): {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
} {
  const { kind, shown, locale, orderUrl } = input;
  const { view, colon } = MAIL_WORDS[locale.language];
  const { subject, heading, text } = RETURN_WORDS[locale.language].kinds[kind];
  const [facts, pieces] = [factsOf(input), piecesOf(input)];
  const written = facts.map(([name, value]) => `${name}${colon}${value}`);
  return {
    subject: subject.replace('%s', () => shown.returnId),
    text: [heading, '', text, '', ...pieces, '', ...written, '', `${view}${colon}${orderUrl}`].join('\n'),
    html: mailPage({
      locale,
      title: heading,
      heading,
      body: html`<p style="margin:0 0 28px">${text}</p>
        ${pieces.map((piece) => html`<p style="margin:0 0 6px">${piece}</p>`)} ${factList(facts)}
        ${mailButton(view, orderUrl)}`,
    }).html,
  };
}

type Fact = readonly [name: string, value: string];

function factsOf({ kind, shown, locale }: ReturnMailInput): readonly Fact[] {
  const { number, refund, tracking } = RETURN_WORDS[locale.language];
  const facts: Fact[] = [[number, shown.returnId]];
  if (kind === 'return-refunded' && shown.refund !== undefined) facts.push([refund, shown.refund.label]);
  if (kind === 'exchange-sent' && shown.tracking !== undefined)
    facts.push([tracking, `${shown.tracking.carrier} ${shown.tracking.number}`]);
  return facts;
}

function factList(facts: readonly Fact[]): Html {
  const { softInk } = MAIL_LOOK;
  return html`<div style="margin-top:24px;font-size:15px">
    ${facts.map(([name, value]) => html`<p style="margin:0;color:${softInk}">${name} <bdi>${value}</bdi></p>`)}
  </div>`;
}

/** The pieces of a return; of an exchange, those that come in their place. */
function piecesOf({ shown, lines, locale }: ReturnMailInput): readonly string[] {
  const { comma } = MAIL_WORDS[locale.language];
  return shown.lines.flatMap(({ itemId, quantity, wanted }) => {
    const line = lines.find((bought) => bought.itemId === itemId);
    if (line === undefined) return [];
    const { color, size } = wanted ?? line;
    const traits = [line.name, color, size && sizeText(size, decimalSign(locale.bcp47))].filter(Boolean);
    return [`${quantity} × ${traits.join(comma)}`];
  });
}
