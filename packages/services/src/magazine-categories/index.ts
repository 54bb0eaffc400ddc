import type { MagazineCategory } from '@vitrine/contracts';
import { foreignTag, type Locale, pageUrl, readIn } from '@vitrine/domain';
import type { MagazineCategoryRecord } from './categories.store.ts';

export { magazineCategories, type MagazineCategoryRecord } from './categories.store.ts';

/** A category with its tags, each with the address of its list. */
export function toMagazineCategory(
  { chunk, texts, tags }: MagazineCategoryRecord,
  { code, language }: Locale,
): MagazineCategory {
  const { text, language: written } = readIn(texts, language);
  return {
    chunk,
    ...text,
    language: foreignTag(written, language),
    url: pageUrl(code, `magazine/${chunk}`),
    tags: tags.map(({ code: tag, names }) => ({
      code: tag,
      // In the language of the category, so that a list is not half in one and half in another.
      name: readIn(names, written).text,
      url: pageUrl(code, `magazine/${chunk}/${tag}`),
    })),
  };
}
