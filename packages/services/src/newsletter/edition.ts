import type { Sku } from '@vitrine/contracts';
import { type Queryable, skuList } from '@vitrine/database';
import { type Locale, toSkuId } from '@vitrine/domain';
import * as z from 'zod/mini';
import { toSku } from '../catalog/index.ts';
import { findBody } from '../editorial/index.ts';

/** An edition as the house writes it, `content/newsletter/{edition}.json`. */
const Written = z.object({
  subject: z.string(),
  title: z.string(),
  lead: z.string(),
  blocks: z.array(z.object({ heading: z.string(), text: z.string() })),
  skuIds: z.array(z.pipe(z.string(), z.transform(toSkuId))),
});

/** An edition as somebody reads it. */
export interface Edition extends Omit<z.infer<typeof Written>, 'skuIds'> {
  /** The pieces it shows; one that is not for everybody, or has gone, is left out. */
  readonly pieces: readonly Sku[];
}

/** Whether the house wrote an edition of this name. */
export async function isEdition(db: Queryable, ref: string): Promise<boolean> {
  return (await findBody(db, { kind: 'newsletter', refs: [ref], language: 'eng' })) !== undefined;
}

/** An edition in the words of a locale; undefined where the house wrote none of this name. */
export async function findEdition(db: Queryable, ref: string, locale: Locale): Promise<Edition | undefined> {
  const found = await findBody(db, { kind: 'newsletter', refs: [ref], language: locale.language });
  if (found === undefined) return undefined;
  const { skuIds, ...words } = Written.parse(found.body);
  const records = await db.all(skuList, [locale.language, locale.country, skuIds]);
  return { ...words, pieces: records.map(({ sku }) => toSku(sku, locale, 'low')) };
}
