import { recordOf, WALLET_METHODS } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import {
  createEmbeddedAddressGateway,
  createHttpsPictureGateway,
  createOwnRulesGateway,
} from '../gateways/index.ts';
import { aFakeProvider, aFakeWallet, aFakeWeChat } from './fake-payment-gateway.ts';
import { aFakeTokenProvider } from './fake-token-provider.ts';
import { recordedMail } from './recorded-mail.ts';
import { recordedSms } from './recorded-sms.ts';

/** Neighbours that do as they are told, and none that makes orders ready. */
export function testGateways(): ServiceDeps['gateways'] {
  const tokens = aFakeTokenProvider();
  return {
    card: aFakeProvider(),
    cardPage: aFakeWallet(),
    wallets: recordOf(WALLET_METHODS, aFakeWallet),
    weChat: aFakeWeChat(),
    applePay: tokens,
    giftCard: tokens,
    transfer: tokens,
    mail: recordedMail(),
    sms: recordedSms(),
    pictures: createHttpsPictureGateway({ hosts: [] }),
    addresses: createEmbeddedAddressGateway(),
    risk: createOwnRulesGateway(),
    passes: undefined,
    workshop: undefined,
  };
}
