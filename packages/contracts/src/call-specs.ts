import type * as z from 'zod/mini';
import type { CallName } from './calls/call-table.ts';
import type { CallSpec } from './specs/call-spec.ts';
import { ADDRESS_SPECS } from './specs/address-specs.ts';
import { AGENT_SPECS } from './specs/agent-specs.ts';
import { APPOINTMENT_SPECS } from './specs/appointment-specs.ts';
import { BELONGING_SPECS } from './specs/belonging-specs.ts';
import { CARE_SPECS } from './specs/care-specs.ts';
import { CATALOGUE_SPECS } from './specs/catalogue-specs.ts';
import { CERTIFICATE_SPECS } from './specs/certificate-specs.ts';
import { CHECKOUT_SPECS } from './specs/checkout-specs.ts';
import { CONSENT_SPECS } from './specs/consent-specs.ts';
import { CONTACT_SPECS } from './specs/contact-specs.ts';
import { FINDING_SPECS } from './specs/finding-specs.ts';
import { IDENTITY_SPECS } from './specs/identity-specs.ts';
import { MAGAZINE_SPECS } from './specs/magazine-specs.ts';
import { KNOWLEDGE_SPECS } from './specs/knowledge-specs.ts';
import { LOOK_SPECS } from './specs/look-specs.ts';
import { MEDIA_SPECS } from './specs/media-specs.ts';
import { ORDER_SPECS } from './specs/order-specs.ts';
import { PERSONALISATION_SPECS } from './specs/personalisation-specs.ts';
import { PROFILE_SPECS } from './specs/profile-specs.ts';
import { RECOMMENDATION_SPECS } from './specs/recommendation-specs.ts';
import { SALE_SPECS } from './specs/sale-specs.ts';
import { SECURITY_SPECS } from './specs/security-specs.ts';
import { SHOPPER_SPECS } from './specs/shopper-specs.ts';
import { STORE_SPECS } from './specs/store-specs.ts';
import { WALLET_SPECS } from './specs/wallet-specs.ts';
import { WISHLIST_SPECS } from './specs/wishlist-specs.ts';

/** What every call takes and gives; the compiler holds this table and CALLS to the same names. */
export const CALL_SPECS = {
  ...FINDING_SPECS,
  ...CATALOGUE_SPECS,
  ...BELONGING_SPECS,
  ...CERTIFICATE_SPECS,
  ...CARE_SPECS,
  ...APPOINTMENT_SPECS,
  ...CONTACT_SPECS,
  ...KNOWLEDGE_SPECS,
  ...LOOK_SPECS,
  ...PERSONALISATION_SPECS,
  ...SHOPPER_SPECS,
  ...RECOMMENDATION_SPECS,
  ...AGENT_SPECS,
  ...CONSENT_SPECS,
  ...IDENTITY_SPECS,
  ...PROFILE_SPECS,
  ...SECURITY_SPECS,
  ...SALE_SPECS,
  ...WALLET_SPECS,
  ...ADDRESS_SPECS,
  ...WISHLIST_SPECS,
  ...CHECKOUT_SPECS,
  ...ORDER_SPECS,
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

type Sent<Name extends CallName, Part extends string> =
  Specs[Name] extends Record<Part, infer Schema extends z.ZodMiniType> ? z.input<Schema> : undefined;

/** A value of an address as callers may give it: where any text fits, a number does, too. */
type Addressed<Value> = string extends NonNullable<Value> ? Value | number : Value;
type InAddress<Values> = { readonly [Key in keyof Values]: Addressed<Values[Key]> };
/** One part of a request: absent where the call takes none, and optional where all that is in it is. */
type PartOf<Key extends string, Value> = Value extends undefined
  ? { readonly [Absent in Key]?: never }
  : Partial<Value> extends Value
    ? { readonly [Optional in Key]?: Value | undefined }
    : { readonly [Needed in Key]: Value };

/** What a caller gives with a call, by the schemas the services parse it with. Types only: no schema comes along. */
export type RequestOf<Name extends CallName> = PartOf<'params', Sent<Name, 'params'>> &
  PartOf<'query', InAddress<Sent<Name, 'query'>>> &
  PartOf<'body', Sent<Name, 'body'>>;

/** The argument after a call's name: it may be left out where the call needs nothing. `More`: what else it may hold. */
export type RequestArguments<Name extends CallName, More = unknown> =
  Partial<RequestOf<Name>> extends RequestOf<Name>
    ? [request?: RequestOf<Name> & More]
    : [request: RequestOf<Name> & More];
