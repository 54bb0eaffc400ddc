import type { AddressRules, TryOnType } from '@vitrine/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A jsonb column: read parsed, written as JSON text (`pg` would write an array as a PostgreSQL array). */
export type Json<Value> = ColumnType<Value, string, string>;
/** A column with a default: may be left out on insert. */
type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;

export interface AppConfigTable {
  node_env: string;
  config_group: string;
  name: string;
  body: Json<Record<string, unknown>>;
}
export interface CatalogueVersionTable {
  only_row: Generated<boolean>;
  version: number;
}
export interface HouseLoadTable {
  house: string;
  checksum: string;
  loaded_at: Date;
}

export interface CountryTable {
  iso: string;
  tel_code: string;
  /** Null where parcels are not sent, as are the next three. */
  dispatch_locale: string | null;
  currency: string | null;
  tax_included: boolean | null;
  priced_as: string | null;
  address_rules: Json<AddressRules>;
  names: Json<Readonly<Record<string, string | undefined>>>;
}

export interface CategoryTable {
  dim_id: string;
  parent_id: string | null;
  path: string;
  url_code: string;
  is_exclusive: Generated<boolean>;
  exclusive_sale_id: string | null;
  /** The still life its page opens with, where that was taken. */
  still_life: string | null;
  rank: number;
  age_restricted: Generated<boolean>;
}
/** A picture of several pieces together, in its only view. */
export interface StillLifeTable {
  name: string;
  media: Json<readonly LookPicture[]>;
}
export interface CategoryTextTable {
  dim_id: string;
  language: string;
  name: string;
  intro: string;
}

/** A product's model as it is looked at from all sides. */
export interface ProductModel {
  /** Below the folder of the pictures and models, `models/au2001.glb`. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Colour code → name of the model's own variant, for every colour that it has. */
  readonly variants: Readonly<Record<string, string>>;
  /** Quaternion that turns a model of other axes so that it stands as it is worn. */
  readonly rotation?: readonly [x: number, y: number, z: number, w: number] | undefined;
}
export interface ProductTable {
  id: string;
  slug: string;
  default_sku_id: string | null;
  product_type: string;
  sub_family: string;
  is_kitting: Generated<boolean>;
  is_monogram: Generated<boolean>;
  beauty_engraving: Generated<boolean>;
  is_exclusive: Generated<boolean>;
  age_restricted: Generated<boolean>;
  mom: Json<{ readonly enabled: boolean; readonly url: string }> | null;
  size_guide_id: string | null;
  care_link_id: string | null;
  exclusive_sale_id: string | null;
  model: Json<ProductModel> | null;
}
export interface ProductTextTable {
  product_id: string;
  language: string;
  name: string;
  short_description: Generated<string>;
  disambiguating_description: Generated<string>;
  /** Null, as are the next three, where the language has the short texts alone. */
  description: string | null;
  fit_information: string | null;
  details: Json<readonly { readonly titleKey: string; readonly body: string }[]> | null;
  page_edito: Json<{ readonly quote?: string | undefined }> | null;
}
export interface ProductCategoryTable {
  product_id: string;
  dim_id: string;
  rank: number;
}
type RelationKind = 'related' | 'similar' | 'finish' | 'push' | 'recommended';
export interface ProductRelationTable {
  product_id: string;
  kind: RelationKind;
  other_id: string;
  rank: number;
}

/** A picture of a look: sizes in px, the widths it is kept in. */
export interface LookPicture {
  readonly view: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
}
type SrgbColour = `#${string}`;
/** How make-up is worn: on the lips, or on the lids with one shade a pan. */
export type WornMakeUp =
  | { readonly colour: SrgbColour; readonly finish: 'matte' | 'satin' | 'gloss'; readonly strength?: number }
  | {
      readonly shades: readonly {
        readonly colour: SrgbColour;
        readonly finish: 'matte' | 'satin' | 'shimmer' | 'metallic';
        readonly place: 'lid' | 'centre' | 'crease' | 'lashes';
      }[];
    };
export interface SkuTable {
  id: string;
  product_id: string;
  rank: number;
  english_product_name: string;
  look: string;
  colour_code: string;
  colour_hex: string;
  size: string | null;
  sellable: boolean;
  csc_sellable: boolean;
  back_in_stock: boolean;
  try_on_type: TryOnType | null;
  try_on_enabled: Generated<boolean>;
  service_id: string | null;
  diamond_engraving: Generated<boolean>;
  eligible_agec: Generated<boolean>;
  bundle_sku_ids: Generated<readonly string[]>;
  max_quantity: number;
  is_fluid: Generated<boolean>;
  is_sample: Generated<boolean>;
  /** Empty: everywhere. */
  sample_countries: Generated<readonly string[]>;
  /** Of a palette: `#rrggbb` of its pans, in order. */
  powders: Generated<readonly string[]>;
  make_up: Json<WornMakeUp> | null;
  media: Json<readonly LookPicture[]>;
  /** It is no sample, and its look has a picture. */
  is_shown: GeneratedAlways<boolean>;
}
export interface SkuTextTable {
  sku_id: string;
  language: string;
  name: string;
  colour: string;
  label: string;
  commercial_tag: string | null;
  shade_description: string | null;
  short_shade_description: string | null;
}
export interface PriceTable {
  sku_id: string;
  country: string;
  currency: string;
  amount: number;
  tax_included: boolean;
}
export interface TryOnAssetTable {
  sku_id: string;
  file: string;
  variant: string;
  sidecar: JsonWithDefault<Record<string, unknown>>;
  bytes: number;
  checksum: string;
}

export interface ContentTable {
  kind: string;
  ref: string;
  language: string;
  body: Json<unknown>;
}
export interface FooterLinkTable {
  id: string;
  section: string;
  rank: number;
  url: string;
}
export interface FooterLinkTextTable {
  id: string;
  language: string;
  section_title: string;
  label: string;
}
export interface StockTable {
  sku_id: string;
  pool: string;
  on_hand: number;
  reserved: Generated<number>;
}
export interface BackInStockTable {
  id: string;
  sku_id: string;
  identifier_type: 'Email' | 'Phone';
  identifier: string;
  country_code: string;
  language: string;
  source: string;
  stock_channel: string;
  store_code: string | null;
  product_page_url: string;
  created_at: Date;
  notified_at: Date | null;
}
