import { isInWeChat } from '@vitrine/domain';
import { shopClient } from '../../../../../shared/api/shop-client.ts';
import type { PlacingFault } from '../../placing.ts';
import type { WalletSide } from '../wallet/wallet-side.ts';
import { findBridge } from './wechat-bridge.ts';

/**
 * [R7.121, R7.122, R8.040, R8.041] WeChat: its provider's page, as with any wallet; inside of WeChat's own browser its
 * bridge, once WeChat has said who the shopper is.
 */
export const WECHAT_SIDE: WalletSide = {
  method: 'wechat',
  prepare: async () => {
    if (!isInWeChat(navigator.userAgent)) return undefined;
    return findBridge().then(() => undefined, wechatFault);
  },
  redirect: (orderId) => {
    const inApp = isInWeChat(navigator.userAgent);
    return shopClient().call('redirectToWeChat', { body: { orderId, ...(inApp && { inApp }) } });
  },
};

export function wechatFault(error: unknown): PlacingFault {
  return { key: 'checkout_error_wechat', values: { message: error instanceof Error ? error.message : '' } };
}
