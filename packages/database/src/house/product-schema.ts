import * as z from 'zod/mini';

/** A text in the house's languages; English is what the others fall back to. */
export const Texts = z.strictObject({
  eng: z.string(),
  fra: z.optional(z.string()),
  ita: z.optional(z.string()),
  jpn: z.optional(z.string()),
  kor: z.optional(z.string()),
  zhs: z.optional(z.string()),
  ara: z.optional(z.string()),
});
export type Texts = z.infer<typeof Texts>;

const Id = z.string().check(z.regex(/^[\w.-]{1,40}$/u));
const Hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/u));
/** Country (ISO 3166-1 alpha-2) → integer minor units of its currency. */
const Prices = z.record(z.string().check(z.length(2)), z.int().check(z.minimum(1)));

const ProductText = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  description: z.string(),
  disambiguatingDescription: z.string(),
  fitInformation: z.optional(z.string()),
  details: z.array(z.strictObject({ titleKey: z.string(), body: z.string() })),
  quote: z.optional(z.string()),
});

const Look = z.strictObject({
  colour: Id,
  hex: Hex,
  /** The colour as a shopper reads it. */
  names: Texts,
  /** The look in a few words: dial and strap, leather and lining. */
  labels: Texts,
});

const Sku = z.strictObject({
  id: Id,
  colour: Id,
  size: z.optional(z.string()),
  /** Left out: true. */
  sellable: z.optional(z.boolean()),
  /** It comes back when it is out of stock; left out: false. */
  backInStock: z.optional(z.boolean()),
  /** A word on the picture: new, in boutiques only. */
  tag: z.optional(Texts),
  /** Instead of the product's; an empty list of countries means price on request. */
  prices: z.optional(Prices),
});

const Relations = z.strictObject({
  related: z.optional(z.array(Id)),
  similar: z.optional(z.array(Id)),
  finish: z.optional(z.array(Id)),
  recommended: z.optional(z.array(Id)),
});

/** `products/*.json` of a house: one product with its looks and SKUs, in the order they are shown. */
export const HouseProduct = z.strictObject({
  id: Id,
  slug: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u)),
  productType: z.string(),
  subFamily: z.string(),
  defaultSkuId: Id,
  /** [R3.002] */
  tryOnType: z.optional(
    z.enum(['watches', 'sneakers', 'lipsticks', 'eyeshadows', 'rings', 'earrings', 'sunglasses']),
  ),
  maxQuantity: z.int().check(z.minimum(1)),
  categories: z.array(Id).check(z.minLength(1)),
  prices: Prices,
  relations: Relations,
  texts: z.strictObject({ eng: ProductText, fra: z.optional(ProductText), ara: z.optional(ProductText) }),
  looks: z.array(Look).check(z.minLength(1)),
  skus: z.array(Sku).check(z.minLength(1)),
});
export type HouseProduct = z.infer<typeof HouseProduct>;
