import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSandboxApp, type SandboxApp } from './app.ts';
import type { EncryptionKey } from './frame/encrypt-card.ts';
import { encryptCard } from './frame/encrypt-card.ts';

const origin = 'http://127.0.0.1:3001';
const shop = 'http://localhost:3000';
const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const config = {
  serves: 'cards',
  origin,
  dataFolder: folder,
  merchantKey: 'the-key',
  delayMs: 1000,
  controls: false,
} as const;
const posted: { url: string; body: object }[] = [];
let nowMs = Date.UTC(2026, 10, 21);
let shopAnswers = true;
let sandbox: SandboxApp;

const options = {
  nowMs: () => nowMs,
  post: async (url: string, body: object) => {
    posted.push({ url, body });
    return shopAnswers;
  },
};
beforeAll(async () => {
  sandbox = await createSandboxApp(config, options);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function ask(method: 'GET' | 'POST', url: string, payload?: object) {
  const headers = { authorization: 'Bearer the-key' };
  const answer = await sandbox.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, body: z.record(z.string(), z.unknown()).parse(answer.json()) };
}

const Context = z.object({
  key: z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string(), kid: z.string() }),
});

async function aToken(number: string): Promise<string> {
  const { body } = await ask('POST', '/v1/capture-contexts', { targetOrigin: shop, locale: 'fr-FR' });
  const context = String(body['captureContext']);
  const key: EncryptionKey = Context.parse(decodeJwt(context)).key;
  const card = { number, expiryMonth: 12, expiryYear: 2030, holder: 'Ana', securityCode: '123' };
  const payload = { context, card: await encryptCard(card, key) };
  const answer = await sandbox.app.inject({ method: 'POST', url: '/card-fields/tokens', payload });
  expect(answer.statusCode).toBe(200);
  return z.object({ token: z.string() }).parse(answer.json()).token;
}

/** What the fields give for a kept card and a code; undefined where they take no such code. */
async function aTokenOfKept(card: string, securityCode: string): Promise<string | undefined> {
  const { body } = await ask('POST', '/v1/capture-contexts', { targetOrigin: shop, locale: 'fr-FR', card });
  const context = String(body['captureContext']);
  const page = await sandbox.app.inject(String(body['frameUrl']).slice(origin.length));
  expect(page.body).not.toContain('id="number"');
  const jwe = await encryptCard({ securityCode }, Context.parse(decodeJwt(context)).key);
  const payload = { context, card: jwe };
  const answer = await sandbox.app.inject({ method: 'POST', url: '/card-fields/tokens', payload });
  return z.object({ token: z.string() }).safeParse(answer.json()).data?.token;
}

function aPayment(reference: string, token: string, more: object = {}) {
  return { reference, token, amount: 5000, currency: 'EUR', notifyUrl: `${shop}/webhooks/payment`, ...more };
}

async function answerChallenge(payload: unknown, action: 'confirm' | 'cancel', code = '') {
  return sandbox.app.inject({
    method: 'POST',
    url: '/acs/answer',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ payload: String(payload), action, code }).toString(),
  });
}

describe('[R7.123] card fields', () => {
  it.each(['en-150', 'zh-Hans-CN', 'ar-AE', 'fr'])('open in %s', async (locale) => {
    expect((await ask('POST', '/v1/capture-contexts', { targetOrigin: shop, locale })).status).toBe(200);
  });
});

describe('[R7.123] the capture context', () => {
  it('is signed, for one origin, and ends', async () => {
    const { body } = await ask('POST', '/v1/capture-contexts', {
      targetOrigin: `${shop}/x`,
      locale: 'en-US',
    });
    const keys = z.object({ keys: z.array(z.record(z.string(), z.unknown())) });
    const jwks = keys.parse((await sandbox.app.inject('/.well-known/jwks.json')).json());
    const set = createLocalJWKSet({ keys: jwks.keys.map((key) => ({ kty: 'EC', ...key })) });
    const { payload } = await jwtVerify(String(body['captureContext']), set, {
      currentDate: new Date(nowMs),
    });
    expect(payload).toMatchObject({ iss: origin, aud: 'capture-context', targetOrigins: [shop] });
    expect((payload.exp ?? 0) * 1000 - nowMs).toBe(15 * 60_000);
    expect(JSON.stringify(jwks)).not.toContain('"d"');
  });

  it('lets only its origin frame the fields, in the shopper’s language and direction', async () => {
    const { body } = await ask('POST', '/v1/capture-contexts', { targetOrigin: shop, locale: 'ar-AE' });
    const page = await sandbox.app.inject(String(body['frameUrl']).slice(origin.length));
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${shop}`);
    expect(page.body).toContain('lang="ar" dir="rtl"');
    expect(page.body).toContain('رقم البطاقة');
  });

  it('is refused to whoever has no merchant key, and a forged one opens nothing', async () => {
    const bare = await sandbox.app.inject({ method: 'POST', url: '/v1/capture-contexts', payload: {} });
    expect(bare.statusCode).toBe(401);
    expect((await sandbox.app.inject('/card-fields?context=a.b.c')).statusCode).toBe(410);
  });
});

describe('cards that are kept', () => {
  it('[R3.026, R7.170] pay again by their code, until they are forgotten', async () => {
    const declined = await aToken('4999000000010038');
    await ask('POST', '/v1/payments', aPayment('not-kept', declined));
    for (const reference of ['not-kept', 'unheard-of'])
      expect((await ask('POST', '/v1/cards', { reference })).status).toBe(404);
    const token = await aToken('4111111111111111');
    await ask('POST', '/v1/payments', aPayment('kept', token));
    const { body: kept } = await ask('POST', '/v1/cards', { reference: 'kept' });
    expect(kept).toMatchObject({ brand: 'visa', lastFour: '1111', expiryYear: 2030, expiryMonth: 12 });
    expect((await ask('POST', '/v1/cards', { reference: 'kept' })).body).toEqual(kept);

    const card = String(kept['card']);
    const again = await aTokenOfKept(card, '123');
    const paid = await ask('POST', '/v1/payments', aPayment('again', again ?? ''));
    expect(paid.body).toMatchObject({ state: 'authorised' });
    expect(await aTokenOfKept(card, '12')).toBeUndefined();

    await ask('POST', `/v1/cards/${card}/forget`, {});
    expect((await ask('GET', `/v1/cards/${card}`)).status).toBe(404);
    expect((await ask('POST', `/v1/cards/${card}/forget`, {})).status).toBe(200);
    const context = { targetOrigin: shop, locale: 'fr-FR', card };
    expect((await ask('POST', '/v1/capture-contexts', context)).status).toBe(404);
    expect((await ask('POST', '/v1/cards', { reference: 'kept' })).status).toBe(404);
  });
});

describe('paying with test cards', () => {
  it('pays once per reference, however often it is asked', async () => {
    const token = await aToken('4111111111111111');
    const first = await ask('POST', '/v1/payments', aPayment('once', token));
    expect(first.body).toMatchObject({ state: 'authorised', reference: 'once' });
    expect((await ask('POST', '/v1/payments', aPayment('once', token))).body).toEqual(first.body);
    expect(await ask('POST', '/v1/payments', aPayment('other', token))).toMatchObject({
      status: 422,
      body: { error: 'token_used' },
    });
    expect((await ask('POST', '/v1/payments', aPayment('once', token, { amount: 1 }))).status).toBe(422);
  });

  it('keeps no card number', async () => {
    await aToken('5599000000010005');
    expect(readFileSync(join(folder, 'journal.jsonl'), 'utf8')).not.toMatch(/5599000000010005|"123"/u);
  });

  it('[R7.116] tells a challenge that the shopper gave up from one that failed, and lets it pay nothing', async () => {
    const token = await aToken('4999000000010012');
    const enrolment = { token, amount: 5000, currency: 'EUR', locale: 'fr-FR', returnUrl: `${shop}/return` };
    const { body } = await ask('POST', '/v1/enrolments', enrolment);
    const id = String(body['transactionId']);
    await answerChallenge(body['payload'], 'cancel', '1234');
    expect((await ask('GET', `/v1/enrolments/${id}`)).body['status']).toBe('cancelled');
    const paid = await ask('POST', '/v1/payments', aPayment(`c-${id}`, token, { transactionId: id }));
    expect(paid.body['state']).toBe('refused');
  });

  const challenges: readonly [name: string, number: string, code: string, status: string][] = [
    ['passes with the right code', '4999000000010012', '1234', 'passed'],
    ['fails with another', '4999000000010012', '9999', 'failed'],
    ['fails always on the other card', '4999000000010020', '1234', 'failed'],
  ];
  for (const [name, number, code, status] of challenges) {
    it(`[R7.116] a challenge ${name}, and the way back does not say so`, async () => {
      const token = await aToken(number);
      const enrolment = {
        token,
        amount: 5000,
        currency: 'EUR',
        locale: 'fr-FR',
        returnUrl: `${shop}/return?a=b`,
      };
      const { body } = await ask('POST', '/v1/enrolments', enrolment);
      expect(body).toMatchObject({ enrolled: true, acsUrl: `${origin}/acs/challenge` });
      const id = String(body['transactionId']);
      expect((await ask('GET', `/v1/enrolments/${id}`)).body['status']).toBe('pending');

      const back = await answerChallenge(body['payload'], 'confirm', code);
      expect(back.headers.location).toBe(`${shop}/return?a=b&transactionId=${id}`);
      expect((await ask('GET', `/v1/enrolments/${id}`)).body['status']).toBe(status);
      await answerChallenge(body['payload'], 'confirm', '1234');
      expect((await ask('GET', `/v1/enrolments/${id}`)).body['status'], 'answered once').toBe(status);

      const paid = await ask('POST', '/v1/payments', aPayment(`c-${id}`, token, { transactionId: id }));
      expect(paid.body['state']).toBe(status === 'passed' ? 'authorised' : 'refused');
    });
  }

  it('refuses a challenged card that skips its challenge', async () => {
    const token = await aToken('4999000000010012');
    expect((await ask('POST', '/v1/payments', aPayment('skip', token))).body['state']).toBe('refused');
  });

  it('approves a delayed one later and tells it until it is heard, also after a restart', async () => {
    const token = await aToken('4999000000010046');
    expect((await ask('POST', '/v1/payments', aPayment('late', token))).body['state']).toBe('pending');
    await sandbox.tick();
    expect(posted).toEqual([]);

    nowMs += 1000;
    shopAnswers = false;
    await sandbox.tick();
    shopAnswers = true;
    sandbox = await createSandboxApp(config, options);
    nowMs += 1000;
    await sandbox.tick();
    await sandbox.tick();
    const notices = posted.map(({ body }) => decodeJwt(z.object({ notice: z.string() }).parse(body).notice));
    expect(notices).toHaveLength(2);
    expect(notices[0]).toMatchObject({ aud: 'notice', reference: 'late', state: 'authorised', amount: 5000 });
    expect(notices[1]?.jti).toBe(notices[0]?.jti);
  });

  it('gives money back once, and never takes it for what was given up before', async () => {
    const token = await aToken('4111111111111111');
    await ask('POST', '/v1/payments', aPayment('back', token));
    expect((await ask('POST', '/v1/payments/back/void')).body['state']).toBe('voided');
    expect((await ask('POST', '/v1/payments/back/capture', { amount: 5000 })).status).toBe(409);
    await ask('POST', '/v1/payments/never/void');
    const fresh = await aToken('4111111111111111');
    expect((await ask('POST', '/v1/payments', aPayment('never', fresh))).body['state']).toBe('voided');
  });

  it('takes money part by part, each once, and no more than there is', async () => {
    const token = await aToken('4111111111111111');
    await ask('POST', '/v1/payments', aPayment('parts', token));
    const capture = (amount: number) => ask('POST', '/v1/payments/parts/capture', { amount });
    expect((await ask('POST', '/v1/payments/parts/refund')).status).toBe(409);
    expect((await capture(2000)).body).toMatchObject({ state: 'captured', captured: 2000 });
    expect((await capture(2000)).body).toMatchObject({ captured: 2000 });
    expect((await capture(5001)).status).toBe(409);
    expect((await capture(5000)).body).toMatchObject({ captured: 5000 });
  });

  it('refunds what was taken, once, and voids it no more', async () => {
    const token = await aToken('4111111111111111');
    await ask('POST', '/v1/payments', aPayment('taken', token));
    await ask('POST', '/v1/payments/taken/capture', { amount: 5000 });
    expect(await ask('POST', '/v1/payments/taken/void')).toMatchObject({
      status: 409,
      body: { error: 'captured' },
    });
    expect((await ask('POST', '/v1/payments/taken/refund')).body['state']).toBe('refunded');
    expect((await ask('POST', '/v1/payments/taken/refund')).body['state']).toBe('refunded');
    expect((await ask('POST', '/v1/payments/taken/capture', { amount: 5000 })).status).toBe(409);
  });

  it('gives back part by part, each once, and no more than was taken', async () => {
    const token = await aToken('4111111111111111');
    await ask('POST', '/v1/payments', aPayment('back-in-parts', token));
    const refund = (amount: number) => ask('POST', '/v1/payments/back-in-parts/refund', { amount });
    expect((await refund(100)).status).toBe(409);
    await ask('POST', '/v1/payments/back-in-parts/capture', { amount: 5000 });
    expect((await refund(2000)).body).toMatchObject({ state: 'captured', refunded: 2000 });
    expect((await refund(2000)).body).toMatchObject({ refunded: 2000 });
    expect((await refund(5001)).status).toBe(409);
    expect((await refund(5000)).body).toMatchObject({ state: 'refunded', refunded: 5000 });
    expect((await refund(5000)).body).toMatchObject({ state: 'refunded', refunded: 5000 });
    expect((await refund(0)).status).toBe(400);
  });

  it('holds answers below an address until it is told otherwise, and counts them', async () => {
    const { app } = await createSandboxApp({ ...config, controls: true }, options);
    const control = (payload: object) => app.inject({ method: 'PUT', url: '/controls', payload });
    const held = async () => (await app.inject('/controls')).json<{ heldAnswers: number }>().heldAnswers;
    const look = async (url: string) =>
      (await app.inject({ url, headers: { authorization: 'Bearer the-key' } })).statusCode;
    await control({ fault: 'held', path: '/v1/payments' });
    const waiting = look('/v1/payments/unknown');
    await expect.poll(held).toBe(1);
    expect(await look('/v1/enrolments/unknown')).toBe(404);
    await control({ fault: 'none' });
    expect(await waiting).toBe(404);
    expect(await held()).toBe(0);
  });

  it('has no controls unless it was started with them', async () => {
    expect((await sandbox.app.inject({ method: 'PUT', url: '/controls', payload: {} })).statusCode).toBe(404);
  });
});
