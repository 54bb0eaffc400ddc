import { type LookPicture, named, PRODUCT_IS_SHOWN, type Queryable } from '@vitrine/database';
import { FALLBACK_LANGUAGE } from '@vitrine/domain';

/** A SKU that anybody may see, and its sheet where it is eligible. */
export interface AgecPiece {
  readonly id: string;
  readonly product_id: string;
  readonly slug: string;
  readonly name: string;
  readonly colour: string;
  readonly look: string;
  readonly media: readonly LookPicture[];
  /** Null: not eligible. */
  readonly sheet: unknown;
}

const agecPiece = named<[language: string, reference: string], AgecPiece>(
  'agec-piece',
  `SELECT s.id, s.product_id, p.slug, coalesce(st.name, sf.name) AS name, coalesce(st.colour, sf.colour) AS colour,
     s.look, s.media, agec_sheet.body AS sheet
   FROM sku s
   JOIN product p ON p.id = s.product_id AND ${PRODUCT_IS_SHOWN}
   JOIN sku_text sf ON sf.sku_id = s.id AND sf.language = '${FALLBACK_LANGUAGE}'
   LEFT JOIN sku_text st ON st.sku_id = s.id AND st.language = $1
   LEFT JOIN agec_sheet ON agec_sheet.sku_id = s.id
   WHERE s.id IN ($2, upper($2)) AND s.is_shown`,
);

/** By the reference that stands on the piece's page, in whatever case it is typed. */
export function findAgecPiece(
  db: Queryable,
  language: string,
  reference: string,
): Promise<AgecPiece | undefined> {
  return db.first(agecPiece, [language, reference]);
}
