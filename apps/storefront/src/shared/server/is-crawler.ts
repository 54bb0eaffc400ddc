import { createIsbotFromList, isbotPatterns, list } from 'isbot';

/** A headless browser renders pages as a person's does: what alone gives it away makes nobody a crawler. */
const OF_HEADLESS_BROWSERS: ReadonlySet<string> = new Set(isbotPatterns('HeadlessChrome/1'));

/** [R2.114] Whether a program that renders nothing asks: a crawler, or curl. */
export const isCrawler = createIsbotFromList(list.filter((pattern) => !OF_HEADLESS_BROWSERS.has(pattern)));
