import { bridgeEnd, WECHAT_BRIDGE_MISSING, WECHAT_PAYMENT_ERROR } from '@vitrine/domain';

/** What the bridge is asked with, as the provider signed it. */
export type BridgeRequest = Readonly<Record<string, string>>;
interface WeChatBridge {
  readonly invoke: (verb: string, request: BridgeRequest, onAnswer: (answer: unknown) => void) => void;
}

/** WeChat brings its bridge soon after the page; later than this it does not come. */
const BRIDGE_READY_WITHIN_MS = 5000;

/** [R8.040] The bridge of WeChat's browser, once it is ready. */
export async function findBridge(waitMs: number = BRIDGE_READY_WITHIN_MS): Promise<WeChatBridge> {
  const known = bridgeOfPage();
  if (known !== undefined) return known;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const ready = () => resolve(undefined);
  document.addEventListener('WeixinJSBridgeReady', ready);
  const timer = setTimeout(ready, waitMs);
  await promise;
  clearTimeout(timer);
  document.removeEventListener('WeixinJSBridgeReady', ready);
  const bridge = bridgeOfPage();
  if (bridge === undefined) throw new Error(WECHAT_BRIDGE_MISSING);
  return bridge;
}

/** [R8.041] Pays in the application; rejects where it could not. `paid` is its word alone: the provider is asked. */
export async function payByBridge(request: BridgeRequest): Promise<'paid' | 'cancelled'> {
  const bridge = await findBridge();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  bridge.invoke('getBrandWCPayRequest', request, resolve);
  const end = bridgeEnd(await promise);
  if (end === 'failed') throw new Error(WECHAT_PAYMENT_ERROR);
  return end;
}

function bridgeOfPage(): WeChatBridge | undefined {
  const bridge: unknown = 'WeixinJSBridge' in window ? window.WeixinJSBridge : undefined;
  return isBridge(bridge) ? bridge : undefined;
}

const isBridge = (bridge: unknown): bridge is WeChatBridge =>
  typeof bridge === 'object' && bridge !== null && 'invoke' in bridge && typeof bridge.invoke === 'function';
