import { named, type Queryable, type RowOf, wordsOf } from '@vitrine/database';

const WORDS = wordsOf({ table: 'footer_link_text', of: ['id', 'link.id'], language: '$1' });

const LINKS = named('footer-links')<
  [language: string]
>(`SELECT link.section, link.url, ${WORDS.text('section_title')} AS "section_title!",
     ${WORDS.text('label')} AS "label!"
   FROM footer_link link ${WORDS.joins}
   ORDER BY link.rank`);

/** A link of the footer in one language; `url` is a path below the locale, without slashes at the ends. */
export type FooterLink = RowOf<typeof LINKS>;

export function footerLinks(db: Queryable, language: string): Promise<readonly FooterLink[]> {
  return db.all(LINKS, [language]);
}
