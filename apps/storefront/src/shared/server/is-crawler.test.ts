import { describe, expect, it } from 'vitest';
import { isCrawler } from './is-crawler.ts';

const on = (browser: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ${browser} Safari/537.36`;

describe('[R2.114] who gets the bare error', () => {
  it.each([
    ['a browser', on('Chrome/140.0.0.0')],
    ['a headless one', on('HeadlessChrome/140.0.0.0')],
    ['nobody by name', ''],
  ])('is not %s', (_who, userAgent) => expect(isCrawler(userAgent)).toBe(false));

  it.each([
    ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a crawler that renders', `${on('HeadlessChrome/140.0.0.0')} (compatible; bingbot/2.0)`],
    ['curl', 'curl/8.5.0'],
  ])('is %s', (_who, userAgent) => expect(isCrawler(userAgent)).toBe(true));
});
