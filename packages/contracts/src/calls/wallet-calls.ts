import type { CallRow } from './call-row.ts';

const wallet = { service: 'account', access: 'customer', agents: 'never', origin: 'session' } as const;

/** What a customer holds beside pieces. */
export const WALLET_CALLS = {
  getWallet: { ...wallet, id: 'R2.053', method: 'GET', path: 'account/wallet' },
  patchWalletId: { ...wallet, id: 'R7.178', method: 'PATCH', path: 'account/wallet' },
  claimCollectible: {
    ...wallet,
    id: 'R2.054',
    method: 'POST',
    path: 'account/wallet/claims',
    rate: 'certificate',
  },
  getCollectiblePass: {
    ...wallet,
    id: 'R2.053',
    method: 'GET',
    path: 'account/wallet/collectibles/:collectibleId/pass',
  },
  getGiftCardBalance: {
    ...wallet,
    id: 'R2.053',
    method: 'POST',
    path: 'account/wallet/gift-card-balance',
    // A number and its PIN could be guessed.
    rate: 'gift-card',
  },
} as const satisfies Record<string, CallRow>;
