import type { SeoTagsBody } from '@vitrine/contracts';
import type { MetaDescriptor } from 'react-router';
import { PageError } from './page-error.ts';
import type { PageScope } from './page-loader.ts';

/** What the head of a page says, ready for React Router's `meta`. Made on the server, so that no page carries the code. */
export type PageHead = MetaDescriptor[];

export interface SeoAddress {
  /** The services' name of the page: `homepage`, `product`, `category`, `content`. */
  readonly page: string;
  readonly contentId?: string;
  readonly skuId?: string;
}

/** [R7.088, R8.045] The gateway's tags, the legacy call's when it fails; when both fail the page is a 404. */
export async function loadSeoTags(
  scope: Pick<PageScope, 'ask' | 'path'>,
  address: SeoAddress,
): Promise<SeoTagsBody> {
  const query = { ...address };
  const tags = await scope.ask('getSeoTags', { query }).catch(() => undefined);
  if (tags?.ok === true) return tags.body;
  const legacy = await scope.ask('getSeoTagsLegacy', { query }).catch(() => undefined);
  if (legacy?.ok === true) return legacy.body;
  throw new PageError(404, `Page Not Found: ${scope.path}`);
}

/** `jsonLd`: schema.org objects, one script each. */
export function seoHead(tags: SeoTagsBody, jsonLd: readonly object[] = []): PageHead {
  return [
    { title: tags.title },
    { name: 'description', content: tags.description },
    { name: 'robots', content: tags.robots },
    { property: 'og:title', content: tags.title },
    { property: 'og:description', content: tags.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: tags.canonical },
    { tagName: 'link', rel: 'canonical', href: tags.canonical },
    ...tags.hreflang.map(({ lang, url }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: lang,
      href: url,
    })),
    ...jsonLd.map((object) => ({ 'script:ld+json': object })),
  ];
}

/** The head of a page that search engines have no business with: the bag, the checkout, the dispatch page. */
export function privateHead(title: string, canonical?: string): PageHead {
  return [
    { title },
    { name: 'robots', content: 'noindex, nofollow' },
    ...(canonical === undefined ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: canonical }]),
  ];
}
