import * as z from 'zod/mini';
import { GiftCardCheck } from '../checkout.ts';
import * as wallet from '../wallet.ts';
import type { CallSpec } from './call-spec.ts';

/** [R2.053, R2.054, R7.178] */
export const WALLET_SPECS = {
  getWallet: {
    summary: 'Collectibles, the linked wallet, and what gift cards paid for the customer',
    answer: wallet.WalletBody,
    refusals: [],
  },
  patchWalletId: {
    summary: 'Links the public address of a wallet, or takes it away; a private key or its phrase is refused',
    body: wallet.WalletLinkBody,
    answer: wallet.LinkedWalletBody,
    refusals: ['secret_given'],
  },
  claimCollectible: {
    summary: 'Claims a collectible by its code, once; every code that claims nothing has the same answer',
    body: wallet.ClaimBody,
    answer: wallet.CollectibleBody,
    status: 201,
    refusals: ['claim_not_good'],
  },
  getCollectiblePass: {
    summary: 'A collectible of the customer as a pass for the wallet of a telephone',
    params: z.object({ collectibleId: z.string().check(z.minLength(1), z.maxLength(100)) }),
    answer: undefined,
    file: 'application/vnd.apple.pkpass',
    refusals: ['not_found', 'not_offered'],
  },
  getGiftCardBalance: {
    summary: 'What is left on a gift card, by its number and PIN',
    body: GiftCardCheck,
    answer: wallet.GiftCardBalanceBody,
    refusals: ['gift_card_refused', 'gift_card_empty', 'provider_unavailable'],
  },
} as const satisfies Record<string, CallSpec>;
