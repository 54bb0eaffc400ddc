import type { AddressRules, LineConfiguration } from '@vitrine/domain';
import type { ColumnType } from 'kysely';

/**
 * The columns whose content the schema does not tell: JSON, and texts that are narrower than any check says. `npm run
 * rows` reads the names; JSON without an entry is unknown, and whoever reads it parses it.
 */
export interface ColumnTypes {
  'app_config.body': Record<string, unknown>;
  'article.picture': PictureRef;
  'cart_item.configuration': LineConfiguration;
  'country.address_rules': AddressRules;
  'country.names': Readonly<Record<string, string | undefined>>;
  'exclusive_offer.picture': PictureRef;
  'fulfilment.address': StoredAddress;
  'fulfilment.tracking': { readonly carrier: string; readonly number: string };
  'look.palette': PictureRef;
  'look.picture': PictureRef;
  'material.picture': PictureRef;
  'order_line.configuration': LineConfiguration;
  'order_line.snapshot': OrderLineSnapshot;
  'product.model': ProductModel;
  'product.mom': { readonly enabled: boolean; readonly url: string };
  'product_text.details': readonly { readonly titleKey: string; readonly body: string }[];
  'product_text.page_edito': { readonly quote?: string | undefined };
  'shipping_method.texts': Readonly<Record<string, ShippingMethodText>>;
  'shop_order.billing_address': StoredAddress;
  'sku.make_up': WornMakeUp;
  'sku.media': readonly LookPicture[];
  'still_life.media': readonly LookPicture[];
  'tryon_asset.sidecar': Record<string, unknown>;
  'video.media': VideoMedia;
  'video_text.captions': readonly VideoCaption[];
}

/** A jsonb column: read parsed, written as JSON text (`pg` would write an array as a PostgreSQL array). */
export type Json<Value> = ColumnType<Value, string, string>;
/** The same with a default: may be left out on insert. */
export type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;

/** The postal part of an address, as `contracts` has it. */
type StoredAddress = Readonly<Record<string, string>>;

/** A look (product and colour, or a still life) and the view of it. */
export interface PictureRef {
  readonly look: string;
  readonly view: string;
}

/** A picture of a look: sizes in px, the widths it is kept in. */
export interface LookPicture {
  readonly view: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
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

/** A shipping method in one language; `edd` holds `%a` and `%b` for the first and last day. */
export interface ShippingMethodText {
  readonly name: string;
  readonly description: string;
  readonly edd: string;
}

/** What the shopper bought as it was then. */
export interface OrderLineSnapshot {
  readonly productId: string;
  readonly name: string;
  readonly label: string;
  readonly colour: string;
  readonly size?: string;
  readonly mediaUrl: string;
  readonly url: string;
}

/** A film's files, as the manifest has them. */
export interface VideoMedia {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** The same film in several formats, the preferred one first; `type` as in `<source type>`. */
  readonly files: readonly (StoredFile & { readonly type: string })[];
  readonly poster: StoredFile;
}
interface StoredFile {
  /** Below the folder of the pictures and models, `videos/au2001-tortoise-turn.webm`. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}
/** What is seen in a film between two moments. */
export interface VideoCaption {
  readonly fromSeconds: number;
  readonly toSeconds: number;
  readonly text: string;
}
