import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSandboxApp, type SandboxApp } from '../app.ts';

const origin = 'http://127.0.0.1:3002';
const notifyUrl = 'http://localhost:3000/webhooks/x';
const folder = mkdtempSync(join(tmpdir(), 'wallets-'));
const told: string[] = [];
let nowMs = Date.UTC(2026, 10, 21);
let sandbox: SandboxApp;

beforeAll(async () => {
  const shared = { merchantKey: 'the-key', delayMs: 1000, controls: false };
  sandbox = await createSandboxApp(
    { serves: 'wallets', origin, dataFolder: folder, ...shared },
    {
      nowMs: () => nowMs,
      post: async (_url, body) => {
        const { notice } = z.object({ notice: z.string() }).parse(body);
        const { reference, state, amount } = decodeJwt(notice);
        told.push(`${String(reference)} ${String(state)} ${String(amount)}`);
        return true;
      },
    },
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

async function ask(url: string, payload: object) {
  const headers = { authorization: 'Bearer the-key' };
  const answer = await sandbox.app.inject({ method: 'POST', url, headers, payload });
  const isJson = answer.headers['content-type']?.toString().startsWith('application/json') === true;
  const body = z.record(z.string(), z.unknown()).parse(isJson ? answer.json() : {});
  return { status: answer.statusCode, body };
}
const payment = (reference: string, more: object) => ({
  reference,
  amount: 15_000,
  currency: 'USD',
  notifyUrl,
  ...more,
});
const checkCard = (number: string, pin = '1234') => ask('/v1/gift-cards', { number, pin, currency: 'USD' });

const send = (text: string, amount: number) =>
  sandbox.app.inject({
    method: 'POST',
    url: '/transfers',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ text, amount: String(amount) }).toString(),
  });

describe('[R7.118] gift cards', () => {
  it('hold what is paid with them, and have it again when it is given back', async () => {
    const { body } = await checkCard('6036280000000011');
    expect(body).toMatchObject({ lastFour: '0011', balance: 20_000, currency: 'USD' });
    const token = String(body['token']);
    expect((await ask('/v1/payments', payment('g1', { token }))).body).toMatchObject({ state: 'authorised' });
    expect((await ask('/v1/payments', payment('g1', { token }))).body).toMatchObject({ state: 'authorised' });
    expect((await ask('/v1/gift-cards/inspect', { token })).body).toMatchObject({ balance: 5_000 });
    expect((await ask('/v1/payments', payment('g2', { token }))).body).toMatchObject({ state: 'refused' });
    await ask('/v1/payments/g1/capture', { amount: 15_000 });
    await ask('/v1/payments/g1/refund', {});
    expect((await ask('/v1/gift-cards/inspect', { token })).body).toMatchObject({ balance: 20_000 });
  });

  it('are locked for an hour after five wrong PINs, and a number that does not exist answers alike', async () => {
    const alike: unknown[] = [];
    for (let count = 0; count < 5; count += 1) {
      alike.push(await checkCard('6036280000000029', '9999'), await checkCard('9999999999999999', '9999'));
    }
    alike.push(await checkCard('6036280000000029'));
    expect(new Set(alike.map((answer) => JSON.stringify(answer))).size).toBe(1);
    nowMs += 60 * 60_000;
    expect((await checkCard('6036280000000029')).status).toBe(200);
  });
});

describe('[R7.118] transfers', () => {
  it('are captured once all has come; too little, too much and twice are told with what has come', async () => {
    const expected = payment('t1', { text: 'AU1' });
    expect((await ask('/v1/transfers', expected)).body).toMatchObject({ state: 'pending' });
    await send('AU1', 14_000);
    await send('AU1', 2_000);
    await send('AU1', 15_000);
    await sandbox.tick();
    expect(told.filter((line) => line.startsWith('t1'))).toEqual([
      't1 pending 14000',
      't1 captured 15000',
      't1 captured 16000',
      't1 captured 31000',
    ]);
    expect((await ask('/v1/transfers', expected)).body).toMatchObject({
      state: 'captured',
      captured: 15_000,
    });
    expect((await ask('/v1/transfers', { ...expected, amount: 1 })).status).toBe(422);
    expect((await send('AU2', 1)).statusCode).toBe(404);
  });

  it('that come after they were given up are there, to be given back', async () => {
    await ask('/v1/transfers', payment('t2', { text: 'AU3' }));
    await ask('/v1/payments/t2/void', {});
    await send('AU3', 15_000);
    expect((await ask('/v1/payments/t2/void', {})).status).toBe(409);
    expect((await ask('/v1/payments/t2/refund', {})).body).toMatchObject({ state: 'refunded' });
  });
});

describe('[R7.122] WeChat', () => {
  it('knows a shopper by a code, once, and pays what the provider signed', async () => {
    const { body } = await ask('/v1/wechat/sign-ins', { returnUrl: 'http://localhost:3000/back' });
    const page = await sandbox.app.inject(String(body['redirectUrl']).slice(origin.length));
    const code = new URL(String(page.headers['location'])).searchParams.get('code');
    const prepaid = await ask('/v1/wechat/prepayments', payment('w1', { code }));
    const { bridge } = z.object({ bridge: z.record(z.string(), z.string()) }).parse(prepaid.body);
    expect(decodeJwt(bridge['paySign'] ?? '')).toMatchObject({ amount: 15_000, currency: 'USD' });
    expect((await ask('/v1/wechat/prepayments', payment('w1', { code }))).status).toBe(404);
    const { package: named, paySign } = bridge;
    const forged = await ask('/wechat/payments', { package: 'prepay_id=w2', paySign, action: 'pay' });
    expect(forged.body).toEqual({ err_msg: 'get_brand_wcpay_request:fail' });
    const paid = await ask('/wechat/payments', { package: named, paySign, action: 'pay' });
    expect(paid.body).toEqual({ err_msg: 'get_brand_wcpay_request:ok' });
  });
});

describe('[R7.118] Apple Pay', () => {
  it('pays once with what a sheet gave that knows its merchant', async () => {
    const request = { validationUrl: `${origin}/apple-pay/session`, domain: 'localhost' };
    const { body } = await ask('/v1/apple-pay/sessions', request);
    const { merchantSession } = body;
    const sheet = await ask('/apple-pay/sheet', { merchantSession, outcome: 'paid' });
    const token = JSON.stringify(sheet.body['paymentData']);
    expect((await ask('/v1/payments', payment('a1', { token }))).body).toMatchObject({ state: 'authorised' });
    expect((await ask('/v1/payments', payment('a2', { token }))).status).toBe(422);
    const forged = { merchantSession: { signature: 'a.b.c' }, outcome: 'paid' };
    expect((await ask('/apple-pay/sheet', forged)).status).toBe(400);
    const evil = { ...request, validationUrl: 'https://evil.example/' };
    expect((await ask('/v1/apple-pay/sessions', evil)).status).toBe(422);
  });
});
