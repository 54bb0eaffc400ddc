import { recordOf, WALLET_METHODS } from '@vitrine/domain';
import { beforeEach } from 'vitest';
import { setStock } from './a-purchase.ts';
import {
  aFakeProvider,
  aFakeWallet,
  aFakeWeChat,
  type FakeProvider,
  type FakeWallet,
  type FakeWeChat,
} from './fake-payment-gateway.ts';
import { aFakeTokenProvider, type FakeTokenProvider } from './fake-token-provider.ts';
import { type TestServices, useServices } from './open-services.ts';
import { type RecordedJobs, recordedJobs } from './recorded-jobs.ts';

const IN_STOCK = 40;

export interface Purchases {
  readonly services: TestServices;
  readonly card: FakeProvider;
  /** The provider of every wallet. */
  readonly wallet: FakeWallet;
  readonly weChat: FakeWeChat;
  /** The provider of gift cards, Apple Pay and transfers. */
  readonly tokens: FakeTokenProvider;
  readonly jobs: RecordedJobs;
}

/**
 * The services of a test file about purchases, with their providers and jobs at hand. Each test begins with providers
 * that answer as new ones do, with `IN_STOCK` pieces of every SKU of `skuIds`, and with no order that an earlier test
 * left waiting for its payment. To be called once, outside any test.
 */
export function usePurchases(skuIds: readonly string[] = ['QS2001']): Purchases {
  const tokens = aFakeTokenProvider();
  const [card, wallet, weChat, jobs] = [aFakeProvider(), aFakeWallet(), aFakeWeChat(), recordedJobs()];
  const services = useServices({
    deps: {
      gateways: {
        card,
        wallets: recordOf(WALLET_METHODS, () => wallet),
        weChat,
        applePay: tokens,
        giftCard: tokens,
        transfer: tokens,
      },
      jobs,
    },
  });
  beforeEach(async () => {
    card.reset();
    wallet.reset();
    weChat.goDown(false);
    tokens.reset();
    await services.db.executeSql(`UPDATE shop_order SET state = 'cancelled' WHERE state = 'pending_payment'`);
    for (const skuId of skuIds) await setStock(services, skuId, IN_STOCK);
  });
  return { services, card, wallet, weChat, tokens, jobs };
}
