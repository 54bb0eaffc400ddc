import * as z from 'zod/mini';
import { ProductCard } from './catalog.ts';
import { Media } from './media.ts';

/** Words in a line: plain, or marked, or a link. `url`: a page of the shop with its locale, `tel:` or `mailto:`. */
const ProseWords = z.array(
  z.object({
    text: z.string(),
    isStrong: z.optional(z.literal(true)),
    isEmphasis: z.optional(z.literal(true)),
    url: z.optional(z.string()),
  }),
);
export type ProseWords = z.infer<typeof ProseWords>;

/** [R7.092] One part of a prose. Flat by construction: a text can nest nothing, and holds no HTML. */
export const ReadingBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), level: z.literal([2, 3]), text: z.string() }),
  z.object({ type: z.literal('paragraph'), words: ProseWords }),
  z.object({ type: z.literal('list'), isOrdered: z.boolean(), items: z.array(ProseWords) }),
  z.object({ type: z.literal('quote'), paragraphs: z.array(ProseWords) }),
  z.object({
    type: z.literal('picture'),
    alt: z.string(),
    caption: z.optional(z.string()),
    media: Media,
  }),
  z.object({ type: z.literal('film'), videoId: z.string(), title: z.string() }),
  z.object({ type: z.literal('pieces'), products: z.array(ProductCard) }),
  z.object({ type: z.literal('break') }),
]);
export type ReadingBlock = z.infer<typeof ReadingBlock>;
