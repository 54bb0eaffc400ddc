import type { SeoTagsBody } from '@vitrine/contracts';
import { AWAY, PageError } from './page-error.ts';
import type { PageScope } from './page-scope.ts';

/** What the head of a page says, as attributes of its elements. Made on the server, so that no page carries the code. */
export interface PageHead {
  readonly title: string;
  readonly meta: readonly { readonly name?: string; readonly property?: string; readonly content: string }[];
  readonly links: readonly {
    readonly rel: string;
    readonly hrefLang?: string;
    readonly type?: string;
    readonly href: string;
  }[];
  /** schema.org objects as the text of a script. */
  readonly jsonLd: readonly string[];
}

export interface SeoAddress {
  /** The services' name of the page: `homepage`, `product`, `category`, `content`. */
  readonly page: string;
  readonly contentId?: string;
  readonly skuId?: string;
  /** Of a listing: what is chosen, and its order and page. */
  readonly filters?: string;
  readonly extras?: string;
}

/** [R7.088, R8.045] The gateway's tags, the legacy call's when it fails; when both fail the page is a 404. */
export async function loadSeoTags(
  scope: Pick<PageScope, 'ask' | 'path'>,
  address: SeoAddress,
): Promise<SeoTagsBody> {
  const query = { ...address };
  const tags = await scope.ask('getSeoTags', { query }).catch(unlessAway);
  if (tags?.ok === true) return tags.body;
  const legacy = await scope.ask('getSeoTagsLegacy', { query }).catch(unlessAway);
  if (legacy?.ok === true) return legacy.body;
  throw new PageError(404, `Page Not Found: ${scope.path}`);
}

/** One read that fails has its own requirement; without any services the whole page is away. */
function unlessAway(error: unknown): undefined {
  if (error instanceof PageError && error.status === AWAY) throw error;
}

/** What a page is shown by where somebody shares its address. */
interface SharedPicture {
  readonly address: string;
  readonly alt: string;
}

/** `jsonLd`: schema.org objects, one script each. */
export function seoHead(
  tags: SeoTagsBody,
  jsonLd: readonly object[] = [],
  picture?: SharedPicture,
): PageHead {
  return {
    title: tags.title,
    meta: [
      { name: 'description', content: tags.description },
      { name: 'robots', content: tags.robots },
      { property: 'og:title', content: tags.title },
      { property: 'og:description', content: tags.description },
      { property: 'og:type', content: 'website' },
      { property: 'og:url', content: tags.canonical },
      ...(picture === undefined ? [] : pictureMeta(picture)),
    ],
    links: [
      { rel: 'canonical', href: tags.canonical },
      ...tags.hreflang.map(({ lang, url }) => ({ rel: 'alternate', hrefLang: lang, href: url })),
    ],
    jsonLd: jsonLd.map(scriptText),
  };
}

const pictureMeta = ({ address, alt }: SharedPicture): PageHead['meta'] => [
  { property: 'og:image', content: address },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: 'summary_large_image' },
];

/** No text of a product can end the script that it stands in. */
const scriptText = (object: object): string => JSON.stringify(object).replaceAll('<', String.raw`\u003c`);

/** The head of a page that search engines have no business with: the cart, the checkout, the dispatch page. */
export function privateHead(title: string, canonical?: string): PageHead {
  return {
    title,
    meta: [{ name: 'robots', content: 'noindex, nofollow' }],
    links: canonical === undefined ? [] : [{ rel: 'canonical', href: canonical }],
    jsonLd: [],
  };
}

/** The head of a page that a secret in its address opens: nobody whom one of its links leads to is told that address. */
export function unreferringHead(title: string): PageHead {
  const head = privateHead(title);
  return { ...head, meta: [...head.meta, { name: 'referrer', content: 'no-referrer' }] };
}
