import { timingSafeEqual, createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newId, type Sandbox } from '../sandbox.ts';
import { LIFETIME_SECONDS } from '../signed-texts.ts';
import type { CardToken, StoredCard, Payment } from '../store/records.ts';
import { authorise } from './authorise.ts';
import { capturePayment, refundPayment, voidPayment } from './change-payment.ts';
import { enrol } from './enrol.ts';
import { findKeptCard, forgetCard, keepCard } from './kept-cards.ts';
import { openWallet, pageUrl } from './open-wallet.ts';
import { Amount, Currency, HttpUrl, Locale, Text, Token } from './request-shapes.ts';
import { applePayMerchantRoutes } from '../tokens/apple-pay.ts';
import { giftCardRoutes } from '../tokens/gift-cards.ts';
import { payWithToken } from '../tokens/pay-with-token.ts';
import { expectTransfer } from '../tokens/transfers.ts';
import { weChatMerchantRoutes } from '../wechat.ts';

const ContextRequest = z.object({ targetOrigin: HttpUrl, locale: Locale, card: z.optional(Text) });
const TokenRequest = z.object({ token: Token });
const EnrolmentRequest = z.object({
  token: Token,
  amount: Amount,
  currency: Currency,
  locale: Locale,
  returnUrl: HttpUrl,
});
const PaymentRequest = z.object({
  reference: Text,
  token: Token,
  amount: Amount,
  currency: Currency,
  transactionId: z.optional(Text),
  notifyUrl: HttpUrl,
});
const WalletRequest = z.object({
  method: Text,
  reference: Text,
  amount: Amount,
  currency: Currency,
  locale: Locale,
  returnUrl: HttpUrl,
  cancelUrl: HttpUrl,
  notifyUrl: HttpUrl,
});
const CaptureRequest = z.object({ amount: Amount });
const RefundRequest = z.object({ amount: z.optional(z.int().min(1)) });
const ById = z.object({ id: Text });
const ByReference = z.object({ reference: Text });

/** The server-to-server side: only a shop that knows the merchant key gets in. */
export function merchantRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { records } = sandbox;
  app.addHook('onRequest', async (request, reply) => {
    if (!isMerchant(request, sandbox.config.merchantKey))
      await reply.code(401).send({ error: 'unauthorized' });
  });

  if (sandbox.config.serves === 'cards') {
    cardRoutes(app, sandbox);
    keptCardRoutes(app, sandbox);
  } else {
    walletRoutes(app, sandbox);
    weChatMerchantRoutes(app, sandbox);
    giftCardRoutes(app, sandbox);
    applePayMerchantRoutes(app, sandbox);
  }
  app.get('/v1/payments/:reference', async (request, reply) => {
    return sendPayment(reply, records.payments.get(ByReference.parse(request.params).reference));
  });
  changeRoutes(app, sandbox);
}

function cardRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { records } = sandbox;
  app.post('/v1/capture-contexts', async (request, reply) => {
    const body = ContextRequest.parse(request.body);
    const kept = body.card === undefined ? undefined : findKeptCard(sandbox, body.card);
    if (body.card !== undefined && kept === undefined) return sendUnknownCard(reply);
    return makeContext(sandbox, body, kept);
  });

  app.post('/v1/tokens/inspect', async (request, reply) => {
    const token = await findToken(sandbox, TokenRequest.parse(request.body).token);
    if (token === undefined) return reply.code(404).send({ error: 'unknown_token' });
    const { id, brand, lastFour, usedFor, outcome } = token;
    return { tokenId: id, brand, lastFour, used: usedFor !== undefined, blocked: outcome === 'blocked' };
  });

  app.post('/v1/enrolments', async (request, reply) => {
    const body = EnrolmentRequest.parse(request.body);
    const token = await findToken(sandbox, body.token);
    if (token === undefined || token.usedFor !== undefined)
      return reply.code(404).send({ error: 'unknown_token' });
    return enrol(sandbox, token, body);
  });

  app.get('/v1/enrolments/:id', async (request, reply) => {
    const enrolment = records.enrolments.get(ById.parse(request.params).id);
    if (enrolment === undefined) return reply.code(404).send({ error: 'not_found' });
    return { transactionId: enrolment.id, status: enrolment.status };
  });

  app.post('/v1/payments', async (request, reply) => pay(sandbox, PaymentRequest.parse(request.body), reply));
  app.post('/v1/card-pages', (request, reply) =>
    openPage(sandbox, request.body, { reply, page: 'card-page' }),
  );
}

/** Opens a payment that is approved on a page of ours; the shop leads the browser there. */
async function openPage(
  sandbox: Sandbox,
  body: unknown,
  { reply, page }: { readonly reply: FastifyReply; readonly page: 'wallet' | 'card-page' },
): Promise<FastifyReply> {
  const payment = openWallet(sandbox, WalletRequest.parse(body));
  if (payment === undefined) return reply.code(422).send({ error: 'reference_differs' });
  return reply.send({ ...onWire(payment), redirectUrl: await pageUrl(sandbox, payment, page) });
}

function keptCardRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.post('/v1/cards', (request, reply) =>
    sendCard(reply, keepCard(sandbox, ByReference.parse(request.body).reference)),
  );
  app.get('/v1/cards/:id', (request, reply) =>
    sendCard(reply, findKeptCard(sandbox, ById.parse(request.params).id)),
  );
  app.post('/v1/cards/:id/forget', (request, reply) => {
    const { id } = ById.parse(request.params);
    forgetCard(sandbox, id);
    return reply.send({ card: id });
  });
}

function sendCard(reply: FastifyReply, card: StoredCard | undefined): FastifyReply {
  if (card === undefined) return sendUnknownCard(reply);
  const { id, brand, lastFour, fingerprint, expiryYear, expiryMonth } = card;
  return reply.send({ card: id, brand, lastFour, fingerprint, expiryYear, expiryMonth });
}

function sendUnknownCard(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'unknown_card' });
}

function walletRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.post('/v1/wallets', (request, reply) => openPage(sandbox, request.body, { reply, page: 'wallet' }));
  app.post('/v1/payments', (request, reply) => {
    const paid = payWithToken(sandbox, PaymentRequest.parse(request.body));
    return typeof paid === 'string' ? reply.code(422).send({ error: paid }) : reply.send(onWire(paid));
  });
  app.post('/v1/transfers', (request, reply) => {
    const expected = expectTransfer(sandbox, request.body);
    return expected === undefined
      ? reply.code(422).send({ error: 'reference_differs' })
      : reply.send(onWire(expected));
  });
}

/** What a shop does with a payment that it has: 409 where its state does not allow it. */
function changeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.post('/v1/payments/:reference/void', async (request, reply) => {
    const voided = voidPayment(sandbox, ByReference.parse(request.params).reference);
    return voided === undefined ? reply.code(409).send({ error: 'captured' }) : onWire(voided);
  });
  app.post('/v1/payments/:reference/capture', async (request, reply) => {
    const { amount } = CaptureRequest.parse(request.body);
    const captured = capturePayment(sandbox, ByReference.parse(request.params).reference, amount);
    return captured === undefined ? reply.code(409).send({ error: 'not_authorised' }) : onWire(captured);
  });
  app.post('/v1/payments/:reference/refund', async (request, reply) => {
    const { amount } = RefundRequest.parse(request.body ?? {});
    const refunded = refundPayment(sandbox, ByReference.parse(request.params).reference, amount);
    return refunded === undefined ? reply.code(409).send({ error: 'not_captured' }) : onWire(refunded);
  });
}

async function makeContext(
  sandbox: Sandbox,
  { targetOrigin, locale }: z.infer<typeof ContextRequest>,
  kept: StoredCard | undefined,
) {
  const captureContext = await sandbox.texts.sign('capture-context', {
    jti: newId('ctx'),
    targetOrigins: [new URL(targetOrigin).origin],
    locale,
    key: sandbox.keys.encryptionKey,
    ...(kept === undefined ? {} : { keptCard: kept.id, keptBrand: kept.brand }),
  });
  const frameUrl = new URL('/card-fields', sandbox.config.origin);
  frameUrl.searchParams.set('context', captureContext);
  return { captureContext, frameUrl: frameUrl.href, expiresInSeconds: LIFETIME_SECONDS };
}

async function pay(
  sandbox: Sandbox,
  body: z.infer<typeof PaymentRequest>,
  reply: FastifyReply,
): Promise<unknown> {
  const claims = await sandbox.texts.read('card-token', body.token);
  // An old token may come again with a reference that was paid long ago; the reference decides then.
  const tokenId = typeof claims === 'string' ? '' : (claims.jti ?? '');
  const outcome = authorise(sandbox, { ...body, tokenId });
  if (typeof outcome === 'string') return reply.code(422).send({ error: outcome });
  if (outcome.answer === 'failure') return reply.code(500).send({ error: 'failure' });
  if (outcome.answer === 'rubbish') return reply.type('text/html').send('<html><body>Bad gateway of sorts');
  return onWire(outcome.payment);
}

async function findToken(sandbox: Sandbox, text: string): Promise<CardToken | undefined> {
  const claims = await sandbox.texts.read('card-token', text);
  return typeof claims === 'string' ? undefined : sandbox.records.tokens.get(claims.jti ?? '');
}

function sendPayment(reply: FastifyReply, payment: Payment | undefined): unknown {
  return payment === undefined ? reply.code(404).send({ error: 'not_found' }) : onWire(payment);
}

function onWire(payment: Payment): object {
  const { id, reference, state, amount, captured = 0, refunded = 0, currency, reason } = payment;
  return { providerRef: id, reference, state, amount, captured, refunded, currency, reason };
}

function isMerchant(request: FastifyRequest, key: string): boolean {
  const given = createHash('sha256')
    .update(request.headers.authorization ?? '')
    .digest();
  return timingSafeEqual(given, createHash('sha256').update(`Bearer ${key}`).digest());
}
