import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answerWallet } from './merchant/change-payment.ts';
import { openWallet } from './merchant/open-wallet.ts';
import { Amount, Currency, HttpUrl, Text } from './merchant/request-shapes.ts';
import { newId, type Sandbox } from './sandbox.ts';
import type { WeChatCode } from './store/records.ts';

const SignInRequest = z.object({ returnUrl: HttpUrl });
const Prepayment = z.object({
  code: Text,
  reference: Text,
  amount: Amount,
  currency: Currency,
  notifyUrl: HttpUrl,
});
const SignInPage = z.object({ request: z.string().max(4000) });
const BridgePayment = z.object({
  package: Text,
  paySign: z.string().max(4000),
  action: z.enum(['pay', 'cancel', 'fail']),
});

const APP_ID = 'wxsandbox';
const CODE_LIVES_MS = 5 * 60_000;

/** Server to server: where WeChat's browser says who the shopper is, and what its bridge is asked to pay. */
export function weChatMerchantRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.post('/v1/wechat/sign-ins', async (request, reply) => {
    const { returnUrl } = SignInRequest.parse(request.body);
    const page = new URL('/wechat/sign-in', sandbox.config.origin);
    const signed = await sandbox.texts.sign('wechat-sign-in', { jti: newId('cod'), returnUrl });
    page.searchParams.set('request', signed);
    return reply.send({ redirectUrl: page.href });
  });

  app.post('/v1/wechat/prepayments', async (request, reply) => {
    const { code, ...wanted } = Prepayment.parse(request.body);
    const openid = useCode(sandbox, code);
    if (openid === undefined) return reply.code(404).send({ error: 'unknown_code' });
    const way = { method: 'wechat', returnUrl: '', cancelUrl: '', locale: 'zh-CN' };
    const opened = sandbox.records.payments.get(wanted.reference)?.wallet;
    const payment = openWallet(sandbox, { ...wanted, ...(opened ?? way) });
    if (payment === undefined) return reply.code(422).send({ error: 'reference_differs' });
    const { reference, amount, currency } = payment;
    const paySign = await sandbox.texts.sign('wechat-payment', { jti: reference, amount, currency, openid });
    return {
      openid,
      bridge: {
        appId: APP_ID,
        timeStamp: String(Math.floor(sandbox.nowMs() / 1000)),
        nonceStr: newId('cod'),
        package: `prepay_id=${reference}`,
        signType: 'ES256',
        paySign,
      },
    };
  });
}

/** What WeChat's browser opens, and what its application sends when the bridge is asked to pay. */
export function weChatAppRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/wechat/sign-in', async (request, reply) => {
    const { request: text } = SignInPage.parse(request.query);
    const claims = SignInRequest.safeParse(await sandbox.texts.read('wechat-sign-in', text));
    if (!claims.success) return reply.code(410).send({ error: 'expired' });
    const back = new URL(claims.data.returnUrl);
    back.searchParams.set('code', giveCode(sandbox).id);
    const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
    return reply.headers(headers).redirect(back.href, 303);
  });

  app.post('/wechat/payments', async (request, reply) => {
    const end = await endInApp(sandbox, BridgePayment.parse(request.body));
    return reply.send({ err_msg: `get_brand_wcpay_request:${end}` });
  });
}

async function endInApp(
  sandbox: Sandbox,
  { package: named, paySign, action }: z.infer<typeof BridgePayment>,
): Promise<'ok' | 'cancel' | 'fail'> {
  const claims = await sandbox.texts.read('wechat-payment', paySign);
  const reference = typeof claims === 'string' ? undefined : claims.jti;
  const payment = sandbox.records.payments.get(reference ?? '');
  const isGenuine = payment !== undefined && named === `prepay_id=${payment.reference}`;
  if (!isGenuine || action === 'fail') return 'fail';
  if (action === 'cancel') return 'cancel';
  const { state } = answerWallet(sandbox, payment, 'authorised');
  return state === 'authorised' || state === 'captured' ? 'ok' : 'fail';
}

function giveCode({ records, nowMs }: Sandbox): WeChatCode {
  const code = {
    id: newId('cod'),
    openid: newId('opn'),
    expiresAtMs: nowMs() + CODE_LIVES_MS,
    isUsed: false,
  };
  records.weChatCodes.put(code.id, code);
  return code;
}

/** Who a code stands for, once. */
function useCode({ records, nowMs }: Sandbox, id: string): string | undefined {
  const code = records.weChatCodes.get(id);
  if (code === undefined || code.isUsed || code.expiresAtMs <= nowMs()) return undefined;
  records.weChatCodes.put(id, { ...code, isUsed: true });
  return code.openid;
}
