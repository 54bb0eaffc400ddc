import type { PaperContent, PaperLine, StoredAddress } from '@vitrine/database';
import {
  decimalSign,
  dispatchTimeZone,
  joinedParts,
  type LegalEntity,
  type Locale,
  minorUnitsOf,
  postalLines,
  sizeText,
} from '@vitrine/domain';
import type { LineRow, OrderRow } from '../order-view.store.ts';
import { ACCOUNT_WORDS } from './words/account-words.ts';

/** An order with whom its papers are for and whose they are. */
export interface PaperOrder {
  readonly row: OrderRow;
  readonly locale: Locale;
  readonly entity: LegalEntity;
  /** The names of the states of its addresses, by country and code (`stateKey`). */
  readonly states: ReadonlyMap<string, string>;
  /** [R7.026] Of the buyer, where papers of the country carry one. */
  readonly fiscalCode?: string | undefined;
}

/** What every paper has in common. */
export function paperFrame({
  locale,
  entity,
}: Pick<PaperOrder, 'locale' | 'entity'>): Omit<
  PaperContent,
  'template' | 'title' | 'number' | 'facts' | 'parties' | 'columns' | 'lines'
> {
  const words = ACCOUNT_WORDS[locale.language];
  const { name, address, brand } = entity;
  const [lang = 'en', region = ''] = locale.bcp47.split('-');
  return {
    lang,
    region: region.length === 2 ? region : locale.country,
    rtl: locale.isRtl,
    house: brand,
    sums: [],
    message: null,
    notes: [],
    foot: [[name, ...address].join(' · ')],
    page: words.page,
    code: null,
    cut: '',
  };
}

const formats = new Map<string, Intl.NumberFormat>();

/** An amount to the last minor unit, as accounts are written: `1 234,00 €`, `￥1,234`. */
export function fullAmount(amount: number, currency: string, { bcp47 }: Locale): string {
  const key = `${bcp47} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(bcp47, { style: 'currency', currency });
  formats.set(key, format);
  return format.format(amount / minorUnitsOf(currency));
}

/** The day of a moment where the order is sent from. */
export function dayOn(
  at: Date,
  { row, locale }: { readonly row: Pick<OrderRow, 'country'>; readonly locale: Locale },
): string {
  const timeZone = dispatchTimeZone(row.country);
  return new Intl.DateTimeFormat(locale.bcp47, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(at);
}

/** A piece with what tells it apart from its sisters, and what is written on it. */
export function namedPiece(line: LineRow, locale: Locale): Pick<PaperLine, 'name' | 'details'> {
  const { name, colour, size, personalisation, parts = [] } = line.snapshot;
  const { comma } = ACCOUNT_WORDS[locale.language];
  const { isRtl } = locale;
  const shownSize = size === undefined ? [] : [sizeText(size, decimalSign(locale.bcp47))];
  const design =
    personalisation === undefined
      ? []
      : [personalisation.text, ...personalisation.parts.map((part) => `${part.name}: ${part.choice}`)];
  return {
    name,
    details: [
      joinedParts([colour, ...shownSize, line.skuId], { separator: ' · ', isRtl }),
      joinedParts(design, { separator: comma, isRtl }),
      joinedParts(
        parts.map((part) => part.name),
        { separator: comma, isRtl },
      ),
    ].filter((detail) => detail !== ''),
  };
}

export const stateKey = (country: string, state: string): string => `${country} ${state}`;

/** An address line by line, with its country in the words of the reader. */
export function addressLines(stored: StoredAddress, { locale, states }: PaperOrder): readonly string[] {
  const { firstName = '', lastName = '', address1 = '', city = '', countryCode = '' } = stored;
  const address = { ...stored, firstName, lastName, address1, city, countryCode };
  const country =
    countryCode === ''
      ? []
      : [new Intl.DisplayNames([locale.bcp47], { type: 'region' }).of(countryCode) ?? countryCode];
  return [...postalLines(address, states.get(stateKey(countryCode, stored['state'] ?? ''))), ...country];
}

/** Words with what belongs into them; what is put in may hold anything. */
export function filled(words: string, values: Readonly<Record<string, string>>): string {
  return words.replaceAll(/\{(\w+)\}/gu, (place, name: string) => values[name] ?? place);
}
