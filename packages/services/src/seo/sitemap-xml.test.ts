import { hreflangsOf, LOCALE_LIST } from '@vitrine/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexXml, partXml } from './sitemap-xml.ts';

const ALTERNATES = LOCALE_LIST.flatMap(hreflangsOf).length + 1;
/** The whole grammar of a part, so that nothing else can be in one. */
const TEXT = String.raw`(?:[^<>&"]|&(?:amp|lt|gt|quot|#39);)+`;
const LINK = `<xhtml:link rel="alternate" hreflang="[\\w-]+" href="${TEXT}" />`;
const PART = new RegExp(
  `^<\\?xml version="1.0" encoding="UTF-8"\\?>\n<urlset xmlns="[^"]+" xmlns:xhtml="[^"]+">\n` +
    `(?:<url><loc>${TEXT}</loc>(?:${LINK}){${ALTERNATES}}</url>\n)*</urlset>\n$`,
  'u',
);

describe('the XML of the sitemap', () => {
  it('[R7.088] says each page in its locale, with its addresses in every locale and for everybody else', () => {
    const [...lines] = partXml([(code) => `https://shop.example/${code}/a`], 'jpn-jp');
    expect(lines[2]).toMatch(/^<url><loc>https:\/\/shop\.example\/jpn-jp\/a<\/loc>/u);
    expect(lines[2]).toContain('hreflang="en-CH" href="https://shop.example/eng-e1/a"');
    expect(lines[2]).toContain('hreflang="x-default" href="https://shop.example/eng-us/a"');
  });

  it('is well formed, whatever an address holds', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, unit: 'grapheme' })), (paths) => {
        const pages = paths.map((path) => (code: string) => `https://shop.example/${code}/${path}`);
        expect([...partXml(pages, 'eng-us')].join('')).toMatch(PART);
      }),
      { numRuns: 30 },
    );
  });

  it('names the parts in an index', () => {
    expect([...indexXml(['https://shop.example/sitemaps/a-1.xml?b&c'])].join('')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        '<sitemap><loc>https://shop.example/sitemaps/a-1.xml?b&amp;c</loc></sitemap>\n</sitemapindex>\n',
    );
  });
});
