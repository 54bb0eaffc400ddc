import type { SeoLinksBody } from '@vitrine/contracts';
import type { PageScope } from './page-scope.ts';

interface LinkedPage {
  readonly type: 'category' | 'product';
  /** Below the locale, without slashes at its ends. */
  readonly seoUrl: string;
}

/** [R7.089] The gateway's links, the legacy call's when it fails; a page without any is still a page. */
export async function loadSeoLinks(
  { ask }: Pick<PageScope, 'ask'>,
  page: LinkedPage,
): Promise<SeoLinksBody['links']> {
  const query = { ...page };
  const links = await ask('getSeoLinks', { query }).catch(() => undefined);
  if (links?.ok === true) return links.body.links;
  const legacy = await ask('getSeoLinksLegacy', { query }).catch(() => undefined);
  return legacy?.ok === true ? legacy.body.links : [];
}
