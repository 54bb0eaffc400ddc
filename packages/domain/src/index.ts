export * from './account/index.ts';
export * from './care/index.ts';
export { readWalletAddress } from './wallet/wallet-address.ts';
export { dateFormat, numberFormat } from './shared/kept-formats.ts';
export { readReference, referenceOf } from './shared/reference.ts';
export * from './appointments/index.ts';
export { isEligible, PURCHASE_STATES, type ClubRule } from './club/is-eligible.ts';
export {
  askAgainMs,
  mayTakePlace,
  minutesAtMost,
  placeState,
  ROOM_POLICY,
  saleState,
  type PlaceState,
  type SaleRoom,
  type SaleState,
} from './sales/sale-room.ts';
export { exceedsSale, type SaleLimit } from './sales/sale-limit.ts';
export * from './catalog/index.ts';
export * from './consent/index.ts';
export * from './contact/index.ts';
export * from './recommendations/index.ts';
export { searchKeyword } from './search/search-keyword.ts';
export { dispatchTo, hreflangsOf, localeOf, localeOfCountry, type Dispatch } from './locale/find-locale.ts';
export {
  FALLBACK_LANGUAGE,
  foreignTag,
  HOUSE_LANGUAGES,
  LABELLED_LANGUAGES,
  languageTag,
  readIn,
  type HouseLanguage,
  type Language,
  type WrittenTexts,
} from './locale/languages.ts';
export { type DispatchCountry, type LocaleFacts, type Market, MARKETS } from './locale/locale.ts';
export { LOCALE_LIST, LOCALES, type Locale, type LocaleCode } from './locale/locales.ts';
export { resolveLocale, type LocaleHints } from './locale/resolve-locale.ts';
export { otherCountryOf } from './locale/visitor-country.ts';
export {
  canBeBought,
  isObtainable,
  isSellable,
  purchaseButton,
  type OfferedSku,
  type PurchaseButton,
  type Seller,
  type StockedSku,
} from './purchase/purchase-button.ts';
export {
  selectableSizes,
  type SelectableSize,
  type SizeReading,
  type SizeRow,
  type SizeTables,
} from './size-guide/selectable-sizes.ts';
export {
  MEASURE_DRAWING_BOX,
  MEASURE_DRAWINGS,
  MEASURED_PARTS,
  type DrawnLine,
  type MeasuredPart,
} from './size-guide/measure-drawings.ts';
export { decimalSign, evenLengths, sizeText } from './size-guide/size-text.ts';
export { inchesOf, sizeUnits, type SizeUnit } from './size-guide/size-units.ts';
export { accepted, refused, unreachable, type Result } from './shared/result.ts';
export { hostileTextPaths, isHostileText } from './shared/hostile-text.ts';
export { recordOf } from './shared/record-of.ts';
export {
  changeCountry,
  chooseSuggestion,
  fieldAfter,
  fieldControl,
  fitToOptions,
  isAutocompleteActive,
  type AddressForm,
  type FieldControl,
  type FormSettings,
} from './address/address-form.ts';
export {
  ADDRESS_FIELDS,
  fieldRule,
  isLeftOut,
  isRequired,
  type AddressField,
  type AddressOption,
  type AddressRules,
  type FieldRule,
} from './address/address-rules.ts';
export {
  ADDRESS_KINDS,
  isAddressKind,
  isMainWhenAdded,
  isMainWhenChanged,
  type AddressKind,
} from './address/address-book.ts';
export { withDivisions, type ChinaDivisions } from './address/china.ts';
export {
  foldedStreet,
  isEnoughToSuggest,
  KOREAN_ADDRESSES_LIMIT,
  koreanParts,
  numberedStreet,
  SUGGESTIONS_LIMIT,
  typedStreet,
  type AddressSuggestion,
} from './address/suggestion.ts';
export { deliveryObstacle, type DeliveryObstacle } from './address/delivery-obstacle.ts';
export { asPosted } from './address/as-posted.ts';
export { fieldOrder } from './address/field-order.ts';
export { asksFamilyFirst, calledName, fullName } from './address/person-name.ts';
export {
  isPhoneType,
  PHONE_PARTS,
  PHONE_SLOTS,
  PHONE_TYPES,
  phoneTypes,
  splitPhone,
  wholePhone,
  type Phone,
  type PhonePart,
  type PhoneSlot,
  type PhoneType,
} from './address/phones.ts';
export { phoneText } from './address/phone-text.ts';
export { nameInScript, placeLine, postalLines, storeLines } from './address/postal-lines.ts';
export {
  checkAddress,
  checkField,
  faultOf,
  type AddressTexts,
  type FieldFault,
  type FieldFaultCode,
} from './address/check-address.ts';
export {
  CHECKOUT_CHANNEL_HEADER,
  checkoutChannel,
  type ChannelEvidence,
  type CheckoutChannel,
} from './order/checkout-channel.ts';
export {
  CHECKOUT_STEPS,
  firstOpenStep,
  isStepOpen,
  nextCheckoutState,
  type CheckoutEvent,
  type CheckoutProgress,
  type CheckoutState,
  type CheckoutStep,
} from './order/checkout-step.ts';
export { ORDER_NUMBER_BYTES, orderNumber } from './order/order-number.ts';
export {
  isBought,
  nextOrderState,
  ONGOING_ORDER_STATES,
  ORDER_STATES,
  orderStateOf,
  PAST_ORDER_STATES,
  type OrderEvent,
  type OrderState,
} from './order/order-state.ts';
export {
  CUSTOM_ORDER_KINDS,
  CUSTOM_ORDER_STATES,
  type CustomOrderEvent,
  type CustomOrderKind,
  type CustomOrderState,
  customOrderState,
  standingOf,
  linkRefusal,
  type LinkRefusalCode,
  nextCustomOrderState,
} from './order/custom-order.ts';
export { isHeldForReview, REVIEW_STATES, type ReviewState } from './order/review.ts';
export {
  cancellation,
  type CancelRefusal,
  mayChangeAddress,
  ORDER_ACTIONS,
  type OrderAction,
} from './order/order-actions.ts';
export { EMPTY_ORDER_LOOKUP, type OrderLookup, orderLookup } from './order/order-lookup.ts';
export { type MoveRecord, parcelSteps } from './order/parcel-steps.ts';
export {
  leadDaysOf,
  makingOf,
  planParcels,
  readinessOf,
  type Parcel,
  type ParcelLine,
  type Readiness,
} from './order/parcels.ts';
export { orderTax, orderTotals, type Destination, type OrderTotals } from './order/order-tax.ts';
export * from './payment/index.ts';
export {
  dueFor,
  FULFILMENT_STATES,
  type FulfilmentEvent,
  type FulfilmentState,
  type IllegalFulfilmentEvent,
  hasLeft,
  isDelay,
  nextFulfilmentState,
  orderStateOfParcels,
} from './order/fulfilment-state.ts';
export { errorMessage, firstGlobalError, type RankedError } from './errors/error-entry.ts';
export { refusalList, type Refusal, type Refusals, type RefusalScope } from './errors/refusal.ts';
export { distanceKm, type GlobePlace } from './store/distance.ts';
export { doorState, type DoorState } from './store/door-state.ts';
export { placeSlug } from './store/place-slug.ts';
export { weekLabels } from './store/week-labels.ts';
export { wordsOf } from './shared/words-of.ts';
export { addToWishlist, type WishRefusal } from './wishlist/add-to-wishlist.ts';
export { mergeWishlists } from './wishlist/merge-wishlists.ts';
export {
  type BodyPart,
  isModelled,
  isPainted,
  isTryOnType,
  MODELLED_TYPES,
  type ModelledType,
  PAINTED_TYPES,
  type PaintedType,
  TRY_ON_TYPE_NAMES,
  TRY_ON_TYPES,
  type TryOnType,
} from './try-on/try-on-types.ts';
export * from './access/index.ts';
export * from './cart/index.ts';
export * from './policy/index.ts';
export * from './personalisation/index.ts';
export * from './shipping/index.ts';
export * from './papers/index.ts';
export * from './certificates/index.ts';
export * from './returns/index.ts';
