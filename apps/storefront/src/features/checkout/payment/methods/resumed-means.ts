import { type PaymentMethod, recordOf, WALLET_METHODS } from '@vitrine/domain';
import type { ComponentType } from 'react';
import { TransferAccount } from './bank-transfer/resume-transfer.tsx';
import { ResumeChallenge } from './credit-card/resume-challenge.tsx';
import type { ResumeProps } from './payment-means.ts';
import { resumedWallet } from './wallet/resume-wallet.tsx';
import { ResumeWeChat } from './wechat/resume-wechat.tsx';

/**
 * [R7.119] The way back to what the shopper has left, while a payment waits for them; nothing where there is none. The
 * confirmation alone shows it.
 */
export const RESUMED_MEANS: Readonly<Partial<Record<PaymentMethod, ComponentType<ResumeProps>>>> = {
  ...recordOf(WALLET_METHODS, resumedWallet),
  creditCard: ResumeChallenge,
  wechat: ResumeWeChat,
  bankTransfer: TransferAccount,
};
