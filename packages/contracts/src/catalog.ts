import { MEASURED_PARTS, MODELLED_TYPES } from '@vitrine/domain';
import * as z from 'zod/mini';
import { skuId } from './cart.ts';
import { MagazineCategory } from './magazine-category.ts';
import { Media } from './media.ts';
import { Price, skuPrice } from './money.ts';
import { TryOnType } from './try-on-type.ts';

/** [R3.001–R3.003] */
export const Sku = z.object({
  identifier: z.string(),
  productId: z.string(),
  name: z.string(),
  englishProductName: z.string(),
  color: z.string(),
  colorCode: z.string(),
  colorHex: z.string(),
  /** Of a palette with several pans: their colours, in order. */
  powders: z.optional(z.array(z.string())),
  size: z.optional(z.string()),
  ...skuPrice,
  sellable: z.boolean(),
  cscSellable: z.boolean(),
  mediaUrl: z.string(),
  medias: z.array(Media),
  url: z.string(),
  label: z.string(),
  tryOnType: z.optional(TryOnType),
  tryOnEnabled: z.boolean(),
  backInStock: z.boolean(),
  serviceId: z.optional(z.string()),
  diamondEngravingEnabled: z.boolean(),
  eligibleToAgec: z.boolean(),
  bundleSkuIds: z.array(z.string()),
  commercialTag: z.optional(z.string()),
  maxQuantity: z.int(),
});
export type Sku = z.infer<typeof Sku>;

/** [R3.044] The card of a listing or a recommendation. */
export const ProductCard = z.object({
  productId: z.string(),
  defaultSkuId: z.string(),
  name: z.string(),
  url: z.string(),
  commercialTag: z.optional(z.string()),
  price: z.optional(Price),
  /** [R3.045] In place of `price` where there are several: the lowest. */
  priceFrom: z.optional(Price),
  mediaUrl: z.string(),
  medias: z.array(Media),
  productType: z.string(),
  subType: z.string(),
  /** One SKU of each look, for the colours that are chosen on the card: its own address, two pictures and price. */
  skus: z.array(
    z.object({
      identifier: z.string(),
      color: z.string(),
      colorHex: z.string(),
      url: z.string(),
      medias: z.array(Media),
      price: z.optional(Price),
    }),
  ),
  /** The sizes there are, each once, in the order of the house; empty where it comes in one. */
  sizes: z.array(z.string()),
  tryOnType: z.optional(TryOnType),
  tryOnEnabled: z.boolean(),
  categories: z.array(z.string()),
  disambiguatingDescription: z.string(),
});
export type ProductCard = z.infer<typeof ProductCard>;

export const Breadcrumb = z.object({ dimId: z.string(), name: z.string(), url: z.string() });
export type Breadcrumb = z.infer<typeof Breadcrumb>;

/**
 * What a product is looked at in from all sides: a GLB at its best, seen whole. `variants` names the model's variant for
 * each colour code that it has; `rotation` (a quaternion) turns a model of other axes so that it stands as it is worn.
 */
const ProductModel = z.object({
  url: z.string(),
  bytes: z.int(),
  variants: z.record(z.string(), z.string()),
  rotation: z.optional(z.tuple([z.number(), z.number(), z.number(), z.number()])),
});

/** [R3.004] */
export const Product = z.object({
  identifier: z.string(),
  name: z.string(),
  /** One sentence, in the page's language. */
  shortDescription: z.optional(z.string()),
  /** BCP 47, where description, details, fit information and quote are in another language than the page. */
  textLanguage: z.optional(z.string()),
  description: z.string(),
  details: z.array(z.object({ titleKey: z.string(), body: z.string() })),
  skus: z.array(Sku),
  fitInformation: z.string(),
  sizeGuide: z.nullable(z.string()),
  /** The id of what is said about its care. */
  careLink: z.optional(z.string()),
  defaultSkuId: z.optional(z.string()),
  url: z.string(),
  categories: z.array(Breadcrumb),
  isKitting: z.boolean(),
  isMonogram: z.boolean(),
  beautyEngravingEnabled: z.boolean(),
  /** Of its default SKU. */
  ...skuPrice,
  productType: z.string(),
  subFamily: z.string(),
  /** The shopper is asked for their age before it is shown. */
  ageRestricted: z.optional(z.boolean()),
  /** Values of the facet `material`. */
  materials: z.optional(z.array(z.string())),
  /** `2026-03-01`: since when it is sold. */
  launchedOn: z.optional(z.string()),
  mom: z.nullable(z.object({ enabled: z.boolean(), url: z.string() })),
  model: z.optional(ProductModel),
});
export type Product = z.infer<typeof Product>;

/** BCP 47, where a text is in another language than was asked for. */
const textLanguage = z.optional(z.string());

const SizeRow = z.object({ head: z.boolean(), cells: z.array(z.string()) });

/** [R3.031] Both tables have the same rows and columns: sizes by country, then measures. */
export const SizeGuide = z.object({
  title1: z.string(),
  title2: z.string(),
  title3: z.optional(z.string()),
  title4: z.optional(z.string()),
  topDescription: z.string(),
  sizeGuideText: z.string(),
  /** The drawings that show how to measure. */
  mediaCategories: z.array(z.enum(MEASURED_PARTS)),
  bottomDescription: z.optional(z.string()),
  countries: z.array(z.string()),
  cmLabel: z.string(),
  inchesLabel: z.string(),
  tables: z.object({ cm: z.array(SizeRow), inches: z.array(SizeRow) }),
  noUnit: z.boolean(),
  productFunction: z.string(),
  /** What the link to the guide to print is called; with `pdfLink`, or neither. */
  pdfLabel: z.optional(z.string()),
  /** A path of this shop: a PDF to download. */
  pdfLink: z.optional(z.string()),
  textLanguage,
});
export type SizeGuide = z.infer<typeof SizeGuide>;

/** [R3.034] */
export const CareLink = z.object({
  title: z.string(),
  sections: z.array(z.object({ intro: z.string(), description: z.string() })),
  textLanguage,
});
export type CareLink = z.infer<typeof CareLink>;

/** [R3.035] What may travel with an order; nothing is `allowed` where there are none. */
const Sample = z.object({
  identifier: z.string(),
  productId: z.string(),
  name: z.string(),
  size: z.optional(z.string()),
  imageUrl: z.string(),
});
export const SamplesBody = z.object({
  allowed: z.boolean(),
  maxSamples: z.int(),
  samples: z.array(Sample),
});
export type SamplesBody = z.infer<typeof SamplesBody>;

/** [R3.035, R7.101] The samples that this cart may take along; the chosen ones are lines of it. */
export const CartSamplesBody = z.object({
  ...SamplesBody.shape,
  samples: z.array(z.object({ ...Sample.shape, chosen: z.boolean() })),
});
export type CartSamplesBody = z.infer<typeof CartSamplesBody>;

/** [R3.053] A silent film. */
export const Video = z.object({
  id: z.string(),
  title: z.string(),
  poster: z.string(),
  width: z.int(),
  height: z.int(),
  seconds: z.number(),
  /** The same film in several formats, the preferred one first, as `<source>` has them. */
  sources: z.array(z.object({ url: z.string(), type: z.string(), bytes: z.int() })),
  /** What is seen, as WebVTT; `language` is a BCP 47 tag. */
  captions: z.array(z.object({ language: z.string(), url: z.string() })),
  /** The colour that it shows; left out where it goes with all of them. */
  colorCode: z.optional(z.string()),
});
export type Video = z.infer<typeof Video>;

/** [R2.011] A film with what is seen in it, for pages that show it by itself. */
export const ToldVideo = z.extend(Video, {
  /** The piece that it shows. */
  productId: z.optional(z.string()),
  /** What is seen, one after the other; a chapter begins where one is named. */
  scenes: z.array(
    z.object({
      fromSeconds: z.number(),
      toSeconds: z.number(),
      chapter: z.optional(z.string()),
      text: z.string(),
    }),
  ),
  /** BCP 47, where the scenes are in another language than was asked for. */
  scenesLanguage: z.optional(z.string()),
  /** The chapters as WebVTT, in the language of the scenes; left out where none is named. */
  chapters: z.optional(z.object({ language: z.string(), url: z.string() })),
});
export type ToldVideo = z.infer<typeof ToldVideo>;

export const SkuListBody = z.object({ skuList: z.array(Sku), skuListSize: z.int() });
export const SkuPricesBody = z.object({
  skuList: z.array(z.object({ identifier: z.string(), price: z.optional(Price) })),
});
export const ProductListBody = z.object({ productList: z.array(Product), productListSize: z.int() });
export const RecommendedBody = z.object({ items: z.array(ProductCard) });
/** In the order the house set. */
export const ProductPushBody = z.object({ products: z.array(ProductCard) });

/** [R3.010] */
export const ProductAvailabilityBody = z.object({
  skuAvailability: z.array(z.object({ skuId: z.string(), inStock: z.boolean() })),
});
export const SkuAvailabilityBody = z.record(z.string(), z.object({ inStock: z.boolean() }));

/** [R3.051, R9.032–R9.034] */
export const BackInStockSubscription = z.strictObject({
  sku: skuId,
  identifiers: z
    .array(
      z.strictObject({
        type: z.enum(['Email', 'Phone']),
        value: z.string().check(z.minLength(3), z.maxLength(254)),
      }),
    )
    .check(z.minLength(1), z.maxLength(2)),
  source: z.literal('LV_COM'),
  stockChannel: z.literal('ECO'),
  consent: z.literal('YES'),
  storeCode: z.optional(z.string().check(z.maxLength(40))),
  productPageURL: z.string().check(z.maxLength(500)),
  productImage: z.string().check(z.maxLength(500)),
  productName: z.string().check(z.maxLength(200)),
  countryCode: z.string().check(z.length(2)),
});
export type BackInStockSubscription = z.input<typeof BackInStockSubscription>;

const MenuLeaf = { dimId: z.string(), name: z.string(), url: z.string() };
const MenuBranch = z.object({ ...MenuLeaf, children: z.optional(z.array(z.object(MenuLeaf))) });
/** [R7.162] Three levels of categories at most. */
export const MenuBody = z.object({
  categories: z.array(z.object({ ...MenuLeaf, children: z.array(MenuBranch) })),
  /** [R7.068] */
  editorialCategories: z.array(MagazineCategory),
});
export type MenuBody = z.infer<typeof MenuBody>;

/** The anchor metadata of a SKU's 3D model: where it is and how it is worn (sidecar: see packages/try-on). */
const TryOnModel = z.object({
  skuId: z.string(),
  type: z.enum(MODELLED_TYPES),
  modelUrl: z.string(),
  variant: z.string(),
  sidecar: z.record(z.string(), z.unknown()),
  bytes: z.int(),
  checksum: z.string(),
});

/** `#rrggbb`, as the swatch is shown. */
const ShadeColour = z.templateLiteral(['#', z.string()]);

const LipstickShade = z.object({
  skuId: z.string(),
  type: z.literal('lipsticks'),
  colour: ShadeColour,
  finish: z.enum(['matte', 'satin', 'gloss']),
  /** How much it covers, 0 to 1; of sheer ones. */
  strength: z.optional(z.number()),
});

/** In the order the shades lie in the palette. */
const EyeshadowPalette = z.object({
  skuId: z.string(),
  type: z.literal('eyeshadows'),
  shades: z.array(
    z.object({
      colour: ShadeColour,
      finish: z.enum(['matte', 'satin', 'shimmer', 'metallic']),
      place: z.enum(['lid', 'centre', 'crease', 'lashes']),
    }),
  ),
});

/** [R7.189] What the try-on wears: a model, or the shades of make-up. */
export const TryOnAssetBody = z.discriminatedUnion('type', [TryOnModel, LipstickShade, EyeshadowPalette]);
export type TryOnAssetBody = z.infer<typeof TryOnAssetBody>;

/** [R7.050, R7.051, R8.042] `asksAge`: not authorised yet, since the session was not asked for its age. */
export const ExclusiveCheckBody = z.object({
  /** The private sale in whose waiting room the caller, who is invited, gets their turn. */
  waitsAt: z.optional(z.string()),
  exclusive: z.boolean(),
  authorized: z.boolean(),
  asksAge: z.optional(z.boolean()),
  owned: z.optional(z.boolean()),
});
export type ExclusiveCheck = z.infer<typeof ExclusiveCheckBody>;
