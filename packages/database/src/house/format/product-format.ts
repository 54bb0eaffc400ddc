import { TRY_ON_TYPE_NAMES } from '@vitrine/domain';
import * as z from 'zod/mini';
import { _default as unlessSaid } from 'zod/mini';
import { ProductFacts, SkuFacts, WordFacts } from './facts.ts';
import { AgecSheetFile } from './agec-format.ts';
import { MakeUp } from './make-up-format.ts';
import { Personalisation } from './personalisation-format.ts';
import { CountryCode, Hex, Id, Line, Positive, Prose, Slug, Texts, IdOfSku } from './texts.ts';

/** Country → integer minor units of its currency. */
const Prices = z.record(CountryCode, Positive);

const DETAIL_TITLES = [
  'product_section_details',
  'product_section_materials',
  'product_section_care',
] as const;

const longText = {
  description: Prose,
  details: z.array(z.strictObject({ titleKey: z.enum(DETAIL_TITLES), body: Prose })),
};
const shortText = {
  name: Line.check(z.maxLength(80)),
  ...WordFacts.shape,
  /** A few words that tell this product from its neighbours in a list. */
  disambiguatingDescription: Line,
};
const asides = { fitInformation: z.optional(Prose), quote: z.optional(Line) };

const EnglishText = z.strictObject({ ...shortText, ...longText, ...asides });
/** Another language has the short texts, and the long ones all together or not at all. */
const TranslatedText = z
  .strictObject({
    ...shortText,
    description: z.optional(longText.description),
    details: z.optional(longText.details),
    ...asides,
  })
  .check(
    z.refine(({ description, details }) => (description === undefined) === (details === undefined), {
      error: 'description and details are written together',
    }),
  );

const Look = z.strictObject({
  colour: Id,
  hex: Hex,
  /** Of a palette with several pans: their colours, in order. */
  powders: unlessSaid(z.array(Hex), []),
  /** Of sheer make-up in the try-on: how much it covers, 0 to 1. */
  strength: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** The look whose pictures this one shows (`au2001-black`), such as the same watch with another case back. */
  picturesOf: z.optional(Id),
  /** [R7.009] A value of the facet `colour`; left out, it follows from `hex`. */
  family: z.optional(Slug),
  /** [R7.009] A value of the facet `finish`; left out, that of `makeUp` where all its pans have one. */
  finish: z.optional(Slug),
  /** The colour as a shopper reads it. */
  names: Texts,
  /** The look in a few words: dial and strap, leather and lining. */
  labels: Texts,
  /** [R3.042] Of make-up: the colour in a few words, and in a sentence. */
  shade: z.optional(z.strictObject({ short: Texts, description: Texts })),
});

const Sku = z.strictObject({
  ...SkuFacts.shape,
  id: IdOfSku,
  colour: Id,
  size: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  sellable: unlessSaid(z.boolean(), true),
  /** Sold by client service; left out: as `sellable` says. */
  cscSellable: z.optional(z.boolean()),
  /** It comes back when it is out of stock. */
  backInStock: unlessSaid(z.boolean(), false),
  /** A word on the picture: new, in boutiques only. */
  tag: z.optional(Texts),
  /** Instead of the product's; an empty list of countries means price on request. */
  prices: z.optional(Prices),
  /** Instead of the product's. */
  maxQuantity: z.optional(Positive),
  /** [R3.003] The SKUs inside a bundle or a kit. */
  bundleSkuIds: z.prefault(z.array(IdOfSku), []),
  /** [R8.004] Made to order in the configurator. */
  fluid: unlessSaid(z.boolean(), false),
  diamondEngraving: unlessSaid(z.boolean(), false),
  /** [R3.035] It travels with a fragrance and is never sold by itself; no countries means everywhere. */
  sample: z.optional(z.strictObject({ countries: z.array(CountryCode) })),
  agec: z.optional(AgecSheetFile),
});

const Relations = z.strictObject({
  related: z.optional(z.array(Id)),
  similar: z.optional(z.array(Id)),
  finish: z.optional(z.array(Id)),
  recommended: z.optional(z.array(Id)),
  push: z.optional(z.array(Id)),
});

/** `products/*.json` of a house: one product with its looks and SKUs, in the order they are shown. */
export const HouseProduct = z.strictObject({
  ...ProductFacts.shape,
  id: Id,
  slug: Slug,
  defaultSkuId: IdOfSku,
  /** [R3.002] */
  tryOnType: z.optional(z.enum(TRY_ON_TYPE_NAMES)),
  /** [R1.006] How it is worn in the try-on, where colours alone are. */
  makeUp: z.optional(MakeUp),
  maxQuantity: Positive,
  categories: z.array(Id).check(z.minLength(1)),
  prices: Prices,
  sizeGuide: z.optional(Id),
  careLink: z.optional(Id),
  /** [R3.005] Sold, and given back, as a whole. */
  kit: unlessSaid(z.boolean(), false),
  /** [R6.011] Shown to the customers of this sale alone. */
  exclusiveSale: z.optional(Id),
  /** [R3.004] The configurator for pieces made to order, a path below the locale. */
  mom: z.optional(z.strictObject({ path: Slug })),
  personalisation: z.optional(Personalisation),
  /** [R2.022] Of all SKUs that say nothing else. */
  agec: z.optional(AgecSheetFile),
  relations: Relations,
  texts: z.strictObject({
    eng: EnglishText,
    fra: z.optional(TranslatedText),
    ita: z.optional(TranslatedText),
    jpn: z.optional(TranslatedText),
    kor: z.optional(TranslatedText),
    zhs: z.optional(TranslatedText),
    ara: z.optional(TranslatedText),
  }),
  looks: z.array(Look).check(z.minLength(1)),
  skus: z.array(Sku).check(z.minLength(1)),
});
export type HouseProduct = z.infer<typeof HouseProduct>;
