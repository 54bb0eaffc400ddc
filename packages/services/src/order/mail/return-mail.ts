import type { OrderBody, ShownReturn } from '@vitrine/contracts';
import { decimalSign, type Language, type Locale, sizeText } from '@vitrine/domain';
import { html } from '@vitrine/html';
import type { ReturnMailKind } from '../../jobs/index.ts';
import { type Fact, factsTable, factTexts, mailButton, framedMail } from '../../mail/index.ts';
import { filled, type OrderMail } from './mail-parts.ts';
import { MAIL_WORDS } from './mail-words.ts';
import { meansText } from './means-words.ts';
import { PARCEL_WORDS } from './parcel-words.ts';
import { REQUESTED_WORDS } from './requested-words.ts';
import { RETURN_WORDS } from './return-words.ts';

export interface ReturnMailInput {
  readonly kind: ReturnMailKind;
  readonly shown: ShownReturn;
  readonly order: Pick<OrderBody, 'lines' | 'payments'>;
  readonly locale: Locale;
  /** Where the order is followed. */
  readonly orderUrl: string;
}

/** The mail about a return, in the language that the order was made in. */
export function returnMail(input: ReturnMailInput): OrderMail {
  const { kind, shown, locale, orderUrl } = input;
  const { view, colon } = MAIL_WORDS[locale.language];
  const { subject, heading, text } = wordsOf(kind, shown, locale.language);
  const [facts, pieces] = [factsOf(input), piecesOf(input)];
  return framedMail({
    locale,
    subject: filled(subject, shown.returnId),
    heading,
    ownUrl: orderUrl,
    text: [
      heading,
      '',
      text,
      '',
      ...pieces,
      '',
      ...factTexts(facts, locale),
      '',
      `${view}${colon}${orderUrl}`,
    ].join('\n'),
    body: html`<p style="margin:0 0 28px">${text}</p>
      ${pieces.map((piece) => html`<p style="margin:0 0 6px">${piece}</p>`)}
      <div style="height:22px"></div>
      ${factsTable(facts)} ${mailButton(view, orderUrl)}`,
  });
}

function wordsOf(kind: ReturnMailKind, { kind: asked, way }: ShownReturn, language: Language) {
  if (kind !== 'return-requested') return RETURN_WORDS[language].kinds[kind];
  const { kinds, ways } = REQUESTED_WORDS[language];
  return { ...kinds[asked], text: ways[way] };
}

function factsOf({ kind, shown, order, locale }: ReturnMailInput): readonly Fact[] {
  const { carrier, tracking } = PARCEL_WORDS[locale.language];
  const facts: Fact[] = [[RETURN_WORDS[locale.language].number, shown.returnId]];
  switch (kind) {
    case 'return-requested':
      return [...facts, ...storeFact(shown, locale)];
    case 'return-refunded':
      return [...facts, ...refundFacts({ shown, order, locale })];
    case 'exchange-sent':
      if (shown.tracking === undefined) return facts;
      return [...facts, [carrier, shown.tracking.carrier], [tracking, shown.tracking.number]];
    case 'return-received':
    case 'return-refused':
      return facts;
  }
}

/** The store that takes the pieces, with its address. */
function storeFact({ store }: ShownReturn, { language }: Locale): readonly Fact[] {
  return store === undefined
    ? []
    : [[REQUESTED_WORDS[language].store, store.join(MAIL_WORDS[language].comma)]];
}

/** What is given back, what of it is for delivery and tax, and which means it goes back to. */
function refundFacts({
  shown: { refund, refundParts },
  order,
  locale: { language },
}: Pick<ReturnMailInput, 'shown' | 'order' | 'locale'>): readonly Fact[] {
  if (refund === undefined) return [];
  const words = RETURN_WORDS[language];
  const { delivery, tax } = refundParts ?? {};
  const facts: Fact[] = [[words.refund, refund.label]];
  if (delivery !== undefined) facts.push([words.ofDelivery, delivery.label]);
  if (tax !== undefined) facts.push([words.ofTax, tax.label]);
  for (const payment of order.payments)
    if (payment.refunded !== undefined) facts.push([words.to, meansText(payment, language)]);
  return facts;
}

/**
 * What is to come back, with what an exchange brings; what came back, what of it was not taken back, and once an exchange
 * is sent the pieces that come in its place.
 */
function piecesOf({ kind, shown, order: { lines }, locale }: ReturnMailInput): readonly string[] {
  const textOf = (count: number, { name, color, size }: Piece): string => {
    const traits = [name, color, size && sizeText(size, decimalSign(locale.bcp47))].filter(Boolean);
    return `${count} × ${traits.join(MAIL_WORDS[locale.language].comma)}`;
  };
  return shown.lines.flatMap((sent) => {
    const line = lines.find((bought) => bought.itemId === sent.itemId);
    if (line === undefined) return [];
    const wanted = sent.wanted && { name: line.name, ...sent.wanted };
    if (kind === 'return-received') return [textOf(sent.quantity, line)];
    if (kind === 'return-requested') {
      const asked = [textOf(sent.quantity, line)];
      const { wanted: instead } = REQUESTED_WORDS[locale.language];
      return wanted === undefined ? asked : [...asked, filled(instead, textOf(sent.quantity, wanted))];
    }
    return judged(sent, { came: line, sent: kind === 'exchange-sent' ? wanted : undefined, textOf, locale });
  });
}

type Piece = Pick<OrderBody['lines'][number], 'name' | 'color' | 'size'>;

/** What was taken back, or was sent in its place, and what was not. */
function judged(
  { quantity, accepted = quantity }: ShownReturn['lines'][number],
  {
    came,
    sent = came,
    textOf,
    locale,
  }: {
    readonly came: Piece;
    readonly sent: Piece | undefined;
    readonly textOf: (count: number, piece: Piece) => string;
    readonly locale: Locale;
  },
): readonly string[] {
  const { notTaken } = RETURN_WORDS[locale.language];
  return [
    ...(accepted > 0 ? [textOf(accepted, sent)] : []),
    ...(accepted < quantity ? [filled(notTaken, textOf(quantity - accepted, came))] : []),
  ];
}
