import type { FooterBody } from '@vitrine/contracts';
import { type Locale, pageUrl } from '@vitrine/domain';
import type { FooterLink } from './footer.store.ts';

/** The links by section, in the order they stand. */
export function toFooter(links: readonly FooterLink[], locale: Locale): FooterBody {
  const sections = [...Map.groupBy(links, (link) => link.section).values()];
  return {
    sections: sections.map((own) => ({
      title: own[0]?.sectionTitle ?? '',
      links: own.map(({ label, url }) => ({ label, url: pageUrl(locale.code, url) })),
    })),
  };
}
