import { wordsOf } from './words-sql.ts';

/**
 * SQL: what is inside the bundle `s`, as JSON of `NamedPart` in the column `parts`; null for a SKU that is none.
 * `language`: a parameter such as `$1`.
 */
export function partsOf(language: string): string {
  const words = wordsOf({
    table: 'product_text',
    of: ['product_id', 'part.product_id'],
    language,
    as: 'part_words',
  });
  return `(SELECT json_agg(json_build_object(
       'name', coalesce(${words.text('name')}, part.english_product_name), 'size', part.size) ORDER BY inside.at)
     FROM unnest(s.bundle_sku_ids) WITH ORDINALITY AS inside (id, at)
     JOIN sku part ON part.id = inside.id ${words.joins}) AS parts`;
}
