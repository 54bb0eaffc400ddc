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
  'agent-act-finish': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'agent-act-insert': {
    values: readonly [string | null, string | null, string | null, string | null, Date | null, string | null, string | null, string | null, string | null];
    row: never;
  };
  'agent-act-insert-listed': {
    values: readonly [readonly string[] | null, string | null, string | null, readonly string[] | null, Date | null];
    row: never;
  };
  'agent-acts-of-customer': {
    values: readonly [string | null, number | null];
    row: {
      readonly at: Date;
      readonly act: 'signed-in' | 'searched' | 'listed' | 'began' | 'prefilled' | 'ended' | 'read' | 'changed';
      readonly call: string | null;
      readonly firstName: string;
      readonly lastName: string;
      readonly city: string;
      readonly texts: ColumnTypes['store.texts'];
    };
  };
  'agent-by-id': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly login: string;
      readonly passwordHash: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly storeId: string;
    };
  };
  'agent-by-login': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly login: string;
      readonly passwordHash: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly storeId: string;
    };
  };
  'agent-find-clients': {
    values: readonly [string | null, readonly number[] | null, readonly number[] | null, readonly number[] | null, number | null];
    row: {
      readonly id: string;
      readonly email: string | null;
      readonly phone: string | null;
      readonly firstName: string;
      readonly lastName: string;
      readonly firstNameReading: string | null;
      readonly lastNameReading: string | null;
      readonly country: string;
      readonly goldenId: string | null;
      readonly dreamId: string | null;
      readonly status: 'boutique' | 'active' | 'locked' | 'closed';
      readonly city: string | null;
    };
  };
  'agent-store': {
    values: readonly [string | null];
    row: {
      readonly storeId: string;
    };
  };
  'agent-visible-client': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly email: string | null;
      readonly phone: string | null;
      readonly firstName: string;
      readonly lastName: string;
      readonly firstNameReading: string | null;
      readonly lastNameReading: string | null;
      readonly country: string;
      readonly goldenId: string | null;
      readonly dreamId: string | null;
      readonly status: 'boutique' | 'active' | 'locked' | 'closed';
    };
  };
  'answer-uses': {
    values: readonly [];
    row: {
      readonly theme: string;
      readonly slug: string;
      readonly language: string;
      readonly useful: number;
      readonly useless: number;
    };
  };
  'appointment-add': {
    values: readonly [string | null, string | null, string | null, Date | null, Date | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'appointment-ahead': {
    values: readonly [string | null, string | null, Date | null, Date | null, Date | null, string | null];
    row: {
      readonly ahead: number;
      readonly overlapping: number;
    };
  };
  'appointment-by-id': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly storeId: string;
      readonly type: string;
      readonly startsAt: Date;
      readonly endsAt: Date;
      readonly state: 'booked' | 'cancelled';
      readonly email: string | null;
      readonly phone: string | null;
      readonly wish: string | null;
      readonly locale: string;
      readonly change: number;
      readonly changedAt: Date;
      readonly slug: string;
      readonly country: string;
      readonly city: string;
      readonly address: ColumnTypes['store.address'];
      readonly storePhone: string;
      readonly timeZone: string;
      readonly texts: ColumnTypes['store.texts'];
    };
  };
  'appointment-cancel': {
    values: readonly [string | null, Date | null];
    row: {
      readonly change: number;
    };
  };
  'appointment-contact': {
    values: readonly [string | null];
    row: {
      readonly firstName: string;
      readonly lastName: string;
      readonly email: string | null;
      readonly phone: string | null;
    };
  };
  'appointment-lock': {
    values: readonly [string | null, string | null, string | null, Date | null];
    row: {
      readonly id: string;
      readonly storeId: string;
      readonly type: string;
      readonly startsAt: Date;
      readonly state: 'booked' | 'cancelled';
      readonly customerId: string | null;
      readonly email: string | null;
    };
  };
  'appointment-lock-person': {
    values: readonly [string | null];
    row: {
      readonly locked: boolean;
    };
  };
  'appointment-move': {
    values: readonly [string | null, Date | null, Date | null, Date | null];
    row: {
      readonly change: number;
    };
  };
  'appointment-slot-give-back': {
    values: readonly [string | null, string | null, Date | null];
    row: never;
  };
  'appointment-slot-take': {
    values: readonly [string | null, string | null, Date | null, number | null];
    row: {
      readonly taken: number;
    };
  };
  'appointment-slots-lock': {
    values: readonly [string | null, string | null, Date | null, Date | null];
    row: {
      readonly startsAt: Date;
    };
  };
  'appointment-slots-taken': {
    values: readonly [string | null, Date | null, Date | null];
    row: {
      readonly type: string;
      readonly startsAt: Date;
      readonly taken: number;
    };
  };
  'appointment-store': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly timeZone: string;
      readonly hours: ColumnTypes['store.hours'];
      readonly closures: ColumnTypes['store.closures'];
      readonly appointments: ColumnTypes['store.appointments'];
    };
  };
  'appointment-waiting-add': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'appointment-waiting-in-line': {
    values: readonly [string | null, string | null, Date | null];
    row: {
      readonly id: string;
      readonly day: string | null;
      readonly toldAt: Date | null;
    };
  };
  'appointment-waiting-kinds': {
    values: readonly [];
    row: {
      readonly storeId: string;
      readonly type: string;
    };
  };
  'appointment-waiting-tell': {
    values: readonly [readonly string[] | null, Date | null];
    row: never;
  };
  'appointment-waiting-to-send': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly type: string;
      readonly day: string | null;
      readonly email: string;
      readonly locale: string;
      readonly slug: string;
      readonly texts: ColumnTypes['store.texts'];
    };
  };
  'appointments-forget-customer': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'appointments-held': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'appointments-list': {
    values: readonly [string | null, string | null, Date | null];
    row: {
      readonly id: string;
      readonly storeId: string;
      readonly type: string;
      readonly startsAt: Date;
      readonly endsAt: Date;
      readonly state: 'booked' | 'cancelled';
      readonly email: string | null;
      readonly phone: string | null;
      readonly wish: string | null;
      readonly locale: string;
      readonly change: number;
      readonly changedAt: Date;
      readonly slug: string;
      readonly country: string;
      readonly city: string;
      readonly address: ColumnTypes['store.address'];
      readonly storePhone: string;
      readonly timeZone: string;
      readonly texts: ColumnTypes['store.texts'];
    };
  };
  'appointments-remind': {
    values: readonly [Date | null, Date | null, number | null, number | null];
    row: {
      readonly id: string;
      readonly change: number;
      readonly email: string | null;
      readonly phone: string | null;
    };
  };
  'audit-markets': {
    values: readonly [];
    row: {
      readonly market: string;
    };
  };
  'audit-order-key': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'audit-order-number': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'audit-order-overdue': {
    values: readonly [string | null, string | null, string | null, Date | null];
    row: {
      readonly id: string;
    };
  };
  'audit-order-parcels': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'audit-order-states': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly state: string;
      readonly parcels: readonly string[];
      readonly hasOpen: boolean;
      readonly came: string;
      readonly ids: readonly string[];
    };
  };
  'audit-order-total': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'audit-order-unconfirmed': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'audit-paper-credit': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'audit-paper-missing': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'audit-paper-money': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'audit-paper-numbers': {
    values: readonly [];
    row: {
      readonly id: string;
    };
  };
  'audit-payment-captured': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
      readonly total: number;
      readonly captured: number;
      readonly transferred: number;
      readonly parcels: unknown;
    };
  };
  'audit-payment-covers': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'audit-payment-kept': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
      readonly market: string;
      readonly paymentId: string;
    };
  };
  'audit-payment-refunds': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
      readonly subtotal: number;
      readonly shippingAmount: number;
      readonly total: number;
      readonly captured: number;
      readonly due: number;
      readonly given: number;
      readonly owed: number;
      readonly noted: number;
      readonly goods: number;
    };
  };
  'audit-payment-unrefunded': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
      readonly orderId: string;
    };
  };
  'audit-return-holds': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'audit-return-inspected': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'audit-return-pieces': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'audit-slot-orders': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'audit-slot-places': {
    values: readonly [];
    row: {
      readonly id: string;
    };
  };
  'audit-stock-held': {
    values: readonly [];
    row: {
      readonly id: string;
    };
  };
  'audit-stock-pieces': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'audit-stock-reservations': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'audit-until': {
    values: readonly [string | null, string | null, number | null];
    row: {
      readonly until: string | null;
      readonly orders: number;
    };
  };
  'audit-workshop-messages': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
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
  'bag-aside-move': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'bag-aside-put': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'bag-aside-take': {
    values: readonly [string | null, Date | null, string | null];
    row: {
      readonly id: string;
      readonly market: string;
      readonly prefilledId: string | null;
    };
  };
  'bags-aside-count': {
    values: readonly [string | null, Date | null];
    row: {
      readonly bags: number;
    };
  };
  'bags-aside-of-agent': {
    values: readonly [string | null, Date | null, number | null];
    row: {
      readonly id: string;
      readonly word: string;
      readonly putAt: Date;
      readonly pieces: number;
    };
  };
  'callback-insert': {
    values: readonly [string | null, string | null, Date | null, Date | null, string | null, string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'callback-slot-take': {
    values: readonly [string | null, Date | null, number | null];
    row: {
      readonly taken: number;
    };
  };
  'callback-slots-taken': {
    values: readonly [string | null, Date | null];
    row: {
      readonly startsAt: Date;
      readonly taken: number;
    };
  };
  'callbacks-forget': {
    values: readonly [string | null, Date | null];
    row: never;
  };
  'callbacks-held': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
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
      readonly hasPendingOrder: boolean;
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
      readonly saleId: string | null;
      readonly saleMax: number | null;
      readonly saleOrdered: number;
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
      readonly saleId: string | null;
      readonly saleMax: number | null;
      readonly saleOrdered: number;
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
      readonly saleId: string | null;
      readonly saleMax: number | null;
      readonly saleOrdered: number;
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
  'cart-return-gift': {
    values: readonly [string | null, string | null];
    row: never;
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
    values: readonly [string | null, string | null, Date | null];
    row: {
      readonly isExclusive: boolean;
      readonly opensAt: Date | null;
      readonly closesAt: Date | null;
      readonly saleId: string | null;
      readonly isInvited: boolean;
      readonly isLetIn: boolean;
      readonly ageRestricted: boolean;
    };
  };
  'certificate-add': {
    values: readonly [string | null, string | null, string | null, readonly string[] | null, string | null, string | null, string | null, string | null, string | null];
    row: {
      readonly serialNumber: string;
    };
  };
  'certificate-add-entry': {
    values: readonly [string | null, number | null, string | null, string | null, string | null, string | null, string | null, Date | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: never;
  };
  'certificate-audit-next': {
    values: readonly [string | null, number | null];
    row: {
      readonly serialNumber: string;
      readonly status: 'issued' | 'activated' | 'lost' | 'stolen' | 'returned' | 'blocked';
      readonly ownerId: string | null;
      readonly skuId: ColumnTypes['certificate.sku_id'] | null;
      readonly isEntered: boolean;
    };
  };
  'certificate-beginning': {
    values: readonly [string | null];
    row: {
      readonly status: 'issued' | 'activated' | 'lost' | 'stolen' | 'returned' | 'blocked';
      readonly ownerId: string | null;
      readonly skuId: ColumnTypes['certificate.sku_id'] | null;
      readonly madeOn: string;
      readonly activatedOn: string | null;
      readonly isEntered: boolean;
    };
  };
  'certificate-bought-pieces': {
    values: readonly [string | null, string | null];
    row: {
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
  'certificate-buyer': {
    values: readonly [string | null, string | null];
    row: {
      readonly customerId: string | null;
      readonly locale: string;
    };
  };
  'certificate-by-number': {
    values: readonly [string | null];
    row: {
      readonly status: 'issued' | 'activated' | 'lost' | 'stolen' | 'returned' | 'blocked';
      readonly activationHash: string;
      readonly offeredUntil: Date | null;
    };
  };
  'certificate-contents': {
    values: readonly [string | null, string | null, readonly string[] | null];
    row: {
      readonly id: string;
      readonly language: string;
      readonly title: string;
      readonly text: string;
      readonly care: unknown;
    };
  };
  'certificate-entries': {
    values: readonly [readonly string[] | null];
    row: {
      readonly serialNumber: string;
      readonly place: number;
      readonly key: string;
      readonly word: 'ISSUED' | 'ACTIVATED' | 'OWNED' | 'NAMED' | 'LOST' | 'STOLEN' | 'FOUND' | 'REPAIRED' | 'BLOCKED';
      readonly fromId: string;
      readonly signerId: string;
      readonly toId: string;
      readonly at: Date;
      readonly language: string;
      readonly skuId: string | null;
      readonly contact: string | null;
      readonly previousHash: string;
      readonly keyId: string;
      readonly hash: string;
      readonly signature: string;
    };
  };
  'certificate-forget-offer': {
    values: readonly [string | null];
    row: never;
  };
  'certificate-going-back': {
    values: readonly [string | null];
    row: {
      readonly serialNumber: string;
    };
  };
  'certificate-last-entry': {
    values: readonly [string | null];
    row: {
      readonly place: number;
      readonly hash: string;
      readonly skuId: string | null;
    };
  };
  'certificate-lines-of-parcel': {
    values: readonly [string | null, string | null, string | null, readonly string[] | null];
    row: {
      readonly id: string;
      readonly skuId: ColumnTypes['order_line.sku_id'];
      readonly quantity: number;
      readonly materials: readonly string[];
    };
  };
  'certificate-lock': {
    values: readonly [string | null];
    row: {
      readonly serialNumber: string;
      readonly status: 'issued' | 'activated' | 'lost' | 'stolen' | 'returned' | 'blocked';
      readonly skuId: ColumnTypes['certificate.sku_id'] | null;
      readonly ownerId: string | null;
      readonly activationHash: string;
    };
  };
  'certificate-lock-own': {
    values: readonly [string | null, string | null];
    row: {
      readonly serialNumber: string;
      readonly status: 'issued' | 'activated' | 'lost' | 'stolen' | 'returned' | 'blocked';
      readonly skuId: ColumnTypes['certificate.sku_id'] | null;
      readonly ownerId: string | null;
      readonly activationHash: string;
    };
  };
  'certificate-lock-to-activate': {
    values: readonly [string | null, string | null];
    row: {
      readonly serialNumber: string;
      readonly status: 'issued' | 'activated' | 'lost' | 'stolen' | 'returned' | 'blocked';
      readonly skuId: ColumnTypes['certificate.sku_id'] | null;
      readonly ownerId: string | null;
      readonly activationHash: string;
    };
  };
  'certificate-material-contents': {
    values: readonly [string | null, readonly string[] | null];
    row: {
      readonly id: string;
      readonly texts: ColumnTypes['material.texts'];
    };
  };
  'certificate-name-piece': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'certificate-note-entered': {
    values: readonly [string | null];
    row: never;
  };
  'certificate-of-customer': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly serialNumber: string;
      readonly status: 'issued' | 'activated' | 'lost' | 'stolen' | 'returned' | 'blocked';
      readonly madeOn: string;
      readonly materialIds: readonly string[];
      readonly offeredUntil: Date | null;
      readonly skuId: ColumnTypes['sku.id'] | null;
      readonly productId: string | null;
      readonly slug: string | null;
      readonly name: string | null;
      readonly colour: string | null;
      readonly size: string | null;
      readonly look: string | null;
      readonly media: ColumnTypes['sku.media'] | null;
    };
  };
  'certificate-offered-until': {
    values: readonly [string | null];
    row: {
      readonly expiresAt: Date;
    };
  };
  'certificate-own-contacts': {
    values: readonly [string | null];
    row: {
      readonly email: string | null;
      readonly phone: string | null;
    };
  };
  'certificate-pieces': {
    values: readonly [readonly string[] | null, readonly string[] | null];
    row: {
      readonly skuId: ColumnTypes['sku.id'];
      readonly materials: readonly string[];
    };
  };
  'certificate-printed-materials': {
    values: readonly [readonly string[] | null];
    row: {
      readonly id: string;
      readonly originCountry: string;
      readonly texts: ColumnTypes['material.texts'];
    };
  };
  'certificate-printed-of-parcel': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly serialNumber: string;
      readonly madeOn: string;
      readonly materialIds: readonly string[];
      readonly activationHash: string;
      readonly skuId: ColumnTypes['sku.id'] | null;
      readonly productId: string | null;
      readonly slug: string | null;
      readonly name: string | null;
      readonly colour: string | null;
      readonly size: string | null;
      readonly look: string | null;
      readonly media: ColumnTypes['sku.media'] | null;
      readonly edition: number | null;
      readonly editionOf: number | null;
    };
  };
  'certificate-printed-own': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly serialNumber: string;
      readonly madeOn: string;
      readonly materialIds: readonly string[];
      readonly activationHash: string;
      readonly skuId: ColumnTypes['sku.id'] | null;
      readonly productId: string | null;
      readonly slug: string | null;
      readonly name: string | null;
      readonly colour: string | null;
      readonly size: string | null;
      readonly look: string | null;
      readonly media: ColumnTypes['sku.media'] | null;
      readonly firstName: string;
      readonly lastName: string;
    };
  };
  'certificate-set': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'certificate-to-offer': {
    values: readonly [number | null];
    row: {
      readonly serialNumber: string;
      readonly ownerId: string;
      readonly offeredTo: string;
      readonly locale: string;
    };
  };
  'certificate-to-unbind': {
    values: readonly [string | null, string | null, string | null, number | null];
    row: {
      readonly serialNumber: string;
    };
  };
  'certificate-transfer-add': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null, Date | null];
    row: never;
  };
  'certificate-transfer-by-token': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly serialNumber: string;
      readonly fromId: string;
      readonly eventKey: string;
      readonly emailTo: string | null;
      readonly phoneNumber: string | null;
      readonly contactSalt: string;
      readonly state: 'offered' | 'accepted' | 'withdrawn' | 'expired';
      readonly expiresAt: Date;
      readonly isRecipient: boolean;
    };
  };
  'certificate-transfer-end': {
    values: readonly [string | null, string | null, Date | null];
    row: never;
  };
  'certificate-transfer-open': {
    values: readonly [string | null, string | null, Date | null];
    row: {
      readonly emailTo: string | null;
      readonly phoneNumber: string | null;
      readonly expiresAt: Date;
    };
  };
  'certificate-transfer-to-send': {
    values: readonly [string | null];
    row: {
      readonly serialNumber: string;
      readonly emailTo: string | null;
      readonly phoneNumber: string | null;
      readonly locale: string;
      readonly state: 'offered' | 'accepted' | 'withdrawn' | 'expired';
      readonly expiresAt: Date;
      readonly skuId: ColumnTypes['certificate.sku_id'] | null;
      readonly giverEmail: string | null;
      readonly giverName: string;
      readonly giverLocale: string;
    };
  };
  'certificate-transfers-expire': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'certificate-unbound-of-lines': {
    values: readonly [string | null, readonly string[] | null];
    row: {
      readonly serialNumber: string;
    };
  };
  'certificate-unentered': {
    values: readonly [number | null];
    row: {
      readonly serialNumber: string;
    };
  };
  'certificates-of-customer': {
    values: readonly [string | null, string | null];
    row: {
      readonly serialNumber: string;
      readonly status: 'issued' | 'activated' | 'lost' | 'stolen' | 'returned' | 'blocked';
      readonly madeOn: string;
      readonly materialIds: readonly string[];
      readonly offeredUntil: Date | null;
      readonly skuId: ColumnTypes['sku.id'] | null;
      readonly productId: string | null;
      readonly slug: string | null;
      readonly name: string | null;
      readonly colour: string | null;
      readonly size: string | null;
      readonly look: string | null;
      readonly media: ColumnTypes['sku.media'] | null;
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
  'chat-adopt': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'chat-all-messages': {
    values: readonly [string | null];
    row: {
      readonly words: string;
      readonly at: Date;
      readonly agentName: string | null;
    };
  };
  'chat-append': {
    values: readonly [string | null, string | null, string | null, string | null, Date | null];
    row: {
      readonly seq: number;
    };
  };
  'chat-begin': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'chat-end-own': {
    values: readonly [string | null, string | null, Date | null];
    row: {
      readonly id: string;
      readonly desk: string;
    };
  };
  'chat-known-answer': {
    values: readonly [string | null, string | null];
    row: {
      readonly seq: number;
    };
  };
  'chat-known-message': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly seq: number;
    };
  };
  'chat-last-own': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly state: ColumnTypes['chat.state'];
      readonly endedBy: ColumnTypes['chat.ended_by'] | null;
      readonly version: number;
      readonly agentName: string | null;
      readonly hasTranscript: boolean;
    };
  };
  'chat-lock': {
    values: readonly [readonly string[] | null, string | null];
    row: {
      readonly id: string;
      readonly desk: string;
      readonly state: ColumnTypes['chat.state'];
      readonly agentId: string | null;
      readonly lastSeq: number;
    };
  };
  'chat-lock-own': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly desk: string;
      readonly lastSeq: number;
    };
  };
  'chat-move': {
    values: readonly [string | null, string | null, string | null, Date | null];
    row: never;
  };
  'chat-of-desk': {
    values: readonly [readonly string[] | null, string | null];
    row: {
      readonly id: string;
      readonly state: ColumnTypes['chat.state'];
      readonly name: string;
      readonly customerId: string | null;
      readonly locale: string;
      readonly createdAt: Date;
      readonly agentId: string | null;
      readonly lastSeq: number;
      readonly agentName: string | null;
    };
  };
  'chat-read': {
    values: readonly [string | null, number | null];
    row: {
      readonly seq: number;
      readonly id: string;
      readonly agentId: string | null;
      readonly words: string;
      readonly at: Date;
    };
  };
  'chat-stamp': {
    values: readonly [string | null];
    row: {
      readonly version: number;
    };
  };
  'chat-tell': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly isTold: boolean;
      readonly isDeskTold: boolean;
    };
  };
  'chat-transcript': {
    values: readonly [string | null];
    row: {
      readonly transcriptTo: string | null;
      readonly locale: string;
      readonly createdAt: Date;
      readonly desk: string;
    };
  };
  'chat-wish-transcript': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'chats-forget': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'chats-held': {
    values: readonly [string | null, string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'chats-of-desks': {
    values: readonly [readonly string[] | null];
    row: {
      readonly id: string;
      readonly state: ColumnTypes['chat.state'];
      readonly name: string;
      readonly customerId: string | null;
      readonly locale: string;
      readonly createdAt: Date;
      readonly agentId: string | null;
      readonly lastSeq: number;
      readonly agentName: string | null;
      readonly lastWords: string;
    };
  };
  'chats-silent': {
    values: readonly [Date | null, Date | null, Date | null];
    row: {
      readonly id: string;
      readonly desk: string;
    };
  };
  'client-add-to-store': {
    values: readonly [string | null, string | null, string | null, Date | null];
    row: never;
  };
  'client-collected-in': {
    values: readonly [string | null, string | null];
    row: {
      readonly storeId: string;
      readonly customerId: string;
    };
  };
  'client-note-count': {
    values: readonly [string | null, string | null];
    row: {
      readonly notes: number;
    };
  };
  'client-note-insert': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'client-note-lock-client': {
    values: readonly [string | null, string | null];
    row: {
      readonly storeId: string;
    };
  };
  'client-note-remove': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'client-notes': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly words: string;
      readonly writtenAt: Date;
      readonly firstName: string;
      readonly lastName: string;
    };
  };
  'client-notes-for-client': {
    values: readonly [string | null, number | null];
    row: {
      readonly words: string;
      readonly writtenAt: Date;
      readonly firstName: string;
      readonly lastName: string;
      readonly city: string;
      readonly texts: ColumnTypes['store.texts'];
    };
  };
  'client-set-keys': {
    values: readonly [string | null, string | null, readonly number[] | null];
    row: never;
  };
  'client-stores-of': {
    values: readonly [readonly string[] | null];
    row: {
      readonly storeId: string;
      readonly customerId: string;
    };
  };
  'clients-any-to-be-keyed': {
    values: readonly [];
    row: {
      readonly id: string;
    };
  };
  'clients-set-keyed': {
    values: readonly [readonly string[] | null];
    row: never;
  };
  'clients-to-be-keyed': {
    values: readonly [number | null];
    row: {
      readonly id: string;
      readonly email: string | null;
      readonly phone: string | null;
      readonly firstName: string;
      readonly lastName: string;
      readonly firstNameReading: string | null;
      readonly lastNameReading: string | null;
      readonly goldenId: string | null;
      readonly dreamId: string | null;
      readonly status: 'boutique' | 'active' | 'locked' | 'closed';
    };
  };
  'club-drop-member': {
    values: readonly [string | null, string | null];
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
  'club-put-member': {
    values: readonly [string | null, string | null, string | null, Date | null];
    row: {
      readonly name: string;
      readonly joinedAt: Date;
    };
  };
  'clubs': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly rule: ColumnTypes['club.rule'];
      readonly texts: ColumnTypes['club.texts'];
      readonly memberName: string | null;
      readonly joinedAt: Date | null;
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
      readonly isHandedOver: boolean;
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
      readonly isHandedOver: boolean;
      readonly hasShipping: boolean;
      readonly hasSlots: boolean;
      readonly payments: unknown;
    };
  };
  'commit-exceeded-sales': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly skuId: string;
      readonly max: number;
    };
  };
  'commit-hold': {
    values: readonly [string | null, string | null, readonly string[] | null, readonly string[] | null, readonly string[] | null, readonly string[] | null, readonly number[] | null, string | null, string | null, Date | null, Date | null, readonly string[] | null, readonly string[] | null, string | null, string | null, number | null, readonly string[] | null, string | null];
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
  'commit-lock-limited-customer': {
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
      readonly isHandedOver: boolean;
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
  'consent-texts-keep': {
    values: readonly [readonly string[] | null, readonly string[] | null, readonly string[] | null, readonly string[] | null, readonly string[] | null, Date | null];
    row: never;
  };
  'consents-account': {
    values: readonly [string | null];
    row: {
      readonly phone: string | null;
      readonly kisa: ColumnTypes['customer.kisa'] | null;
    };
  };
  'consents-carry': {
    values: readonly [string | null, string | null, string | null, readonly string[] | null, string | null, string | null, Date | null];
    row: never;
  };
  'consents-kept': {
    values: readonly [string | null];
    row: {
      readonly type: string;
      readonly value: boolean;
      readonly textVersion: string;
    };
  };
  'consents-record': {
    values: readonly [string | null, string | null, string | null, readonly string[] | null, readonly boolean[] | null, readonly string[] | null, readonly string[] | null, string | null, string | null, string | null, Date | null];
    row: never;
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
  'count-answer-use': {
    values: readonly [string | null, string | null, string | null, string | null, number | null, number | null];
    row: {
      readonly articleId: string;
    };
  };
  'counted-use-count': {
    values: readonly [readonly string[] | null, Date | null, readonly number[] | null];
    row: {
      readonly key: string;
      readonly uses: number;
      readonly endsAt: Date;
    };
  };
  'counted-use-give-back': {
    values: readonly [readonly string[] | null];
    row: never;
  };
  'country-known': {
    values: readonly [string | null];
    row: {
      readonly iso: string;
    };
  };
  'custom-order-by-token': {
    values: readonly [string | null];
    row: {
      readonly market: string;
      readonly orderId: string;
      readonly id: string;
      readonly kind: 'approval' | 'pay_by_link';
      readonly state: 'drafted' | 'sent' | 'approved' | 'declined' | 'payment';
      readonly agentId: string;
      readonly tokenHash: string;
      readonly expiresAt: Date;
      readonly orderState: string;
      readonly placedAt: Date | null;
      readonly sessionId: string;
      readonly customerId: string | null;
    };
  };
  'custom-order-load': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, boolean | null];
    row: {
      readonly gift: ColumnTypes['shop_order.gift'] | null;
    };
  };
  'custom-order-lock': {
    values: readonly [string | null, string | null, string | null, Date | null];
    row: {
      readonly market: string;
      readonly orderId: string;
      readonly id: string;
      readonly kind: 'approval' | 'pay_by_link';
      readonly state: 'drafted' | 'sent' | 'approved' | 'declined' | 'payment';
      readonly agentId: string;
      readonly tokenHash: string;
      readonly expiresAt: Date;
      readonly orderState: string;
      readonly placedAt: Date | null;
      readonly sessionId: string;
      readonly customerId: string | null;
      readonly isOpen: boolean;
    };
  };
  'custom-order-lock-by-token': {
    values: readonly [string | null];
    row: {
      readonly market: string;
      readonly orderId: string;
      readonly id: string;
      readonly kind: 'approval' | 'pay_by_link';
      readonly state: 'drafted' | 'sent' | 'approved' | 'declined' | 'payment';
      readonly agentId: string;
      readonly tokenHash: string;
      readonly expiresAt: Date;
      readonly orderState: string;
      readonly placedAt: Date | null;
      readonly sessionId: string;
      readonly customerId: string | null;
    };
  };
  'custom-order-of-order': {
    values: readonly [string | null, string | null];
    row: {
      readonly market: string;
      readonly orderId: string;
      readonly id: string;
      readonly kind: 'approval' | 'pay_by_link';
      readonly state: 'drafted' | 'sent' | 'approved' | 'declined' | 'payment';
      readonly agentId: string;
      readonly tokenHash: string;
      readonly expiresAt: Date;
      readonly orderState: string;
      readonly placedAt: Date | null;
      readonly sessionId: string;
      readonly customerId: string | null;
    };
  };
  'custom-order-send': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, Date | null, Date | null];
    row: never;
  };
  'custom-order-set-state': {
    values: readonly [string | null, string | null, string | null, Date | null];
    row: never;
  };
  'custom-orders-of-agent': {
    values: readonly [string | null, string | null, Date | null, number | null];
    row: {
      readonly market: string;
      readonly orderId: string;
      readonly id: string;
      readonly kind: 'approval' | 'pay_by_link';
      readonly state: 'drafted' | 'sent' | 'approved' | 'declined' | 'payment';
      readonly agentId: string;
      readonly tokenHash: string;
      readonly expiresAt: Date;
      readonly orderState: string;
      readonly placedAt: Date | null;
      readonly sessionId: string;
      readonly customerId: string | null;
      readonly sentAt: Date;
      readonly locale: string;
      readonly currency: string;
      readonly total: number;
      readonly shipTo: ColumnTypes['fulfilment.address'] | null;
      readonly pieces: number;
    };
  };
  'customer-by-email': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly login: string;
      readonly email: string | null;
      readonly phone: string | null;
      readonly title: string | null;
      readonly firstName: string;
      readonly lastName: string;
      readonly country: string;
      readonly sizes: ColumnTypes['customer.sizes'];
      readonly passwordHash: string | null;
      readonly status: 'boutique' | 'active' | 'locked' | 'closed';
      readonly lockedUntil: Date | null;
    };
  };
  'customer-by-id': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly login: string;
      readonly email: string | null;
      readonly phone: string | null;
      readonly title: string | null;
      readonly firstName: string;
      readonly lastName: string;
      readonly country: string;
      readonly sizes: ColumnTypes['customer.sizes'];
      readonly passwordHash: string | null;
      readonly status: 'boutique' | 'active' | 'locked' | 'closed';
      readonly lockedUntil: Date | null;
    };
  };
  'customer-by-login': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly login: string;
      readonly email: string | null;
      readonly phone: string | null;
      readonly title: string | null;
      readonly firstName: string;
      readonly lastName: string;
      readonly country: string;
      readonly sizes: ColumnTypes['customer.sizes'];
      readonly passwordHash: string | null;
      readonly status: 'boutique' | 'active' | 'locked' | 'closed';
      readonly lockedUntil: Date | null;
    };
  };
  'customer-insert': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
    row: {
      readonly id: string;
    };
  };
  'customer-insert-by-mobile': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
    row: {
      readonly id: string;
    };
  };
  'customer-lock-number': {
    values: readonly [string | null];
    row: {
      readonly locked: boolean;
    };
  };
  'customer-set-email': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'customer-set-mobile': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'customer-set-password': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'customer-upgrade': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'customers-by-number': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly login: string;
      readonly email: string | null;
      readonly phone: string | null;
      readonly title: string | null;
      readonly firstName: string;
      readonly lastName: string;
      readonly country: string;
      readonly sizes: ColumnTypes['customer.sizes'];
      readonly passwordHash: string | null;
      readonly status: 'boutique' | 'active' | 'locked' | 'closed';
      readonly lockedUntil: Date | null;
    };
  };
  'customers-by-phone': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly login: string;
      readonly email: string | null;
      readonly phone: string | null;
      readonly title: string | null;
      readonly firstName: string;
      readonly lastName: string;
      readonly country: string;
      readonly sizes: ColumnTypes['customer.sizes'];
      readonly passwordHash: string | null;
      readonly status: 'boutique' | 'active' | 'locked' | 'closed';
      readonly lockedUntil: Date | null;
    };
  };
  'desk-countries': {
    values: readonly [string | null];
    row: {
      readonly country: string;
      readonly isOwn: boolean;
    };
  };
  'desk-is-staffed': {
    values: readonly [string | null, Date | null];
    row: {
      readonly isStaffed: boolean;
    };
  };
  'desk-presence-note': {
    values: readonly [string | null, readonly string[] | null, Date | null];
    row: never;
  };
  'desk-stamp': {
    values: readonly [readonly string[] | null];
    row: {
      readonly count: number;
      readonly sum: number;
    };
  };
  'draft-article': {
    values: readonly [string | null, string | null];
    row: {
      readonly chunk: string;
      readonly category: string;
      readonly tags: readonly string[];
      readonly publishedOn: string;
      readonly picture: ColumnTypes['article.picture'] | null;
      readonly skuIds: ColumnTypes['article.sku_ids'];
      readonly forAgents: boolean;
      readonly own: unknown;
      readonly fallback: unknown;
    };
  };
  'draft-content': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly body: unknown;
      readonly language: ColumnTypes['content.language'];
      readonly forAgents: boolean;
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
  'draft-handed-over': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
      readonly cartLineId: string;
      readonly quantity: number;
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
  'edition-add': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'edition-lock': {
    values: readonly [string | null];
    row: {
      readonly id: string;
    };
  };
  'edition-take-back': {
    values: readonly [string | null];
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
  'export-add': {
    values: readonly [string | null, string | null, Date | null, Date | null];
    row: never;
  };
  'export-made': {
    values: readonly [string | null, Uint8Array | null, Date | null];
    row: {
      readonly id: string;
    };
  };
  'export-of-customer': {
    values: readonly [string | null, string | null, Date | null];
    row: {
      readonly bytes: Uint8Array | null;
    };
  };
  'export-to-make': {
    values: readonly [string | null];
    row: {
      readonly customerId: string;
      readonly email: string | null;
      readonly phone: string | null;
    };
  };
  'exports-of-customer': {
    values: readonly [string | null, Date | null];
    row: {
      readonly id: string;
      readonly askedAt: Date;
      readonly expiresAt: Date;
      readonly madeAt: Date | null;
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
  'follow-publication-day': {
    values: readonly [];
    row: {
      readonly version: number;
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
  'house-client-numbers': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'house-client-stores': {
    values: readonly [string | null, readonly string[] | null, Date | null];
    row: {
      readonly storeId: string;
    };
  };
  'house-client-to-be-keyed': {
    values: readonly [string | null];
    row: never;
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
  'interaction-like': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'interaction-unlike': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'interactions-drop': {
    values: readonly [string | null];
    row: never;
  };
  'interactions-hand-over': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'interactions-own': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
      readonly recipientKey: string;
      readonly recipientType: string;
      readonly interactionType: string;
      readonly interactedId: string;
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
  'kisa-set': {
    values: readonly [string | null, string | null];
    row: never;
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
  'looked-up-parcel': {
    values: readonly [string | null, readonly string[] | null, string | null, string | null];
    row: {
      readonly status: string;
      readonly placedAt: Date | null;
      readonly kind: 'home' | 'collect' | 'slot';
      readonly state: 'planned' | 'preparing' | 'shipped' | 'ready_for_collection' | 'delivered' | 'collected' | 'cancelled';
      readonly movedAt: Date | null;
      readonly moves: ColumnTypes['fulfilment.moves'];
      readonly eddMin: string | null;
      readonly eddMax: string | null;
      readonly delayedUntil: string | null;
      readonly tracking: ColumnTypes['fulfilment.tracking'] | null;
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
  'newsletter-ask': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'newsletter-customer': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly locale: string;
    };
  };
  'newsletter-due': {
    values: readonly [string | null, number | null];
    row: {
      readonly email: string;
      readonly locale: string | null;
      readonly readerId: string | null;
      readonly title: string | null;
      readonly firstName: string | null;
      readonly lastName: string | null;
    };
  };
  'newsletter-reader': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly email: string;
      readonly title: string | null;
      readonly firstName: string | null;
      readonly lastName: string | null;
      readonly locale: string;
    };
  };
  'newsletter-reader-know': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'newsletter-request': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly email: string;
      readonly title: string | null;
      readonly firstName: string | null;
      readonly lastName: string | null;
      readonly locale: string;
      readonly consents: ColumnTypes['newsletter_request.consents'];
      readonly askedAt: Date;
    };
  };
  'newsletter-request-take': {
    values: readonly [string | null, Date | null];
    row: {
      readonly id: string;
      readonly email: string;
      readonly title: string | null;
      readonly firstName: string | null;
      readonly lastName: string | null;
      readonly locale: string;
      readonly consents: ColumnTypes['newsletter_request.consents'];
      readonly askedAt: Date;
    };
  };
  'newsletter-requests-forget': {
    values: readonly [string | null];
    row: never;
  };
  'newsletter-send': {
    values: readonly [string | null, string | null, Date | null];
    row: {
      readonly readerId: string;
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
      readonly clubName: string | null;
    };
  };
  'one-time-by-id': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly customerId: string | null;
      readonly about: ColumnTypes['one_time_token.about'] | null;
      readonly createdAt: Date;
      readonly expiresAt: Date;
      readonly usedAt: Date | null;
    };
  };
  'one-time-by-token': {
    values: readonly [string | null, string | null, Date | null];
    row: {
      readonly id: string;
      readonly customerId: string | null;
      readonly about: ColumnTypes['one_time_token.about'] | null;
      readonly createdAt: Date;
      readonly expiresAt: Date;
      readonly usedAt: Date | null;
    };
  };
  'one-time-count-try': {
    values: readonly [string | null, string | null, Date | null, number | null];
    row: {
      readonly id: string;
      readonly customerId: string | null;
      readonly about: ColumnTypes['one_time_token.about'] | null;
      readonly createdAt: Date;
      readonly expiresAt: Date;
      readonly usedAt: Date | null;
    };
  };
  'one-time-drop': {
    values: readonly [string | null];
    row: never;
  };
  'one-time-end-of-customer': {
    values: readonly [string | null, readonly string[] | null, Date | null];
    row: never;
  };
  'one-time-insert': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, Date | null, Date | null];
    row: never;
  };
  'one-time-set-owner': {
    values: readonly [readonly string[] | null, string | null];
    row: never;
  };
  'one-time-use-code': {
    values: readonly [string | null, Date | null];
    row: {
      readonly id: string;
    };
  };
  'one-time-use-link': {
    values: readonly [string | null, string | null, Date | null];
    row: {
      readonly id: string;
      readonly customerId: string | null;
      readonly about: ColumnTypes['one_time_token.about'] | null;
      readonly createdAt: Date;
      readonly expiresAt: Date;
      readonly usedAt: Date | null;
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
      readonly stateName: string | null;
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
      readonly channel: string;
      readonly riskStatus: 'scored' | 'skipped' | null;
      readonly riskScore: number | null;
      readonly reviewState: 'none' | 'held' | 'accepted' | 'refused';
      readonly customOrder: unknown;
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
    values: readonly [string | null, string | null, string | null, Date | null, string | null];
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
      readonly channel: string;
      readonly riskStatus: 'scored' | 'skipped' | null;
      readonly riskScore: number | null;
      readonly reviewState: 'none' | 'held' | 'accepted' | 'refused';
      readonly customOrder: unknown;
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
      readonly reviewState: 'none' | 'held' | 'accepted' | 'refused';
    };
  };
  'order-lock-cart': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'order-mail-confirmed': {
    values: readonly [string | null, string | null, Date | null];
    row: never;
  };
  'order-mail-payments': {
    values: readonly [string | null, readonly string[] | null];
    row: {
      readonly method: string;
      readonly amount: number;
      readonly brand: string | null;
      readonly lastFour: string | null;
      readonly capturedAmount: number;
    };
  };
  'order-mail-state-name': {
    values: readonly [string | null, string | null];
    row: {
      readonly name: string;
    };
  };
  'order-of-owner': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null, string | null];
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
      readonly channel: string;
      readonly riskStatus: 'scored' | 'skipped' | null;
      readonly riskScore: number | null;
      readonly reviewState: 'none' | 'held' | 'accepted' | 'refused';
      readonly customOrder: unknown;
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
  'paper-add': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, number | null, string | null, string | null, Date | null, number | null, number | null, number | null, number | null];
    row: never;
  };
  'paper-fail': {
    values: readonly [string | null, string | null];
    row: {
      readonly failures: number;
    };
  };
  'paper-fiscal-of-customer': {
    values: readonly [string | null];
    row: {
      readonly fiscal: ColumnTypes['customer.fiscal'] | null;
    };
  };
  'paper-keep': {
    values: readonly [string | null, string | null, Uint8Array | null, string | null, Date | null];
    row: never;
  };
  'paper-kept': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
      readonly orderId: string;
      readonly locale: string;
      readonly bytes: Uint8Array | null;
      readonly hash: string | null;
    };
  };
  'paper-linked': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly kind: 'receipt' | 'invoice' | 'creditNote' | 'giftReceipt' | 'returnLabel' | 'workshopSheet';
      readonly bytes: Uint8Array | null;
      readonly hash: string | null;
      readonly number: string | null;
    };
  };
  'paper-next-place': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly lastPlace: number;
    };
  };
  'paper-of-owner': {
    values: readonly [string | null, string | null, string | null, string | null];
    row: {
      readonly kind: 'receipt' | 'invoice' | 'creditNote' | 'giftReceipt' | 'returnLabel' | 'workshopSheet';
      readonly bytes: Uint8Array | null;
      readonly hash: string | null;
      readonly number: string | null;
    };
  };
  'paper-order-of': {
    values: readonly [string | null, string | null];
    row: {
      readonly orderId: string;
    };
  };
  'paper-receipt-of-customer': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly kind: 'receipt' | 'invoice' | 'creditNote' | 'giftReceipt' | 'returnLabel' | 'workshopSheet';
      readonly bytes: Uint8Array | null;
      readonly hash: string | null;
      readonly number: string | null;
    };
  };
  'papers-ask-credits': {
    values: readonly [number | null];
    row: {
      readonly market: string;
      readonly orderId: string;
    };
  };
  'papers-ask-labels': {
    values: readonly [number | null];
    row: {
      readonly market: string;
      readonly orderId: string;
    };
  };
  'papers-ask-parcels': {
    values: readonly [number | null];
    row: {
      readonly market: string;
      readonly orderId: string;
    };
  };
  'papers-note-parcels': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'papers-note-returns': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'papers-of-order': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly kind: 'receipt' | 'invoice' | 'creditNote' | 'giftReceipt' | 'returnLabel' | 'workshopSheet';
      readonly subjectId: string;
      readonly entity: string;
      readonly place: number | null;
      readonly goods: number | null;
      readonly shipping: number | null;
      readonly issuedAt: Date;
      readonly madeAt: Date | null;
      readonly size: number | null;
      readonly returnNumber: string | null;
    };
  };
  'papers-to-print': {
    values: readonly [string | null, string | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly kind: 'receipt' | 'invoice' | 'creditNote' | 'giftReceipt' | 'returnLabel' | 'workshopSheet';
      readonly locale: string;
      readonly content: ColumnTypes['paper.content'];
    };
  };
  'parcel-delay': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'parcel-locale': {
    values: readonly [string | null, string | null];
    row: {
      readonly locale: string;
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
      readonly kind: 'home' | 'collect' | 'slot';
      readonly state: 'planned' | 'preparing' | 'shipped' | 'ready_for_collection' | 'delivered' | 'collected' | 'cancelled';
      readonly promised: string | null;
      readonly cost: number;
    };
  };
  'passkey-add': {
    values: readonly [string | null, string | null, string | null, string | null, Uint8Array | null, number | null, readonly string[] | null, string | null, Date | null];
    row: {
      readonly id: string;
    };
  };
  'passkey-by-credential': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly customerId: string | null;
      readonly agentId: string | null;
      readonly credentialId: string;
      readonly publicKey: Uint8Array;
      readonly counter: number;
    };
  };
  'passkey-remove': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'passkey-use': {
    values: readonly [string | null, number | null, Date | null];
    row: {
      readonly id: string;
    };
  };
  'passkeys-of-owner': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly credentialId: string;
      readonly device: ColumnTypes['passkey.device'];
      readonly createdAt: Date;
      readonly usedAt: Date | null;
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
  'personal-account': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'personal-addresses': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'personal-agent-acts': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'personal-bags': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'personal-blank-drafts': {
    values: readonly [string | null];
    row: never;
  };
  'personal-cards': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'personal-certificates': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'personal-client-notes': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'personal-client-stores': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'personal-close-account': {
    values: readonly [string | null];
    row: never;
  };
  'personal-consents': {
    values: readonly [string | null, string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'personal-drop-addresses': {
    values: readonly [string | null];
    row: never;
  };
  'personal-drop-bags': {
    values: readonly [string | null];
    row: never;
  };
  'personal-drop-cards': {
    values: readonly [string | null];
    row: {
      readonly providerToken: string;
    };
  };
  'personal-drop-client-notes': {
    values: readonly [string | null];
    row: never;
  };
  'personal-drop-client-stores': {
    values: readonly [string | null];
    row: never;
  };
  'personal-drop-consents': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'personal-drop-exports': {
    values: readonly [string | null];
    row: never;
  };
  'personal-drop-house-offers': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'personal-drop-invitations': {
    values: readonly [string | null];
    row: never;
  };
  'personal-drop-newsletter': {
    values: readonly [string | null];
    row: never;
  };
  'personal-drop-one-times': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'personal-drop-passkeys': {
    values: readonly [string | null];
    row: never;
  };
  'personal-drop-subscriptions': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'personal-drop-wishes': {
    values: readonly [string | null];
    row: never;
  };
  'personal-end-offers': {
    values: readonly [string | null, string | null, string | null, Date | null];
    row: never;
  };
  'personal-end-sessions': {
    values: readonly [string | null, Date | null];
    row: never;
  };
  'personal-exports': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'personal-forget-in-agent-acts': {
    values: readonly [string | null];
    row: never;
  };
  'personal-forget-prefilled': {
    values: readonly [string | null];
    row: never;
  };
  'personal-invitations': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'personal-lock-owner': {
    values: readonly [string | null];
    row: {
      readonly customerId: string;
      readonly email: string | null;
      readonly phone: string | null;
      readonly locale: string;
    };
  };
  'personal-newsletter': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'personal-orders': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'personal-papers': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'personal-passkeys': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'personal-release-open-orders': {
    values: readonly [string | null, readonly string[] | null];
    row: never;
  };
  'personal-returns': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'personal-sessions': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'personal-subscriptions': {
    values: readonly [string | null, string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'personal-wishes': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
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
      readonly email: string | null;
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
  'prepare-go-on': {
    values: readonly [string | null, string | null, string | null, string | null];
    row: never;
  };
  'prepare-renew': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, boolean | null, number | null];
    row: never;
  };
  'private-sale': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly opensAt: Date;
      readonly closesAt: Date;
      readonly texts: ColumnTypes['exclusive_sale.texts'];
      readonly edito: string | null;
      readonly piecesPerCustomer: number | null;
      readonly roomOpensAt: Date | null;
      readonly seats: number | null;
      readonly visitMinutes: number | null;
      readonly path: string | null;
      readonly ordered: number;
    };
  };
  'private-sales-of-customer': {
    values: readonly [string | null, Date | null];
    row: {
      readonly id: string;
      readonly opensAt: Date;
      readonly closesAt: Date;
      readonly texts: ColumnTypes['exclusive_sale.texts'];
      readonly path: string | null;
      readonly isOpen: boolean;
    };
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
    values: readonly [string | null, string | null, Date | null];
    row: {
      readonly isExclusive: boolean;
      readonly opensAt: Date | null;
      readonly closesAt: Date | null;
      readonly saleId: string | null;
      readonly isInvited: boolean;
      readonly isLetIn: boolean;
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
  'profile-lock': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly login: string;
      readonly email: string | null;
      readonly phone: string | null;
      readonly title: string | null;
      readonly firstName: string;
      readonly lastName: string;
      readonly firstNameReading: string | null;
      readonly lastNameReading: string | null;
      readonly birthDate: string | null;
      readonly country: string;
      readonly sizes: ColumnTypes['customer.sizes'];
      readonly fiscal: ColumnTypes['customer.fiscal'] | null;
      readonly kisa: ColumnTypes['customer.kisa'] | null;
    };
  };
  'profile-of-customer': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly login: string;
      readonly email: string | null;
      readonly phone: string | null;
      readonly title: string | null;
      readonly firstName: string;
      readonly lastName: string;
      readonly firstNameReading: string | null;
      readonly lastNameReading: string | null;
      readonly birthDate: string | null;
      readonly country: string;
      readonly sizes: ColumnTypes['customer.sizes'];
      readonly fiscal: ColumnTypes['customer.fiscal'] | null;
      readonly kisa: ColumnTypes['customer.kisa'] | null;
    };
  };
  'profile-set-fiscal': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'profile-write': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null];
    row: never;
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
      readonly forAgents: boolean;
      readonly own: unknown;
      readonly fallback: unknown;
    };
  };
  'published-experiences': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly appointmentType: string;
      readonly storeIds: readonly string[] | null;
      readonly picture: ColumnTypes['experience.picture'];
      readonly pictures: ColumnTypes['experience.pictures'];
      readonly skuIds: ColumnTypes['experience.sku_ids'];
      readonly texts: ColumnTypes['experience.texts'];
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
  'recommend-bought': {
    values: readonly [string | null, number | null, readonly string[] | null, readonly string[] | null];
    row: {
      readonly id: string;
      readonly productIds: readonly string[];
    };
  };
  'recommend-drop-others': {
    values: readonly [readonly string[] | null];
    row: never;
  };
  'recommend-keep-neighbours': {
    values: readonly [string | null, readonly string[] | null, readonly number[] | null, number | null];
    row: never;
  };
  'recommend-of-seeds': {
    values: readonly [readonly string[] | null];
    row: {
      readonly seedId: string;
      readonly id: string;
      readonly score: number;
      readonly productType: string;
      readonly subFamily: string;
    };
  };
  'recommend-opening-skus': {
    values: readonly [readonly string[] | null];
    row: {
      readonly id: string;
      readonly skuId: ColumnTypes['product.default_sku_id'];
    };
  };
  'recommend-popular': {
    values: readonly [number | null];
    row: {
      readonly productId: string;
    };
  };
  'recommend-signals': {
    values: readonly [string | null, string | null, string | null, string | null, readonly string[] | null, number | null, readonly string[] | null];
    row: {
      readonly kind: string;
      readonly productId: string;
    };
  };
  'recommend-traits': {
    values: readonly [];
    row: {
      readonly id: string;
      readonly productType: string;
      readonly subFamily: string;
      readonly materials: readonly string[];
      readonly categories: readonly string[];
      readonly colours: readonly string[];
    };
  };
  'recommend-viewed': {
    values: readonly [string | null, number | null];
    row: {
      readonly id: string;
      readonly productIds: readonly string[];
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
  'repair-add': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'repair-answer': {
    values: readonly [string | null, number | null, number | null, string | null];
    row: never;
  };
  'repair-by-id': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly number: string;
      readonly state: 'requested' | 'received' | 'quoted' | 'accepted' | 'refused' | 'paid' | 'repaired' | 'returned' | 'declined';
      readonly serialNumber: string | null;
      readonly piece: string | null;
      readonly description: string;
      readonly amount: number | null;
      readonly currency: string;
      readonly days: number | null;
      readonly note: string | null;
      readonly carrier: string | null;
      readonly trackingNumber: string | null;
      readonly requestedAt: Date;
      readonly movedAt: Date;
      readonly locale: string;
      readonly market: string;
      readonly customerId: string | null;
      readonly paymentState: string | null;
      readonly places: readonly number[];
      readonly states: readonly string[];
      readonly times: readonly string[];
      readonly skuId: ColumnTypes['sku.id'] | null;
      readonly productId: string | null;
      readonly slug: string | null;
      readonly name: string | null;
      readonly colour: string | null;
      readonly size: string | null;
      readonly look: string | null;
      readonly media: ColumnTypes['sku.media'] | null;
    };
  };
  'repair-client': {
    values: readonly [string | null];
    row: {
      readonly firstName: string | null;
      readonly lastName: string | null;
      readonly email: string | null;
    };
  };
  'repair-count-at-house': {
    values: readonly [string | null];
    row: {
      readonly count: number;
    };
  };
  'repair-forget': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'repair-forget-payments': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'repair-hold-customer': {
    values: readonly [string | null];
    row: {
      readonly id: string;
    };
  };
  'repair-lock': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly market: string;
      readonly state: 'requested' | 'received' | 'quoted' | 'accepted' | 'refused' | 'paid' | 'repaired' | 'returned' | 'declined';
      readonly serialNumber: string | null;
      readonly locale: string;
      readonly amount: number | null;
      readonly currency: string;
      readonly hasCome: boolean;
    };
  };
  'repair-lock-own': {
    values: readonly [string | null, string | null, string | null, string | null];
    row: {
      readonly id: string;
      readonly market: string;
      readonly state: 'requested' | 'received' | 'quoted' | 'accepted' | 'refused' | 'paid' | 'repaired' | 'returned' | 'declined';
      readonly serialNumber: string | null;
      readonly locale: string;
      readonly amount: number | null;
      readonly currency: string;
      readonly hasCome: boolean;
    };
  };
  'repair-move': {
    values: readonly [string | null, string | null, Date | null];
    row: never;
  };
  'repair-note-step': {
    values: readonly [string | null, string | null, Date | null];
    row: never;
  };
  'repair-of-owner': {
    values: readonly [string | null, string | null, string | null, string | null, string | null];
    row: {
      readonly id: string;
      readonly number: string;
      readonly state: 'requested' | 'received' | 'quoted' | 'accepted' | 'refused' | 'paid' | 'repaired' | 'returned' | 'declined';
      readonly serialNumber: string | null;
      readonly piece: string | null;
      readonly description: string;
      readonly amount: number | null;
      readonly currency: string;
      readonly days: number | null;
      readonly note: string | null;
      readonly carrier: string | null;
      readonly trackingNumber: string | null;
      readonly requestedAt: Date;
      readonly movedAt: Date;
      readonly locale: string;
      readonly market: string;
      readonly customerId: string | null;
      readonly paymentState: string | null;
      readonly places: readonly number[];
      readonly states: readonly string[];
      readonly times: readonly string[];
      readonly skuId: ColumnTypes['sku.id'] | null;
      readonly productId: string | null;
      readonly slug: string | null;
      readonly name: string | null;
      readonly colour: string | null;
      readonly size: string | null;
      readonly look: string | null;
      readonly media: ColumnTypes['sku.media'] | null;
    };
  };
  'repair-payment-add': {
    values: readonly [string | null, string | null, string | null, number | null, string | null, Date | null];
    row: never;
  };
  'repair-payment-end': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'repair-payment-find': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly repairId: string;
      readonly method: string;
      readonly state: 'open' | 'paid' | 'ended';
      readonly amount: number;
      readonly currency: string;
      readonly createdAt: Date;
      readonly market: string;
    };
  };
  'repair-payment-open': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly repairId: string;
      readonly method: string;
      readonly state: 'open' | 'paid' | 'ended';
      readonly amount: number;
      readonly currency: string;
      readonly createdAt: Date;
      readonly market: string;
    };
  };
  'repair-payment-paid': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly repairId: string;
      readonly method: string;
      readonly state: 'open' | 'paid' | 'ended';
      readonly amount: number;
      readonly currency: string;
      readonly createdAt: Date;
      readonly market: string;
    };
  };
  'repair-payments-open': {
    values: readonly [number | null];
    row: {
      readonly id: string;
      readonly repairId: string;
      readonly method: string;
      readonly state: 'open' | 'paid' | 'ended';
      readonly amount: number;
      readonly currency: string;
      readonly createdAt: Date;
      readonly market: string;
    };
  };
  'repair-photo-add': {
    values: readonly [string | null, number | null, string | null, Uint8Array | null, Date | null];
    row: never;
  };
  'repair-photo-count': {
    values: readonly [string | null];
    row: {
      readonly count: number;
    };
  };
  'repair-photo-drop': {
    values: readonly [Date | null, number | null];
    row: {
      readonly place: number;
    };
  };
  'repair-photo-find': {
    values: readonly [string | null, number | null];
    row: {
      readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
      readonly sealed: Uint8Array;
    };
  };
  'repair-track': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'repairs-of-customer': {
    values: readonly [string | null, string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'repairs-of-house': {
    values: readonly [number | null];
    row: {
      readonly id: string;
      readonly market: string;
      readonly number: string;
      readonly state: 'requested' | 'received' | 'quoted' | 'accepted' | 'refused' | 'paid' | 'repaired' | 'returned' | 'declined';
      readonly locale: string;
      readonly serialNumber: string | null;
      readonly piece: string | null;
      readonly description: string;
      readonly amount: number | null;
      readonly currency: string;
      readonly days: number | null;
      readonly note: string | null;
      readonly requestedAt: Date;
      readonly firstName: string | null;
      readonly lastName: string | null;
      readonly email: string | null;
      readonly name: string | null;
      readonly colour: string | null;
      readonly skuId: ColumnTypes['sku.id'] | null;
      readonly places: readonly number[];
    };
  };
  'repairs-of-owner': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
      readonly number: string;
      readonly state: 'requested' | 'received' | 'quoted' | 'accepted' | 'refused' | 'paid' | 'repaired' | 'returned' | 'declined';
      readonly serialNumber: string | null;
      readonly piece: string | null;
      readonly description: string;
      readonly amount: number | null;
      readonly currency: string;
      readonly days: number | null;
      readonly note: string | null;
      readonly carrier: string | null;
      readonly trackingNumber: string | null;
      readonly requestedAt: Date;
      readonly movedAt: Date;
      readonly locale: string;
      readonly market: string;
      readonly customerId: string | null;
      readonly paymentState: string | null;
      readonly places: readonly number[];
      readonly states: readonly string[];
      readonly times: readonly string[];
      readonly skuId: ColumnTypes['sku.id'] | null;
      readonly productId: string | null;
      readonly slug: string | null;
      readonly name: string | null;
      readonly colour: string | null;
      readonly size: string | null;
      readonly look: string | null;
      readonly media: ColumnTypes['sku.media'] | null;
    };
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
      readonly store: unknown;
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
  'review-by-number': {
    values: readonly [string | null];
    row: {
      readonly market: string;
      readonly id: string;
    };
  };
  'review-held': {
    values: readonly [number | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly number: string | null;
      readonly placedAt: Date | null;
      readonly total: number;
      readonly currency: string;
      readonly country: string;
      readonly riskScore: number | null;
      readonly riskReasons: readonly string[] | null;
    };
  };
  'review-set': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'risk-facts': {
    values: readonly [string | null, string | null, string | null, Date | null];
    row: {
      readonly id: string;
      readonly total: number;
      readonly currency: string;
      readonly email: string | null;
      readonly shipsTo: string;
      readonly billsTo: string | null;
      readonly ordersBefore: number;
      readonly tries: number;
      readonly refusals: number;
    };
  };
  'sale-door-admit': {
    values: readonly [string | null, Date | null, Date | null, Date | null, number | null];
    row: never;
  };
  'sale-door-lock': {
    values: readonly [string | null, Date | null];
    row: {
      readonly id: string;
    };
  };
  'sale-door-queue': {
    values: readonly [string | null, Date | null, Date | null];
    row: {
      readonly customerIds: readonly string[];
      readonly inside: number;
    };
  };
  'sale-place-by-ticket': {
    values: readonly [string | null];
    row: {
      readonly saleId: string;
      readonly customerId: string;
      readonly sessionId: string;
      readonly ticket: string;
      readonly seenAt: Date;
      readonly admittedAt: Date | null;
      readonly leavesAt: Date | null;
      readonly opensAt: Date;
      readonly seats: number | null;
      readonly visitMinutes: number | null;
    };
  };
  'sale-place-leave': {
    values: readonly [string | null, string | null, Date | null];
    row: never;
  };
  'sale-place-move': {
    values: readonly [string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'sale-place-of-customer': {
    values: readonly [string | null, string | null];
    row: {
      readonly saleId: string;
      readonly customerId: string;
      readonly sessionId: string;
      readonly ticket: string;
      readonly seenAt: Date;
      readonly admittedAt: Date | null;
      readonly leavesAt: Date | null;
    };
  };
  'sale-place-seen': {
    values: readonly [string | null, Date | null];
    row: never;
  };
  'sale-place-take': {
    values: readonly [string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'sale-places-drop': {
    values: readonly [Date | null, number | null];
    row: {
      readonly saleId: string;
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
      readonly themeTexts: ColumnTypes['kb_theme.texts'];
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
  'selection-add': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, boolean | null, Date | null];
    row: never;
  };
  'selection-add-pieces': {
    values: readonly [string | null, readonly string[] | null, readonly string[] | null];
    row: never;
  };
  'selection-list': {
    values: readonly [number | null, string | null, string | null];
    row: {
      readonly id: string;
      readonly words: string | null;
      readonly isPublic: boolean;
      readonly createdAt: Date;
      readonly isForReader: boolean;
      readonly isOwn: boolean;
      readonly firstName: string | null;
      readonly lastName: string | null;
      readonly texts: ColumnTypes['store.texts'] | null;
      readonly pieceCount: number;
    };
  };
  'selection-pieces': {
    values: readonly [readonly string[] | null, number | null, string | null, string | null, string | null, Date | null];
    row: {
      readonly selectionId: string;
      readonly words: string | null;
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
      readonly tryOnType: 'watches' | 'sneakers' | 'lipsticks' | 'eyeshadows' | 'rings' | 'earrings' | 'sunglasses' | null;
      readonly tryOnEnabled: boolean | null;
    };
  };
  'selection-read': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
      readonly words: string | null;
      readonly isPublic: boolean;
      readonly createdAt: Date;
      readonly isForReader: boolean;
      readonly isOwn: boolean;
      readonly firstName: string | null;
      readonly lastName: string | null;
      readonly texts: ColumnTypes['store.texts'] | null;
    };
  };
  'selection-recipient': {
    values: readonly [string | null];
    row: {
      readonly firstName: string;
      readonly lastName: string;
      readonly firstNameReading: string | null;
      readonly lastNameReading: string | null;
      readonly isWrittenTo: boolean;
    };
  };
  'selection-to-mail': {
    values: readonly [string | null];
    row: {
      readonly isPublic: boolean;
      readonly email: string;
      readonly locale: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly texts: ColumnTypes['store.texts'];
    };
  };
  'selection-withdraw': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'selections-drop': {
    values: readonly [string | null];
    row: never;
  };
  'selections-drop-likes': {
    values: readonly [string | null];
    row: never;
  };
  'selections-held': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
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
  'seo-experience': {
    values: readonly [string | null, string | null];
    row: {
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
      readonly market: string;
      readonly customerId: string | null;
      readonly agentId: string | null;
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
      readonly market: string;
      readonly customerId: string | null;
      readonly agentId: string | null;
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
      readonly market: string;
      readonly customerId: string | null;
      readonly agentId: string | null;
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
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, Date | null, string | null, Date | null, Date | null, string | null, Date | null, string | null, string | null];
    row: never;
  };
  'session-prefilled': {
    values: readonly [string | null];
    row: {
      readonly email: string | null;
    };
  };
  'session-prove': {
    values: readonly [string | null, Date | null];
    row: never;
  };
  'session-proven': {
    values: readonly [string | null, Date | null];
    row: {
      readonly id: string;
    };
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
  'session-revoke-others': {
    values: readonly [string | null, string | null, Date | null];
    row: never;
  };
  'sessions-of-customer': {
    values: readonly [string | null, Date | null, string | null, number | null];
    row: {
      readonly id: string;
      readonly device: ColumnTypes['session.device'] | null;
      readonly createdAt: Date;
      readonly refreshedAt: Date;
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
  'sign-in-attempt-count-for-account': {
    values: readonly [string | null, Date | null, Date | null, number | null];
    row: {
      readonly key: string;
      readonly uses: number;
      readonly endsAt: Date;
    };
  };
  'sign-in-attempt-forget': {
    values: readonly [string | null];
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
      readonly expiresAt: Date;
      readonly provenAt: Date | null;
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
  'sweep-agent-acts': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-appointment-slots': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-appointment-waiting': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-appointments': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-bags-aside': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-callback-slots': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-callbacks': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-carts': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-chats': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-consents': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string | null;
    };
  };
  'sweep-counted-uses': {
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
  'sweep-exports': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-interactions': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-newsletter-requests': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-one-time-tokens': {
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
  'sweep-subscriptions': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-tickets': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'sweep-views': {
    values: readonly [Date | null, number | null];
    row: {
      readonly productId: string;
    };
  };
  'sweep-wishes': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string | null;
    };
  };
  'sweep-workshop-events': {
    values: readonly [Date | null, number | null];
    row: {
      readonly id: string;
    };
  };
  'ticket-add': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'ticket-answer': {
    values: readonly [string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'ticket-answer-to-send': {
    values: readonly [string | null];
    row: {
      readonly number: string;
      readonly email: string;
      readonly locale: string;
      readonly words: string;
      readonly agentName: string;
    };
  };
  'ticket-file-add': {
    values: readonly [string | null, number | null, string | null, Uint8Array | null];
    row: never;
  };
  'ticket-file-find': {
    values: readonly [readonly string[] | null, string | null, number | null];
    row: {
      readonly type: ColumnTypes['ticket_file.type'];
      readonly sealed: Uint8Array;
    };
  };
  'ticket-lock': {
    values: readonly [readonly string[] | null, string | null];
    row: {
      readonly state: ColumnTypes['ticket.state'];
      readonly agentId: string | null;
    };
  };
  'ticket-lock-own': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
      readonly files: number;
    };
  };
  'ticket-move': {
    values: readonly [string | null, string | null, string | null, Date | null];
    row: never;
  };
  'ticket-to-acknowledge': {
    values: readonly [string | null];
    row: {
      readonly number: string;
      readonly email: string;
      readonly locale: string;
    };
  };
  'tickets-done': {
    values: readonly [readonly string[] | null, Date | null];
    row: {
      readonly id: string;
      readonly number: string;
      readonly desk: string;
      readonly locale: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly email: string;
      readonly topic: ColumnTypes['ticket.topic'];
      readonly reference: string | null;
      readonly message: string;
      readonly state: ColumnTypes['ticket.state'];
      readonly agentId: string | null;
      readonly createdAt: Date;
      readonly agentFirstName: string | null;
      readonly agentLastName: string | null;
      readonly places: readonly number[];
      readonly types: readonly string[];
      readonly answers: readonly string[];
    };
  };
  'tickets-forget': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'tickets-held': {
    values: readonly [string | null, string | null];
    row: {
      readonly entry: unknown;
    };
  };
  'tickets-waiting': {
    values: readonly [readonly string[] | null];
    row: {
      readonly id: string;
      readonly number: string;
      readonly desk: string;
      readonly locale: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly email: string;
      readonly topic: ColumnTypes['ticket.topic'];
      readonly reference: string | null;
      readonly message: string;
      readonly state: ColumnTypes['ticket.state'];
      readonly agentId: string | null;
      readonly createdAt: Date;
      readonly agentFirstName: string | null;
      readonly agentLastName: string | null;
      readonly places: readonly number[];
      readonly types: readonly string[];
      readonly answers: readonly string[];
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
      readonly productId: string | null;
      readonly captions: ColumnTypes['video_text.captions'] | null;
      readonly language: ColumnTypes['video_text.language'] | null;
    };
  };
  'video-captions': {
    values: readonly [string | null, string | null];
    row: {
      readonly captions: ColumnTypes['video_text.captions'];
    };
  };
  'view-record': {
    values: readonly [string | null, string | null, Date | null];
    row: never;
  };
  'views-forget': {
    values: readonly [string | null];
    row: never;
  };
  'views-held': {
    values: readonly [string | null];
    row: {
      readonly entry: unknown;
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
  'wallet-claim': {
    values: readonly [string | null, string | null, Date | null];
    row: {
      readonly id: string;
    };
  };
  'wallet-collectible': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly id: string;
      readonly edition: number;
      readonly editionOf: number;
      readonly claimedAt: Date;
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
  'wallet-collectibles': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
      readonly edition: number;
      readonly editionOf: number;
      readonly claimedAt: Date;
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
  'wallet-forget-claims': {
    values: readonly [string | null];
    row: never;
  };
  'wallet-gift-cards': {
    values: readonly [string | null];
    row: {
      readonly lastFour: string;
      readonly amount: number;
      readonly currency: string;
      readonly refundedAmount: number;
      readonly orderId: string;
      readonly number: string;
      readonly placedAt: Date;
    };
  };
  'wallet-link': {
    values: readonly [string | null, string | null];
    row: {
      readonly walletKey: string;
    };
  };
  'wallet-lock-customer': {
    values: readonly [string | null];
    row: {
      readonly id: string;
    };
  };
  'wallet-of-customer': {
    values: readonly [string | null];
    row: {
      readonly walletId: string;
    };
  };
  'wallet-unlink-others': {
    values: readonly [string | null, string | null];
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
  'workday-appointments': {
    values: readonly [string | null, Date | null];
    row: {
      readonly id: string;
      readonly startsAt: Date;
      readonly type: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly phone: string | null;
      readonly wish: string | null;
    };
  };
  'workday-callbacks': {
    values: readonly [string | null, Date | null];
    row: {
      readonly id: string;
      readonly desk: string;
      readonly startsAt: Date;
      readonly phone: string;
      readonly name: string | null;
      readonly topic: string;
      readonly locale: string;
      readonly state: ColumnTypes['callback.state'];
      readonly agentId: string | null;
      readonly note: string | null;
      readonly agentFirstName: string | null;
      readonly agentLastName: string | null;
      readonly piece: string | null;
    };
  };
  'workday-lock-callback': {
    values: readonly [string | null, string | null];
    row: {
      readonly state: ColumnTypes['callback.state'];
      readonly agentId: string | null;
    };
  };
  'workday-move-callback': {
    values: readonly [string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'workday-parcel': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly state: 'planned' | 'preparing' | 'shipped' | 'ready_for_collection' | 'delivered' | 'collected' | 'cancelled';
      readonly address: ColumnTypes['fulfilment.address'];
      readonly collection: ColumnTypes['fulfilment.collection'] | null;
      readonly number: string;
      readonly customerId: string | null;
      readonly lines: unknown;
    };
  };
  'workday-parcels': {
    values: readonly [string | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly state: 'planned' | 'preparing' | 'shipped' | 'ready_for_collection' | 'delivered' | 'collected' | 'cancelled';
      readonly address: ColumnTypes['fulfilment.address'];
      readonly collection: ColumnTypes['fulfilment.collection'] | null;
      readonly number: string;
      readonly customerId: string | null;
      readonly lines: unknown;
    };
  };
  'workday-parcels-of-order': {
    values: readonly [string | null, string | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly state: 'planned' | 'preparing' | 'shipped' | 'ready_for_collection' | 'delivered' | 'collected' | 'cancelled';
      readonly address: ColumnTypes['fulfilment.address'];
      readonly collection: ColumnTypes['fulfilment.collection'] | null;
      readonly number: string;
      readonly customerId: string | null;
      readonly lines: unknown;
    };
  };
  'workday-store': {
    values: readonly [string | null];
    row: {
      readonly id: string;
      readonly country: string;
      readonly timeZone: string;
      readonly texts: ColumnTypes['store.texts'];
    };
  };
  'workday-waiting': {
    values: readonly [string | null];
    row: {
      readonly type: string;
      readonly day: string | null;
      readonly email: string;
      readonly createdAt: Date;
    };
  };
  'workshop-add-message': {
    values: readonly [string | null, string | null, string | null, string | null, string | null, Date | null];
    row: never;
  };
  'workshop-claim-event': {
    values: readonly [string | null, string | null, string | null, Date | null];
    row: {
      readonly id: string;
    };
  };
  'workshop-drop-event': {
    values: readonly [string | null, string | null];
    row: never;
  };
  'workshop-due-orders': {
    values: readonly [Date | null, number | null];
    row: {
      readonly market: string;
      readonly orderId: string;
      readonly createdAt: Date;
    };
  };
  'workshop-find-event': {
    values: readonly [string | null, string | null];
    row: {
      readonly digest: string;
      readonly state: string | null;
    };
  };
  'workshop-is-told': {
    values: readonly [string | null, string | null];
    row: {
      readonly id: string;
    };
  };
  'workshop-keep-body': {
    values: readonly [string | null, string | null, string | null];
    row: {
      readonly body: unknown;
    };
  };
  'workshop-keep-event': {
    values: readonly [string | null, string | null, string | null];
    row: never;
  };
  'workshop-line-design': {
    values: readonly [string | null, string | null];
    row: {
      readonly configId: string | null;
      readonly locale: string;
    };
  };
  'workshop-note-failed': {
    values: readonly [string | null, string | null, Date | null];
    row: never;
  };
  'workshop-note-sent': {
    values: readonly [string | null, string | null, Date | null];
    row: never;
  };
  'workshop-replay': {
    values: readonly [Date | null, Date | null];
    row: {
      readonly id: string;
    };
  };
  'workshop-untold-orders': {
    values: readonly [number | null];
    row: {
      readonly market: string;
      readonly orderId: string;
    };
  };
  'workshop-waiting-messages': {
    values: readonly [string | null, string | null];
    row: {
      readonly market: string;
      readonly id: string;
      readonly orderId: string;
      readonly place: number;
      readonly type: 'order.released' | 'order.cancelled' | 'order.address_changed' | 'return.requested';
      readonly returnId: string | null;
      readonly body: unknown;
      readonly createdAt: Date;
      readonly tries: number;
      readonly nextTryAt: Date;
    };
  };
}
