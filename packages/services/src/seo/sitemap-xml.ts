import { type Html, html } from '@vitrine/html';
import type { LocaleCode } from '@vitrine/domain';
import { alternatesOf } from './alternates.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** https://www.sitemaps.org/protocol.html */
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** The sitemap of sitemaps: `locations` are the whole addresses of its parts. */
export function* indexXml(locations: readonly string[]): Generator<string> {
  yield DECLARATION;
  yield `<sitemapindex xmlns="${SITEMAPS}">\n`;
  for (const location of locations) yield line(html`<sitemap><loc>${location}</loc></sitemap>`);
  yield '</sitemapindex>\n';
}

/** Where a page is in each locale, as a whole address. */
export type UrlIn = (locale: LocaleCode) => string;

/** One part of it: the pages in one locale, each beside its addresses in all of them. */
export function* partXml(pages: Iterable<UrlIn>, locale: LocaleCode): Generator<string> {
  yield DECLARATION;
  yield `<urlset xmlns="${SITEMAPS}" xmlns:xhtml="${XHTML}">\n`;
  for (const urlIn of pages) {
    const links = alternatesOf(urlIn).map(
      ({ lang, url }) => html`<xhtml:link rel="alternate" hreflang="${lang}" href="${url}" />`,
    );
    yield line(html`<url><loc>${urlIn(locale)}</loc>${links}</url>`);
  }
  yield '</urlset>\n';
}

/** The template escapes as XML wants it, too. */
const line = (element: Html): string => `${element.html}\n`;
