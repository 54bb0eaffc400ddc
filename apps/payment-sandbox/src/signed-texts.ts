import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { SIGNED_HEADER, SIGNATURE, type Keys } from './keys.ts';

/** What a signed text is for: one made for one purpose is worth nothing for another. */
export type Purpose =
  | 'capture-context'
  | 'card-token'
  | 'challenge'
  | 'wallet'
  | 'card-page'
  | 'wechat-sign-in'
  | 'wechat-payment'
  | 'apple-pay-session'
  | 'result'
  | 'notice';

export interface SignedTexts {
  readonly sign: (purpose: Purpose, claims: JWTPayload & { readonly jti: string }) => Promise<string>;
  /** The claims, or why there are none. */
  readonly read: (purpose: Purpose, text: string) => Promise<JWTPayload | 'expired' | 'invalid'>;
}

/** How long capture contexts, card tokens and challenges are good for. */
export const LIFETIME_SECONDS = 15 * 60;

export function createSignedTexts(
  { sign, verify }: Pick<Keys, 'sign' | 'verify'>,
  issuer: string,
  nowMs: () => number,
): SignedTexts {
  const nowSeconds = () => Math.floor(nowMs() / 1000);
  return {
    sign: (purpose, claims) =>
      new SignJWT(claims)
        .setProtectedHeader(SIGNED_HEADER)
        .setIssuer(issuer)
        .setAudience(purpose)
        .setIssuedAt(nowSeconds())
        .setExpirationTime(nowSeconds() + LIFETIME_SECONDS)
        .sign(sign),
    read: async (purpose, text) => {
      try {
        const options = {
          issuer,
          audience: purpose,
          algorithms: [SIGNATURE],
          currentDate: new Date(nowMs()),
        };
        return (await jwtVerify(text, verify, options)).payload;
      } catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED'
          ? 'expired'
          : 'invalid';
      }
    },
  };
}
