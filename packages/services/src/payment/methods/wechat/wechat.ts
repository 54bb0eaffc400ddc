import type { AnswerOf, BodyOf } from '@vitrine/contracts';
import { accepted, type Locale, type Refusals, refused, type Result } from '@vitrine/domain';
import type { ServiceDeps } from '../../../deps.ts';
import type { MountCall } from '../../../http/call.ts';
import type { Session } from '../../../http/session.ts';
import { paymentReference } from '../../../order/index.ts';
import { findLastPayments, isAsked, type PaymentRow } from '../../payment.store.ts';
import { walletMeans } from '../wallet/wallet-means.ts';

const WECHAT = walletMeans('wechat');

/** [R7.121, R7.122] WeChat's own two ways: its provider's page in any browser, and its bridge inside of its own. */
export function mountWeChat(mount: MountCall, deps: ServiceDeps): void {
  mount('redirectToWeChat', (call) => redirectToWeChat(deps, call));
  mount('payInWeChat', (call) => payInWeChat(deps, call));
}

interface WeChatCall<Name extends 'redirectToWeChat' | 'payInWeChat'> {
  readonly session: Session;
  readonly locale: Locale;
  readonly body: BodyOf<Name>;
}

/** [R7.121] Leads on with an own order that waits, and back to the shop's confirmation, which waits with it. */
async function redirectToWeChat(
  deps: ServiceDeps,
  { session, locale, body: { orderId, inApp = false } }: WeChatCall<'redirectToWeChat'>,
): Promise<Result<AnswerOf<'redirectToWeChat'>, Refusals<'not_found' | 'provider_unavailable'>>> {
  const payment = await findWaiting(deps, session);
  if (payment?.orderId !== orderId) return refused({ code: 'not_found' });
  const [origin = ''] = deps.config.ownOrigins;
  const returnUrl = `${origin}/${locale.code}/checkout/confirmation`;
  const ways = { locale, returnUrl, cancelUrl: returnUrl };
  const opened = inApp
    ? await deps.gateways.weChat.openSignIn({ returnUrl })
    : await WECHAT.open?.(deps, payment, ways);
  if (opened === undefined) return refused({ code: 'provider_unavailable' });
  return opened.ok ? accepted({ redirectionUrl: opened.value.redirectUrl }) : opened;
}

/**
 * [R7.122] Exchanges the code for the shopper's openid, server to server, and prepares the payment of the order that waits
 * for that openid alone. What the bridge says afterwards places nothing: the provider is asked.
 */
async function payInWeChat(
  deps: ServiceDeps,
  { session, body: { code } }: WeChatCall<'payInWeChat'>,
): Promise<
  Result<AnswerOf<'payInWeChat'>, Refusals<'bad_request' | 'no_current_order' | 'provider_unavailable'>>
> {
  const payment = await findWaiting(deps, session);
  if (payment === undefined) return refused({ code: 'no_current_order' });
  const { market, id, amount, currency } = payment;
  const [origin = ''] = deps.config.ownOrigins;
  const prepaid = await deps.gateways.weChat.prepay({
    code,
    reference: paymentReference(market, id),
    amount,
    currency,
    notifyUrl: origin + WECHAT.noticePath,
  });
  if (prepaid.ok) return accepted({ ...prepaid.value, bridge: { ...prepaid.value.bridge } });
  return prepaid.refusal.code === 'wrong_code'
    ? refused({ code: 'bad_request', about: 'code', scope: 'field' })
    : refused({ code: 'provider_unavailable' });
}

async function findWaiting({ db }: ServiceDeps, session: Session): Promise<PaymentRow | undefined> {
  return (await findLastPayments(db, session)).find(
    (payment) => payment.method === WECHAT.method && isAsked(payment),
  );
}
