import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createSandboxApp, type SandboxApp } from '../app.ts';

const origin = 'http://127.0.0.1:3001';
const shop = 'http://localhost:3000';
const folder = mkdtempSync(join(tmpdir(), 'card-page-'));
const config = {
  serves: 'cards',
  origin,
  dataFolder: folder,
  merchantKey: 'the-key',
  delayMs: 1000,
  controls: false,
} as const;
const told: string[] = [];
let nowMs = Date.UTC(2026, 10, 27);
let sandbox: SandboxApp;

beforeAll(async () => {
  sandbox = await createSandboxApp(config, {
    nowMs: () => nowMs,
    post: async (_url, body) => {
      const { notice } = z.object({ notice: z.string() }).parse(body);
      const { reference, state } = decodeJwt(notice);
      told.push(`${String(reference)} ${String(state)}`);
      return true;
    },
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (path: string, payload?: object) =>
  sandbox.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: path,
    headers: { authorization: 'Bearer the-key' },
    ...(payload === undefined ? {} : { payload }),
  });
const submit = (url: string, fields: Readonly<Record<string, string>>) =>
  sandbox.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const stateOf = async (reference: string) =>
  (await ask(`/v1/payments/${reference}`)).json<{ state: string }>().state;

/** Opens a payment; the text that its page is named by. */
async function opened(reference: string, more: object = {}): Promise<string> {
  const request = { reference, amount: 12_000, currency: 'EUR', locale: 'fr-FR', method: 'creditCard' };
  const back = {
    returnUrl: `${shop}/paid?a=b`,
    cancelUrl: `${shop}/not`,
    notifyUrl: `${shop}/webhooks/payment`,
  };
  const answer = await ask('/v1/card-pages', { ...request, ...back, ...more });
  const url = answer.json<{ redirectUrl?: string }>().redirectUrl ?? `${origin}/?payment=`;
  return new URL(url).searchParams.get('payment') ?? '';
}

const CARD = { number: '4111 1111 1111 1111', expiry: '12/30', holder: 'Ana', securityCode: '123' };
const pay = (payment: string, changes: Partial<typeof CARD> = {}) =>
  submit('/card-page/answer', { payment, action: 'pay', ...CARD, ...changes });
const wayOf = ({ headers }: Awaited<ReturnType<typeof pay>>) => {
  const url = new URL(headers.location ?? '', shop);
  return [url.origin + url.pathname, decodeJwt(url.searchParams.get('result') ?? '')['state']];
};

describe('[R2.052] the page that asks for a card', () => {
  it('says the amount in the shopper’s language, and belongs to no frame', async () => {
    const page = await ask(`/card-page?payment=${await opened('shown')}`);
    expect(page.body).toContain('Payer par carte');
    expect(page.body).toContain('120,00');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const arabic = await ask(`/card-page?payment=${await opened('shown', { locale: 'ar-AE' })}`);
    expect(arabic.body).toContain('dir="rtl"');
  });

  it('takes a good card, tells the shop, and keeps no number', async () => {
    const paid = await pay(await opened('good'));
    expect([paid.statusCode, wayOf(paid)]).toEqual([303, [`${shop}/paid`, 'authorised']]);
    await sandbox.tick();
    expect(told).toContain('good authorised');
    expect(readFileSync(join(folder, 'journal.jsonl'), 'utf8')).not.toMatch(/4111 ?1111 ?1111|"123"/u);
    const captured = await ask('/v1/payments/good/capture', { amount: 12_000 });
    expect(captured.json()).toMatchObject({ state: 'captured' });
  });

  it('says which field is wrong, and asks for the code again', async () => {
    const payment = await opened('wrong');
    const again = await pay(payment, { number: '4111 1111 1111 1112', securityCode: '987' });
    expect(again.statusCode).toBe(422);
    expect(again.body).toContain('Vérifiez le numéro de carte.');
    expect(again.body).not.toContain('987');
    expect(await stateOf('wrong')).toBe('pending');
    expect(wayOf(await pay(payment))).toEqual([`${shop}/paid`, 'authorised']);
  });

  it('leads a refused card and whoever gives up to the other way back, and is answered once', async () => {
    const payment = await opened('refused');
    expect(wayOf(await pay(payment, { number: '4999000000010038' }))).toEqual([`${shop}/not`, 'refused']);
    expect(wayOf(await pay(payment))).toEqual([`${shop}/not`, 'refused']);
    const left = await submit('/card-page/answer', { payment: await opened('left'), action: 'cancel' });
    expect(wayOf(left)).toEqual([`${shop}/not`, 'refused']);
    expect(await stateOf('left')).toBe('refused');
  });

  it('has the bank ask first, at an address that holds no card', async () => {
    for (const [number, code, way] of [
      ['4999000000010012', '1234', [`${shop}/paid`, 'authorised']],
      ['4999000000010012', '9999', [`${shop}/not`, 'refused']],
      ['4999000000010020', '1234', [`${shop}/not`, 'refused']],
    ] as const) {
      const reference = `bank-${number}-${code}`;
      const { headers } = await pay(await opened(reference), { number });
      expect(headers.location).not.toContain(number);
      const bank = await sandbox.app.inject(headers.location ?? '');
      expect(bank.body).toContain('Votre banque vous demande un code');
      expect(await stateOf(reference)).toBe('pending');
      const payload = new URL(headers.location ?? '', origin).searchParams.get('payload') ?? '';
      const answered = await submit('/acs/answer', { payload, action: 'confirm', code });
      expect(wayOf(answered)).toEqual(way);
      expect(wayOf(await sandbox.app.inject(headers.location ?? ''))).toEqual(way);
    }
  });

  it('pays nothing that the shop gave up meanwhile', async () => {
    const { headers } = await pay(await opened('given-up'), { number: '4999000000010012' });
    await ask('/v1/payments/given-up/void', {});
    const payload = new URL(headers.location ?? '', origin).searchParams.get('payload') ?? '';
    const answered = await submit('/acs/answer', { payload, action: 'confirm', code: '1234' });
    expect(wayOf(answered)).toEqual([`${shop}/not`, 'voided']);
    expect(await stateOf('given-up')).toBe('voided');
  });

  it('leads back while the bank decides, and keeps that when it is opened again', async () => {
    const late = await pay(await opened('late'), { number: '4999000000010046' });
    expect(wayOf(late)).toEqual([`${shop}/paid`, 'pending']);
    await opened('late');
    nowMs += 1000;
    await sandbox.tick();
    expect(await stateOf('late')).toBe('authorised');
  });

  it('is one payment for one reference, good for a quarter of an hour', async () => {
    const payment = await opened('once');
    expect((await ask('/v1/card-pages', { reference: 'once' })).statusCode).toBe(400);
    expect(await opened('once', { amount: 1 })).toBe('');
    nowMs += 16 * 60_000;
    expect((await ask(`/card-page?payment=${payment}`)).statusCode).toBe(410);
    expect((await ask('/card-page?payment=a.b.c')).statusCode).toBe(410);
  });
});
