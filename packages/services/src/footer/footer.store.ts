import { named, type Queryable } from '@vitrine/database';

export interface FooterLink {
  readonly section: string;
  readonly section_title: string;
  readonly label: string;
  /** A path below the locale, without slashes at the ends. */
  readonly url: string;
}

const footerLinks = named<[language: string], FooterLink>(
  'footer-links',
  `SELECT link.section, link.url, coalesce(t.section_title, f.section_title) AS section_title,
     coalesce(t.label, f.label) AS label
   FROM footer_link link
   JOIN footer_link_text f ON f.id = link.id AND f.language = 'eng'
   LEFT JOIN footer_link_text t ON t.id = link.id AND t.language = $1
   ORDER BY link.rank`,
);

export const createFooterStore = (db: Queryable) => ({
  linksIn: (language: string): Promise<readonly FooterLink[]> => db.all(footerLinks, [language]),
});
