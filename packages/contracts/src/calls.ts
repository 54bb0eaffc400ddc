import type { CallPath } from './call-path.ts';

const TOKENS = '/{realm}/lvcom-tkn-handlr-eapi/v1';
const CHECKOUT = '/{realm}/lvcom-checkout-eapi/v1/checkout/{locale}';

/**
 * Every call of the specification's section 7 that the shop answers, as plain data: the browser needs no more
 * than this to make a call (the schemas stay on the server, see call-specs.ts).
 *
 * `path` is relative to the per-locale service root `/api/{locale}/` [R7.001], unless it begins with `/`:
 * then it is a gateway path, where `{realm}` and `{locale}` are filled in by `callUrl`.
 */
export const CALLS = {
  getConfigIndex: { id: 'R7.006', service: 'setup', method: 'GET', path: 'app-config/index.json' },
  getConfig: { id: 'R7.007', service: 'setup', method: 'GET', path: 'app-config/:group/:name.json' },

  getListing: { id: 'R7.009', service: 'search', method: 'GET', path: 'plp/products/:dimId' },
  getMenu: { id: 'R7.162', service: 'catalog', method: 'GET', path: 'categories' },

  getProduct: { id: 'R7.048', service: 'catalog', method: 'GET', path: 'product/:id' },
  checkExclusiveProduct: {
    id: 'R7.050',
    service: 'catalog',
    method: 'GET',
    path: 'product/exclusive/check/:id',
  },
  checkExclusiveCategory: {
    id: 'R7.051',
    service: 'catalog',
    method: 'GET',
    path: 'category/exclusive/check/:id',
  },
  getProducts: { id: 'R7.055', service: 'catalog', method: 'GET', path: 'products/:list' },
  getProductVariant: { id: 'R7.066', service: 'catalog', method: 'GET', path: 'products/:id/:variant' },
  getSkus: { id: 'R7.052', service: 'catalog', method: 'GET', path: 'skus/:sku/:precision' },
  getSkuList: { id: 'R7.053', service: 'catalog', method: 'GET', path: 'catalog/skus/:list/:precision' },
  getSkuListInContext: {
    id: 'R7.053',
    service: 'catalog',
    method: 'GET',
    path: 'catalog/:context-skus/:list/:precision',
  },
  getExclusiveSkuList: {
    id: 'R7.053',
    service: 'catalog',
    method: 'GET',
    path: 'catalog/exclusive-skus/:list/:precision',
  },
  getSkuPrices: { id: 'R7.054', service: 'catalog', method: 'GET', path: 'catalog/skus/:list/price' },
  getLook: { id: 'R7.059', service: 'catalog', method: 'GET', path: 'skus/:id/look' },
  getShades: { id: 'R7.164', service: 'shades', method: 'GET', path: 'skus/shades/getShade' },
  getShadeRecommendations: {
    id: 'R7.165',
    service: 'shades',
    method: 'GET',
    path: '/eco-eu/search-merch-eapi/v1/{locale}/skus/shade-recommendations/:type',
  },
  getRecommendedShades: {
    id: 'R7.190',
    service: 'shades',
    method: 'GET',
    path: 'skus/shade-recommendations/:type',
  },
  getRecommended: { id: 'R7.062', service: 'catalog', method: 'GET', path: 'skus/:id/recommended' },
  getSizeGuide: { id: 'R7.058', service: 'catalog', method: 'GET', path: 'sizeguide/:id' },
  getSamples: { id: 'R7.063', service: 'catalog', method: 'GET', path: 'catalog/samples' },
  getCareLink: { id: 'R7.061', service: 'catalog', method: 'GET', path: 'carelink/:id' },
  getProductAvailability: {
    id: 'R7.046',
    service: 'catalog',
    method: 'GET',
    path: 'catalog/availability/:productId',
  },
  getSkuAvailability: { id: 'R7.047', service: 'catalog', method: 'GET', path: 'skuavailability/:ids' },
  subscribeBackInStock: {
    id: 'R7.067',
    service: 'catalog',
    method: 'POST',
    path: '/{realm}/lvcom-prodct-dtl-eapi/v2/products/{locale}/availability/subscribe',
  },

  getHomepage: { id: 'R7.073', service: 'editorial', method: 'GET', path: 'homepage' },
  getContent: { id: 'R7.070', service: 'editorial', method: 'GET', path: 'content' },
  getAgecSearchPage: { id: 'R7.074', service: 'editorial', method: 'GET', path: 'agec-search-page' },
  getContactUs: { id: 'R7.077', service: 'editorial', method: 'GET', path: 'contact-us' },
  getOnlineRepair: { id: 'R7.079', service: 'editorial', method: 'GET', path: 'online-repair' },
  getCareService: { id: 'R7.080', service: 'editorial', method: 'GET', path: 'care-service' },
  getDeliveryReturns: { id: 'R7.084', service: 'editorial', method: 'GET', path: 'delivery_returns' },
  getArticle: { id: 'R7.092', service: 'magazine', method: 'GET', path: 'articles/:chunk' },
  getMoreArticles: { id: 'R7.093', service: 'magazine', method: 'GET', path: 'morearticles/:chunk' },
  getMagazineCategory: { id: 'R7.094', service: 'magazine', method: 'GET', path: 'categories/:chunk' },
  getArticles: { id: 'R7.095', service: 'magazine', method: 'GET', path: 'articles' },
  getEditorialArticles: { id: 'R7.069', service: 'editorial', method: 'GET', path: 'articles' },
  getMagazineHomepage: { id: 'R7.097', service: 'magazine', method: 'GET', path: 'homepage' },
  getMagazineMenu: { id: 'R7.096', service: 'magazine', method: 'GET', path: 'menu' },
  getArticlesOfCategories: {
    id: 'R7.098',
    service: 'magazine',
    method: 'GET',
    path: 'categories/articles/3/:ids',
  },
  getFooterSections: { id: 'R7.086', service: 'footer', method: 'GET', path: 'sections' },
  getSitemap: { id: 'R7.087', service: 'footer', method: 'GET', path: 'sitemap' },
  getSeoTags: { id: 'R7.088', service: 'seo', method: 'GET', path: '/eco-eu/seo-eapi/v1/{locale}/seo/tags' },
  getSeoTagsLegacy: { id: 'R7.088', service: 'seo', method: 'GET', path: 'seo/tags' },
  getSeoStores: { id: 'R7.090', service: 'seo', method: 'GET', path: 'seo/stores' },
  getStore: { id: 'R7.091', service: 'store', method: 'GET', path: 'store/:id' },
  queryStores: { id: 'R7.182', service: 'store', method: 'POST', path: 'stores/query' },
  getFittingImage: { id: 'R7.168', service: 'fitting', method: 'GET', path: 'fitting/image' },
  getTryOnModel: { id: 'R7.189', service: 'tryon', method: 'GET', path: 'tryon/assets/:skuId' },
  getTryOnAsset: { id: 'R7.189', service: 'tryon', method: 'GET', path: 'tryon/assets/:skuId/anchor' },
  getVideo: {
    id: 'R7.161',
    service: 'media',
    method: 'GET',
    path: '/eco-eu/freecaster-eapi/v1/videos/:videoId',
  },
  getVideoCaptions: {
    id: 'R7.161',
    service: 'media',
    method: 'GET',
    path: '/eco-eu/freecaster-eapi/v1/videos/:videoId/captions/:language',
  },

  startGuestSession: { id: 'R7.152', service: 'tokens', method: 'GET', path: 'guest' },
  refreshToken: { id: 'R7.154', service: 'tokens', method: 'GET', path: 'refresh_token' },
  getUserContext: { id: 'R7.158', service: 'tokens', method: 'GET', path: `${TOKENS}/context` },
  getUserInfo: { id: 'R7.159', service: 'tokens', method: 'GET', path: `${TOKENS}/userinfo` },
  headlessLogin: {
    id: 'R7.134',
    service: 'tokens',
    method: 'POST',
    path: `${TOKENS}/login/{locale}/headless`,
  },
  login: { id: 'R7.032', service: 'account', method: 'POST', path: 'account/login' },
  logout: { id: 'R7.181', service: 'account', method: 'POST', path: 'account/logout' },

  getCart: { id: 'R7.106', service: 'cart', method: 'GET', path: 'cart' },
  getTypedCart: { id: 'R7.106', service: 'cart', method: 'GET', path: 'cart/:type' },
  addToCart: { id: 'R7.100', service: 'cart', method: 'PUT', path: 'cart' },
  changeCartLine: { id: 'R7.107', service: 'cart', method: 'PATCH', path: 'cart/:commerceItemId' },
  removeCartLine: { id: 'R7.108', service: 'cart', method: 'DELETE', path: 'cart/:id' },
  removeCartLines: { id: 'R7.103', service: 'cart', method: 'DELETE', path: 'cart/remove' },
  resetCart: { id: 'R7.104', service: 'cart', method: 'DELETE', path: 'cart/reset-container' },
  repriceCart: { id: 'R7.105', service: 'cart', method: 'POST', path: 'cart/reprice-order' },
  prepareOrder: { id: 'R7.102', service: 'cart', method: 'PUT', path: 'cart/prepare-order' },

  getWishlist: { id: 'R7.184', service: 'wishlist', method: 'GET', path: 'account/wishlist' },
  addToWishlist: { id: 'R7.184', service: 'wishlist', method: 'POST', path: 'account/wishlist' },
  removeFromWishlist: {
    id: 'R7.177',
    service: 'wishlist',
    method: 'DELETE',
    path: 'account/wishlist/:identifier',
  },
  shareWishlist: { id: 'R2.057', service: 'wishlist', method: 'POST', path: 'account/wishlist-share' },
  withdrawWishlist: { id: 'R2.057', service: 'wishlist', method: 'DELETE', path: 'account/wishlist-share' },
  getSharedWishlist: { id: 'R2.057', service: 'wishlist', method: 'POST', path: 'account/shared-wishlist' },

  getLeadTime: { id: 'R7.110', service: 'checkout', method: 'GET', path: 'shipping/lead-time' },
  getDeliveryDate: {
    id: 'R7.113',
    service: 'checkout',
    method: 'GET',
    path: 'shipping/sku/:id/delivery-date',
  },
  getShippingMethods: { id: 'R7.115', service: 'checkout', method: 'GET', path: 'checkout/shipping/methods' },
  shipToHome: { id: 'R7.111', service: 'checkout', method: 'POST', path: 'shipping/homedelivery' },
  setBillingAddress: {
    id: 'R7.132',
    service: 'checkout',
    method: 'PUT',
    path: `${CHECKOUT}/billing/address`,
  },
  loginOnCheckout: {
    id: 'R7.133',
    service: 'checkout',
    method: 'POST',
    path: `${CHECKOUT}/login-on-checkout`,
  },
  commitOrder: { id: 'R7.129', service: 'checkout', method: 'POST', path: 'checkout/order/commit' },
  cancelOrder: { id: 'R7.130', service: 'checkout', method: 'PATCH', path: `${CHECKOUT}/orders/:id` },

  applyPayment: { id: 'R7.118', service: 'payment', method: 'POST', path: 'checkout/:method/apply' },
  createCaptureContext: {
    id: 'R7.123',
    service: 'payment',
    method: 'POST',
    path: 'payment/cybersource-capture-context',
  },
  testEnroll: { id: 'R7.117', service: 'payment', method: 'POST', path: 'payment/testEnroll' },
  getPayerAuthStatus: { id: 'R7.116', service: 'payment', method: 'GET', path: 'payment/payer-auth-status' },
  checkOrderState: {
    id: 'R7.124',
    service: 'payment',
    method: 'GET',
    path: ':method/check-order-state/:orderId',
  },
  checkOrderPayment: {
    id: 'R7.125',
    service: 'payment',
    method: 'GET',
    path: ':method/check-order-payment/:orderId',
  },

  getOrder: { id: 'R7.127', service: 'order', method: 'GET', path: 'order/details/:id' },
  getLastOrder: { id: 'R7.128', service: 'order', method: 'GET', path: 'order/last-order-details' },

  getOnlineThemes: { id: 'R7.135', service: 'knowledge', method: 'GET', path: 'knowledge/themes/online' },
  getThemeGroups: {
    id: 'R7.136',
    service: 'knowledge',
    method: 'GET',
    path: 'knowledge/dataCategoryGroup/themes',
  },
  getThemeArticles: {
    id: 'R7.137',
    service: 'knowledge',
    method: 'GET',
    path: 'knowledge/themes/:theme/articles',
  },
  searchKnowledge: { id: 'R7.138', service: 'knowledge', method: 'GET', path: 'knowledge/search' },

  getCertifiedProducts: { id: 'R7.147', service: 'certificates', method: 'GET', path: 'products' },
  getMaterial: { id: 'R7.146', service: 'certificates', method: 'GET', path: 'materials/:id' },
  getClubEligibility: { id: 'R7.149', service: 'club', method: 'GET', path: 'club-eligibility' },
  getExclusiveOffers: {
    id: 'R7.044',
    service: 'clientorders',
    method: 'GET',
    path: '/{realm}/lvcom-client-eapi/v1/clients/{locale}/exclusive-offers',
  },
} as const satisfies Record<string, CallPath>;

export type CallName = keyof typeof CALLS;

/** [R9.003] The realm of the gateway paths where a locale names none. */
export const DEFAULT_REALM = 'eco-eu';

/** What fills a call's address: `:name` segments from `params`, the query string from `query`. */
export interface CallAddress {
  readonly locale: string;
  readonly realm?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
}

/** The path and query of a call, beginning with `/`. Throws when a `:name` of the path has no value. */
export function callUrl(name: CallName, address: CallAddress): string {
  const { path } = CALLS[name];
  const rooted = path.startsWith('/') ? path : `/api/{locale}/${path}`;
  const filled = rooted
    .replace('{realm}', address.realm ?? DEFAULT_REALM)
    .replace('{locale}', address.locale)
    .replaceAll(/:([a-zA-Z]+)/gu, (_match, key: string) => {
      const value = address.params?.[key];
      if (value === undefined) throw new Error(`${name} needs the parameter ${key}`);
      return encodeURIComponent(value);
    });
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(address.query ?? {})) {
    if (value !== undefined) query.set(key, String(value));
  }
  const search = query.toString();
  return search === '' ? filled : `${filled}?${search}`;
}
