import * as z from 'zod/mini';
import * as account from '../account.ts';
import * as catalog from '../catalog.ts';
import * as editorial from '../editorial.ts';
import type { CallSpec } from './call-spec.ts';
import { country, id, ids, page } from './parameters.ts';

/** Configuration, search, catalogue, editorial, footer, SEO and try-on. */
export const CATALOGUE_SPECS = {
  getConfigIndex: {
    access: 'public',
    summary: 'The configuration files there are',
    answer: editorial.ConfigIndexBody,
    refusals: [],
  },
  getConfig: {
    access: 'public',
    summary: 'One configuration file',
    params: z.object({ group: id, name: id }),
    answer: editorial.ConfigBody,
    refusals: ['not_found'],
  },
  getListing: {
    access: 'public',
    summary: 'A page of a category, 24 cards',
    params: z.object({ dimId: id }),
    query: z.object({ page }),
    answer: catalog.ListingBody,
    refusals: ['not_found', 'exclusive'],
  },
  getMenu: { access: 'public', summary: 'The menu tree', answer: catalog.MenuBody, refusals: [] },
  getProduct: {
    access: 'public',
    summary: 'A product with its SKUs and relations',
    params: z.object({ id }),
    answer: catalog.ProductResponse,
    refusals: ['not_found', 'exclusive', 'default_sku_missing'],
  },
  getProducts: {
    access: 'public',
    summary: 'Several products',
    params: z.object({ list: ids(50) }),
    answer: catalog.ProductListBody,
    refusals: ['not_found'],
  },
  getProductVariant: {
    access: 'public',
    summary: 'A product on one of its SKUs',
    params: z.object({ id, variant: id }),
    answer: catalog.ProductResponse,
    refusals: ['not_found', 'exclusive', 'default_sku_missing'],
  },
  getSkus: {
    access: 'public',
    summary: 'One SKU',
    params: z.object({ sku: id, precision: z.enum(['low', 'high']) }),
    answer: catalog.SkuListBody,
    refusals: ['not_found'],
  },
  getSkuList: {
    access: 'public',
    summary: 'At most 50 SKUs [R9.009]',
    params: z.object({ list: ids(50), precision: z.enum(['low', 'high']) }),
    answer: catalog.SkuListBody,
    refusals: [],
  },
  getSkuListInContext: {
    access: 'public',
    summary: 'At most 50 SKUs as a personaliser (perso) or a try-on (tryon) asks for them',
    params: z.object({ context: id, list: ids(50), precision: z.enum(['low', 'high']) }),
    answer: catalog.SkuListBody,
    refusals: ['not_found'],
  },
  getExclusiveSkuList: {
    access: 'customer',
    summary: 'At most 50 SKUs, those of exclusive sales for customers who are entitled to them',
    params: z.object({ list: ids(50), precision: z.enum(['low', 'high']) }),
    answer: catalog.SkuListBody,
    refusals: ['exclusive'],
  },
  getSkuPrices: {
    access: 'public',
    summary: 'The prices of at most 50 SKUs',
    params: z.object({ list: ids(50) }),
    query: z.object({ dispatchCountry: z.optional(country) }),
    answer: catalog.SkuPricesBody,
    refusals: [],
  },
  getRecommended: {
    access: 'public',
    summary: 'Cards recommended with a SKU',
    params: z.object({ id }),
    answer: catalog.RecommendedBody,
    refusals: ['not_found'],
  },
  getProductAvailability: {
    access: 'session',
    summary: 'Which SKUs of a product are in stock',
    params: z.object({ productId: id }),
    answer: catalog.ProductAvailabilityBody,
    refusals: ['not_found'],
  },
  getSkuAvailability: {
    access: 'session',
    summary: 'Which of at most 100 SKUs are in stock [R9.008]',
    params: z.object({ ids: ids(100) }),
    answer: catalog.SkuAvailabilityBody,
    refusals: [],
  },
  subscribeBackInStock: {
    access: 'public',
    summary: 'Ask for a message when a SKU is back',
    body: catalog.BackInStockSubscription,
    answer: account.SuccessBody,
    status: 201,
    refusals: ['unknown_sku'],
  },
  getHomepage: {
    access: 'public',
    summary: 'The components of the home page',
    answer: editorial.HomepageBody,
    refusals: ['not_found'],
  },
  getContent: {
    access: 'public',
    summary: 'What a path of the catch-all route is',
    query: z.object({
      seoUrl: z.string().check(z.minLength(1), z.maxLength(300)),
      dispatchCountry: z.optional(country),
    }),
    answer: editorial.ContentBody,
    refusals: ['not_found'],
  },
  getFooterSections: {
    access: 'public',
    summary: 'The links of the footer',
    answer: editorial.FooterBody,
    refusals: [],
  },
  getSeoTags: {
    access: 'public',
    summary: 'Title, description and links for the head of a page',
    query: z.object({ page: id, contentId: z.optional(id), skuId: z.optional(id) }),
    answer: editorial.SeoTagsBody,
    refusals: ['not_found'],
  },
  getSeoTagsLegacy: {
    access: 'public',
    summary: 'The fallback of the gateway call',
    query: z.object({ page: id, contentId: z.optional(id), skuId: z.optional(id) }),
    answer: editorial.SeoTagsBody,
    refusals: ['not_found'],
  },
  getTryOnModel: {
    access: 'public',
    summary: 'The 3D model of a SKU',
    params: z.object({ skuId: id }),
    answer: undefined,
    file: 'model/gltf-binary',
    refusals: ['not_found'],
  },
  getTryOnAsset: {
    access: 'public',
    summary: 'Where the 3D model of a SKU is and how it is worn',
    params: z.object({ skuId: id }),
    answer: catalog.TryOnAssetBody,
    refusals: ['not_found'],
  },
} as const satisfies Record<string, CallSpec>;
