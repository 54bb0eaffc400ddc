import { type LookPicture, mayHave, named, type Queryable } from '@vitrine/database';
import { FALLBACK_LANGUAGE, type HouseLanguage } from '@vitrine/domain';

/** A certificate with the piece it belongs to. */
export interface CertificateRow {
  readonly serial_number: string;
  readonly status: 'issued' | 'activated' | 'blocked';
  /** ISO date. */
  readonly made_on: string;
  readonly material_ids: readonly string[];
  readonly sku_id: string;
  readonly product_id: string;
  readonly slug: string;
  readonly name: string;
  readonly colour: string;
  readonly size: string | null;
  readonly look: string;
  readonly media: readonly LookPicture[];
}
export interface MaterialRow {
  readonly id: string;
  /** ISO 3166-1 alpha-2. */
  readonly origin_country: string;
  readonly picture: { readonly look: string; readonly view: string } | null;
  readonly media: readonly LookPicture[] | null;
  readonly texts: Readonly<Partial<Record<HouseLanguage, MaterialText>>> & { readonly eng: MaterialText };
}
interface MaterialText {
  readonly name: string;
  readonly description: string;
}

const CERTIFICATES = named<[customerId: string, language: string], CertificateRow>(
  'certificates-of-customer',
  `SELECT c.serial_number, c.status, c.made_on, c.material_ids, c.sku_id, s.product_id, p.slug,
     coalesce(st.name, sf.name) AS name, coalesce(st.colour, sf.colour) AS colour, s.size, s.look, s.media
   FROM certificate c
   JOIN sku s ON s.id = c.sku_id
   JOIN product p ON p.id = s.product_id
   JOIN sku_text sf ON sf.sku_id = s.id AND sf.language = '${FALLBACK_LANGUAGE}'
   LEFT JOIN sku_text st ON st.sku_id = s.id AND st.language = $2
   WHERE c.owner_id = $1
   ORDER BY c.made_on DESC, c.serial_number`,
);

const MATERIAL = named<[customerId: string, id: string], MaterialRow>(
  'material-of-customer',
  `SELECT m.id, m.origin_country, m.picture, m.texts,
     (SELECT s.media FROM sku s JOIN product p ON p.id = s.product_id AND ${mayHave('p')}
      WHERE s.look = m.picture ->> 'look' LIMIT 1) AS media
   FROM material m
   WHERE m.id = $2 AND EXISTS (SELECT FROM certificate c WHERE c.owner_id = $1 AND m.id = ANY (c.material_ids))`,
);

/** Always by owner: somebody else's certificate is not there. */
export const createCertificateStore = (db: Queryable) => ({
  /** The youngest pieces first. */
  ofCustomer: (customerId: string, language: string): Promise<readonly CertificateRow[]> =>
    db.all(CERTIFICATES, [customerId, language]),
  materialOf: (customerId: string, id: string): Promise<MaterialRow | undefined> =>
    db.first(MATERIAL, [customerId, id]),
});
