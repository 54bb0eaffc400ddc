import type * as z from 'zod/mini';
import type { CallName } from './calls/call-table.ts';
import type { CallSpec } from './specs/call-spec.ts';
import { BELONGING_SPECS } from './specs/belonging-specs.ts';
import { CATALOGUE_SPECS } from './specs/catalogue-specs.ts';
import { CHECKOUT_SPECS } from './specs/checkout-specs.ts';
import { MAGAZINE_SPECS } from './specs/magazine-specs.ts';
import { KNOWLEDGE_SPECS } from './specs/knowledge-specs.ts';
import { LOOK_SPECS } from './specs/look-specs.ts';
import { MEDIA_SPECS } from './specs/media-specs.ts';
import { SHOPPER_SPECS } from './specs/shopper-specs.ts';
import { STORE_SPECS } from './specs/store-specs.ts';
import { WISHLIST_SPECS } from './specs/wishlist-specs.ts';

/** What every call takes and gives; the compiler holds this table and CALLS to the same names. */
export const CALL_SPECS = {
  ...CATALOGUE_SPECS,
  ...BELONGING_SPECS,
  ...KNOWLEDGE_SPECS,
  ...LOOK_SPECS,
  ...SHOPPER_SPECS,
  ...WISHLIST_SPECS,
  ...CHECKOUT_SPECS,
  ...STORE_SPECS,
  ...MAGAZINE_SPECS,
  ...MEDIA_SPECS,
} as const satisfies Record<CallName, CallSpec>;

type Specs = typeof CALL_SPECS;
type Parsed<Name extends CallName, Part extends string> =
  Specs[Name] extends Record<Part, infer Schema extends z.ZodMiniType> ? z.infer<Schema> : undefined;

/** What a call answers, takes as a body, and finds in its path and query once parsed. */
export type AnswerOf<Name extends CallName> = Parsed<Name, 'answer'>;
export type BodyOf<Name extends CallName> = Parsed<Name, 'body'>;
export type ParamsOf<Name extends CallName> = Parsed<Name, 'params'>;
export type QueryOf<Name extends CallName> = Parsed<Name, 'query'>;
