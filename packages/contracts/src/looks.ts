import * as z from 'zod/mini';
import { ProductCard } from './catalog.ts';
import { Media } from './media.ts';
import { Price } from './money.ts';
import { TryOnType } from './try-on-type.ts';

/** [R3.039] How a look is put on, step by step. Videos are looked up by their id [R7.161]. */
export const HowToApply = z.object({
  lookId: z.string(),
  intro: z.string(),
  image: z.optional(Media),
  imageAlt: z.string(),
  paletteImage: z.optional(Media),
  paletteImageAlt: z.optional(z.string()),
  stepByStepTitle: z.string(),
  stepByStepDesc: z.string(),
  steps: z.array(z.object({ title: z.string(), text: z.string() })),
  video: z.optional(z.string()),
  videoAlt: z.optional(z.string()),
  /** BCP 47, where it is in another language than was asked for. */
  textLanguage: z.optional(z.string()),
});
export type HowToApply = z.infer<typeof HowToApply>;

/** [R3.043] A look as a shade names it. */
export const LookName = z.object({
  lookId: z.string(),
  lookName: z.string(),
  lookNumber: z.string(),
  lookImage: z.optional(Media),
  lookImageAlt: z.string(),
  hasTutorialData: z.boolean(),
  /** All of its pieces, in the order they are used. */
  skuIds: z.array(z.string()),
});
export type LookName = z.infer<typeof LookName>;

/** A look with the pieces it needs and how it is put on. */
export const Look = z.extend(LookName, {
  /** Of the pieces that anybody may see. */
  skus: z.array(ProductCard),
  howToApply: z.optional(HowToApply),
});
export type Look = z.infer<typeof Look>;

/** [R7.059] What goes with a SKU in its first look, and every look of the SKU by its id. */
export const LookBody = z.object({
  thelook: z.object({ lookId: z.string(), image: z.optional(Media), skus: z.array(ProductCard) }),
  looks: z.record(z.string(), Look),
});
export type LookBody = z.infer<typeof LookBody>;

/** [R3.042] A colour of make-up, as the try-on and its pickers need it. */
export const Shade = z.object({
  productId: z.string(),
  skuId: z.string(),
  identifier: z.string(),
  name: z.string(),
  /** `#rrggbb`: what is painted. Of a palette `powders` has the colours of its pans, in order. */
  color: z.string(),
  colorName: z.string(),
  powders: z.array(z.string()),
  /** The finish of a lipstick, the size of a palette. */
  subType: z.string(),
  image: z.optional(Media),
  mediaUrl: z.string(),
  iconURL: z.string(),
  tryOnType: TryOnType,
  tryOnEnabled: z.boolean(),
  backInStock: z.boolean(),
  sellable: z.boolean(),
  price: z.optional(Price),
  url: z.string(),
  shadeDescription: z.optional(z.string()),
  shortShadeDescription: z.optional(z.string()),
  omsAvailabilityStatus: z.enum(['IN_STOCK', 'OUT_OF_STOCK', 'BACK_ORDER']),
  looks: z.array(LookName),
});
export type Shade = z.infer<typeof Shade>;

/** [R7.164] `page` counts from 0. */
export const ShadesBody = z.object({ shades: z.array(Shade), page: z.int(), nbPages: z.int() });
export type ShadesBody = z.infer<typeof ShadesBody>;
