import type { CallRow } from './call-row.ts';

/** What the house says: pages, magazine, footer, addresses for search engines, stores, films, knowledge. */
export const EDITORIAL_CALLS = {
  getHomepage: { id: 'R7.073', service: 'editorial', method: 'GET', path: 'homepage', access: 'public' },
  getContent: { id: 'R7.070', service: 'editorial', method: 'GET', path: 'content', access: 'public' },
  getAgecSearchPage: {
    id: 'R7.074',
    service: 'editorial',
    method: 'GET',
    path: 'agec-search-page',
    access: 'public',
  },
  getInfoStaticProduct: {
    id: 'R7.076',
    service: 'editorial',
    method: 'GET',
    path: 'infostaticproduct',
    access: 'public',
  },
  getTemplate: { id: 'R7.008', service: 'wcm', method: 'GET', path: 'template', access: 'public' },
  getContactUs: { id: 'R7.077', service: 'editorial', method: 'GET', path: 'contact-us', access: 'public' },
  getOnlineRepair: {
    id: 'R7.079',
    service: 'editorial',
    method: 'GET',
    path: 'online-repair',
    access: 'public',
  },
  getCareService: {
    id: 'R7.080',
    service: 'editorial',
    method: 'GET',
    path: 'care-service',
    access: 'public',
  },
  getExclusiveServiceEdito: {
    id: 'R7.082',
    service: 'editorial',
    method: 'GET',
    path: 'exclusive-service-edito/:id',
    access: 'public',
  },
  getDeliveryReturns: {
    id: 'R7.084',
    service: 'editorial',
    method: 'GET',
    path: 'delivery_returns',
    access: 'public',
  },

  getExperiences: {
    id: 'R2.039',
    service: 'editorial',
    method: 'GET',
    path: 'experiences',
    access: 'public',
  },
  getExperience: {
    id: 'R2.038',
    service: 'editorial',
    method: 'GET',
    path: 'experiences/:id',
    access: 'public',
  },

  getArticle: { id: 'R7.092', service: 'magazine', method: 'GET', path: 'articles/:chunk', access: 'public' },
  getMoreArticles: {
    id: 'R7.093',
    service: 'magazine',
    method: 'GET',
    path: 'morearticles/:chunk',
    access: 'public',
  },
  getMagazineCategory: {
    id: 'R7.094',
    service: 'magazine',
    method: 'GET',
    path: 'categories/:chunk',
    access: 'public',
  },
  getArticles: { id: 'R7.095', service: 'magazine', method: 'GET', path: 'articles', access: 'public' },

  getEditorialArticles: {
    id: 'R7.069',
    service: 'editorial',
    method: 'GET',
    path: 'articles',
    access: 'public',
  },

  getMagazineHomepage: {
    id: 'R7.097',
    service: 'magazine',
    method: 'GET',
    path: 'homepage',
    access: 'public',
  },
  getMagazineMenu: { id: 'R7.096', service: 'magazine', method: 'GET', path: 'menu', access: 'public' },
  getArticlesOfCategories: {
    id: 'R7.098',
    service: 'magazine',
    method: 'GET',
    path: 'categories/articles/3/:ids',
    access: 'public',
    batch: 20,
  },

  getFooterSections: { id: 'R7.086', service: 'footer', method: 'GET', path: 'sections', access: 'public' },
  getSitemap: { id: 'R7.087', service: 'footer', method: 'GET', path: 'sitemap', access: 'public' },

  getSeoTags: {
    id: 'R7.088',
    service: 'seo',
    method: 'GET',
    path: '/eco-eu/seo-eapi/v1/{locale}/seo/tags',
    access: 'public',
  },
  getSeoTagsLegacy: { id: 'R7.088', service: 'seo', method: 'GET', path: 'seo/tags', access: 'public' },
  getSeoLinks: {
    id: 'R7.089',
    service: 'seo',
    method: 'GET',
    path: '/eco-eu/seo-eapi/v1/{locale}/seo/links',
    access: 'public',
  },
  getSeoLinksLegacy: { id: 'R7.089', service: 'seo', method: 'GET', path: 'seo/links', access: 'public' },
  getSeoStores: { id: 'R7.090', service: 'seo', method: 'GET', path: 'seo/stores', access: 'public' },

  getStore: { id: 'R7.091', service: 'store', method: 'GET', path: 'store/:id', access: 'public' },
  getPiecesOfStore: {
    id: 'R7.047',
    service: 'store',
    method: 'GET',
    path: 'store/:id/pieces/:productIds',
    access: 'session',
    batch: 100,
  },
  queryStores: { id: 'R7.182', service: 'store', method: 'POST', path: 'stores/query', access: 'public' },

  getVideo: {
    id: 'R7.161',
    service: 'media',
    method: 'GET',
    path: '/eco-eu/freecaster-eapi/v1/videos/:videoId',
    access: 'public',
  },
  getVideoCaptions: {
    id: 'R7.161',
    service: 'media',
    method: 'GET',
    path: '/eco-eu/freecaster-eapi/v1/videos/:videoId/captions/:language',
    access: 'public',
  },

  getOnlineThemes: {
    id: 'R7.135',
    service: 'knowledge',
    method: 'GET',
    path: 'knowledge/themes/online',
    access: 'application',
  },
  getThemeGroups: {
    id: 'R7.136',
    service: 'knowledge',
    method: 'GET',
    path: 'knowledge/dataCategoryGroup/themes',
    access: 'application',
  },
  getThemeArticles: {
    id: 'R7.137',
    service: 'knowledge',
    method: 'GET',
    path: 'knowledge/themes/:theme/articles',
    access: 'application',
  },
  searchKnowledge: {
    id: 'R7.138',
    service: 'knowledge',
    method: 'GET',
    path: 'knowledge/search',
    access: 'application',
  },
} as const satisfies Record<string, CallRow>;
