import type { SkuId } from '@vitrine/domain';
import { named } from '../connection/statement.ts';
import type { LookPicture } from '../tables/column-types.ts';
import type { PictureRef } from '../tables/column-types.ts';
import { CARD_JOINS, CARD_JSON, type CardRecord, publicSku } from './card-sql.ts';
import { mayHave } from './access-sql.ts';
import { IN_FALLBACK } from './words-sql.ts';

/** A look in one language; `tutorial` as the house wrote it, null where the language has none. */
interface LookWords {
  readonly name: string;
  readonly alt: string;
  readonly tutorial: unknown;
}

/** A look with its pictures and its pieces. */
export interface LookRecord {
  readonly id: string;
  readonly number: string;
  readonly picture: PictureRef | null;
  readonly palette: PictureRef | null;
  /** The pictures there are of both, by look. */
  readonly pictures: Readonly<Record<string, readonly LookPicture[]>> | null;
  readonly videoId: string | null;
  readonly skuIds: readonly SkuId[];
  /** In the language asked for; null where it is not written. */
  readonly own: LookWords | null;
  readonly fallback: LookWords;
  /** Of the pieces that anybody may see. */
  readonly cards: readonly CardRecord[];
}

/** A look `l` without its pieces; $1 is the language. */
const NAMED_LOOK = `
  'id', l.id, 'number', l.number, 'picture', l.picture, 'palette', l.palette, 'videoId', l.video_id, 'skuIds', l.sku_ids,
  'pictures', (
    SELECT json_object_agg(shown.look, shown.media)
    FROM (SELECT DISTINCT ON (s.look) s.look, s.media
          FROM sku s JOIN product p ON p.id = s.product_id AND ${mayHave('p')}
          WHERE s.look IN (l.picture ->> 'look', l.palette ->> 'look') ORDER BY s.look) shown),
  'own', (SELECT to_json(own) FROM look_text own WHERE own.look_id = l.id AND own.language = $1),
  'fallback', (
    SELECT to_json(other) FROM look_text other WHERE other.look_id = l.id AND other.language = ${IN_FALLBACK})`;

/** A look `l` as `LookName` needs it: no pieces. */
export const LOOK_NAME_JSON = `json_build_object(${NAMED_LOOK}, 'cards', '[]'::json)`;

/** A look `l` with its pieces; $1 is the language and $2 the country. */
const LOOK_JSON = `json_build_object(${NAMED_LOOK},
  'cards', (
    SELECT coalesce(json_agg(${CARD_JSON} ORDER BY wanted.place), '[]')
    FROM unnest(l.sku_ids) WITH ORDINALITY AS wanted (id, place)
    JOIN LATERAL ${publicSku('sku.id = wanted.id AND sku.is_shown')} s ON s.may_have
    ${CARD_JOINS}))`;

/** The looks that any of these SKUs belong to, in the order of the house. */
export const looksOfSkus = named('looks-of-skus')<
  [language: string, country: string, skuIds: readonly SkuId[]],
  { look: LookRecord }
>(`SELECT ${LOOK_JSON} AS look FROM look l WHERE l.sku_ids && $3::text[] ORDER BY l.rank`);

/** [R7.059] The looks of a SKU that anybody may see, in the order of the house. */
export const looksOfSku = named('looks-of-sku')<
  [language: string, country: string, skuId: SkuId],
  { look: LookRecord }
>(
  `SELECT ${LOOK_JSON} AS look
   FROM look l
   WHERE l.sku_ids @> ARRAY[$3]::text[] AND EXISTS (
     SELECT FROM sku JOIN product owner ON owner.id = sku.product_id
     WHERE sku.id = $3 AND sku.is_shown AND ${mayHave('owner')})
   ORDER BY l.rank`,
);
