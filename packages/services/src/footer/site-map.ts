import { type FooterBody, pageSpec, readPageAddress } from '@vitrine/contracts';
import { categories, type CategoryRecord, type Queryable } from '@vitrine/database';
import { type Locale, pageUrl } from '@vitrine/domain';
import { footerLinks } from './footer.store.ts';
import { toFooter } from './to-footer.ts';

/** [R2.005, R7.087] Every category that shows something, below the one it belongs to, and the links of the footer. */
export async function siteMap(db: Queryable, locale: Locale): Promise<FooterBody> {
  const [shown, links] = await Promise.all([
    db.all(categories, [locale.language]),
    footerLinks(db, locale.language),
  ]);
  const tops = shown.filter(({ parentId }) => parentId === null);
  const sections = tops.map((top) => ({
    title: top.name,
    links: [top, ...below(top, shown)].map(({ name, path }) => ({
      label: name,
      url: pageUrl(locale.code, path),
    })),
  }));
  const all = [...sections, ...toFooter(links, locale).sections];
  return { sections: all.map(({ title, links: own }) => ({ title, links: own.filter(isListed) })) };
}

/** The registry of pages says what belongs into a site map. */
export function isListed({ url }: { readonly url: string }): boolean {
  const address = readPageAddress(url);
  if (address === undefined) return false;
  const { seo } = pageSpec(address.page);
  return seo.isIndexed && seo.isInSitemap;
}

/** All levels of it, in the order of the tree. */
function below(top: CategoryRecord, shown: readonly CategoryRecord[]): readonly CategoryRecord[] {
  return shown
    .filter(({ parentId }) => parentId === top.dimId)
    .flatMap((child) => [child, ...below(child, shown)]);
}
