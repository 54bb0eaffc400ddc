/**
 * Who may call: `public` needs no shopper token; `application` a client that names itself [R7.140]; `session` any guest or
 * customer session; `customer` a signed-in one; `agent` an agent, whoever they serve (a customer gets 403); `refresh` the
 * refresh cookie alone [R6.016, R6.017].
 */
export type Access = 'public' | 'application' | 'session' | 'customer' | 'agent' | 'refresh';

/**
 * Where a request must come from. `any`: it changes nothing. `change`: a page of ours must have sent it when a cookie
 * says who calls. `session`: the same, and no page of another site may send it at all, since a session begins, goes on
 * or ends by it.
 */
export type OriginCheck = 'any' | 'change' | 'session';

/**
 * A 401 of a sign-in speaks of the password, not of the session; a 401 of a refresh is the end of the session, and so is
 * one of an agent's sign-in [R4.030].
 */
export type CallKind = 'plain' | 'sign-in' | 'agent-sign-in' | 'refresh';

/**
 * What a call's requests are counted with: one client may send so many of a class in a minute, whichever calls of it they
 * ask (apps/shop/src/service-config.ts has the numbers).
 */
export type RateClass =
  | 'common'
  | 'session'
  | 'sign-in'
  | 'purchase'
  | 'gift-card'
  | 'certificate'
  | 'care'
  | 'subscribe'
  | 'picture'
  | 'workshop';

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
  /** The gateway path at which the same call is answered, too. */
  readonly twin?: `/${string}`;
  readonly access: Access;
  /** Of `session`: whoever does not act for a customer must show the link of an order or a repair. */
  readonly guests?: 'by-link';
  /** `never`: it is the customer's alone, and an agent who acts for them gets 403. */
  readonly agents?: 'never';
  /** Left out: `plain`. */
  readonly kind?: CallKind;
  /** A POST that only reads: a page of the same process is answered without a request. */
  readonly reads?: true;
  /** Left out: `any` for a GET, `change` for every other method. */
  readonly origin?: OriginCheck;
  /** Left out: `common`. */
  readonly rate?: RateClass;
  /** Left out: `shared` for a public GET, `never` for everything else. */
  readonly cache?: CacheClass;
  /** How many ids one request may name, where it names several [R9.008, R9.009]. */
  readonly batch?: number;
  /** The most bytes that its body may have, where it takes more than the usual 100 KB. */
  readonly bodyBytes?: number;
  /** The field that takes them: what is named where they are too many. */
  readonly bodyField?: string;
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
  'agents',
  'account',
  'consents',
  'addressbook',
  'cart',
  'wishlist',
  'wardrobing',
  'recommendations',
  'checkout',
  'payment',
  'order',
  'certificates',
  'care',
  'appointments',
  'callback',
  'contact',
  'knowledge',
  'club',
  'clientorders',
  'perso',
] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** [R7.167] The header that says where recommendations are asked for, as one word. */
export const BUSINESS_CONTEXT_HEADER = 'lv-business-context';

/**
 * [R2.062, R2.063] The header that says the token of an appointment's mail: whoever has it may see and change that one. It stands
 * beside no schema, since pages send it.
 */
export const APPOINTMENT_TOKEN_HEADER = 'x-appointment-token';
