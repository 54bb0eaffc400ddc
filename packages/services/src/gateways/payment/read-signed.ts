import { accepted, refused, type Result } from '@vitrine/domain';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { ProviderConfig } from './ask-provider.ts';
import type { ProviderUnavailable } from './payment-gateway.ts';

interface SignedText<Value> {
  /** What it was signed for. */
  readonly audience: 'notice' | 'result';
  readonly shape: z.ZodMiniType<Value>;
}

/** Reads what a provider has signed: undefined when the signature or the shape is wrong, or it is too old. */
export type ReadSigned = <Value>(
  text: string,
  signed: SignedText<Value>,
) => Promise<Result<Value | undefined, ProviderUnavailable>>;

/** Texts are signed when they are sent: one this old is a recording. */
const MAX_AGE = '10 minutes';

/** A reader of the texts of one provider, by the keys that it publishes. */
export function createSignedReader({ origin, timeoutMs }: ProviderConfig): ReadSigned {
  const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', origin), { timeoutDuration: timeoutMs });
  return async (text, { audience, shape }) => {
    try {
      const options = { issuer: origin, audience, algorithms: ['ES256'], maxTokenAge: MAX_AGE };
      const { payload } = await jwtVerify(text, keys, options);
      return accepted(z.safeParse(shape, payload).data);
    } catch (error) {
      // Without the provider's keys nothing can be said of the signature: it shall come again.
      const isForged = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
      return isForged && error.code !== 'ERR_JOSE_GENERIC'
        ? accepted(undefined)
        : refused({ code: 'provider_unavailable' });
    }
  };
}
