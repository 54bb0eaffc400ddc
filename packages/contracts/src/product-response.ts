import * as z from 'zod/mini';
import { AgecSheet } from './agec.ts';
import { Product, ProductCard, Video } from './catalog.ts';
import { Look } from './looks.ts';

/** [R3.006] */
export const ProductResponse = z.object({
  product: Product,
  relatedProducts: z.array(ProductCard),
  similarProducts: z.array(ProductCard),
  relatedFinishOptions: z.array(ProductCard),
  isExclusive: z.boolean(),
  /** [R3.039] The looks its SKUs belong to; {} without any. */
  thelook: z.object({ looks: z.optional(z.array(Look)) }),
  pageEdito: z.object({ quote: z.optional(z.string()) }),
  /** [R2.022] Where the law asks for them: the sheets of its SKUs, each once. */
  agecSheets: z.optional(z.array(z.extend(AgecSheet, { skuIds: z.array(z.string()) }))),
  videos: z.array(Video),
});
export type ProductResponse = z.infer<typeof ProductResponse>;
