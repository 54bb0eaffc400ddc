import type { PaperContent, PaperFact, PaperLine, PaperParty, PaperSum } from '@vitrine/database';
import {
  cardBrand,
  type Locale,
  type PaperSums,
  paymentMethodOf,
  shownTaxRate,
  taxKindOf,
} from '@vitrine/domain';
import { FREE } from '../../catalog/index.ts';
import type { FulfilmentRow, LineRow, OrderPaymentRow } from '../order-view.store.ts';
import {
  addressLines,
  dayOn,
  filled,
  fullAmount,
  namedPiece,
  paperFrame,
  type PaperOrder,
} from './paper-content.ts';
import { ACCOUNT_WORDS } from './words/account-words.ts';
import { GOODS_WORDS } from './words/goods-words.ts';

/** Pieces that a paper is about, so many of each line. */
export interface PaperPieces {
  readonly line: LineRow;
  readonly quantity: number;
}
interface Account {
  readonly pieces: readonly PaperPieces[];
  readonly sums: PaperSums;
  readonly issuedAt: Date;
}
export interface ParcelAccount extends Account {
  readonly kind: 'receipt' | 'invoice';
  /** Its number; a receipt goes by the number of its order. */
  readonly number: string | undefined;
  readonly parcel: FulfilmentRow;
}
export interface CreditAccount extends Account {
  readonly number: string;
  readonly returnNumber: string;
  readonly invoiceNumbers: readonly string[];
}

/** [R7.042] What a parcel cost: the receipt of who paid it, and the invoice of the house. */
export function parcelAccount(order: PaperOrder, account: ParcelAccount): PaperContent {
  const { row, locale } = order;
  const words = ACCOUNT_WORDS[locale.language];
  const { kind, number, parcel } = account;
  return {
    ...accountContent(order, account),
    title: words[kind],
    number: number ?? row.number ?? '',
    facts: [
      ...(number === undefined ? [] : [{ name: words.number, value: number }]),
      { name: words.date, value: dayOn(account.issuedAt, order) },
      ...orderFacts(order),
      ...leftOn(parcel, order),
    ],
    parties: [...billed(order), { title: words.sentTo, lines: addressLines(parcel.address, order) }],
    sums: sumsOf(order, account, { total: words.total, isNet: kind === 'invoice' }),
    notes: [
      filled(words.paidWith, { means: meansOf(row.payments ?? [], locale) }),
      ...whichParcel(parcel, order),
    ],
  };
}

/** [R7.043] What was given back for a return. */
export function creditAccount(order: PaperOrder, account: CreditAccount): PaperContent {
  const { row, locale } = order;
  const words = ACCOUNT_WORDS[locale.language];
  const { number, returnNumber, invoiceNumbers } = account;
  return {
    ...accountContent(order, account),
    title: words.creditNote,
    number,
    facts: [
      { name: words.number, value: number },
      { name: words.date, value: dayOn(account.issuedAt, order) },
      { name: words.corrects, value: invoiceNumbers.join(words.comma) },
      { name: words.return, value: returnNumber },
      ...orderFacts(order),
    ],
    parties: billed(order),
    sums: sumsOf(order, account, { total: words.refunded, isNet: true }),
    notes: [filled(words.refundedTo, { means: meansOf(row.payments ?? [], locale) })],
  };
}

/** [R2.002] The pieces of a parcel without what they cost. */
export function giftContent(
  order: PaperOrder,
  { pieces, issuedAt }: Pick<Account, 'pieces' | 'issuedAt'>,
): PaperContent {
  const { row, locale } = order;
  const words = GOODS_WORDS[locale.language];
  const { columns, date } = ACCOUNT_WORDS[locale.language];
  return {
    ...paperFrame(order),
    template: 'account',
    title: words.giftReceipt,
    number: row.number ?? '',
    facts: [{ name: date, value: dayOn(issuedAt, order) }, ...orderFacts(order).slice(0, 1)],
    parties: seller(order),
    columns: columns.slice(0, 2),
    lines: pieces.map(({ line, quantity }) => ({ ...namedPiece(line, locale), quantity: String(quantity) })),
    notes: [words.giftNote],
  };
}

function accountContent(order: PaperOrder, { pieces }: Account) {
  const { locale, row } = order;
  return {
    ...paperFrame(order),
    template: 'account' as const,
    columns: ACCOUNT_WORDS[locale.language].columns,
    lines: pieces.map(({ line, quantity }): PaperLine => ({
      ...namedPiece(line, locale),
      quantity: String(quantity),
      price: pieceAmount(line.unitAmount, row.currency, locale),
      amount: pieceAmount(line.unitAmount * quantity, row.currency, locale),
    })),
  };
}

const pieceAmount = (amount: number, currency: string, locale: Locale): string =>
  amount === 0 ? FREE[locale.language] : fullAmount(amount, currency, locale);

export function orderFacts(order: PaperOrder): readonly PaperFact[] {
  const words = ACCOUNT_WORDS[order.locale.language];
  const { number, committedAt } = order.row;
  return [
    { name: words.order, value: number ?? '' },
    ...(committedAt === null ? [] : [{ name: words.ordered, value: dayOn(committedAt, order) }]),
  ];
}

const isOnItsWay = (state: string): boolean => state === 'shipped' || state === 'ready_for_collection';

function leftOn({ moves, state, movedAt }: FulfilmentRow, order: PaperOrder): readonly PaperFact[] {
  const noted = moves.find((move) => isOnItsWay(move.state))?.at ?? (isOnItsWay(state) ? movedAt : null);
  const { left } = ACCOUNT_WORDS[order.locale.language];
  return noted === null ? [] : [{ name: left, value: dayOn(new Date(noted), order) }];
}

/** Whose paper it is. */
export function seller({ entity, locale }: Pick<PaperOrder, 'entity' | 'locale'>): readonly PaperParty[] {
  const { name, address, registrations } = entity;
  return [{ title: ACCOUNT_WORDS[locale.language].seller, lines: [name, ...address, ...registrations] }];
}

function billed(order: PaperOrder): readonly PaperParty[] {
  const { billingAddress, fulfilments } = order.row;
  const address = billingAddress ?? fulfilments?.[0]?.address;
  if (address === undefined) return seller(order);
  const { billedTo } = ACCOUNT_WORDS[order.locale.language];
  return [...seller(order), { title: billedTo, lines: [...addressLines(address, order), ...fiscal(order)] }];
}

const fiscal = ({ fiscalCode, locale }: PaperOrder): readonly string[] =>
  fiscalCode === undefined ? [] : [`${ACCOUNT_WORDS[locale.language].fiscalCode} ${fiscalCode}`];

function whichParcel({ id }: FulfilmentRow, { row, locale }: PaperOrder): readonly string[] {
  const parcels = row.fulfilments ?? [];
  if (parcels.length < 2) return [];
  const at = parcels.findIndex((parcel) => parcel.id === id) + 1;
  return [filled(ACCOUNT_WORDS[locale.language].parcel, { at: String(at), count: String(parcels.length) })];
}

const sumLine = (kind: PaperSum['kind'], name: string, value: string): PaperSum => ({ kind, name, value });

interface SumWords {
  /** What the total is called. */
  readonly total: string;
  /** Whether the total without tax is said. */
  readonly isNet: boolean;
}

function sumsOf(order: PaperOrder, { sums }: Account, { total, isNet }: SumWords): readonly PaperSum[] {
  const { row, locale } = order;
  const words = ACCOUNT_WORDS[locale.language];
  const money = (amount: number): string => fullAmount(amount, row.currency, locale);
  const isRefund = total === words.refunded;
  const delivery = sumLine('plain', words.delivery, pieceAmount(sums.shipping, row.currency, locale));
  const wrapping = sumLine('plain', words.giftWrap, FREE[locale.language]);
  const [tax, net] = [taxName(order), isNet && sums.tax !== 0];
  return [
    sumLine('plain', words.subtotal, money(sums.goods)),
    ...(isRefund && sums.shipping === 0 ? [] : [delivery]),
    ...(row.gift?.isWrapped === true && !isRefund ? [wrapping] : []),
    ...(row.taxIncluded ? [] : [sumLine('plain', tax, money(sums.tax))]),
    sumLine('total', total, money(sums.total)),
    ...(row.taxIncluded ? includedTax(order, sums.tax, filled(words.included, { tax })) : []),
    ...(net ? [sumLine('soft', words.beforeTax, money(sums.total - sums.tax))] : []),
  ];
}

const includedTax = ({ row, locale }: PaperOrder, tax: number, name: string): readonly PaperSum[] =>
  tax === 0 ? [] : [sumLine('soft', name, fullAmount(tax, row.currency, locale))];

/** The tax with its rate, as far as today's rates explain it. */
function taxName({ row, locale }: PaperOrder): string {
  const { country, taxIncluded, taxAmount, subtotal, shippingAmount, fulfilments } = row;
  const name = ACCOUNT_WORDS[locale.language].tax[taxKindOf(country)];
  const { countryCode = country, state } = fulfilments?.[0]?.address ?? {};
  const destination = { country: countryCode, state };
  const rate = shownTaxRate({ amount: subtotal + shippingAmount, taxIncluded, destination }, taxAmount);
  if (rate === undefined || rate === 0) return name;
  const percent = new Intl.NumberFormat(locale.bcp47, { style: 'percent', maximumFractionDigits: 3 }).format(
    rate / 100,
  );
  return country === 'US' && state !== undefined ? `${name} (${state}) ${percent}` : `${name} ${percent}`;
}

const MEANS_NAMES: Readonly<Record<string, string>> = {
  paypal: 'PayPal',
  applePay: 'Apple Pay',
  wechat: 'WeChat Pay',
  alipay: 'Alipay',
};

/** What paid, in words. */
export function meansOf(
  payments: readonly Pick<OrderPaymentRow, 'method' | 'brand' | 'lastFour'>[],
  { language }: Locale,
): string {
  const words = ACCOUNT_WORDS[language];
  return payments
    .map(({ method, brand, lastFour }) => {
      const own = { creditCard: words.card, giftCard: words.giftCard, bankTransfer: words.bankTransfer };
      const named =
        new Map(Object.entries({ ...MEANS_NAMES, ...own })).get(paymentMethodOf(method)) ?? method;
      // Only cards have a brand that their holder knows them by.
      const isCard = paymentMethodOf(method) === 'creditCard';
      const title = isCard && brand !== null && brand !== '' ? cardBrand(brand) : named;
      return lastFour === null ? title : filled(words.endingIn, { brand: title, digits: lastFour });
    })
    .join(words.comma);
}
