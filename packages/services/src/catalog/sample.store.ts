import { named, type Queryable, shownSku, skuColumns } from '@vitrine/database';
import { PIECE_FIELDS, type PieceRow } from './to-piece.ts';

/** Samples that travel to a country, of what has a picture. */
const SAMPLES = named('catalog-samples')<[country: string, language: string], PieceRow>(
  `SELECT ${skuColumns(PIECE_FIELDS)}
   FROM ${shownSku(
     `sku.is_sample AND NOT sku.is_withdrawn AND jsonb_array_length(sku.media) > 0
      AND (sku.sample_countries = '{}' OR $1 = ANY (sku.sample_countries))`,
     { language: '$2', country: '$1' },
   )} s
   WHERE s.may_have
   ORDER BY s.product_id, s.rank`,
);

export function findSamples(db: Queryable, country: string, language: string): Promise<readonly PieceRow[]> {
  return db.all(SAMPLES, [country, language]);
}
