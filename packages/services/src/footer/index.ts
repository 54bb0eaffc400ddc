import type { FooterBody } from '@vitrine/contracts';
import { accepted } from '@vitrine/domain';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { footerLinks } from './footer.store.ts';
import { siteMap } from './site-map.ts';
import { toFooter } from './to-footer.ts';

export { isListed, siteMap } from './site-map.ts';

/** [R7.086] The footer's sections and links, in the order they stand. */
export function mountFooter(mount: MountCall, deps: ServiceDeps): void {
  const footers = createVersionMemory<FooterBody>(deps);
  mount('getSitemap', async ({ locale }) => accepted(await siteMap(deps.db, locale)));
  mount('getFooterSections', async ({ locale }) =>
    accepted(
      await footers.get(locale.code, async () =>
        toFooter(await footerLinks(deps.db, locale.language), locale),
      ),
    ),
  );
}
