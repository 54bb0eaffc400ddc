export { CONFIG_TIMEOUT_MS, CONFIG_UNREAD, FEATURES, readSwitches, type FeatureName } from './features.ts';
export { clientServiceAt } from './client-service-hours.ts';
export {
  AGEC_COUNTRY,
  APP_COOKIE,
  APPLICATION_ID,
  APPLICATION_IDS,
  BROWSER_CLIENT_SECRET,
  CLIENT_SERVICES_EMAIL,
  ONLINE_POOL,
} from './shop-names.ts';
export {
  CART_LIMITS,
  CATALOG_FILTER_RANGE,
  MOCKED_SKU_LIST_DELAY_MS,
  MOST_PLACES,
  FACET_VALUES_LIMIT,
  KEYWORD_MAX_LENGTH,
  MAX_SAMPLES,
  SAVED_LINES_LIMIT,
  RECOMMENDED_SHADES,
  servedLimits,
  RETURN_DAYS,
  SAVED_ADDRESSES_LIMIT,
  SHADES_PAGE_SIZE,
  SAVED_CARDS_LIMIT,
  WISHLIST_LIMIT,
  SIGN_IN_ATTEMPT_RETENTION_SECONDS,
  SIGN_IN_LIMITS,
  type CartLimits,
  type SignInLimits,
} from './limits.ts';
export { type ApiRewrite, rewriteTarget } from './api-rewrites.ts';
export { DEFAULT_REALM, REALMS, realmOf, type RealmSetting } from './realms.ts';
export {
  ACCESS_LIFETIME_SECONDS,
  REFRESH_GRACE_MS,
  REMEMBERED_DEVICE_SECONDS,
  SESSION_LIFETIME_SECONDS,
  SESSION_MAX_DAYS,
  SWEEP_GRACE_SECONDS,
  CONFIRMATION_SHOWN_MS,
  DESIGN_KEPT_DAYS,
  RETURN_ANSWER_KEPT_DAYS,
} from './lifetimes.ts';
