import { named, type Queryable, shownSku, type ShownSku, skuColumns } from '@vitrine/database';
import { PIECE_FIELDS } from './to-piece.ts';

const FIELDS = [...PIECE_FIELDS, 'free'] as const;
export type SampleRow = Pick<ShownSku, (typeof FIELDS)[number]>;

/** Samples that travel to a country, of what has a picture. */
const SAMPLES = named('catalog-samples')<[country: string, language: string], SampleRow>(
  `SELECT ${skuColumns(FIELDS)}
   FROM ${shownSku('sku.is_sample AND NOT sku.is_withdrawn AND jsonb_array_length(sku.media) > 0', {
     language: '$2',
     country: '$1',
   })} s
   WHERE s.may_have AND s.is_given
   ORDER BY s.product_id, s.rank`,
);

export function findSamples(db: Queryable, country: string, language: string): Promise<readonly SampleRow[]> {
  return db.all(SAMPLES, [country, language]);
}
