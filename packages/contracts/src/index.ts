export type { Answered, AskedCall, AskServices, CallRouting } from './ask.ts';
export type {
  Access,
  CacheClass,
  CallKind,
  CallRow,
  OriginCheck,
  RateClass,
  ServiceName,
} from './calls/call-row.ts';
export { APPOINTMENT_TOKEN_HEADER, BUSINESS_CONTEXT_HEADER, SERVICE_NAMES } from './calls/call-row.ts';
export { CALL_ROUTES, type CallRoute } from './calls/call-routes.ts';
export {
  cacheClassOf,
  type CallName,
  callNames,
  CALLS,
  originCheckOf,
  rateClassOf,
} from './calls/call-table.ts';
export { ageAnswerPath } from './age-answer.ts';
export { identified } from './calls/identified-call.ts';
export { callUrl, type CallAddress } from './calls/call-url.ts';
export {
  CALL_SPECS,
  type AnswerOf,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type RequestArguments,
  type RequestOf,
} from './call-specs.ts';
export type { CallSpec } from './specs/call-spec.ts';
export { dimensionIn, type PageAddress, readPageAddress } from './pages/page-address.ts';
export {
  type Audience,
  KEPT_FLAGS,
  type PageLabels,
  type PageLayout,
  type PageParameter,
  type PageSpec,
} from './pages/page-spec.ts';
export { PAGE_IDS, type PageId, pageSpec } from './pages/pages.ts';
export { COMMON_REFUSALS, ErrorBody, ErrorEntry, TOLD_CODES, WORKSHOP_REFUSALS } from './errors.ts';
export {
  WORKSHOP_MESSAGES,
  WorkshopAnswer,
  WorkshopEvent,
  WorkshopMessage,
  type WorkshopMessageType,
  type WorkshopOrder,
  type WorkshopRepair,
  WorkshopRepairs,
  WorkshopReplay,
} from './workshop.ts';
export {
  type DesignBody,
  type DesignWishBody,
  PersoDetails,
  SavedDesign,
  type PersoOffer,
  ShownDesign,
} from './personalisation.ts';
export type { KnowledgeArticle, KnowledgeOrderBody, KnowledgeTheme } from './knowledge.ts';
export { HowToApply, Look, LookBody, LookName, Shade, ShadesBody } from './looks.ts';
export { Media } from './media.ts';
export { Price } from './money.ts';
export { ProductResponse } from './product-response.ts';
export { AgecSearchBody, AgecSheet } from './agec.ts';
export {
  BackInStockSubscription,
  Breadcrumb,
  CareLink,
  type ExclusiveCheck,
  MenuBody,
  Product,
  ProductCard,
  CartSamplesBody,
  SamplesBody,
  SizeGuide,
  Sku,
  TryOnAssetBody,
  ToldVideo,
  Video,
} from './catalog.ts';
export { CategoryFilterBody, Facet, ListingBody, type ListingTile } from './listing.ts';
export { FoundArticlesBody, PredictiveBody, RecordsBody, TextHit } from './search.ts';
export {
  ContentBody,
  InfoStaticProductBody,
  type ContentTile,
  FooterBody,
  HomepageBody,
  TemplateBody,
  HomepageComponent,
  NewsBody,
  SeoLinksBody,
  SeoTagsBody,
} from './editorial.ts';
export {
  Address,
  AddressesBody,
  type ChangedAddress,
  KoreanAddressesBody,
  PostalAddress,
  type PostedAddress,
} from './address.ts';
export {
  AccountLinkBody,
  OpenSession,
  PersonalDataBody,
  CaptchaBody,
  Credentials,
  GeobannerBody,
  LoginBody,
  UserContextBody,
  UserInfoBody,
} from './account.ts';
export { FiscalData, ProfileBody, ProfilePatch } from './profile.ts';
export { PrivateSaleBody, SalePlaceBody } from './sales.ts';
export { ClubEligibilityBody, ExclusiveOffersBody } from './belongings.ts';
export {
  type AppointmentAvailabilityBody,
  type AppointmentBody,
  type AppointmentDaysBody,
  AppointmentsBody,
} from './appointments.ts';
export {
  type CertificateBody,
  type CertificateContentsBody,
  type CertificateEventBody,
  CertifiedProductsBody,
  MaterialBody,
  type OfferedCertificateBody,
} from './certificates.ts';
export { CarePiecesBody, RepairBody, RepairsBody } from './care.ts';
export {
  ConsentsBody,
  type ConsentText,
  ConsentTextsBody,
  emailAddress,
  KoreaConsentsBody,
  type NewsletterSubscription,
} from './consents.ts';
export { CartAdd, CartBody, CartItem, GiftBody } from './cart.ts';
export type { CallbackBody, CallbackSlotsBody } from './callbacks.ts';
export type {
  ChatBody,
  ChatMessage,
  DeskChatBody,
  DeskChatsBody,
  DeskTicket,
  ServiceNavigationBody,
  StampBody,
  TicketBody,
} from './contact.ts';
export type { ExperienceBody, ExperienceCard } from './experiences.ts';
export type { AgentDayBody, DeskCallback, StoreParcel } from './workday.ts';
export {
  Article,
  ArticleCard,
  ArticlesBody,
  type DraftBody,
  type EditorialCategoriesBody,
} from './magazine.ts';
export { MagazineCategory } from './magazine-category.ts';
export { type ReadingBlock, type ProseWords } from './reading.ts';
export { type Collectible, type WalletBody } from './wallet.ts';
export {
  type SelectedSku,
  type SelectionBody,
  type SelectionInList,
  type SelectionWish,
} from './recommendations.ts';
export { WishlistAdd, WishlistBody, WishlistItem } from './wishlist.ts';
export {
  FoundStore,
  PiecesOfStoreBody,
  SeoStoresBody,
  Store,
  STORE_DAYS,
  StoreHitsBody,
  StoreQuery,
} from './store.ts';
export {
  type DeliverySlotsBody,
  HomeDelivery,
  isPaymentMethod,
  OrderBody,
  type SavedCard,
  ShippingMethod,
  type ShippingMethodsBody,
} from './checkout.ts';
export { OngoingOrdersBody, OrderDetailsBody, OrderSummary, ShownPaper, PurchasesBody } from './orders.ts';
export {
  ExchangeBody,
  type ExchangeWish,
  ReturnableLine,
  type ReturnList,
  ReturnResultsBody,
  ShownReturn,
} from './returns.ts';
export { CollectInStore, type CollectStoresBody } from './collecting.ts';
export {
  ACCOUNT_LINK_HEADER,
  ORDER_LINK_HEADER,
  REPAIR_LINK_HEADER,
  TRANSFER_TOKEN_HEADER,
  USER_HASH_HEADER,
} from './calls/link-headers.ts';
export {
  type AdviserActsBody,
  type AdviserNotesBody,
  type AgentInfoBody,
  type BagAside,
  type ClientNote,
  type ClientNotesBody,
  FOUND_BY,
  type FoundClient,
  type SentOrderBody,
} from './agents.ts';
export { PasskeyBody } from './passkeys.ts';
