import { type LookPicture, mayHave, named, type Queryable, shownSku, skuColumns } from '@vitrine/database';
import type { WrittenTexts } from '@vitrine/domain';
import { PIECE_FIELDS, type PieceRow } from '../catalog/index.ts';

/** A certificate with the piece it belongs to. */
export interface CertificateRow extends PieceRow {
  readonly serialNumber: string;
  readonly status: 'issued' | 'activated' | 'blocked';
  /** ISO date. */
  readonly madeOn: string;
  readonly materialIds: readonly string[];
}
export interface MaterialRow {
  readonly id: string;
  /** ISO 3166-1 alpha-2. */
  readonly originCountry: string;
  readonly picture: { readonly look: string; readonly view: string } | null;
  readonly media: readonly LookPicture[] | null;
  readonly texts: WrittenTexts<MaterialText>;
}
interface MaterialText {
  readonly name: string;
  readonly description: string;
}

/** The owner has the piece, whatever is sold of it and to whom. */
const CERTIFICATES = named('certificates-of-customer')<
  [customerId: string, language: string],
  CertificateRow
>(
  `SELECT c.serial_number, c.status, c.made_on, c.material_ids,
     ${skuColumns(PIECE_FIELDS)}
   FROM certificate c
   CROSS JOIN LATERAL ${shownSku('sku.id = c.sku_id', { language: '$2', country: 'NULL' })} s
   WHERE c.owner_id = $1
   ORDER BY c.made_on DESC, c.serial_number`,
);

const MATERIAL = named('material-of-customer')<[customerId: string, id: string], MaterialRow>(
  `SELECT m.id, m.origin_country, m.picture, m.texts,
     (SELECT s.media FROM sku s JOIN product p ON p.id = s.product_id AND ${mayHave('p')}
      WHERE s.look = m.picture ->> 'look' LIMIT 1) AS media
   FROM material m
   WHERE m.id = $2 AND EXISTS (SELECT FROM certificate c WHERE c.owner_id = $1 AND m.id = ANY (c.material_ids))`,
);

/** The certificates of a customer, those of the youngest pieces first. */
export function certificatesOf(
  db: Queryable,
  customerId: string,
  language: string,
): Promise<readonly CertificateRow[]> {
  return db.all(CERTIFICATES, [customerId, language]);
}

/** A material of a piece that the customer has; another's is not there. */
export function materialOf(db: Queryable, customerId: string, id: string): Promise<MaterialRow | undefined> {
  return db.first(MATERIAL, [customerId, id]);
}
