import type { Language, Locale, RepairNews } from '@vitrine/domain';
import { toPrice } from '../catalog/index.ts';
import { type Fact, noticeMail } from '../mail/index.ts';
import type { RepairRow } from './repair.store.ts';
import { EASTERN_REPAIR_WORDS } from './eastern-repair-words.ts';
import type { RepairWords } from './repair-wording.ts';
import { WESTERN_REPAIR_WORDS } from './western-repair-words.ts';

interface ToldRepair {
  readonly row: RepairRow;
  readonly news: RepairNews;
  readonly locale: Locale;
  /** Where it is followed and answered. */
  readonly url: string;
}

export const REPAIR_WORDS: Readonly<Record<Language, RepairWords>> = {
  ...WESTERN_REPAIR_WORDS,
  ...EASTERN_REPAIR_WORDS,
};

/** [R2.019, R2.052] A mail about a repair: its number, what the house says of it, and where it is followed. */
export function repairMail({ row, news, locale, url }: ToldRepair) {
  const words = REPAIR_WORDS[locale.language];
  const { subject, heading, text, action = words.follow } = words[news];
  return noticeMail({
    locale,
    subject: subject.replace('%s', () => row.number),
    heading,
    paragraphs: [text, ...(news === 'declined' && row.note !== null ? [row.note] : [])],
    facts: [
      [words.number, row.number],
      ...pieceFact(row, words),
      ...newsFacts({ row, news, locale, url }, words),
    ],
    action: { label: action, url },
    footnote: row.customerId === null ? words.personal : words.inAccount,
  });
}

/** What the house calls the piece; its client's own words are shown to an account alone, whose address is proven. */
function pieceFact({ skuId, name, piece, customerId }: RepairRow, words: RepairWords): readonly Fact[] {
  const called = skuId === null ? piece : name;
  const isTold = called !== null && (skuId !== null || customerId !== null);
  return isTold ? [[words.piece, called]] : [];
}

function newsFacts({ row, news, locale }: ToldRepair, words: RepairWords): readonly Fact[] {
  switch (news) {
    case 'quoted':
      return [...priceFact(row, locale, words), ...daysFact(row, locale, words), ...noteFact(row, words)];
    case 'paid':
      return [...priceFact(row, locale, words), ...daysFact(row, locale, words)];
    case 'returned':
      return row.carrier === null || row.trackingNumber === null
        ? []
        : [[words.parcel, `${row.carrier}, ${row.trackingNumber}`]];
    case 'requested':
    case 'repaired':
    case 'declined':
      return [];
  }
}

function priceFact({ amount, currency }: RepairRow, locale: Locale, words: RepairWords): readonly Fact[] {
  if (amount === null) return [];
  return [[words.price, amount === 0 ? words.free : toPrice({ amount, currency }, locale).label]];
}

function daysFact({ days }: RepairRow, { bcp47 }: Locale, words: RepairWords): readonly Fact[] {
  if (days === null) return [];
  const count = new Intl.NumberFormat(bcp47, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return [[words.days, count.format(days)]];
}

const noteFact = ({ note }: RepairRow, words: RepairWords): readonly Fact[] =>
  note === null ? [] : [[words.work, note]];
