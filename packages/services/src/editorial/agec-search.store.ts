import { named, type Queryable, shownSku, skuColumns } from '@vitrine/database';
import { PIECE_FIELDS, type PieceRow } from '../catalog/index.ts';

/** A SKU that anybody may see, and its sheet where it is eligible. */
export interface AgecPiece extends PieceRow {
  /** Null: not eligible. */
  readonly sheet: unknown;
}

const SKU = shownSku('sku.id IN ($2, upper($2)) AND sku.is_shown', { language: '$1', country: 'NULL' });
const agecPiece = named('agec-piece')<[language: string, reference: string], AgecPiece>(
  `SELECT ${skuColumns(PIECE_FIELDS)}, agec_sheet.body AS sheet
   FROM ${SKU} s LEFT JOIN agec_sheet ON agec_sheet.sku_id = s.id
   WHERE s.may_have`,
);

/** By the reference that stands on the piece's page, in whatever case it is typed. */
export function findAgecPiece(
  db: Queryable,
  language: string,
  reference: string,
): Promise<AgecPiece | undefined> {
  return db.first(agecPiece, [language, reference]);
}
