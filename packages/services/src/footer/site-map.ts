import type { FooterBody } from '@vitrine/contracts';
import { categories, type CategoryRecord, type Queryable } from '@vitrine/database';
import { type Locale, pageUrl } from '@vitrine/domain';
import { createFooterStore } from './footer.store.ts';
import { toFooter } from './to-footer.ts';

/** [R2.005, R7.087] Every category that shows something, below the one it belongs to, and the links of the footer. */
export async function siteMap(db: Queryable, locale: Locale): Promise<FooterBody> {
  const [shown, links] = await Promise.all([
    db.all(categories, [locale.language]),
    createFooterStore(db).linksIn(locale.language),
  ]);
  const tops = shown.filter(({ parent_id: parent }) => parent === null);
  const sections = tops.map((top) => ({
    title: top.name,
    links: [top, ...below(top, shown)].map(({ name, path }) => ({
      label: name,
      url: pageUrl(locale.code, path),
    })),
  }));
  return { sections: [...sections, ...toFooter(links, locale).sections] };
}

/** All levels of it, in the order of the tree. */
function below(top: CategoryRecord, shown: readonly CategoryRecord[]): readonly CategoryRecord[] {
  return shown
    .filter(({ parent_id: parent }) => parent === top.dim_id)
    .flatMap((child) => [child, ...below(child, shown)]);
}
