import * as z from 'zod/mini';
import { skuId } from './specs/parameters.ts';

/** Local time of the store, `HH:MM`. */
const Span = z.object({ open: z.string(), close: z.string() });
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** [R7.091] A store, in the page's language or, as `textLanguage` says, in English. */
export const Store = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** BCP 47, where name and description are in another language than the page. */
  textLanguage: z.optional(z.string()),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  city: z.string(),
  address: z.object({
    address1: z.string(),
    address2: z.optional(z.string()),
    state: z.optional(z.string()),
    postalCode: z.optional(z.string()),
  }),
  /** Degrees, WGS 84. */
  latitude: z.number(),
  longitude: z.number(),
  /** IANA, such as `Europe/Paris`. */
  timeZone: z.string(),
  phone: z.string(),
  /** The seven days from Monday; no spans is closed. */
  hours: z.array(z.object({ day: z.enum(DAYS), spans: z.array(Span) })),
  /** Whole local days. */
  closures: z.array(
    z.object({
      from: z.string(),
      until: z.string(),
      reason: z.string(),
      /** BCP 47, where the reason is in another language than the page. */
      textLanguage: z.optional(z.string()),
    }),
  ),
  services: z.array(z.string()),
  clickAndCollect: z.boolean(),
  /** The kinds of appointment one can make. */
  appointmentTypes: z.array(z.string()),
});
export type Store = z.infer<typeof Store>;
export const STORE_DAYS = DAYS;

/** [R7.090] What search engines are told of every open store. */
export const SeoStoresBody = z.object({
  stores: z.array(
    z.object({
      name: z.string(),
      slug: z.string(),
      address: z.string(),
      lat: z.number(),
      lng: z.number(),
    }),
  ),
});
export type SeoStoresBody = z.infer<typeof SeoStoresBody>;

/** [R7.047] The products that a store has, of those that were asked for. */
export const PiecesOfStoreBody = z.object({ productIds: z.array(z.string()) });

const latitude = z.number().check(z.minimum(-90), z.maximum(90));
const longitude = z.number().check(z.minimum(-180), z.maximum(180));

/** [R7.182] Everything that is said must hold; a box may lie across the 180th meridian. */
export const StoreQuery = z.strictObject({
  /**
   * Words that stand in the name, the slug, the city or the country, or begin one there; else in the address: street, postal
   * code, state; else a city of the world, whose nearest stores are found.
   */
  query: z.optional(z.string().check(z.maxLength(100))),
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/u))),
  /** With `clickAndCollect`: only stores that have a piece of it to hand over. */
  skuId: z.optional(skuId),
  clickAndCollect: z.optional(z.boolean()),
  /** Only stores that do this, by the house's code; `collect`: that hand over orders. */
  service: z.optional(z.string().check(z.regex(/^[a-z\d-]{1,60}$/u))),
  /** Only stores that are open at this moment, by their own clocks. */
  openNow: z.optional(z.boolean()),
  box: z.optional(
    z
      .strictObject({ south: latitude, north: latitude, west: longitude, east: longitude })
      .check(z.refine(({ south, north }) => south <= north, { error: 'south of north', path: ['south'] })),
  ),
  pageType: z.optional(z.string().check(z.maxLength(40))),
});
export type StoreQuery = z.input<typeof StoreQuery>;

/** A store that was found; how far it is from the city that was asked for, km. */
export const FoundStore = z.extend(Store, { distanceKm: z.optional(z.number()) });
export type FoundStore = z.infer<typeof FoundStore>;

export const StoreHitsBody = z.object({
  hits: z.array(FoundStore),
  nbHits: z.int(),
  /** The city that the words name. The stores are in the order of their distance from it. */
  city: z.optional(z.object({ country: z.string(), latitude: z.number(), longitude: z.number() })),
});
export type StoreHitsBody = z.infer<typeof StoreHitsBody>;
