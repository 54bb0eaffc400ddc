import type { CareLink } from '@vitrine/contracts';
import { named, type Queryable, type RowOf, wordsOf } from '@vitrine/database';
import type { HouseLanguage } from '@vitrine/domain';

const WORDS = wordsOf({ table: 'product_text', of: ['product_id', 'p.id'], language: '$2' });
const CARE = wordsOf({ table: 'care_link', of: ['id', 'p.care_link_id'], language: '$2' });

/** Another's certificates are left out. */
const OF_CERTIFICATES = named('certificate-contents')<
  [customerId: string, language: string, serialNumbers: readonly string[]],
  { readonly language: HouseLanguage; readonly care: Omit<CareLink, 'textLanguage'> | null }
>(`SELECT c.serial_number AS id, ${WORDS.languageOf('name')} AS "language!", ${WORDS.text('name')} AS "title!",
     coalesce(${WORDS.text('short_description')}, ${WORDS.text('description')}) AS "text!", ${CARE.text('body')} AS care
   FROM certificate c JOIN sku s ON s.id = c.sku_id JOIN product p ON p.id = s.product_id ${WORDS.joins} ${CARE.joins}
   WHERE c.owner_id = $1 AND c.serial_number = ANY ($3::text[])
   ORDER BY array_position($3::text[], c.serial_number)`);
/** Materials of what somebody else has are left out. */
const OF_MATERIALS = named('certificate-material-contents')<[customerId: string, ids: readonly string[]]>(
  `SELECT m.id, m.texts FROM material m
   WHERE m.id = ANY ($2::text[])
     AND EXISTS (SELECT FROM certificate c WHERE c.owner_id = $1 AND m.id = ANY (c.material_ids))
   ORDER BY array_position($2::text[], m.id)`,
);

/** What is written about the pieces of the customer's certificates. */
export function pieceContents(
  db: Queryable,
  { customerId, language }: { readonly customerId: string; readonly language: string },
  serialNumbers: readonly string[],
): Promise<readonly RowOf<typeof OF_CERTIFICATES>[]> {
  return db.all(OF_CERTIFICATES, [customerId, language, serialNumbers]);
}

/** What is written about materials of the customer's pieces. */
export function materialContents(
  db: Queryable,
  customerId: string,
  ids: readonly string[],
): Promise<readonly RowOf<typeof OF_MATERIALS>[]> {
  return db.all(OF_MATERIALS, [customerId, ids]);
}
