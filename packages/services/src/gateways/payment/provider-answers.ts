import * as z from 'zod/mini';

/** The provider's answers as its README has them; whatever is of another shape counts as nonsense. */
export const ContextAnswer = z.object({ captureContext: z.string(), frameUrl: z.url() });

export const TokenAnswer = z.object({
  brand: z.string().check(z.maxLength(30)),
  lastFour: z.string().check(z.regex(/^\d{4}$/u)),
  used: z.boolean(),
  blocked: z.boolean(),
});

export const KeptCardAnswer = z.object({
  card: z.string().check(z.minLength(1), z.maxLength(100)),
  brand: TokenAnswer.shape.brand,
  lastFour: TokenAnswer.shape.lastFour,
  fingerprint: z.string().check(z.minLength(1), z.maxLength(100)),
  expiryYear: z.int().check(z.minimum(2000), z.maximum(2200)),
  expiryMonth: z.int().check(z.minimum(1), z.maximum(12)),
});
export const ForgottenAnswer = z.object({ card: z.string() });

export const EnrolmentAnswer = z.object({
  transactionId: z.string().check(z.minLength(1), z.maxLength(100)),
  enrolled: z.boolean(),
  acsUrl: z.optional(z.url()),
  payload: z.optional(z.string()),
});

export const ChallengeAnswer = z.object({
  status: z.enum(['none', 'pending', 'passed', 'failed', 'cancelled']),
});

const PaymentStates = z.enum(['pending', 'authorised', 'captured', 'refused', 'voided', 'refunded']);

export const PaymentAnswer = z.object({
  providerRef: z.string().check(z.minLength(1), z.maxLength(100)),
  reference: z.string(),
  state: PaymentStates,
  captured: z.optional(z.int().check(z.minimum(0))),
  refunded: z.optional(z.int().check(z.minimum(0))),
});

export const WalletAnswer = z.object({ reference: z.string(), redirectUrl: z.url() });

export const ResultClaims = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  amount: z.int(),
  currency: z.string(),
});

export const NoticeClaims = z.object({
  jti: z.string().check(z.minLength(1), z.maxLength(100)),
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  providerRef: z.string().check(z.minLength(1), z.maxLength(100)),
  state: PaymentStates,
  amount: z.int(),
  captured: z.optional(z.int().check(z.minimum(0))),
  currency: z.string(),
});

export const SignInAnswer = z.object({ redirectUrl: z.url() });

const BridgeText = z.string().check(z.minLength(1), z.maxLength(2000));
export const PrepayAnswer = z.object({
  openid: z.string().check(z.minLength(1), z.maxLength(128)),
  bridge: z.object({
    appId: BridgeText,
    timeStamp: BridgeText,
    nonceStr: BridgeText,
    package: BridgeText,
    signType: BridgeText,
    paySign: BridgeText,
  }),
});

export const GiftCardAnswer = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  lastFour: TokenAnswer.shape.lastFour,
  balance: z.int().check(z.minimum(0)),
  currency: z.string(),
});

export const MerchantSessionAnswer = z.object({ merchantSession: z.record(z.string(), z.unknown()) });
