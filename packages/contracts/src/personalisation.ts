import { PERSONALISATION_WAYS } from '@vitrine/domain';
import * as z from 'zod/mini';
import { Price } from './money.ts';

const Named = z.object({ code: z.string(), name: z.string() });
const Triple = z.tuple([z.number(), z.number(), z.number()]);
const Corner = z.tuple([z.number(), z.number()]);

/** [R3.007] What can be written on a SKU. */
const PersoFlags = z.object({
  hotstampable: z.boolean(),
  engravable: z.boolean(),
  engravingEnabled: z.boolean(),
  engravingType: z.nullable(z.string()),
  /** The picture that the preview is drawn on. */
  imageUrl: z.nullable(z.string()),
});
/** Working days. */
const Days = z.object({ min: z.int(), max: z.int() });

/** What the house offers to write on a SKU and to make of it, in the words and prices of a locale. */
export const PersoOffer = z.object({
  type: z.enum(PERSONALISATION_WAYS),
  maxCharacters: z.int(),
  fonts: z.array(Named),
  colours: z.array(
    z.extend(Named, { hex: z.string(), finish: z.enum(['foil', 'blind', 'engraved', 'painted']) }),
  ),
  positions: z.array(
    z.extend(Named, {
      widthMm: z.number(),
      heightMm: z.number(),
      onPicture: z.tuple([Corner, Corner, Corner, Corner]),
      bentOnPicture: z.optional(z.tuple([Corner, Corner])),
      onModel: z.object({ centre: Triple, across: Triple, up: Triple, radius: z.optional(z.number()) }),
    }),
  ),
  /** Of a piece that is made to order. */
  parts: z.array(
    z.extend(Named, {
      choices: z.array(
        z.extend(Named, {
          hex: z.string(),
          price: z.optional(Price),
          days: z.int(),
          isPictured: z.boolean(),
        }),
      ),
    }),
  ),
  /** Pictures of it with its parts as chosen: `?parts=upper.black,laces.ivory&width=640`. */
  partsPictureUrl: z.optional(z.string()),
  /** What letters cost; left out where they are free. */
  price: z.optional(Price),
  makingDays: Days,
  /** Of the picture behind `imageUrl`, in px. */
  picture: z.object({ width: z.int(), height: z.int(), widths: z.array(z.int()) }),
});
export type PersoOffer = z.infer<typeof PersoOffer>;
/** [R7.057] `offer`: left out where nothing can be written. */
export const PersoDetails = z.extend(PersoFlags, { offer: z.optional(PersoOffer) });
export type PersoDetails = z.infer<typeof PersoDetails>;

const Code = z.string().check(z.minLength(1), z.maxLength(60));
/** [R1.007] What a shopper asks for; a text of any length is refused by the rule, which says how long it may be. */
export const DesignWishBody = z.strictObject({
  text: z.optional(z.string().check(z.maxLength(2000))),
  font: z.optional(Code),
  colour: z.optional(Code),
  position: z.optional(Code),
  parts: z.optional(z.record(Code, Code)),
});
export type DesignWishBody = z.infer<typeof DesignWishBody>;

/** [R1.007] What is made of a piece, as a shopper reads it: in a cart, an order, a design that somebody was sent. */
export const ShownDesign = z.object({
  type: z.enum(PERSONALISATION_WAYS),
  text: z.optional(z.string()),
  font: z.optional(z.string()),
  colour: z.optional(z.string()),
  position: z.optional(z.string()),
  parts: z.array(z.object({ name: z.string(), choice: z.string() })),
  /** A picture of the design, made by the service. */
  previewUrl: z.string(),
  configId: z.string(),
});
export type ShownDesign = z.infer<typeof ShownDesign>;

export const SavedDesign = z.object({ configId: z.string() });

/** [R2.024] A saved design; `wish` is what the configurator begins with. */
export const DesignBody = z.object({
  configId: z.string(),
  skuId: z.string(),
  productId: z.string(),
  name: z.string(),
  url: z.string(),
  wish: DesignWishBody,
  design: ShownDesign,
  /** Of the piece with the design; left out where it cannot be bought. */
  price: z.optional(Price),
  makingDays: Days,
  picture: z.object({ width: z.int(), height: z.int() }),
});
export type DesignBody = z.infer<typeof DesignBody>;

/** [R7.166] '0': nothing to object to. */
export const ModerationBody = z.object({ found: z.enum(['0', '1']) });

/** The letters of a font, in its own units, y downwards: what a preview is drawn with. */
export const LetterFontBody = z.object({
  code: z.string(),
  capHeight: z.number(),
  isUpperCase: z.boolean(),
  glyphs: z.record(z.string(), z.object({ advance: z.number(), outline: z.string() })),
  kerning: z.record(z.string(), z.number()),
});
