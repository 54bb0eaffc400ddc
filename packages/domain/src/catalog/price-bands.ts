import { currencyFormat, minorUnitsOf, narrowYen } from './price-label.ts';

/** Lower ends of the bands, in whole units of a currency whose unit buys about as much as a dollar: 1–2–5 steps. */
const EDGES = [0, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000] as const;

/** Powers of ten, for currencies whose unit buys a tenth of what a dollar buys, or less. */
const SCALES: Readonly<Record<string, number>> = {
  JPY: 100,
  KRW: 1_000,
  INR: 100,
  CNY: 10,
  DKK: 10,
  SEK: 10,
};

/** A range of prices in minor units: from `min`, to below `max`. */
export interface PriceBand {
  readonly min: number;
  readonly max: number;
}

/**
 * [R7.009] The band of an amount (minor units), as it stands in addresses: '500-1000' in whole units, or '50000-' for
 * the last, which is open. A price of 500 is in '500-1000'. The bands of a currency never change with what is sold.
 */
export function priceBandOf(amount: number, currency: string): string {
  const scale = SCALES[currency] ?? 1;
  const minorUnits = minorUnitsOf(currency);
  const place = EDGES.findLastIndex((edge) => edge * scale * minorUnits <= amount);
  const from = EDGES[place] ?? 0;
  const to = EDGES[place + 1];
  return to === undefined ? `${from * scale}-` : `${from * scale}-${to * scale}`;
}

/** The prices of a band as it stands in an address; any whole range is read. Undefined where it is none. */
export function readPriceBand(value: string, currency: string): PriceBand | undefined {
  const ends = /^(\d{1,9})-(\d{0,9})$/u.exec(value);
  if (ends === null) return undefined;
  const minorUnits = minorUnitsOf(currency);
  const [, from = '', to = ''] = ends;
  const max = to === '' ? Infinity : Number(to) * minorUnits;
  const min = Number(from) * minorUnits;
  return min < max ? { min, max } : undefined;
}

/** [R7.009] A band of prices as a locale (BCP 47) writes it: '$500 – $1,000'; '$50,000+' where it is open. */
export function priceBandLabel({ min, max }: PriceBand, currency: string, bcp47: string): string {
  const { format, minorUnits } = currencyFormat(currency, bcp47);
  const least = min / minorUnits;
  if (max === Infinity) return `${narrowYen(format.format(least))}+`;
  return narrowYen(format.formatRange(least, max / minorUnits));
}
