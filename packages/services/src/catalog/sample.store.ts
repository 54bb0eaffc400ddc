import { type LookPicture, mayHave, named, type Queryable } from '@vitrine/database';
import { FALLBACK_LANGUAGE } from '@vitrine/domain';

export interface SampleRow {
  readonly id: string;
  readonly product_id: string;
  readonly name: string;
  readonly size: string | null;
  readonly look: string;
  readonly media: readonly LookPicture[];
}

/** Samples that travel to a country, of what has a picture. */
const SAMPLES = named<[country: string, language: string], SampleRow>(
  'catalog-samples',
  `SELECT s.id, s.product_id, coalesce(t.name, f.name) AS name, s.size, s.look, s.media
   FROM sku s
   JOIN product p ON p.id = s.product_id AND ${mayHave('p')}
   JOIN product_text f ON f.product_id = s.product_id AND f.language = '${FALLBACK_LANGUAGE}'
   LEFT JOIN product_text t ON t.product_id = s.product_id AND t.language = $2
   WHERE s.is_sample AND jsonb_array_length(s.media) > 0
     AND (s.sample_countries = '{}' OR $1 = ANY (s.sample_countries))
   ORDER BY s.product_id, s.rank`,
);

export function findSamples(db: Queryable, country: string, language: string): Promise<readonly SampleRow[]> {
  return db.all(SAMPLES, [country, language]);
}
