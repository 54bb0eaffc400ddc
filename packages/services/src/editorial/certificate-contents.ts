import type { BodyOf, CertificateContentsBody } from '@vitrine/contracts';
import type { Queryable } from '@vitrine/database';
import { foreignTag, type Locale, readIn } from '@vitrine/domain';
import { materialContents, pieceContents } from './certificate-contents.store.ts';

/** [R7.083] What the house writes about a customer's certified pieces, or about what they are made of. */
export async function certificateContents(
  db: Queryable,
  { products, materials = [] }: BodyOf<'getCertificateContents'>,
  { customerId, locale }: { readonly customerId: string; readonly locale: Locale },
): Promise<CertificateContentsBody> {
  if (products === undefined) {
    const rows = await materialContents(db, customerId, materials);
    const contents = rows.map(({ id, texts }) => {
      const { text, language } = readIn(texts, locale.language);
      return {
        id,
        title: text.name,
        text: text.description,
        sections: [],
        textLanguage: foreignTag(language, locale.language),
      };
    });
    return { contents };
  }
  const rows = await pieceContents(db, { customerId, language: locale.language }, products);
  const contents = rows.map(({ id, title, text, language, care }) => ({
    id,
    title,
    text,
    sections: (care?.sections ?? []).map(({ intro, description }) => ({ heading: intro, text: description })),
    textLanguage: foreignTag(language, locale.language),
  }));
  return { contents };
}
