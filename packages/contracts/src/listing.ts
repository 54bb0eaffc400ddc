import { FACET_IDS, LISTING_SORTS } from '@vitrine/domain';
import * as z from 'zod/mini';
import { Breadcrumb, ProductCard } from './catalog.ts';
import { ContentTile } from './editorial.ts';
import { Media } from './media.ts';

/** [R7.009] One value that pieces can be chosen by. */
const FacetValue = z.object({
  /** As it stands in addresses: `green`, `41`, `500-1000`, `lipsticks`. */
  value: z.string(),
  /** In the locale's language: `Green`, `41`, `€500–1,000`. */
  name: z.string(),
  /** How many pieces choosing it leaves. */
  count: z.int(),
  isChosen: z.boolean(),
  /** Of a colour. */
  colorHex: z.optional(z.string()),
});

/** [R7.009] Values of one kind: pieces of any of those that are chosen are shown. */
export const Facet = z.object({ id: z.enum(FACET_IDS), values: z.array(FacetValue) });
export type Facet = z.infer<typeof Facet>;

/** [R2.031] Something to read between the pieces, behind so many of them, counted from the first page. */
const ListingTile = z.extend(ContentTile, { after: z.int() });
export type ListingTile = z.infer<typeof ListingTile>;

/** [R7.009] A category and one page of its pieces. */
export const ListingBody = z.object({
  /** [R8.042] Its page asks for the age first. */
  ageRestricted: z.optional(z.boolean()),
  dimId: z.string(),
  name: z.string(),
  intro: z.string(),
  url: z.string(),
  breadcrumb: z.array(Breadcrumb),
  /** A still life of the category's pieces. */
  picture: z.optional(Media),
  /** Each stands on the SKU that answers best what was chosen. */
  hits: z.array(ProductCard),
  nbHits: z.int(),
  nbPages: z.int(),
  page: z.int(),
  /** Those that have something to choose. */
  facets: z.array(Facet),
  sort: z.enum(LISTING_SORTS),
  /** [R2.031] Of the whole category, while nothing is chosen and the house's own order stands. */
  tiles: z.optional(z.array(ListingTile)),
  /** The products of `hits` that stand two cards wide. */
  wide: z.optional(z.array(z.string())),
});
export type ListingBody = z.infer<typeof ListingBody>;

/** [R7.056] A part of a category's pieces, by their places. */
export const CategoryFilterBody = z.object({
  dimId: z.string(),
  skus: z.array(ProductCard),
  total: z.int(),
  facets: z.array(Facet),
});
export type CategoryFilterBody = z.infer<typeof CategoryFilterBody>;
