/**
 * Who may call: `public` needs no shopper token; `application` a client that names itself [R7.140]; `session` any guest or
 * customer session; `customer` a signed-in one; `refresh` the refresh cookie alone [R6.016, R6.017].
 */
export type Access = 'public' | 'application' | 'session' | 'customer' | 'refresh';

/**
 * Where a request must come from. `any`: it changes nothing. `change`: a page of ours must have sent it when a cookie
 * says who calls. `session`: the same, and no page of another site may send it at all, since a session begins, goes on
 * or ends by it.
 */
export type OriginCheck = 'any' | 'change' | 'session';

/** A 401 of a sign-in speaks of the password, not of the session; a 401 of a refresh is the end of the session. */
export type CallKind = 'plain' | 'sign-in' | 'refresh';

/**
 * What a call's requests are counted with: one client may send so many of a class in a minute, whichever calls of it they
 * ask (apps/shop/src/service-config.ts has the numbers).
 */
export type RateClass = 'common' | 'session' | 'sign-in' | 'purchase' | 'gift-card' | 'subscribe' | 'picture';

/** Whether an answer is the same for everybody and may be kept for a short time, or is never kept. */
export type CacheClass = 'shared' | 'never';

/** One call of the table: where it stands, who may make it, and how it is guarded, counted and kept. */
export interface CallRow {
  /** The requirement it answers. */
  readonly id: string;
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Relative to the per-locale service root `/api/{locale}/` [R7.001], unless it begins with `/`: then it is a gateway
   * path, where `{realm}` and `{locale}` are filled in by `callUrl`.
   */
  readonly path: string;
  readonly access: Access;
  /** Left out: `plain`. */
  readonly kind?: CallKind;
  /** Left out: `any` for a GET, `change` for every other method. */
  readonly origin?: OriginCheck;
  /** Left out: `common`. */
  readonly rate?: RateClass;
  /** Left out: `shared` for a public GET, `never` for everything else. */
  readonly cache?: CacheClass;
  /** How many ids one request may name, where it names several [R9.008, R9.009]. */
  readonly batch?: number;
}

export const SERVICE_NAMES = [
  'setup',
  'search',
  'catalog',
  'shades',
  'editorial',
  'wcm',
  'magazine',
  'footer',
  'seo',
  'store',
  'media',
  'tryon',
  'fitting',
  'tokens',
  'account',
  'addressbook',
  'cart',
  'wishlist',
  'checkout',
  'payment',
  'order',
  'certificates',
  'knowledge',
  'club',
  'clientorders',
  'perso',
] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];
