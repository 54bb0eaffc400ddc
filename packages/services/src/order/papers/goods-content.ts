import type { PaperContent, PaperFact, PaperLine } from '@vitrine/database';
import encodeQr from 'qr';
import { textIn } from '../shipping-method-body.ts';
import type { FulfilmentRow } from '../order-view.store.ts';
import type { ReturnRow } from '../returns/return.store.ts';
import { orderFacts, type PaperPieces } from './account-content.ts';
import { addressLines, dayOn, namedPiece, paperFrame, type PaperOrder } from './paper-content.ts';
import { ACCOUNT_WORDS } from './words/account-words.ts';
import { GOODS_WORDS } from './words/goods-words.ts';

export interface LabelInput {
  readonly shown: ReturnRow;
  readonly pieces: readonly PaperPieces[];
  /** Where the pieces go, line by line. */
  readonly to: readonly string[];
  /** The parcel that had brought them. */
  readonly parcel: FulfilmentRow | undefined;
}

/** [R7.043] What lies on a parcel that comes back. */
export function labelContent(order: PaperOrder, { shown, pieces, to, parcel }: LabelInput): PaperContent {
  const { locale } = order;
  const words = GOODS_WORDS[locale.language];
  const notes = { parcel: words.labelNote, store: words.storeNote, collection: words.collectionNote };
  const { columns, return: returnName, date } = ACCOUNT_WORDS[locale.language];
  return {
    ...paperFrame(order),
    template: 'label',
    title: shown.kind === 'exchange' ? words.exchangeLabel : words.returnLabel,
    number: shown.number,
    facts: [
      { name: returnName, value: shown.number },
      { name: date, value: dayOn(shown.createdAt, order) },
      ...orderFacts(order).slice(0, 1),
    ],
    parties: [
      { title: words.to, lines: to },
      { title: words.sender, lines: parcel === undefined ? [] : addressLines(parcel.address, order) },
    ],
    columns: columns.slice(0, 2),
    lines: pieces.map(({ line, quantity }) => ({ ...namedPiece(line, locale), quantity: String(quantity) })),
    notes: [notes[shown.way]],
    code: encodeQr(shown.number, 'svg', { ecc: 'medium', border: 1 }),
    // What is brought to a store lies in no parcel.
    cut: shown.way === 'store' ? '' : words.cut,
  };
}

export interface SheetInput {
  readonly parcel: FulfilmentRow;
  readonly pieces: readonly PaperPieces[];
  readonly issuedAt: Date;
}

/** [R1.007] What the workshop makes and packs of a parcel. */
export function sheetContent(order: PaperOrder, { parcel, pieces, issuedAt }: SheetInput): PaperContent {
  const { row, locale } = order;
  const words = GOODS_WORDS[locale.language];
  const { date, sentTo, delivery } = ACCOUNT_WORDS[locale.language];
  const { gift } = row;
  return {
    ...paperFrame(order),
    template: 'sheet',
    title: words.workshopSheet,
    number: row.number ?? '',
    facts: [
      ...orderFacts(order),
      { name: date, value: dayOn(issuedAt, order) },
      { name: words.parcel, value: placeOf(parcel, order) },
      { name: delivery, value: textIn(parcel.texts, locale).name },
    ],
    parties: [{ title: sentTo, lines: addressLines(parcel.address, order) }],
    columns: [],
    lines: pieces.map((one, at) => madePiece(one, { at, order })),
    message: gift?.message ?? null,
    notes: gift?.isWrapped === true ? [words.giftWrapped] : [],
    cut: words.cardWords,
  };
}

function placeOf({ id }: FulfilmentRow, { row }: PaperOrder): string {
  const parcels = row.fulfilments ?? [];
  return `${parcels.findIndex((parcel) => parcel.id === id) + 1}/${parcels.length}`;
}

/** A piece with the order of work for it, and the picture of its design. */
function madePiece(
  { line, quantity }: PaperPieces,
  { at, order: { locale } }: { readonly at: number; readonly order: PaperOrder },
): PaperLine {
  const words = GOODS_WORDS[locale.language];
  const { personalisation: design } = line.snapshot;
  const said: readonly (readonly [name: string, value: string | undefined])[] = [
    [words.quantity, String(quantity)],
    [words.letters, design?.text],
    [words.font, design?.font],
    [words.ink, design?.colour],
    [words.position, design?.position],
    ...(design?.parts ?? []).map(({ name, choice }) => [name, choice] as const),
  ];
  const facts: readonly PaperFact[] = said.flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  const { name, details } = namedPiece(line, locale);
  return {
    name,
    details: details.slice(0, 1),
    quantity: String(quantity),
    facts,
    picture: design === undefined ? null : `design-${at}.webp`,
    ...(design === undefined ? {} : { configId: design.configId }),
  };
}
