export type { AddressWords } from './tables/column-types.ts';
export type { VideoCaption } from './tables/films.ts';
export type { PaperContent, PaperFact, PaperLine, PaperParty, PaperSum } from './tables/paper-content.ts';
export { isInvitedTo, mayHave, orderedOfSale, type ViewerParameters } from './catalogue/access-sql.ts';
export type { CardRecord } from './catalogue/card-sql.ts';
export {
  cardsOfEntitled,
  cardsOfSkus,
  picturesOfLooks,
  pushedCards,
  recommendedCards,
} from './catalogue/card-statements.ts';
export { catalogueVersion, raiseCatalogueVersion } from './catalogue/catalogue-version.ts';
export {
  categories,
  categoryAtPath,
  exclusiveCategoryAt,
  listedCategories,
  type CategoryRecord,
} from './catalogue/category-statements.ts';
export {
  categoryGuard,
  exclusiveAmong,
  guardedFiles,
  hasOrdered,
  productGuard,
  type GuardedFile,
  type GuardedRecord,
} from './catalogue/access-statements.ts';
export { looksOfSku, looksOfSkus, type LookRecord } from './catalogue/look-statements.ts';
export {
  pageEditoOf,
  productList,
  productPage,
  skuList,
  skuListOfEntitled,
  skuPrices,
  type BreadcrumbRecord,
  type ProductEdito,
  type ProductPageRecord,
  type ProductRecord,
  type ShownRelation,
} from './catalogue/product-statements.ts';
export { recommendedShades, shades, type ShadeRecord } from './catalogue/shade-statements.ts';
export { partsOf } from './catalogue/parts-sql.ts';
export { offerOf } from './catalogue/personalisation-sql.ts';
export { freeOf, freeStock, shownSku, type ShownSku, skuColumns } from './catalogue/shown-sku.ts';
export { isPublished } from './catalogue/published-sql.ts';
export { IN_FALLBACK, readableIn, wordsIn, wordsOf } from './catalogue/words-sql.ts';
export { CATEGORY_IS_SHOWN, OPENING_SKU, PRODUCT_IS_SHOWN } from './catalogue/shown-sql.ts';
export type { SkuRecord } from './catalogue/sku-sql.ts';
export {
  availabilityOfProduct,
  availabilityOfSkus,
  type AvailabilityRecord,
} from './catalogue/stock-statements.ts';
export { videoById, videoCaptions, type VideoRecord } from './catalogue/video-statements.ts';
export { connect, type Database, type DatabaseConfig } from './connection/connect.ts';
export { withDatabase } from './connection/database-url.ts';
export { inTransaction, type Transaction, unlessTaken } from './connection/in-transaction.ts';
export { createLookUntil, type LookUntil } from './connection/look-until.ts';
export type { Queryable } from './connection/queryable.ts';
export { named, registeredStatements, rowKey, type RowOf, type Statement } from './connection/statement.ts';
export { isWritable } from './connection/is-writable.ts';
export { isDiskFull, isUnreachable } from './connection/unreachable.ts';
export { findRunning } from './embedded/find-running.ts';
export { keepEmbedded } from './embedded/keep-embedded.ts';
export { startEmbedded, type EmbeddedOptions, type EmbeddedPostgres } from './embedded/start-embedded.ts';
export { houseSchemas } from './house/house-schemas.ts';
export type { ReportLine } from './house/import-report.ts';
export {
  DEMO_HOUSE,
  loadDemoHouse,
  loadHouse,
  loadHouseInParts,
  type HouseLoad,
  type LoadOptions,
} from './house/load-house.ts';
export {
  readFacts,
  readHouse,
  readProducts,
  readSizeGuides,
  type House,
  type HouseFiles,
  type HousePlace,
} from './house/reading/read-house.ts';
export type { ProductFacts, SkuFacts, WordFacts } from './house/format/facts.ts';
export { written } from './house/format/texts.ts';
export { recordChanges } from './house/writing/record-changes.ts';
export { sizeGuideBody, type SizeGuideBody } from './house/rows/size-guide-body.ts';
export { inTurn, migrate } from './migrations/migrate.ts';
export { newId } from './new-id.ts';
export { hashPassword, isPasswordOf } from './people/password.ts';
export type {
  LookPicture,
  OrderLineSnapshot,
  PictureRef,
  ChosenSlot,
  StoreCollection,
  ShippingMethodText,
  OneTimeAbout,
  PendingAccount,
  StoredAddress,
  WornMakeUp,
} from './tables/column-types.ts';
export type { ExperienceText, OfferText, ProseBlock, ProseSpan, SaleText } from './tables/editorial-texts.ts';
export type { TableRow } from './tables/tables.generated.ts';
