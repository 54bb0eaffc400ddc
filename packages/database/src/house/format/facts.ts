import * as z from 'zod/mini';
import { _default as unlessSaid } from 'zod/mini';
import { Day, Id, Line, Slug } from './texts.ts';

/**
 * What goes from a product's file to its page as it stands: each fact has a column of the same name (`ageRestricted` →
 * `age_restricted`), which is null where the file leaves it out, and a field of that name in the contract. File, plan,
 * statement, record and answer are derived from here (CONTRIBUTING, *A product field*).
 */

/** Of a product: columns of `product`, fields of `Product`. */
export const ProductFacts = z.object({
  productType: Slug,
  subFamily: Slug,
  /** Asked for the shopper's age before it is shown. */
  ageRestricted: unlessSaid(z.boolean(), false),
  /** [R7.009] Values of the facet `material`, the most telling first. */
  materials: unlessSaid(z.array(Slug), []),
  /** Since when it is sold; the newest come first where shoppers ask for it. */
  launchedOn: z.optional(Day),
});
export type ProductFacts = z.infer<typeof ProductFacts>;

/** Of a product, in every language by itself: columns of `product_text`, fields of `Product`. */
export const WordFacts = z.object({
  /** One sentence, for lists and for pages whose language lacks the description. */
  shortDescription: Line,
});
export type WordFacts = z.infer<typeof WordFacts>;

/** Of a SKU: columns of `sku`, fields of `Sku`. */
export const SkuFacts = z.object({
  /** The service that goes with the piece, such as fitting a strap. */
  serviceId: z.optional(Id),
});
export type SkuFacts = z.infer<typeof SkuFacts>;
