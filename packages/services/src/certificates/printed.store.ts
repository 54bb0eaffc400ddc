import { named, type Queryable, type RowOf, shownSku, skuColumns } from '@vitrine/database';
import { PIECE_FIELDS } from '../catalog/index.ts';

const COLUMNS = `c.serial_number, c.made_on, c.material_ids, c.activation_hash, ${skuColumns(PIECE_FIELDS)}`;
const PIECE = `LEFT JOIN LATERAL ${shownSku('sku.id = c.sku_id', { language: '$1', country: 'NULL' })} s ON true`;

const OWN = named('certificate-printed-own')<[language: string, serialNumber: string, customerId: string]>(
  `SELECT ${COLUMNS}, g.first_name, g.last_name FROM certificate c
   JOIN customer g ON g.id = c.owner_id ${PIECE}
   WHERE c.serial_number = $2 AND c.owner_id = $3 AND c.status <> 'blocked'`,
);
const OF_PARCEL = named('certificate-printed-of-parcel')<
  [language: string, market: string, parcelId: string]
>(
  `SELECT ${COLUMNS}, e.edition, e.edition_of FROM certificate c
   JOIN order_line l ON l.market = c.market AND l.id = c.line_id
   LEFT JOIN collectible e ON e.serial_number = c.serial_number AND e.owner_id IS NULL ${PIECE}
   WHERE c.market = $2 AND l.fulfilment_id = $3 ORDER BY c.line_id, c.made_for`,
);
const MATERIALS = named('certificate-printed-materials')<[ids: readonly string[]]>(
  `SELECT id, origin_country, texts FROM material WHERE id = ANY ($1::text[]) ORDER BY array_position($1::text[], id)`,
);

/** A certificate as it is printed; what its piece is may be unrecorded. Cards tell the digital edition, own prints do not. */
export type PrintedRow = Omit<RowOf<typeof OF_PARCEL>, 'edition' | 'editionOf'> &
  Partial<Pick<RowOf<typeof OF_PARCEL>, 'edition' | 'editionOf'>>;

/** A certificate of the customer, with the owner's name. */
export function printedOwn(
  db: Queryable,
  { serialNumber, customerId }: { readonly serialNumber: string; readonly customerId: string },
  language: string,
): Promise<RowOf<typeof OWN> | undefined> {
  return db.first(OWN, [language, serialNumber, customerId]);
}

/** The certificates of the pieces of a parcel. */
export function printedOfParcel(
  db: Queryable,
  { market, parcelId }: { readonly market: string; readonly parcelId: string },
  language: string,
): Promise<readonly PrintedRow[]> {
  return db.all(OF_PARCEL, [language, market, parcelId]);
}

export function materialsOf(
  db: Queryable,
  ids: readonly string[],
): Promise<readonly RowOf<typeof MATERIALS>[]> {
  return db.all(MATERIALS, [ids]);
}
