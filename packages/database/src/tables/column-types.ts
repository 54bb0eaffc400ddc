import type {
  AddressRules,
  AppointmentRule,
  BodySizes,
  CallbackState,
  ChatEnding,
  ChatState,
  ClubRule,
  ConsentType,
  DeliveryTexts,
  Design,
  DesignInWords,
  Device,
  Gift,
  HouseLanguage,
  LetterFont,
  LineConfiguration,
  NamedPart,
  MoveRecord,
  PersonalisationOffer,
  ReturnState,
  SkuId,
  SlotPattern,
  TicketFileType,
  TicketState,
  TicketTopic,
  WrittenTexts,
} from '@vitrine/domain';
import type { ColumnType } from 'kysely';
import type { ExperienceText, OfferText, ProseBlock, SaleText } from './editorial-texts.ts';
import type { VideoCaption, VideoMedia } from './films.ts';
import type { PaperContent } from './paper-content.ts';

/**
 * The columns whose content the schema does not tell: JSON, and texts that are narrower than any check says. `npm run
 * rows` reads the names; JSON without an entry is unknown, and whoever reads it parses it.
 */
export interface ColumnTypes {
  'address.fields': StoredAddress;
  'address.words': AddressWords;
  'app_config.body': Record<string, unknown>;
  'article.picture': PictureRef;
  'article_text.blocks': readonly ProseBlock[];
  'article_text.language': HouseLanguage;
  'care_link.language': HouseLanguage;
  'cart.gift': Gift;
  'cart_line.configuration': LineConfiguration;
  /** [R7.179] */
  'customer.kisa': { readonly kisaConsentDate: string; readonly value: boolean };
  /** [R7.034] What was ticked with the wish for the newsletter. */
  'newsletter_request.consents': readonly { readonly type: ConsentType; readonly value: boolean }[];
  'category.tiles': readonly {
    readonly after: number;
    readonly kind: 'story' | 'article';
    readonly ref: string;
  }[];
  'club.rule': ClubRule;
  'club.texts': WrittenTexts<{ readonly name: string; readonly description: string }>;
  'content.language': HouseLanguage;
  'country.address_rules': AddressRules;
  'country.names': Readonly<Record<string, string | undefined>>;
  'session.device': Device;
  'passkey.device': Device;
  'customer.fiscal': { readonly fiscalCode: string; readonly certifiedEmail?: string };
  'customer.sizes': BodySizes;
  'callback.state': CallbackState;
  'chat.ended_by': ChatEnding;
  'chat.state': ChatState;
  'ticket.state': TicketState;
  'ticket.topic': TicketTopic;
  'ticket_file.type': TicketFileType;
  'experience.picture': PictureRef;
  'experience.pictures': readonly PictureRef[];
  'experience.sku_ids': readonly SkuId[];
  'experience.texts': WrittenTexts<ExperienceText>;
  'exclusive_offer.picture': PictureRef;
  'exclusive_offer.texts': WrittenTexts<OfferText>;
  'exclusive_sale.texts': WrittenTexts<SaleText>;
  'facet_value.names': WrittenTexts<string>;
  'facet_value.synonyms': WordsByLanguage;
  'fulfilment.address': StoredAddress;
  'fulfilment.collection': StoreCollection;
  'fulfilment.slot': ChosenSlot;
  'fulfilment.moves': readonly MoveRecord[];
  'fulfilment.tracking': { readonly carrier: string; readonly number: string };
  'kb_theme.texts': WrittenTexts<NamedText>;
  'letter_font.body': LetterFont;
  'look.palette': PictureRef;
  'look.picture': PictureRef;
  'magazine_category.tags': readonly { readonly code: string; readonly names: WrittenTexts<string> }[];
  'magazine_category.texts': WrittenTexts<NamedText>;
  'material.picture': PictureRef;
  'material.texts': WrittenTexts<{ readonly name: string; readonly description: string }>;
  'one_time_token.about': OneTimeAbout;
  'order_line.configuration': LineConfiguration;
  'order_line.snapshot': OrderLineSnapshot;
  'paper.content': PaperContent;
  'perso_config.design': Design;
  'perso_detail.options': PersonalisationOffer;
  'product.model': ProductModel;
  'product.mom': { readonly enabled: boolean; readonly url: string };
  'product_text.details': readonly { readonly titleKey: string; readonly body: string }[];
  'product_text.page_edito': { readonly quote?: string | undefined };
  'shipping_method.slots': SlotPattern;
  'shipping_method.texts': Readonly<Record<string, ShippingMethodText>>;
  'saved_line.configuration': LineConfiguration;
  'shop_order.billing_address': StoredAddress;
  'shop_order.gift': Gift;
  'size_guide.language': HouseLanguage;
  'sku.make_up': WornMakeUp;
  'sku.media': readonly LookPicture[];
  'still_life.media': readonly LookPicture[];
  'store.address': StoreAddress;
  'store.appointments': readonly AppointmentRule[];
  'store.closures': readonly {
    readonly from: string;
    readonly until: string;
    readonly reason: WrittenTexts<string>;
  }[];
  'store.hours': Readonly<Partial<Record<Day, readonly (readonly [open: string, close: string])[]>>>;
  'store.texts': WrittenTexts<{ readonly name: string; readonly description: string }>;
  'try_on_asset.sidecar': Record<string, unknown>;
  'video.media': VideoMedia;
  'video_text.language': HouseLanguage;
  'video_text.captions': readonly VideoCaption[];
  'word_group.words': WordsByLanguage;
  'agec_sheet.sku_id': SkuId;
  'article.sku_ids': readonly SkuId[];
  'back_in_stock.sku_id': SkuId;
  'cart_line.sku_id': SkuId;
  'saved_line.sku_id': SkuId;
  'certificate.sku_id': SkuId;
  'look.sku_ids': readonly SkuId[];
  'order_line.sku_id': SkuId;
  'moderation_words.language': HouseLanguage;
  'perso_config.sku_id': SkuId;
  'perso_detail.sku_id': SkuId;
  'price.sku_id': SkuId;
  'product.default_sku_id': SkuId;
  'sku.bundle_sku_ids': readonly SkuId[];
  'return_line.wanted': OrderLineSnapshot;
  'return_line.wanted_sku_id': SkuId;
  'return_request.moves': readonly { readonly state: ReturnState; readonly at: string }[];
  'return_request.tracking': { readonly carrier: string; readonly number: string };
  'return_submission.answer': unknown;
  'sku.id': SkuId;
  'sku_text.sku_id': SkuId;
  'stock.sku_id': SkuId;
  'stock_reservation.sku_id': SkuId;
  'try_on_asset.sku_id': SkuId;
  'selection_piece.sku_id': SkuId;
  'wishlist_item.sku_id': SkuId;
}

/** Words of shoppers; a language may have none. */
type WordsByLanguage = { readonly [Written in HouseLanguage]?: readonly string[] | undefined };

/** A jsonb column: read parsed, written as JSON text (`pg` would write an array as a PostgreSQL array). */
export type Json<Value> = ColumnType<Value, string, string>;
/** The same with a default: may be left out on insert. */
export type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;

type NamedText = {
  readonly name: string;
  readonly intro: string;
};

type Day = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
type StoreAddress = {
  readonly address1: string;
  readonly address2?: string | undefined;
  readonly state?: string | undefined;
  readonly postalCode?: string | undefined;
};

/** The fields of an address, as `contracts` has them. */
export type StoredAddress = Readonly<Record<string, string>>;

/** What a link or a code carries until it is used, by the kinds that carry it. */
export type OneTimeAbout = {
  /** The e-mail that it was asked for. */
  readonly email?: string;
  /** The mobile number that it is sent to, E.164. */
  readonly phone?: string;
  /** The e-mail or the number that the account had when it was asked for: its owner is told. */
  readonly former?: string;
  /** The path of the shop that it leads to. */
  readonly path?: string;
  /** The agent whom a code signs in. */
  readonly agentId?: string;
  /** An account that begins once its e-mail is confirmed. */
  readonly account?: PendingAccount;
};
export type PendingAccount = {
  readonly title?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string;
  readonly country: string;
  readonly passwordHash: string;
  readonly consents?: readonly { readonly type: ConsentType; readonly value: boolean }[];
  /** Of the session that asked for it; left out for a client without one. */
  readonly sessionId?: string;
};

/** A telephone number as it was sent: as one text, or in parts under the names that were used. */
type WrittenPhone = string | Readonly<Record<string, string | undefined>>;

/** What a customer said of an address in their own words: its country, its state, its numbers as they were sent. */
export type AddressWords = {
  readonly country?: string | undefined;
  readonly displayStateName?: string | undefined;
  readonly phone?: WrittenPhone | undefined;
  readonly otherPhone?: WrittenPhone | undefined;
  readonly thirdPhone?: WrittenPhone | undefined;
};

/** A look (product and colour, or a still life) and the view of it. */
export type PictureRef = {
  readonly look: string;
  readonly view: string;
};

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

/** A shipping method in one language, with its sentences for days and hours. */
export interface ShippingMethodText extends DeliveryTexts {
  readonly name: string;
  readonly description: string;
}

/** From when on a parcel is ready in its store, in the store's time, and who fetches it in the buyer's place. */
export type StoreCollection = {
  readonly day: string;
  readonly time: string;
  readonly collector?: Collector | undefined;
};
type Collector = { readonly firstName: string; readonly lastName: string; readonly phone: string };

/** The hours in which a parcel comes, as they were when they were chosen: local times `HH:MM`. */
export type ChosenSlot = {
  readonly id: string;
  readonly day: string;
  readonly from: string;
  readonly until: string;
};

/** What the shopper bought as it was then. */
export interface OrderLineSnapshot {
  readonly productId: string;
  readonly name: string;
  readonly label: string;
  readonly colour: string;
  readonly size?: string;
  readonly mediaUrl: string;
  readonly url: string;
  /** [R1.007] What is written on the piece, and made of it, in the words of the shopper. */
  readonly personalisation?: DesignInWords;
  /** What is inside a bundle. */
  readonly parts?: readonly NamedPart[];
  /** It came along for nothing, and counts as no piece [R3.035]. */
  readonly isSample?: true;
}
