import type { OrderBody } from '@vitrine/contracts';
import type { TableRow } from '@vitrine/database';
import { calledName, fullName, type Locale, postalLines, weekLabels } from '@vitrine/domain';
import { type Html, html } from '@vitrine/html';
import { MAIL_LOOK, framedMail, mailButton } from '../../mail/index.ts';
import { COLLECT_WORDS, type CollectWords } from './collect-words.ts';
import { filled, lineText } from './mail-parts.ts';
import { MAIL_WORDS } from './mail-words.ts';

type Group = OrderBody['shippingGroups'][number];

export interface CollectInput {
  readonly number: string;
  readonly group: Group & { readonly store: NonNullable<Group['store']> };
  /** What waits there. */
  readonly lines: OrderBody['lines'];
  readonly hours: TableRow<'store'>['hours'];
  readonly locale: Locale;
  /** The shop's own origin: every link of the mail leads there and nowhere else. */
  readonly origin: string;
  /** Where the order is followed. */
  readonly orderUrl: string;
}

/** [R7.112] The mail that says that an order waits in its store, in the language it was made in. */
export function collectMail(input: CollectInput) {
  const { number, group, locale } = input;
  const words = COLLECT_WORDS[locale.language];
  const heading = filled(words.heading, calledName(group.address, locale));
  const parts = {
    intro: filled(words.intro, number),
    pieces: input.lines.map((line) => lineText(line, locale)),
    place: [group.store.name, ...placeOf(group), group.store.phone],
    hours: hoursOf(input, words),
    bring: bringWords(group, words),
  };
  return framedMail({
    locale,
    subject: filled(words.subject, number),
    heading,
    ownUrl: input.orderUrl,
    text: plainText(input, words, { heading, ...parts }),
    body: bodyOf(input, words, parts),
  });
}

interface Parts {
  readonly heading: string;
  readonly intro: string;
  readonly pieces: readonly string[];
  readonly place: readonly string[];
  readonly hours: readonly string[];
  readonly bring: string;
}

/** The store's address, without the buyer. */
const placeOf = ({ address }: Group): readonly string[] =>
  postalLines({ ...address, firstName: '', lastName: '' });

function bringWords({ collector, address }: Group, words: CollectWords): string {
  return collector === undefined
    ? words.bring
    : filled(words.bringOther, fullName(collector, address.countryCode));
}

const hoursOf = ({ hours, locale: { bcp47 } }: CollectInput, words: CollectWords): readonly string[] =>
  weekLabels(hours, bcp47).map(({ day, spans }) =>
    [day, spans.length === 0 ? words.closed : spans.join(words.comma)].join(words.colon),
  );

const storeUrl = ({ origin, locale, group }: CollectInput): string =>
  `${origin}/${locale.code}/point-of-sale/${group.store.slug}`;

/** What the link to the order is called, and where it leads. */
const viewOrder = ({ locale, orderUrl }: CollectInput): readonly [string, string] => [
  MAIL_WORDS[locale.language].view,
  orderUrl,
];

function plainText(input: CollectInput, words: CollectWords, parts: Parts): string {
  return [
    parts.heading,
    '',
    parts.intro,
    ...parts.pieces,
    '',
    ...parts.place,
    '',
    words.hours,
    ...parts.hours,
    '',
    parts.bring,
    '',
    storeUrl(input),
    viewOrder(input).join(MAIL_WORDS[input.locale.language].colon),
  ].join('\n');
}

const { softInk, display } = MAIL_LOOK;

const lines = (texts: readonly string[]) => texts.map((line) => html`<bdi>${line}</bdi><br />`);
const title = (text: string) =>
  html`<h2 style="font:400 24px/1.2 ${display};margin:36px 0 12px">${text}</h2>`;

function bodyOf(input: CollectInput, words: CollectWords, parts: Omit<Parts, 'heading'>): Html {
  return html`<p style="margin:0 0 14px">${parts.intro}</p>
    <p style="margin:0">${lines(parts.pieces)}</p>
    ${title(words.where)}
    <p style="margin:0">${lines(parts.place)}</p>
    ${title(words.hours)}
    <p style="margin:0;color:${softInk}">${lines(parts.hours)}</p>
    <p style="margin:36px 0 0">${parts.bring}</p>
    ${mailButton(...viewOrder(input))}
    <p style="margin:20px 0 0">
      <a href="${storeUrl(input)}" style="color:${softInk}">${words.store}</a>
    </p>`;
}
