import type { FooterBody } from '@vitrine/contracts';
import { accepted, type Locale, pageUrl } from '@vitrine/domain';
import { createVersionMemory } from '../catalogue-version/index.ts';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { createFooterStore, type FooterLink } from './footer.store.ts';

/** [R7.086] The footer's sections and links, in the order they stand. */
export function mountFooter(mount: MountCall, deps: ServiceDeps): void {
  const store = createFooterStore(deps.db);
  const footers = createVersionMemory<FooterBody>(deps);
  mount('getFooterSections', async ({ locale }) =>
    accepted(
      await footers.get(locale.code, async () => toFooter(await store.linksIn(locale.language), locale)),
    ),
  );
}

function toFooter(links: readonly FooterLink[], locale: Locale): FooterBody {
  const sections = [...Map.groupBy(links, (link) => link.section).values()];
  return {
    sections: sections.map((own) => ({
      title: own[0]?.section_title ?? '',
      links: own.map(({ label, url }) => ({ label, url: pageUrl(locale.code, url) })),
    })),
  };
}
