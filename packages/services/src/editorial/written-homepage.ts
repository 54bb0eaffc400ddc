import { toSkuId } from '@vitrine/domain';
import * as z from 'zod/mini';

const Picture = z.object({ look: z.string(), view: z.string(), alt: z.string() });

/** A home page as an editor writes it: paths below the locale, SKUs and categories by id. */
export const WrittenHomepage = z.object({
  componentList: z.array(
    z.discriminatedUnion('type', [
      z.object({
        type: z.literal('hero'),
        title: z.string(),
        text: z.string(),
        cta: z.string(),
        path: z.string(),
        picture: Picture,
      }),
      z.object({
        type: z.literal('products'),
        title: z.string(),
        cta: z.string(),
        path: z.string(),
        skuIds: z.array(z.pipe(z.string(), z.transform(toSkuId))),
      }),
      z.object({
        type: z.literal('quote'),
        text: z.string(),
        cta: z.string(),
        path: z.string(),
        picture: z.optional(Picture),
      }),
      z.object({
        type: z.literal('categories'),
        title: z.string(),
        items: z.array(z.object({ dimId: z.string(), picture: Picture })),
      }),
    ]),
  ),
});
export type WrittenHomepage = z.infer<typeof WrittenHomepage>;
export type WrittenPicture = z.infer<typeof Picture>;
export type WrittenComponent = WrittenHomepage['componentList'][number];
