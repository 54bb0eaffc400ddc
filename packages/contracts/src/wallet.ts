import * as z from 'zod/mini';
import { CertifiedPiece } from './certificates.ts';
import { Price } from './money.ts';

/** [R2.054] A digital collectible that came with a piece. */
export const CollectibleBody = z.object({
  id: z.string(),
  sku: CertifiedPiece,
  /** Which one of how many. */
  edition: z.int(),
  editionOf: z.int(),
  /** ISO 8601. */
  claimedAt: z.string(),
});
export type Collectible = z.infer<typeof CollectibleBody>;

/** What a gift card did for an order: what it paid, and what came back to it. */
const GiftCardUse = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  /** ISO 8601. */
  at: z.string(),
  paid: Price,
  givenBack: z.optional(Price),
});

/** [R2.053] What a customer holds: collectibles, the wallet that they are linked with, and gift cards by their last digits. */
export const WalletBody = z.object({
  walletId: z.optional(z.string()),
  collectibles: z.array(CollectibleBody),
  /** Whether a collectible can be kept in the wallet of a telephone. */
  offersPasses: z.boolean(),
  giftCards: z.array(z.object({ lastFour: z.string(), uses: z.array(GiftCardUse) })),
});
export type WalletBody = z.infer<typeof WalletBody>;

/** [R7.178] The public address; null takes it away. */
export const WalletLinkBody = z.strictObject({
  walletId: z.nullable(z.string().check(z.minLength(1), z.maxLength(1000))),
});
export const LinkedWalletBody = z.object({ walletId: z.nullable(z.string()) });

/** [R2.054] What stands on the card of a piece. */
export const ClaimBody = z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(200)) });

/** What is left on a gift card. */
export const GiftCardBalanceBody = z.object({ lastFour: z.string(), balance: Price });
