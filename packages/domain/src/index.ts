export {
  ageAccess,
  ageRefusal,
  type AgeAccess,
  type AgeAnswer,
  type AgeRefusalCode,
} from './access/age-access.ts';
export { mayHavePiece, type GuardedPiece, type PrivateSale } from './access/piece-access.ts';
export { isEligible, PURCHASE_STATES, type ClubRule } from './club/is-eligible.ts';
export * from './catalog/index.ts';
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
export { calledName, fullName } from './address/person-name.ts';
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
export { placeLine, postalLines } from './address/postal-lines.ts';
export {
  checkAddress,
  checkField,
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
  cancellation,
  type CancelRefusal,
  mayChangeAddress,
  ORDER_ACTIONS,
  type OrderAction,
} from './order/order-actions.ts';
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
  nextFulfilmentState,
  orderStateOfParcels,
} from './order/fulfilment-state.ts';
export { errorMessage, firstGlobalError, type RankedError } from './errors/error-entry.ts';
export { refusalList, type Refusal, type Refusals, type RefusalScope } from './errors/refusal.ts';
export {
  customerIdOf,
  isAgent,
  isForCustomer,
  ownerOf,
  shopperOf,
  type AgentForClient,
  type Application,
  type Customer,
  type Owner,
  type Principal,
  type Shopper,
} from './access/principal.ts';
export { ownPath } from './access/own-path.ts';
export { refreshDecision, type RefreshDecision, type RefreshState } from './access/refresh-decision.ts';
export { distanceKm, type GlobePlace } from './store/distance.ts';
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
export * from './cart/index.ts';
export * from './policy/index.ts';
export * from './personalisation/index.ts';
export * from './shipping/index.ts';
export * from './returns/index.ts';
