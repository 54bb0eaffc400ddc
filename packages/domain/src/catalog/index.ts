export { AVAILABILITY_BATCH, batches, readInBatches, SKU_BATCH } from './batches.ts';
export { pageUrl, productIdOf, productUrl, skuUrl } from './catalogue-urls.ts';
export { careDescription } from './care-text.ts';
export { FACET_IDS, LISTING_SORTS, type ChosenFacets, type FacetId, type ListingSort } from './facets.ts';
export {
  asOffered,
  chosenValues,
  isKeptListing,
  isListingParameter,
  listingIndexing,
  listingSearch,
  type ListingState,
  PLAIN_LISTING,
  readListingState,
  toggleValue,
} from './listing-address.ts';
export { COLOUR_FAMILIES, colourFamilyOf, type ColourFamily } from './colour-family.ts';
export { LISTING_PAGE_SIZE, listingPage, type ListingPage } from './listing-page.ts';
export { mediaUrl, pictureAt, sizedMediaUrl, withoutSizePlaceholders } from './media-url.ts';
export type { PictureOfLook, PictureSize } from './media-url.ts';
export { toSkuId, type SkuId } from './sku-id.ts';
export { isFreeLabel, minorUnitsOf, priceLabel, type Money } from './price-label.ts';
export { priceBandLabel, priceBandOf, readPriceBand, type PriceBand } from './price-bands.ts';
