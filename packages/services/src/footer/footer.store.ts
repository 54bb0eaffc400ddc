import { named, type Queryable, type RowOf } from '@vitrine/database';

const LINKS = named('footer-links')<
  [language: string]
>(`SELECT link.section, link.url, coalesce(t.section_title, f.section_title) AS section_title,
     coalesce(t.label, f.label) AS label
   FROM footer_link link
   JOIN footer_link_text f ON f.id = link.id AND f.language = 'eng'
   LEFT JOIN footer_link_text t ON t.id = link.id AND t.language = $1
   ORDER BY link.rank`);

/** A link of the footer in one language; `url` is a path below the locale, without slashes at the ends. */
export type FooterLink = RowOf<typeof LINKS>;

export function footerLinks(db: Queryable, language: string): Promise<readonly FooterLink[]> {
  return db.all(LINKS, [language]);
}
