import * as z from 'zod/mini';

const Bytes = z.string().check(z.regex(/^[\w-]{1,8000}$/u));
const Transports = z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10));
const Described = z.object({ id: z.string(), type: z.literal('public-key') });

/** A key of a customer, as they recognise it. */
export const PasskeyBody = z.object({
  passkeyId: z.string(),
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
  since: z.iso.datetime(),
  lastUsed: z.optional(z.iso.datetime()),
});
export type PasskeyBody = z.infer<typeof PasskeyBody>;

/** What `navigator.credentials.create` is asked for, as WebAuthn's JSON has it. */
export const PasskeyWish = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  excludeCredentials: z.array(Described),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    userVerification: z.literal('required'),
  }),
});
/** What the device made. */
export const NewPasskey = z.object({
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.optional(Transports),
  }),
});
/** What `navigator.credentials.get` is asked for; no account is named, so nobody learns which have a key. */
export const PasskeyChallenge = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
/** What the device signed. */
export const SignedPasskey = z.object({
  id: Bytes,
  rawId: Bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z.optional(z.nullable(Bytes)),
  }),
});
