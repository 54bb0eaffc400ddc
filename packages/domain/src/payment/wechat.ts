/** [R8.040] What a payment inside WeChat rejects with where the application has not brought its bridge. */
export const WECHAT_BRIDGE_MISSING = 'WeixinJSBridge not available';
/** [R8.041] What it rejects with where the application could not pay. */
export const WECHAT_PAYMENT_ERROR = 'Wechat payment error';

/** [R8.040] Whether a page is shown by WeChat's own browser, the only one that has a bridge. */
export function isInWeChat(userAgent: string): boolean {
  return /\bMicroMessenger\//iu.test(userAgent);
}

/** [R8.041] How the bridge says a payment ended. `paid` places nothing by itself: the provider says whether money came. */
export function bridgeEnd(answer: unknown): 'paid' | 'cancelled' | 'failed' {
  const said =
    typeof answer === 'object' && answer !== null && 'err_msg' in answer ? answer.err_msg : undefined;
  if (said === 'get_brand_wcpay_request:ok') return 'paid';
  return said === 'get_brand_wcpay_request:cancel' ? 'cancelled' : 'failed';
}
