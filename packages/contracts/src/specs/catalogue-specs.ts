import * as z from 'zod/mini';
import * as account from '../account.ts';
import * as agec from '../agec.ts';
import * as catalog from '../catalog.ts';
import * as editorial from '../editorial.ts';
import { ProductResponse } from '../product-response.ts';
import { CALLS } from '../calls/call-table.ts';
import type { CallSpec } from './call-spec.ts';
import { country, id, ids, pagePath, reference, skuId, skuIds } from './parameters.ts';

/** [R7.088] `filters` and `extras`: of a listing, what is chosen, and its order and page, as its address has them. */
const SEO_TAGS_QUERY = z.object({
  page: id,
  contentId: z.optional(reference),
  skuId: z.optional(skuId),
  filters: z.optional(z.string().check(z.maxLength(2000))),
  extras: z.optional(z.string().check(z.maxLength(100))),
});
const SEO_LINKS_QUERY = z.object({ type: z.enum(['category', 'product']), seoUrl: pagePath });

/** Configuration, catalogue, editorial, footer and SEO. */
export const CATALOGUE_SPECS = {
  getConfigIndex: {
    summary: 'The configuration files there are',
    answer: editorial.ConfigIndexBody,
    refusals: [],
  },
  getConfig: {
    summary: 'One configuration file',
    params: z.object({ group: id, name: id }),
    answer: editorial.ConfigBody,
    refusals: ['not_found'],
  },
  getMenu: { summary: 'The menu tree', answer: catalog.MenuBody, refusals: [] },
  getProduct: {
    summary: 'A product with its SKUs and relations',
    params: z.object({ id }),
    answer: ProductResponse,
    refusals: ['not_found', 'exclusive', 'default_sku_missing'],
  },
  getExclusiveProduct: {
    summary: 'A product of a private sale, for a customer who is invited to it',
    params: z.object({ id }),
    answer: ProductResponse,
    refusals: ['not_found', 'exclusive', 'default_sku_missing'],
  },
  checkExclusiveProduct: {
    summary: 'Whether the caller may see a product',
    params: z.object({ id }),
    answer: catalog.ExclusiveCheckBody,
    refusals: ['not_found', 'age_refused'],
  },
  checkExclusiveCategory: {
    summary: 'Whether the caller may see a category',
    params: z.object({ id }),
    answer: catalog.ExclusiveCheckBody,
    refusals: ['not_found', 'age_refused'],
  },
  getProducts: {
    summary: 'Several products',
    params: z.object({ list: ids(CALLS.getProducts.batch) }),
    answer: catalog.ProductListBody,
    refusals: ['not_found'],
  },
  getProductVariant: {
    summary: 'A product on one of its SKUs',
    params: z.object({ id, variant: skuId }),
    answer: ProductResponse,
    refusals: ['not_found', 'exclusive', 'default_sku_missing'],
  },
  getSizeGuide: {
    summary: 'A size guide, by its own id or that of a product that has it',
    params: z.object({ id }),
    answer: catalog.SizeGuide,
    refusals: ['not_found'],
  },
  getSamples: {
    summary: 'The samples that may travel with an order',
    answer: catalog.SamplesBody,
    refusals: [],
  },
  getCareLink: {
    summary: 'How to care for a piece, by the id of the text or of a product that has it',
    params: z.object({ id }),
    answer: catalog.CareLink,
    refusals: ['not_found'],
  },
  getSkus: {
    summary: 'One SKU',
    params: z.object({ sku: skuId, precision: z.enum(['low', 'high']) }),
    answer: catalog.SkuListBody,
    refusals: ['not_found'],
  },
  getSkuList: {
    summary: 'At most 50 SKUs [R9.009]',
    params: z.object({ list: skuIds(CALLS.getSkuList.batch), precision: z.enum(['low', 'high']) }),
    answer: catalog.SkuListBody,
    refusals: [],
  },
  getSkuListInContext: {
    summary: 'At most 50 SKUs as a personaliser (perso) or a try-on (tryon) asks for them',
    params: z.object({
      context: id,
      list: ids(CALLS.getSkuListInContext.batch),
      precision: z.enum(['low', 'high']),
    }),
    answer: catalog.SkuListBody,
    refusals: ['not_found'],
  },
  getExclusiveSkuList: {
    summary: 'At most 50 SKUs, those of exclusive sales for customers who are entitled to them',
    params: z.object({ list: skuIds(CALLS.getExclusiveSkuList.batch), precision: z.enum(['low', 'high']) }),
    answer: catalog.SkuListBody,
    refusals: ['exclusive'],
  },
  getSkuPrices: {
    summary: 'The prices of at most 50 SKUs',
    params: z.object({ list: skuIds(CALLS.getSkuPrices.batch) }),
    query: z.object({ dispatchCountry: z.optional(country) }),
    answer: catalog.SkuPricesBody,
    refusals: [],
  },
  getRecommended: {
    summary: 'Cards recommended with a SKU',
    params: z.object({ id: skuId }),
    answer: catalog.RecommendedBody,
    refusals: ['not_found'],
  },
  getProductPush: {
    summary: 'Cards that the house pushes with a product',
    params: z.object({ id }),
    answer: catalog.ProductPushBody,
    refusals: ['not_found'],
  },
  getProductAvailability: {
    summary: 'Which SKUs of a product are in stock',
    params: z.object({ productId: id }),
    answer: catalog.ProductAvailabilityBody,
    refusals: ['not_found'],
  },
  getSkuAvailability: {
    summary: 'Which of at most 100 SKUs are in stock [R9.008]',
    params: z.object({ ids: skuIds(CALLS.getSkuAvailability.batch) }),
    answer: catalog.SkuAvailabilityBody,
    refusals: [],
  },
  subscribeBackInStock: {
    summary: 'Ask for a message when a SKU is back',
    body: catalog.BackInStockSubscription,
    answer: account.SuccessBody,
    status: 201,
    refusals: ['unknown_sku', 'not_offered', 'phone_of_other_country'],
  },
  getHomepage: {
    summary: 'The components of the home page',
    answer: editorial.HomepageBody,
    refusals: ['not_found'],
  },
  getContent: {
    summary: 'What a path of the catch-all route is',
    query: z.object({
      seoUrl: z.string().check(z.minLength(1), z.maxLength(300)),
      dispatchCountry: z.optional(country),
    }),
    answer: editorial.ContentBody,
    refusals: ['not_found', 'exclusive'],
  },
  getContentById: {
    summary: 'A page that an editor wrote, by its id: its path',
    params: z.object({ id }),
    answer: editorial.ContentBody,
    refusals: ['not_found'],
  },
  getInfoStaticProduct: {
    summary: 'What the page of every product says',
    answer: editorial.InfoStaticProductBody,
    refusals: ['not_found'],
  },
  getTemplate: {
    summary: 'What the house says above and below every page',
    query: z.object({ target: z.literal('node') }),
    answer: editorial.TemplateBody,
    refusals: ['not_found'],
  },
  getContactUs: {
    summary: 'The ways to reach the house',
    answer: editorial.ContentBody,
    refusals: ['not_found'],
  },
  getOnlineRepair: {
    summary: 'How a piece is repaired',
    answer: editorial.ContentBody,
    refusals: ['not_found'],
  },
  getCareService: {
    summary: 'What the house does for a piece over the years',
    answer: editorial.ContentBody,
    refusals: ['not_found'],
  },
  getExclusiveServiceEdito: {
    summary: 'What the house says of its private sales; nothing of what is sold in one',
    params: z.object({ id }),
    answer: editorial.ContentBody,
    refusals: ['not_found'],
  },
  getDeliveryReturns: {
    summary: 'How parcels come to a country and go back',
    query: z.object({ dispatchCountry: z.optional(country) }),
    answer: editorial.ContentBody,
    refusals: ['not_found'],
  },
  getAgecSearchPage: {
    summary: 'The search for environmental qualities by reference, and the sheet that was found',
    query: z.object({ sku: z.optional(z.string().check(z.maxLength(60))) }),
    answer: agec.AgecSearchBody,
    refusals: ['not_found'],
  },
  getFooterSections: {
    summary: 'The links of the footer',
    answer: editorial.FooterBody,
    refusals: [],
  },
  getSitemap: {
    summary: 'Every category that shows something, and the links of the footer',
    answer: editorial.FooterBody,
    refusals: [],
  },
  getSeoTags: {
    summary: 'Title, description and links for the head of a page',
    query: SEO_TAGS_QUERY,
    answer: editorial.SeoTagsBody,
    refusals: ['not_found'],
  },
  getSeoTagsLegacy: {
    summary: 'The fallback of the gateway call',
    query: SEO_TAGS_QUERY,
    answer: editorial.SeoTagsBody,
    refusals: ['not_found'],
  },
  getSeoLinks: {
    summary: 'The pages beside a category or a product, by its path below the locale',
    query: SEO_LINKS_QUERY,
    answer: editorial.SeoLinksBody,
    refusals: ['not_found'],
  },
  getSeoLinksLegacy: {
    summary: 'The fallback of the gateway call',
    query: SEO_LINKS_QUERY,
    answer: editorial.SeoLinksBody,
    refusals: ['not_found'],
  },
} as const satisfies Record<string, CallSpec>;
