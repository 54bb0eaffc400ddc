// Written by `npm run rows` from what the migrated database says; edited by nobody.
import type { ColumnTypes } from './column-types.ts';

/** What every named statement takes and gives, by its name. */
export interface Statements {
  'add-back-in-stock': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'address-book-add': {
    values: readonly [string | null, string | null, string | null, boolean | null, boolean | null, boolean | null, boolean | null, string | null, string | null];
    row: never;
  };
  'address-book-change': {
    values: readonly [string | null, string | null, string | null, boolean | null, boolean | null, boolean | null, boolean | null, string | null, string | null];
    row: never;
  };
  'address-book-equal': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'address-book-hold': {
    values: readonly [string | null];
    row: {
      readonly id: string;
    };
  };
  'address-book-list': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly kind: 'shipping' | 'billing';
      readonly isMain: boolean;
      readonly isComplete: boolean;
      readonly isAsTyped: boolean;
      readonly addToProfile: boolean;
      readonly fields: ColumnTypes['address.fields'];
      readonly words: ColumnTypes['address.words'];
      readonly countryNames: ColumnTypes['country.names'] | null;
      readonly stateName: string | null;
    };
  };
  'address-book-no-main': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'address-book-one': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly kind: 'shipping' | 'billing';
      readonly isMain: boolean;
      readonly isComplete: boolean;
      readonly isAsTyped: boolean;
      readonly addToProfile: boolean;
      readonly fields: ColumnTypes['address.fields'];
      readonly words: ColumnTypes['address.words'];
      readonly countryNames: ColumnTypes['country.names'] | null;
      readonly stateName: string | null;
    };
  };
  'address-book-remove': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'address-book-size': {
    values: readonly [string | null, string | null];
    row: {
      readonly total: number;
      readonly hasMain: boolean;
    };
  };
  'address-country': {
    values: readonly [string | null];
    row: {
      readonly addressRules: ColumnTypes['country.address_rules'];
      readonly telCode: string;
    };
  };
  'age-answer': {
    values: readonly [string | null];
    row: {
      readonly answer: 'yes' | 'no' | null;
    };
  };
  'age-answer-carry': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'age-answer-set': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'agec-piece': {
    values: readonly [string | null, string | null];
    row: {
      readonly skuId: ColumnTypes['sku.id'] | null;
      readonly productId: string | null;
      readonly slug: string | null;
      readonly name: string | null;
      readonly colour: string | null;
      readonly size: string | null;
      readonly look: string | null;
      readonly media: ColumnTypes['sku.media'] | null;
      readonly sheet: unknown;
    };
  };
  'availability-of-product': {
    values: readonly [string | null, string | null, string | null, Date | null];
    row: {
      readonly skuId: ColumnTypes['sku.id'];
      readonly inStock: boolean;
    };
  };
  'availability-of-skus': {
    values: readonly [string | null, readonly string[] | null, string | null, Date | null];
    row: {
      readonly skuId: ColumnTypes['sku.id'];
      readonly inStock: boolean;
    };
  };
  'cards-of-entitled': {
    values: readonly [string | null, string | null, readonly string[] | null, string | null, Date | null];
    row: {
      readonly card: unknown;
    };
  };
  'cards-of-skus': {
    values: readonly [string | null, string | null, readonly string[] | null];
    row: {
      readonly card: unknown;
    };
  };
  'cart-count-saved-lines': {
    values: readonly [string | null, string | null];
    row: {
      readonly count: number;
    };
  };
  'cart-create': {
    values: readonly [string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'cart-dispatch-country': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly dispatchCountry: string | null;
    };
  };
  'cart-drop': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'cart-drop-draft': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'cart-drop-lines': {
    values: readonly [string | null, readonly string[] | null];
    row: {
      readonly id: string;
    };
  };
  'cart-drop-saved': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'cart-items': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
    row: {
      readonly cartId: string;
      readonly gift: ColumnTypes['cart.gift'] | null;
      readonly id: string;
      readonly configuration: unknown;
      readonly quantity: number;
      readonly isSaved: boolean;
      readonly toldAmount: number | null;
      readonly toldCurrency: string | null;
      readonly offer: unknown;
      readonly skuId: ColumnTypes['sku.id'];
      readonly productId: string;
      readonly slug: string | null;
      readonly name: string;
      readonly colour: string;
      readonly size: string | null;
      readonly look: string;
      readonly media: ColumnTypes['sku.media'];
      readonly sellable: boolean;
      readonly cscSellable: boolean;
      readonly backInStock: boolean;
      readonly amount: number | null;
      readonly currency: string | null;
      readonly free: number;
      readonly mayHave: boolean | null;
      readonly isGiven: boolean | null;
      readonly maxQuantity: number;
      readonly isSample: boolean;
      readonly parts: unknown;
      readonly skuQuantity: number;
    };
  };
  'cart-kinds-of-pieces': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly skuId: ColumnTypes['cart_line.sku_id'];
      readonly isSample: boolean;
      readonly productType: string;
    };
  };
  'cart-lines': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly skuId: ColumnTypes['cart_line.sku_id'];
      readonly configuration: ColumnTypes['cart_line.configuration'];
      readonly quantity: number;
      readonly maxQuantity: number;
      readonly isFluid: boolean;
      readonly isSample: boolean;
      readonly productType: string;
    };
  };
  'cart-living-session': {
    values: readonly [string | null];
    row: {
      readonly id: string;
    };
  };
  'cart-lock': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'cart-lock-of-order': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'cart-move-saved-lines': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'cart-offers': {
    values: readonly [readonly string[] | null, string | null, string | null, Date | null, string | null];
    row: {
      readonly skuId: ColumnTypes['sku.id'] | null;
      readonly maxQuantity: number | null;
      readonly isFluid: boolean | null;
      readonly isSample: boolean | null;
      readonly productType: string | null;
      readonly sellable: boolean | null;
      readonly cscSellable: boolean | null;
      readonly backInStock: boolean | null;
      readonly amount: number | null;
      readonly currency: string | null;
      readonly free: number | null;
      readonly mayHave: boolean | null;
      readonly isGiven: boolean | null;
      readonly ageRestricted: boolean;
      readonly ageAnswer: string | null;
    };
  };
  'cart-ordered-lines': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly skuId: ColumnTypes['order_line.sku_id'];
      readonly configuration: ColumnTypes['order_line.configuration'];
      readonly quantity: number;
      readonly maxQuantity: number;
      readonly isFluid: boolean;
      readonly isSample: boolean;
      readonly productType: string;
    };
  };
  'cart-pending-order': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'cart-put-lines': {
    values: readonly [string | null, string | null, readonly string[] | null, readonly string[] | null, readonly string[] | null, readonly number[] | null, Date | null];
    row: never;
  };
  'cart-remove-saved-line': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'cart-save-line': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, number | null, Date | null];
    row: never;
  };
  'cart-saved-line': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly skuId: ColumnTypes['saved_line.sku_id'];
      readonly configuration: ColumnTypes['saved_line.configuration'];
      readonly quantity: number;
    };
  };
  'cart-set-dispatch-country': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'cart-set-gift': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'cart-tell-prices': {
    values: readonly [string | null, string | null, string | null, boolean | null];
    row: never;
  };
  'cart-touch': {
    values: readonly [string | null, string | null, Date | null];
    row: never;
  };
  'catalog-samples': {
    values: readonly [string | null, string | null];
    row: {
      readonly skuId: ColumnTypes['sku.id'] | null;
      readonly productId: string | null;
      readonly slug: string | null;
      readonly name: string | null;
      readonly colour: string | null;
      readonly size: string | null;
      readonly look: string | null;
      readonly media: ColumnTypes['sku.media'] | null;
      readonly free: number | null;
    };
  };
  'catalogue-version': {
    values: readonly [];
    row: {
      readonly version: number;
    };
  };
  'categories': {
    values: readonly [string | null];
    row: {
      readonly dimId: string;
      readonly parentId: string | null;
      readonly path: string;
      readonly name: string;
      readonly intro: string;
    };
  };
  'categories-of-product': {
    values: readonly [string | null];
    row: {
      readonly dimIds: readonly string[];
    };
  };
  'category-at-path': {
    values: readonly [string | null, string | null];
    row: {
      readonly dimId: string;
      readonly parentId: string | null;
      readonly path: string;
      readonly name: string;
      readonly intro: string;
    };
  };
  'category-guard': {
    values: readonly [string | null, string | null];
    row: {
      readonly isExclusive: boolean;
      readonly opensAt: Date | null;
      readonly closesAt: Date | null;
      readonly isInvited: boolean;
      readonly ageRestricted: boolean;
    };
  };
  'certificates-of-customer': {
    values: readonly [string | null, string | null];
    row: {
      readonly serialNumber: string;
      readonly status: 'issued' | 'activated' | 'blocked';
      readonly madeOn: string;
      readonly materialIds: readonly string[];
      readonly skuId: ColumnTypes['sku.id'];
      readonly productId: string;
      readonly slug: string | null;
      readonly name: string;
      readonly colour: string;
      readonly size: string | null;
      readonly look: string;
      readonly media: ColumnTypes['sku.media'];
    };
  };
  'change-address-parcels': {
    values: readonly [string | null, string | null];
    row: {
      readonly kind: 'home' | 'collect' | 'slot';
      readonly state: 'planned' | 'preparing' | 'shipped' | 'ready_for_collection' | 'delivered' | 'collected' | 'cancelled';
    };
  };
  'change-address-priced': {
    values: readonly [string | null, string | null];
    row: {
      readonly state: string;
      readonly country: string;
      readonly subtotal: number;
      readonly shippingAmount: number;
      readonly taxAmount: number;
      readonly taxIncluded: boolean;
    };
  };
  'change-address-set': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'club-purchases': {
    values: readonly [string | null, readonly string[] | null];
    row: {
      readonly total: number;
      readonly currency: string;
      readonly productTypes: readonly string[];
    };
  };
  'clubs': {
    values: readonly [];
    row: {
      readonly id: string;
      readonly rule: ColumnTypes['club.rule'];
      readonly texts: ColumnTypes['club.texts'];
    };
  };
  'collect-method': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly currency: string;
      readonly amount: number;
      readonly texts: ColumnTypes['shipping_method.texts'];
      readonly preparationMinutes: number | null;
    };
  };
  'collect-missing': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly skuId: ColumnTypes['order_line.sku_id'];
    };
  };
  'collect-pools': {
    values: readonly [string | null, string | null, readonly string[] | null];
    row: {
      readonly pool: string;
    };
  };
  'collect-store': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly slug: string;
      readonly country: string;
      readonly city: string;
      readonly address: ColumnTypes['store.address'];
      readonly timeZone: string;
      readonly phone: string;
      readonly hours: ColumnTypes['store.hours'];
      readonly closures: ColumnTypes['store.closures'];
    };
  };
  'commit-by-id': {
    values: readonly [string | null, string | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly cartId: string;
      readonly state: string;
      readonly locale: string;
      readonly country: string;
      readonly email: string | null;
      readonly total: number;
      readonly currency: string;
      readonly hasShipping: boolean;
      readonly hasSlots: boolean;
      readonly payments: unknown;
    };
  };
  'commit-by-key': {
    values: readonly [string | null, string | null, string | null, string | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly cartId: string;
      readonly state: string;
      readonly locale: string;
      readonly country: string;
      readonly email: string | null;
      readonly total: number;
      readonly currency: string;
      readonly hasShipping: boolean;
      readonly hasSlots: boolean;
      readonly payments: unknown;
    };
  };
  'commit-hold': {
    values: readonly [string | null, string | null, readonly string[] | null, readonly string[] | null, readonly string[] | null, readonly string[] | null, readonly number[] | null, string | null, string | null, Date | null, Date | null, readonly string[] | null, readonly string[] | null];
    row: {
      readonly held: number;
    };
  };
  'commit-lines': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, Date | null, string | null];
    row: {
      readonly id: string;
      readonly skuId: ColumnTypes['order_line.sku_id'];
      readonly quantity: number;
      readonly pool: string;
      readonly skuQuantity: number;
      readonly unitAmount: number;
      readonly configuration: ColumnTypes['order_line.configuration'];
      readonly offer: unknown;
      readonly sellable: boolean;
      readonly cscSellable: boolean;
      readonly amount: number | null;
      readonly isGiven: boolean | null;
      readonly inCart: number | null;
      readonly free: number;
      readonly cartLines: number;
      readonly isOpen: boolean;
      readonly ageRestricted: boolean;
      readonly ageAnswer: string | null;
    };
  };
  'commit-lock-current': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'commit-lock-stock': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly skuId: ColumnTypes['stock.sku_id'];
    };
  };
  'commit-placed-since': {
    values: readonly [string | null, string | null, string | null, Date | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly cartId: string;
      readonly state: string;
      readonly locale: string;
      readonly country: string;
      readonly email: string | null;
      readonly total: number;
      readonly currency: string;
      readonly hasShipping: boolean;
      readonly hasSlots: boolean;
      readonly payments: unknown;
    };
  };
  'config-files': {
    values: readonly [string | null];
    row: {
      readonly group: string;
      readonly name: string;
      readonly body: ColumnTypes['app_config.body'];
    };
  };
  'content-bodies': {
    values: readonly [string | null, string | null];
    row: {
      readonly ref: string;
      readonly body: unknown;
      readonly language: ColumnTypes['content.language'];
    };
  };
  'content-body': {
    values: readonly [string | null, readonly string[] | null, string | null];
    row: {
      readonly body: unknown;
      readonly language: ColumnTypes['content.language'];
    };
  };
  'country-known': {
    values: readonly [string | null];
    row: {
      readonly iso: string;
    };
  };
  'customer-by-id': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly login: string;
      readonly email: string;
      readonly title: string | null;
      readonly firstName: string;
      readonly lastName: string;
      readonly country: string;
      readonly passwordHash: string;
      readonly status: 'active' | 'locked' | 'closed';
      readonly lockedUntil: Date | null;
    };
  };
  'customer-by-login': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly login: string;
      readonly email: string;
      readonly title: string | null;
      readonly firstName: string;
      readonly lastName: string;
      readonly country: string;
      readonly passwordHash: string;
      readonly status: 'active' | 'locked' | 'closed';
      readonly lockedUntil: Date | null;
    };
  };
  'draft-find': {
    values: readonly [string | null, string | null, string | null, string | null, Date | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly cartId: string;
      readonly locale: string;
      readonly country: string;
      readonly currency: string;
      readonly email: string | null;
      readonly subtotal: number;
      readonly shippingAmount: number;
      readonly total: number;
      readonly taxIncluded: boolean;
      readonly customerId: string | null;
      readonly shipTo: ColumnTypes['fulfilment.address'] | null;
    };
  };
  'draft-lock': {
    values: readonly [string | null, string | null, string | null, string | null, Date | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly cartId: string;
      readonly locale: string;
      readonly country: string;
      readonly currency: string;
      readonly email: string | null;
      readonly subtotal: number;
      readonly shippingAmount: number;
      readonly total: number;
      readonly taxIncluded: boolean;
      readonly customerId: string | null;
      readonly shipTo: ColumnTypes['fulfilment.address'] | null;
    };
  };
  'draft-priced-lines': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, Date | null, string | null];
    row: {
      readonly id: string;
      readonly configuration: ColumnTypes['cart_line.configuration'];
      readonly quantity: number;
      readonly offer: unknown;
      readonly skuId: ColumnTypes['sku.id'];
      readonly productId: string;
      readonly slug: string | null;
      readonly name: string;
      readonly colour: string;
      readonly size: string | null;
      readonly look: string;
      readonly media: ColumnTypes['sku.media'];
      readonly sellable: boolean;
      readonly cscSellable: boolean;
      readonly backInStock: boolean;
      readonly amount: number | null;
      readonly currency: string | null;
      readonly free: number;
      readonly mayHave: boolean | null;
      readonly isGiven: boolean | null;
      readonly label: string;
      readonly taxIncluded: boolean | null;
      readonly isSample: boolean;
      readonly parts: unknown;
      readonly skuQuantity: number;
      readonly ageRestricted: boolean;
      readonly ageAnswer: string | null;
    };
  };
  'draft-set-totals': {
    values: readonly [string | null, string | null, number | null, number | null, number | null, number | null];
    row: never;
  };
  'draft-write-lines': {
    values: readonly [string | null, string | null, readonly string[] | null, readonly string[] | null, readonly string[] | null, readonly string[] | null, readonly string[] | null, readonly number[] | null, readonly number[] | null];
    row: never;
  };
  'exchange-wanted': {
    values: readonly [string | null, string | null, string | null, readonly string[] | null, string | null, Date | null];
    row: {
      readonly skuId: ColumnTypes['sku.id'] | null;
      readonly productId: string | null;
      readonly slug: string | null;
      readonly name: string | null;
      readonly colour: string | null;
      readonly size: string | null;
      readonly look: string | null;
      readonly media: ColumnTypes['sku.media'] | null;
      readonly sellable: boolean | null;
      readonly cscSellable: boolean | null;
      readonly backInStock: boolean | null;
      readonly amount: number | null;
      readonly currency: string | null;
      readonly free: number | null;
      readonly mayHave: boolean | null;
      readonly isGiven: boolean | null;
      readonly label: string | null;
    };
  };
  'exclusive-among': {
    values: readonly [readonly string[] | null, string | null, Date | null];
    row: {
      readonly id: ColumnTypes['sku.id'];
    };
  };
  'exclusive-category-at': {
    values: readonly [string | null];
    row: {
      readonly dimId: string;
      readonly isThere: boolean;
    };
  };
  'facet-names': {
    values: readonly [];
    row: {
      readonly facet: 'colour' | 'material' | 'finish';
      readonly value: string;
      readonly names: ColumnTypes['facet_value.names'];
      readonly hex: string | null;
    };
  };
  'follow-order-pieces': {
    values: readonly [string | null, string | null];
    row: {
      readonly pieces: number;
    };
  };
  'follow-order-returns': {
    values: readonly [string | null, string | null];
    row: {
      readonly kind: 'return' | 'exchange';
      readonly state: 'requested' | 'received' | 'inspected' | 'refunded' | 'exchanged' | 'refused';
      readonly accepted: number;
    };
  };
  'footer-links': {
    values: readonly [string | null];
    row: {
      readonly section: string;
      readonly url: string;
      readonly sectionTitle: string;
      readonly label: string;
    };
  };
  'forget-loaded-products': {
    values: readonly [readonly string[] | null];
    row: never;
  };
  'forget-old-sitemap-parts': {
    values: readonly [number | null];
    row: never;
  };
  'forget-search-base': {
    values: readonly [number | null];
    row: {
      readonly version: number;
    };
  };
  'fulfilment-attach': {
    values: readonly [string | null, string | null, string | null, readonly string[] | null];
    row: never;
  };
  'fulfilment-detach': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'fulfilment-drop-others': {
    values: readonly [string | null, string | null, readonly string[] | null];
    row: never;
  };
  'fulfilment-lines': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly isFluid: boolean;
      readonly configuration: ColumnTypes['order_line.configuration'];
      readonly offer: unknown;
    };
  };
  'fulfilment-of-order': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly readiness: 'in_stock' | 'made_to_order';
      readonly kind: 'home' | 'collect' | 'slot';
      readonly methodId: string;
      readonly address: ColumnTypes['fulfilment.address'];
      readonly slot: ColumnTypes['fulfilment.slot'] | null;
      readonly storeId: string | null;
      readonly collection: ColumnTypes['fulfilment.collection'] | null;
    };
  };
  'fulfilment-put': {
    values: readonly [string | null, string | null, string | null, number | null, string | null, string | null, string | null, string | null, string | null, number | null, string | null, string | null, string | null, string | null];
    row: never;
  };
  'guarded-files': {
    values: readonly [];
    row: {
      readonly file: string;
      readonly productIds: readonly string[];
    };
  };
  'guide-care': {
    values: readonly [string | null, string | null];
    row: {
      readonly body: unknown;
      readonly language: ColumnTypes['care_link.language'];
    };
  };
  'guide-sizes': {
    values: readonly [string | null, string | null];
    row: {
      readonly body: unknown;
      readonly language: ColumnTypes['size_guide.language'];
    };
  };
  'has-ordered': {
    values: readonly [string | null, string | null, string | null, string | null];
    row: {
      readonly owned: boolean;
    };
  };
  'house-ordered-pieces': {
    values: readonly [string | null, string | null, readonly string[] | null];
    row: {
      readonly skuId: ColumnTypes['sku.id'] | null;
      readonly productId: string | null;
      readonly slug: string | null;
      readonly name: string | null;
      readonly label: string | null;
      readonly colour: string | null;
      readonly size: string | null;
      readonly look: string | null;
      readonly media: ColumnTypes['sku.media'] | null;
    };
  };
  'is-writable': {
    values: readonly [];
    row: {
      readonly isWritable: boolean;
    };
  };
  'keep-sitemap-part': {
    values: readonly [string | null, number | null, Uint8Array | null];
    row: never;
  };
  'kept-sitemap-part': {
    values: readonly [string | null, number | null];
    row: {
      readonly gzip: Uint8Array;
    };
  };
  'known-public-sku': {
    values: readonly [string | null];
    row: {
      readonly id: ColumnTypes['sku.id'];
    };
  };
  'listed-categories': {
    values: readonly [string | null];
    row: {
      readonly dimId: string;
      readonly parentId: string | null;
      readonly path: string;
      readonly urlCode: string;
      readonly isExclusive: boolean;
      readonly ageRestricted: boolean;
      readonly stillLife: string | null;
      readonly tiles: ColumnTypes['category.tiles'];
      readonly wideProducts: readonly string[];
      readonly name: string;
      readonly intro: string;
      readonly media: ColumnTypes['still_life.media'] | null;
    };
  };
  'loaded-products': {
    values: readonly [];
    row: {
      readonly productId: string;
      readonly checksum: string;
      readonly rank: number;
      readonly skuIds: readonly string[];
      readonly bundledSkuIds: readonly string[];
      readonly looks: readonly string[];
    };
  };
  'looks-of-sku': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly look: unknown;
    };
  };
  'looks-of-skus': {
    values: readonly [string | null, string | null, readonly string[] | null];
    row: {
      readonly look: unknown;
    };
  };
  'magazine-categories': {
    values: readonly [];
    row: {
      readonly chunk: string;
      readonly texts: ColumnTypes['magazine_category.texts'];
      readonly tags: ColumnTypes['magazine_category.tags'];
    };
  };
  'material-of-customer': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly originCountry: string;
      readonly picture: ColumnTypes['material.picture'] | null;
      readonly texts: ColumnTypes['material.texts'];
      readonly media: unknown;
    };
  };
  'move-products': {
    values: readonly [readonly string[] | null, readonly number[] | null];
    row: {
      readonly productId: string;
    };
  };
  'offers-of-customer': {
    values: readonly [string | null, Date | null];
    row: {
      readonly id: string;
      readonly path: string;
      readonly picture: ColumnTypes['exclusive_offer.picture'] | null;
      readonly texts: ColumnTypes['exclusive_offer.texts'];
      readonly media: unknown;
    };
  };
  'online-answers': {
    values: readonly [string | null];
    row: {
      readonly slug: string;
      readonly theme: string;
      readonly themeTexts: ColumnTypes['kb_theme.texts'];
      readonly language: string;
      readonly title: string;
      readonly body: string;
      readonly popularity: number;
    };
  };
  'open-stores': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly slug: string;
      readonly country: string;
      readonly countryName: string;
      readonly city: string;
      readonly address: ColumnTypes['store.address'];
      readonly latitude: number;
      readonly longitude: number;
      readonly timeZone: string;
      readonly phone: string;
      readonly hours: ColumnTypes['store.hours'];
      readonly closures: ColumnTypes['store.closures'];
      readonly services: readonly string[];
      readonly clickAndCollect: boolean;
      readonly appointments: ColumnTypes['store.appointments'];
      readonly texts: ColumnTypes['store.texts'];
    };
  };
  'order-by-id': {
    values: readonly [string | null, string | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly number: string | null;
      readonly locale: string;
      readonly country: string;
      readonly currency: string;
      readonly state: string;
      readonly email: string | null;
      readonly billingAddress: ColumnTypes['shop_order.billing_address'] | null;
      readonly subtotal: number;
      readonly shippingAmount: number;
      readonly taxAmount: number;
      readonly total: number;
      readonly taxIncluded: boolean;
      readonly createdAt: Date;
      readonly gift: ColumnTypes['shop_order.gift'] | null;
      readonly committedAt: Date | null;
      readonly placedAt: Date | null;
      readonly customerId: string | null;
      readonly lines: unknown;
      readonly fulfilments: unknown;
      readonly payments: unknown;
    };
  };
  'order-give-back': {
    values: readonly [string | null, string | null, Date | null];
    row: never;
  };
  'order-is-own': {
    values: readonly [string | null, string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'order-last': {
    values: readonly [string | null, string | null, string | null, Date | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly number: string | null;
      readonly locale: string;
      readonly country: string;
      readonly currency: string;
      readonly state: string;
      readonly email: string | null;
      readonly billingAddress: ColumnTypes['shop_order.billing_address'] | null;
      readonly subtotal: number;
      readonly shippingAmount: number;
      readonly taxAmount: number;
      readonly total: number;
      readonly taxIncluded: boolean;
      readonly createdAt: Date;
      readonly gift: ColumnTypes['shop_order.gift'] | null;
      readonly committedAt: Date | null;
      readonly placedAt: Date | null;
      readonly customerId: string | null;
      readonly lines: unknown;
      readonly fulfilments: unknown;
      readonly payments: unknown;
      readonly justPlaced: boolean;
    };
  };
  'order-lock': {
    values: readonly [string | null, string | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly state: string;
      readonly locale: string;
      readonly total: number;
    };
  };
  'order-lock-cart': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'order-mail-state-name': {
    values: readonly [string | null, string | null];
    row: {
      readonly name: string;
    };
  };
  'order-of-owner': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly number: string | null;
      readonly locale: string;
      readonly country: string;
      readonly currency: string;
      readonly state: string;
      readonly email: string | null;
      readonly billingAddress: ColumnTypes['shop_order.billing_address'] | null;
      readonly subtotal: number;
      readonly shippingAmount: number;
      readonly taxAmount: number;
      readonly total: number;
      readonly taxIncluded: boolean;
      readonly createdAt: Date;
      readonly gift: ColumnTypes['shop_order.gift'] | null;
      readonly committedAt: Date | null;
      readonly placedAt: Date | null;
      readonly customerId: string | null;
      readonly lines: unknown;
      readonly fulfilments: unknown;
      readonly payments: unknown;
    };
  };
  'order-overdue': {
    values: readonly [Date | null, number | null];
    row: {
      readonly market: string;
      readonly id: string;
    };
  };
  'order-payments': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly method: string;
      readonly state: string;
      readonly amount: number;
      readonly currency: string;
      readonly capturedAmount: number;
      readonly refundDue: number;
      readonly savesCard: boolean;
    };
  };
  'order-place': {
    values: readonly [string | null, string | null, Date | null];
    row: never;
  };
  'order-release': {
    values: readonly [string | null, string | null, Date | null, string | null];
    row: never;
  };
  'order-tell-settled': {
    values: readonly [string | null, string | null];
    row: {
      readonly isTold: boolean;
    };
  };
  'parcel-move': {
    values: readonly [string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'parcel-order': {
    values: readonly [string | null, string | null];
    row: {
      readonly orderId: string;
    };
  };
  'parcel-set-order': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'parcel-unread-letters': {
    values: readonly [string | null, string | null];
    row: {
      readonly locale: string;
      readonly configuration: ColumnTypes['order_line.configuration'];
    };
  };
  'parcels-of-order': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly state: 'planned' | 'preparing' | 'shipped' | 'ready_for_collection' | 'delivered' | 'collected' | 'cancelled';
      readonly cost: number;
    };
  };
  'parcels-waiting': {
    values: readonly [Date | null, number | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly kind: 'home' | 'collect' | 'slot';
      readonly state: 'planned' | 'preparing' | 'shipped' | 'ready_for_collection' | 'delivered' | 'collected' | 'cancelled';
      readonly rank: number;
      readonly number: string | null;
    };
  };
  'payment-applied': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly method: string;
      readonly amount: number;
      readonly providerToken: string | null;
      readonly threeDSecure: unknown;
    };
  };
  'payment-by-id': {
    values: readonly [string | null, string | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly orderId: string;
      readonly method: string;
      readonly state: string;
      readonly amount: number;
      readonly currency: string;
      readonly providerToken: string | null;
      readonly threeDSecure: unknown;
      readonly updatedAt: Date;
      readonly orderNumber: string | null;
      readonly orderState: string;
      readonly orderLocale: string;
    };
  };
  'payment-forget-attempt': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'payment-give-up': {
    values: readonly [string | null, readonly string[] | null, Date | null];
    row: never;
  };
  'payment-insert': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, number | null, string | null, string | null, boolean | null, Date | null];
    row: never;
  };
  'payment-last-of-owner': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly orderId: string;
      readonly method: string;
      readonly state: string;
      readonly amount: number;
      readonly currency: string;
      readonly providerToken: string | null;
      readonly threeDSecure: unknown;
      readonly updatedAt: Date;
      readonly orderNumber: string | null;
      readonly orderState: string;
      readonly orderLocale: string;
    };
  };
  'payment-note-event': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null];
    row: {
      readonly providerEventId: string;
    };
  };
  'payment-of-order': {
    values: readonly [string | null, string | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly orderId: string;
      readonly method: string;
      readonly state: string;
      readonly amount: number;
      readonly currency: string;
      readonly providerToken: string | null;
      readonly threeDSecure: unknown;
      readonly updatedAt: Date;
      readonly orderNumber: string | null;
      readonly orderState: string;
      readonly orderLocale: string;
    };
  };
  'payment-set-card': {
    values: readonly [string | null, string | null, string | null, string | null, boolean | null, Date | null];
    row: never;
  };
  'payment-set-state': {
    values: readonly [string | null, string | null, string | null, string | null, Date | null, number | null];
    row: never;
  };
  'payment-set-three-d-secure': {
    values: readonly [string | null, string | null, string | null, Date | null];
    row: never;
  };
  'payment-unsettled': {
    values: readonly [Date | null, Date | null, number | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly orderId: string;
      readonly method: string;
      readonly state: string;
      readonly amount: number;
      readonly currency: string;
      readonly providerToken: string | null;
      readonly threeDSecure: unknown;
      readonly updatedAt: Date;
      readonly orderNumber: string | null;
      readonly orderState: string;
      readonly orderLocale: string;
    };
  };
  'perso-design': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly skuId: ColumnTypes['perso_config.sku_id'];
      readonly design: ColumnTypes['perso_config.design'];
    };
  };
  'perso-fonts': {
    values: readonly [readonly string[] | null];
    row: {
      readonly code: string;
      readonly body: ColumnTypes['letter_font.body'];
    };
  };
  'perso-offers': {
    values: readonly [readonly string[] | null];
    row: {
      readonly skuId: ColumnTypes['perso_detail.sku_id'];
      readonly options: ColumnTypes['perso_detail.options'];
    };
  };
  'perso-piece': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly skuId: ColumnTypes['sku.id'] | null;
      readonly productId: string | null;
      readonly slug: string | null;
      readonly name: string | null;
      readonly colour: string | null;
      readonly size: string | null;
      readonly look: string | null;
      readonly media: ColumnTypes['sku.media'] | null;
      readonly colourCode: string | null;
      readonly defaultSkuId: ColumnTypes['product.default_sku_id'] | null;
      readonly amount: number | null;
      readonly currency: string | null;
      readonly hotstampable: boolean | null;
      readonly engravable: boolean | null;
      readonly engravingEnabled: boolean | null;
      readonly engravingType: string | null;
      readonly options: ColumnTypes['perso_detail.options'] | null;
    };
  };
  'perso-save-design': {
    values: readonly [string | null, string | null, string | null, string | null, Date | null];
    row: {
      readonly id: string;
    };
  };
  'perso-words': {
    values: readonly [];
    row: {
      readonly language: ColumnTypes['moderation_words.language'];
      readonly words: readonly string[];
      readonly anywhere: readonly string[];
    };
  };
  'pictures-of-looks': {
    values: readonly [readonly string[] | null];
    row: {
      readonly look: string | null;
      readonly media: unknown;
    };
  };
  'pieces-after': {
    values: readonly [string | null, number | null];
    row: {
      readonly productId: string;
      readonly productType: string;
      readonly subFamily: string;
      readonly materials: readonly string[];
      readonly launchedOn: string | null;
      readonly piece: unknown;
    };
  };
  'pieces-of': {
    values: readonly [readonly string[] | null];
    row: {
      readonly productId: string;
      readonly productType: string;
      readonly subFamily: string;
      readonly materials: readonly string[];
      readonly launchedOn: string | null;
      readonly piece: unknown;
    };
  };
  'pieces-of-sale': {
    values: readonly [string | null];
    row: {
      readonly productId: string;
      readonly productType: string;
      readonly subFamily: string;
      readonly materials: readonly string[];
      readonly launchedOn: string | null;
      readonly piece: unknown;
      readonly place: number;
    };
  };
  'pieces-of-store': {
    values: readonly [string | null, readonly string[] | null];
    row: {
      readonly id: string;
    };
  };
  'pools-with-stock': {
    values: readonly [string | null];
    row: {
      readonly pool: string;
    };
  };
  'prepare-cart-version': {
    values: readonly [string | null, string | null];
    row: {
      readonly version: number;
    };
  };
  'prepare-create': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, boolean | null, number | null, Date | null];
    row: never;
  };
  'prepare-customer-email': {
    values: readonly [string | null];
    row: {
      readonly email: string;
    };
  };
  'prepare-draft-of-cart': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly country: string;
      readonly email: string | null;
    };
  };
  'prepare-forget-country': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'prepare-renew': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, boolean | null, number | null];
    row: never;
  };
  'product-count': {
    values: readonly [];
    row: {
      readonly products: number;
    };
  };
  'product-edito': {
    values: readonly [string | null, string | null];
    row: {
      readonly pageEdito: unknown;
    };
  };
  'product-guard': {
    values: readonly [string | null, string | null];
    row: {
      readonly isExclusive: boolean;
      readonly opensAt: Date | null;
      readonly closesAt: Date | null;
      readonly isInvited: boolean;
      readonly ageRestricted: boolean;
    };
  };
  'product-list': {
    values: readonly [string | null, string | null, readonly string[] | null];
    row: {
      readonly id: string;
      readonly slug: string;
      readonly isKitting: boolean;
      readonly isMonogram: boolean;
      readonly beautyEngraving: boolean;
      readonly isExclusive: boolean;
      readonly mom: ColumnTypes['product.mom'] | null;
      readonly sizeGuideId: string | null;
      readonly careLinkId: string | null;
      readonly model: ColumnTypes['product.model'] | null;
      readonly defaultSkuId: string | null;
      readonly name: string | null;
      readonly description: string | null;
      readonly fitInformation: string | null;
      readonly details: unknown;
      readonly facts: unknown;
      readonly textLanguage: string | null;
      readonly skus: unknown;
      readonly breadcrumb: unknown;
    };
  };
  'product-page': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
      readonly slug: string;
      readonly isKitting: boolean;
      readonly isMonogram: boolean;
      readonly beautyEngraving: boolean;
      readonly isExclusive: boolean;
      readonly mom: ColumnTypes['product.mom'] | null;
      readonly sizeGuideId: string | null;
      readonly careLinkId: string | null;
      readonly model: ColumnTypes['product.model'] | null;
      readonly defaultSkuId: string | null;
      readonly name: string | null;
      readonly description: string | null;
      readonly fitInformation: string | null;
      readonly details: unknown;
      readonly facts: unknown;
      readonly textLanguage: string | null;
      readonly skus: unknown;
      readonly breadcrumb: unknown;
      readonly relations: unknown;
      readonly agecSheets: unknown;
      readonly videos: unknown;
    };
  };
  'products-changed-since': {
    values: readonly [number | null, number | null];
    row: {
      readonly productId: string;
    };
  };
  'products-related-to': {
    values: readonly [readonly string[] | null];
    row: {
      readonly productId: string;
    };
  };
  'published-articles': {
    values: readonly [string | null];
    row: {
      readonly chunk: string;
      readonly category: string;
      readonly tags: readonly string[];
      readonly publishedOn: string;
      readonly picture: ColumnTypes['article.picture'] | null;
      readonly skuIds: ColumnTypes['article.sku_ids'];
      readonly own: unknown;
      readonly fallback: unknown;
    };
  };
  'purchases-count-ongoing': {
    values: readonly [string | null, string | null];
    row: {
      readonly total: number;
    };
  };
  'purchases-count-past': {
    values: readonly [string | null, string | null];
    row: {
      readonly total: number;
    };
  };
  'purchases-last-shipped': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'purchases-ongoing': {
    values: readonly [string | null, string | null, number | null, number | null];
    row: {
      readonly id: string;
      readonly number: string | null;
      readonly state: string;
      readonly committedAt: Date;
      readonly currency: string;
      readonly total: number;
      readonly lines: unknown;
      readonly parcels: unknown;
    };
  };
  'purchases-ongoing-by-id': {
    values: readonly [string | null, string | null, readonly string[] | null];
    row: {
      readonly id: string;
      readonly number: string | null;
      readonly state: string;
      readonly committedAt: Date;
      readonly currency: string;
      readonly total: number;
      readonly lines: unknown;
      readonly parcels: unknown;
    };
  };
  'purchases-past': {
    values: readonly [string | null, string | null, number | null, number | null];
    row: {
      readonly id: string;
      readonly number: string | null;
      readonly state: string;
      readonly committedAt: Date;
      readonly currency: string;
      readonly total: number;
      readonly lines: unknown;
      readonly parcels: unknown;
    };
  };
  'pushed-cards': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly cards: unknown;
    };
  };
  'raise-catalogue-version': {
    values: readonly [];
    row: {
      readonly version: number;
    };
  };
  'recommended-cards': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly cards: unknown;
    };
  };
  'recommended-shades': {
    values: readonly [string | null, string | null, string | null, number | null];
    row: {
      readonly sku: unknown;
    };
  };
  'record-product-changes': {
    values: readonly [number | null, readonly string[] | null, readonly string[] | null, readonly string[] | null];
    row: never;
  };
  'redirect-from': {
    values: readonly [string | null];
    row: {
      readonly newPath: string;
      readonly closedForMs: number | null;
    };
  };
  'refund-money': {
    values: readonly [string | null, string | null];
    row: {
      readonly subtotal: number;
      readonly shippingAmount: number;
      readonly total: number;
      readonly goodsBack: number;
    };
  };
  'refund-owe': {
    values: readonly [string | null, string | null, number | null];
    row: never;
  };
  'refund-paid': {
    values: readonly [string | null, string | null, number | null];
    row: never;
  };
  'refund-payments': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly method: string;
      readonly amount: number;
      readonly refundDue: number;
      readonly refundedAmount: number;
      readonly updatedAt: Date;
    };
  };
  'remember-loaded-products': {
    values: readonly [string | null];
    row: never;
  };
  'replace-search-base': {
    values: readonly [string | null, number | null, number | null, number | null];
    row: {
      readonly version: number;
    };
  };
  'replace-search-base-part': {
    values: readonly [string | null, Uint8Array | null];
    row: {
      readonly name: string;
    };
  };
  'returns-accept': {
    values: readonly [string | null, string | null, string | null, number | null];
    row: never;
  };
  'returns-add': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'returns-add-line': {
    values: readonly [string | null, string | null, string | null, number | null, string | null, string | null, string | null];
    row: never;
  };
  'returns-answer': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly answer: ColumnTypes['return_submission.answer'] | null;
    };
  };
  'returns-bought-lines': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly skuId: ColumnTypes['order_line.sku_id'];
      readonly quantity: number;
      readonly unitAmount: number;
      readonly configuration: ColumnTypes['order_line.configuration'];
      readonly snapshot: ColumnTypes['order_line.snapshot'];
      readonly isFluid: boolean;
      readonly isSample: boolean;
      readonly isKitting: boolean;
      readonly productType: string;
      readonly productId: string;
      readonly parcelId: string;
      readonly state: 'planned' | 'preparing' | 'shipped' | 'ready_for_collection' | 'delivered' | 'collected' | 'cancelled';
      readonly moves: ColumnTypes['fulfilment.moves'];
      readonly movedAt: Date | null;
      readonly eddMax: string | null;
      readonly returned: number;
    };
  };
  'returns-claim': {
    values: readonly [string | null, string | null, string | null, Date | null];
    row: {
      readonly key: string;
    };
  };
  'returns-drop-submission': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'returns-keep-answer': {
    values: readonly [string | null, string | null, string | null, string | null];
    row: never;
  };
  'returns-move': {
    values: readonly [string | null, string | null, string | null, Date | null, number | null, string | null];
    row: never;
  };
  'returns-of-order': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly number: string;
      readonly kind: 'return' | 'exchange';
      readonly way: 'parcel' | 'store' | 'collection';
      readonly storeId: string | null;
      readonly state: 'requested' | 'received' | 'inspected' | 'refunded' | 'exchanged' | 'refused';
      readonly refundAmount: number;
      readonly tracking: ColumnTypes['return_request.tracking'] | null;
      readonly moves: ColumnTypes['return_request.moves'];
      readonly createdAt: Date;
      readonly lines: unknown;
    };
  };
  'returns-order-of': {
    values: readonly [string | null, string | null];
    row: {
      readonly orderId: string;
    };
  };
  'returns-parcels-of-order': {
    values: readonly [string | null, string | null, readonly string[] | null];
    row: {
      readonly id: string;
      readonly market: string;
      readonly orderId: string;
    };
  };
  'returns-parcels-of-owner': {
    values: readonly [string | null, string | null, string | null, readonly string[] | null];
    row: {
      readonly id: string;
      readonly market: string;
      readonly orderId: string;
    };
  };
  'returns-set-hold': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'returns-stock-hold': {
    values: readonly [string | null, number | null, string | null];
    row: {
      readonly skuId: ColumnTypes['stock.sku_id'];
    };
  };
  'returns-stock-put-back': {
    values: readonly [string | null, number | null, string | null];
    row: never;
  };
  'returns-stock-release': {
    values: readonly [string | null, number | null, string | null];
    row: never;
  };
  'returns-stock-take': {
    values: readonly [string | null, number | null, string | null];
    row: never;
  };
  'returns-store': {
    values: readonly [string | null];
    row: {
      readonly id: string;
    };
  };
  'returns-waiting': {
    values: readonly [Date | null, number | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly kind: 'return' | 'exchange';
      readonly state: 'requested' | 'received' | 'inspected' | 'refunded' | 'exchanged' | 'refused';
      readonly number: string;
    };
  };
  'saved-card-delete': {
    values: readonly [string | null, string | null];
    row: {
      readonly providerToken: string;
    };
  };
  'saved-card-known': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly fingerprint: string;
      readonly providerToken: string;
    };
  };
  'saved-card-lock-saver': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'saved-card-of-customer': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly brand: string;
      readonly lastFour: string;
      readonly expiryYear: number;
      readonly expiryMonth: number;
    };
  };
  'saved-card-put': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, number | null, number | null, Date | null];
    row: never;
  };
  'saved-card-saved': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'saved-card-token': {
    values: readonly [string | null, string | null];
    row: {
      readonly providerToken: string;
    };
  };
  'search-answers': {
    values: readonly [];
    row: {
      readonly slug: string;
      readonly theme: string;
      readonly words: unknown;
    };
  };
  'search-articles': {
    values: readonly [];
    row: {
      readonly chunk: string;
      readonly publishedOn: string;
      readonly words: unknown;
      readonly dimIds: readonly string[];
    };
  };
  'search-base': {
    values: readonly [];
    row: {
      readonly format: string;
      readonly version: number;
      readonly pieces: number;
      readonly buildSeconds: number;
      readonly name: string;
      readonly bytes: Uint8Array;
    };
  };
  'search-base-head': {
    values: readonly [];
    row: {
      readonly format: string;
      readonly version: number;
    };
  };
  'search-categories': {
    values: readonly [];
    row: {
      readonly dimId: string;
      readonly parentId: string | null;
      readonly rank: number;
      readonly path: string;
      readonly words: unknown;
    };
  };
  'search-facet-values': {
    values: readonly [];
    row: {
      readonly facet: 'colour' | 'material' | 'finish';
      readonly value: string;
      readonly rank: number;
      readonly names: ColumnTypes['facet_value.names'];
      readonly synonyms: ColumnTypes['facet_value.synonyms'];
    };
  };
  'search-pages': {
    values: readonly [];
    row: {
      readonly kind: string;
      readonly ref: string;
      readonly bodies: unknown;
    };
  };
  'search-word-groups': {
    values: readonly [];
    row: {
      readonly words: ColumnTypes['word_group.words'];
    };
  };
  'seo-category': {
    values: readonly [string | null, string | null];
    row: {
      readonly path: string;
      readonly name: string;
      readonly text: string;
    };
  };
  'seo-product': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
      readonly slug: string;
      readonly name: string;
      readonly text: string;
    };
  };
  'seo-store': {
    values: readonly [string | null, string | null];
    row: {
      readonly name: string;
      readonly text: string;
    };
  };
  'session-by-access': {
    values: readonly [string | null, Date | null];
    row: {
      readonly id: string;
      readonly market: string;
      readonly customerId: string | null;
      readonly agentId: string | null;
    };
  };
  'session-by-id': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly kind: 'guest' | 'customer' | 'agent_as_guest' | 'agent_for_client';
      readonly accessHash: string;
      readonly accessExpiresAt: Date;
      readonly refreshHash: string;
      readonly previousRefreshHash: string | null;
      readonly refreshedAt: Date;
      readonly expiresAt: Date;
      readonly revokedAt: Date | null;
      readonly createdAt: Date;
    };
  };
  'session-by-refresh': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly kind: 'guest' | 'customer' | 'agent_as_guest' | 'agent_for_client';
      readonly accessHash: string;
      readonly accessExpiresAt: Date;
      readonly refreshHash: string;
      readonly previousRefreshHash: string | null;
      readonly refreshedAt: Date;
      readonly expiresAt: Date;
      readonly revokedAt: Date | null;
      readonly createdAt: Date;
    };
  };
  'session-by-usid': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly kind: 'guest' | 'customer' | 'agent_as_guest' | 'agent_for_client';
      readonly accessHash: string;
      readonly accessExpiresAt: Date;
      readonly refreshHash: string;
      readonly previousRefreshHash: string | null;
      readonly refreshedAt: Date;
      readonly expiresAt: Date;
      readonly revokedAt: Date | null;
      readonly createdAt: Date;
    };
  };
  'session-insert': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, Date | null, string | null, Date | null, Date | null, string | null];
    row: never;
  };
  'session-renew': {
    values: readonly [string | null, string | null, string | null, Date | null, string | null, Date | null, Date | null];
    row: {
      readonly id: string;
    };
  };
  'session-revoke': {
    values: readonly [string | null, Date | null];
    row: {
      readonly id: string;
    };
  };
  'shades': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, number | null, number | null];
    row: {
      readonly sku: unknown;
      readonly subFamily: string | null;
      readonly shadeDescription: string | null;
      readonly shortShadeDescription: string | null;
      readonly free: number | null;
      readonly total: number;
      readonly looks: unknown;
    };
  };
  'shipping-methods': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly currency: string;
      readonly amount: number;
      readonly leadDaysMin: number | null;
      readonly leadDaysMax: number | null;
      readonly slots: ColumnTypes['shipping_method.slots'] | null;
      readonly texts: ColumnTypes['shipping_method.texts'];
      readonly holidays: readonly string[];
      readonly warehouseHolidays: readonly string[];
      readonly cutOff: string | null;
    };
  };
  'shipping-open-sku': {
    values: readonly [string | null, string | null, Date | null];
    row: {
      readonly isFluid: boolean;
    };
  };
  'shipping-set-billing': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'sign-in-attempt-count': {
    values: readonly [readonly string[] | null, Date | null, Date | null];
    row: {
      readonly key: string;
      readonly attempts: number;
      readonly endsAt: Date;
    };
  };
  'sign-in-attempt-count-for-account': {
    values: readonly [string | null, Date | null, Date | null, number | null];
    row: {
      readonly key: string;
      readonly attempts: number;
      readonly endsAt: Date;
    };
  };
  'sign-in-attempt-forget': {
    values: readonly [string | null];
    row: never;
  };
  'sign-in-attempt-give-back': {
    values: readonly [readonly string[] | null];
    row: never;
  };
  'sign-in-follow-lines': {
    values: readonly [string | null, string | null, readonly string[] | null, readonly string[] | null];
    row: never;
  };
  'sign-in-hand-over-orders': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null];
    row: never;
  };
  'sign-in-lock-former': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly market: string;
      readonly kind: 'guest' | 'customer' | 'agent_as_guest' | 'agent_for_client';
    };
  };
  'sign-in-supersede-draft': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'sitemap-categories': {
    values: readonly [string | null, number | null];
    row: {
      readonly path: string;
    };
  };
  'sitemap-category-starts': {
    values: readonly [number | null];
    row: {
      readonly id: string;
    };
  };
  'sitemap-product-starts': {
    values: readonly [number | null];
    row: {
      readonly id: string;
    };
  };
  'sitemap-products': {
    values: readonly [string | null, number | null];
    row: {
      readonly id: string;
      readonly slug: string;
    };
  };
  'sku-list': {
    values: readonly [string | null, string | null, readonly string[] | null];
    row: {
      readonly sku: unknown;
    };
  };
  'sku-list-of-entitled': {
    values: readonly [string | null, string | null, readonly string[] | null, string | null, Date | null];
    row: {
      readonly sku: unknown;
    };
  };
  'sku-prices': {
    values: readonly [string | null, readonly string[] | null];
    row: {
      readonly skuId: ColumnTypes['sku.id'] | null;
      readonly amount: number | null;
      readonly currency: string | null;
    };
  };
  'skus-of-products': {
    values: readonly [readonly string[] | null];
    row: {
      readonly id: ColumnTypes['sku.id'];
    };
  };
  'slot-patterns': {
    values: readonly [];
    row: {
      readonly id: string;
      readonly country: string;
      readonly slots: ColumnTypes['shipping_method.slots'] | null;
      readonly holidays: readonly string[];
    };
  };
  'slots-close': {
    values: readonly [string | null, readonly string[] | null, readonly string[] | null, readonly string[] | null];
    row: never;
  };
  'slots-close-others': {
    values: readonly [readonly string[] | null];
    row: never;
  };
  'slots-hold-again': {
    values: readonly [string | null, string | null, Date | null];
    row: never;
  };
  'slots-lapse': {
    values: readonly [readonly string[] | null, Date | null, string | null];
    row: never;
  };
  'slots-lapsed': {
    values: readonly [Date | null, number | null];
    row: {
      readonly slotId: string;
    };
  };
  'slots-lock': {
    values: readonly [string | null, string | null, readonly string[] | null];
    row: {
      readonly id: string;
    };
  };
  'slots-open': {
    values: readonly [readonly string[] | null, readonly string[] | null, string | null, Date | null, string | null, string | null];
    row: {
      readonly id: string;
      readonly methodId: string;
      readonly day: string;
      readonly begins: string;
      readonly ends: string;
      readonly isFree: boolean;
    };
  };
  'slots-plan': {
    values: readonly [string | null, readonly string[] | null, readonly string[] | null, readonly string[] | null, readonly string[] | null, readonly number[] | null, readonly string[] | null];
    row: never;
  };
  'slots-read': {
    values: readonly [string | null, string | null, readonly string[] | null];
    row: {
      readonly id: string;
      readonly methodId: string;
      readonly area: string;
      readonly day: string;
      readonly begins: string;
      readonly ends: string;
      readonly free: number;
      readonly ofOrder: readonly string[];
    };
  };
  'slots-reserve': {
    values: readonly [string | null, string | null, readonly string[] | null, readonly string[] | null, string | null, Date | null, Date | null];
    row: never;
  };
  'standing-products': {
    values: readonly [];
    row: {
      readonly productId: string;
    };
  };
  'standing-rows': {
    values: readonly [];
    row: {
      readonly kind: string;
      readonly id: string;
    };
  };
  'sweep-carts': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-delivery-slots': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-designs': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-drafts': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-return-submissions': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-sessions': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-sign-in-attempts': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-subscriptions': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-wishes': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string | null;
    };
  };
  'tryon-asset': {
    values: readonly [string | null];
    row: {
      readonly type: 'watches' | 'sneakers' | 'lipsticks' | 'eyeshadows' | 'rings' | 'earrings' | 'sunglasses';
      readonly makeUp: ColumnTypes['sku.make_up'] | null;
      readonly model: unknown;
    };
  };
  'video-by-id': {
    values: readonly [string | null, string | null];
    row: {
      readonly video: unknown;
    };
  };
  'video-captions': {
    values: readonly [string | null, string | null];
    row: {
      readonly captions: ColumnTypes['video_text.captions'];
    };
  };
  'waiting-by-id': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly skuId: ColumnTypes['back_in_stock.sku_id'];
      readonly identifier: string;
      readonly countryCode: string;
      readonly language: string;
      readonly notifiedAt: Date | null;
    };
  };
  'waiting-claim': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
      readonly identifierType: 'Email' | 'Phone';
    };
  };
  'waiting-forget': {
    values: readonly [string | null];
    row: never;
  };
  'wishlist-add': {
    values: readonly [string | null, string | null, readonly string[] | null, Date | null];
    row: never;
  };
  'wishlist-customer': {
    values: readonly [string | null];
    row: {
      readonly id: string;
    };
  };
  'wishlist-drop': {
    values: readonly [string | null];
    row: never;
  };
  'wishlist-hand-over': {
    values: readonly [string | null, string | null, readonly string[] | null];
    row: never;
  };
  'wishlist-items': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null];
    row: {
      readonly skuId: ColumnTypes['sku.id'] | null;
      readonly productId: string | null;
      readonly slug: string | null;
      readonly name: string | null;
      readonly colour: string | null;
      readonly size: string | null;
      readonly look: string | null;
      readonly media: ColumnTypes['sku.media'] | null;
      readonly sellable: boolean | null;
      readonly cscSellable: boolean | null;
      readonly backInStock: boolean | null;
      readonly amount: number | null;
      readonly currency: string | null;
      readonly free: number | null;
      readonly mayHave: boolean | null;
      readonly isGiven: boolean | null;
    };
  };
  'wishlist-living-session': {
    values: readonly [string | null];
    row: {
      readonly id: string;
    };
  };
  'wishlist-remove': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly skuId: ColumnTypes['wishlist_item.sku_id'];
    };
  };
  'wishlist-share': {
    values: readonly [string | null, string | null, Date | null];
    row: {
      readonly token: string;
    };
  };
  'wishlist-share-owner': {
    values: readonly [string | null];
    row: {
      readonly customerId: string;
    };
  };
  'wishlist-share-token': {
    values: readonly [string | null];
    row: {
      readonly token: string;
    };
  };
  'wishlist-shown': {
    values: readonly [readonly string[] | null, string | null, Date | null];
    row: {
      readonly skuId: ColumnTypes['sku.id'] | null;
      readonly productId: string | null;
    };
  };
  'wishlist-skus': {
    values: readonly [string | null, string | null];
    row: {
      readonly skuId: ColumnTypes['wishlist_item.sku_id'];
    };
  };
  'wishlist-withdraw': {
    values: readonly [string | null];
    row: never;
  };
}
