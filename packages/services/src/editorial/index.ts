import type { HomepageBody } from '@vitrine/contracts';
import { accepted, refused } from '@vitrine/domain';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { findContent } from './find-content.ts';
import { loadHomepage } from './homepage.ts';

export { createContentStore } from './content.store.ts';
export { findContent } from './find-content.ts';

/** Pages that an editor wrote: the home page, and everything the catch-all route leads to. */
export function mountEditorial(mount: MountCall, deps: ServiceDeps): void {
  const homepages = createVersionMemory<HomepageBody | undefined>(deps);
  mount('getHomepage', async ({ locale }) => {
    const homepage = await homepages.get(locale.code, () => loadHomepage(deps.db, locale));
    return homepage === undefined ? refused({ code: 'not_found' }) : accepted(homepage);
  });
  mount('getContent', async ({ query, locale }) => {
    const found = await findContent(deps.db, query.seoUrl, locale);
    return found === undefined ? refused({ code: 'not_found', about: query.seoUrl }) : accepted(found);
  });
}
