const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/**
 * How a locale (BCP 47) writes dates, made once for each locale and options: to make a format takes a hundred times as long
 * as to write with it. There are as many as locales, time zones of the house, and ways of writing.
 */
export function dateFormat(bcp47: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dates, [bcp47, options], () => new Intl.DateTimeFormat(bcp47, options));
}

/** The same of numbers. */
export function numberFormat(bcp47: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept(numbers, [bcp47, options], () => new Intl.NumberFormat(bcp47, options));
}

function kept<Format>(formats: Map<string, Format>, parts: readonly unknown[], make: () => Format): Format {
  const key = JSON.stringify(parts);
  const known = formats.get(key) ?? make();
  formats.set(key, known);
  return known;
}
