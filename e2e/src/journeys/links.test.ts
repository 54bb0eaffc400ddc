import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { openClient } from '../harness/client.ts';
import { ownShop } from '../harness/shop.ts';

const { origin } = ownShop();

/** The rules of the HTML standard alone, without those of taste. */
const html = new HtmlValidate({ extends: ['html-validate:standard'] });

const AT_ONCE = 4;

interface Found {
  readonly path: string;
  /** The first page that leads there. */
  readonly from: string;
}

/** Links to other pages of the same locale. Facets and sorting lead to the same listing, so their queries are left off. */
function linksIn(text: string, locale: string): readonly string[] {
  return [...text.matchAll(/<a [^>]*?href="(?<href>\/[^"#]*)/gu)]
    .map(({ groups }) => groups?.['href'] ?? '')
    .map((href) => (/\?sku(?:Id)?=/u.test(href) ? href : (href.split('?', 1)[0] ?? '')))
    .filter((path) => path.startsWith(`/${locale}`));
}

/** `products` of `/eng-us/products/AU1001`: pages of one kind are built from the same parts. */
const kindOf = (path: string): string => /^\/[\w-]+\/(?<kind>[\w-]+)/u.exec(path)?.groups?.['kind'] ?? '';

/** Follows every link from the home page on. Gives what was wrong, and how many pages were asked for. */
async function walk(locale: string): Promise<{ readonly pages: number; readonly faults: readonly string[] }> {
  const client = openClient(origin);
  const first = `/${locale}/homepage`;
  const known = new Set([first]);
  const validated = new Set<string>();
  const faults: string[] = [];
  let round: readonly Found[] = [{ path: first, from: '' }];
  const look = async ({ path, from }: Found): Promise<readonly Found[]> => {
    const { status, headers, text } = await client.get(path);
    if (status >= 300 && status < 400) {
      const to = new URL(headers.get('location') ?? '', origin + path).pathname;
      return [{ path: to, from: path }];
    }
    if (status !== 200) faults.push(`${status} ${path} from ${from}`);
    if (headers.get('content-type')?.startsWith('text/html') !== true) return [];
    if (!validated.has(kindOf(path))) {
      validated.add(kindOf(path));
      const { results } = await html.validateString(text);
      for (const { ruleId, message } of results.flatMap(({ messages }) => messages))
        faults.push(`${ruleId} ${path}: ${message}`);
    }
    return linksIn(text, locale).map((to) => ({ path: to, from: path }));
  };
  while (round.length > 0) {
    const next: Found[] = [];
    for (let at = 0; at < round.length; at += AT_ONCE) {
      const found = await Promise.all(round.slice(at, at + AT_ONCE).map(look));
      next.push(...found.flat());
    }
    const fresh = new Map<string, Found>();
    for (const found of next)
      if (!known.has(found.path) && !fresh.has(found.path)) fresh.set(found.path, found);
    for (const path of fresh.keys()) known.add(path);
    round = [...fresh.values()];
  }
  return { pages: known.size, faults };
}

describe('every link of the shop', () => {
  it.each(['eng-us', 'jpn-jp', 'ara-ae'])(
    'leads to a page that is there, and every kind of page is valid HTML: %s',
    async (locale) => {
      const { pages, faults } = await walk(locale);
      expect(faults).toEqual([]);
      expect(pages).toBeGreaterThan(200);
    },
    // A walk of hundreds of pages: only one that hangs takes so long.
    600_000,
  );
});
