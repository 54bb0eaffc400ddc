import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttpApplePayGateway } from './http-apple-pay-gateway.ts';

const gateway = createHttpApplePayGateway({ origin: 'https://pay.example', key: 'the-key', timeoutMs: 1000 });
const open = (validationUrl: string) => gateway.openSession({ validationUrl, domain: 'shop.example' });

describe('[R7.118] validating the merchant for Apple Pay', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('asks the provider, and that for Apple’s own addresses and the provider’s alone', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (url: URL, { body }: RequestInit) => {
      asked.push([url.href, typeof body === 'string' ? JSON.parse(body) : undefined]);
      return Response.json({ merchantSession: { nonce: 'n' } });
    });
    const good = [
      'https://apple-pay-gateway.apple.com/paymentservices/startSession',
      'https://apple-pay-gateway-cert.apple.com/paymentservices/startSession',
      'https://cn-apple-pay-gateway.apple.com/paymentservices/startSession',
      'https://pay.example/apple-pay/session',
    ];
    for (const validationUrl of good)
      expect(await open(validationUrl)).toEqual({ ok: true, value: { nonce: 'n' } });
    expect(asked).toEqual(
      good.map((validationUrl) => [
        'https://pay.example/v1/apple-pay/sessions',
        { validationUrl, domain: 'shop.example' },
      ]),
    );
  });

  it.each([
    'http://apple-pay-gateway.apple.com/',
    'https://apple-pay-gateway.apple.com:8443/',
    'https://apple-pay-gateway.apple.com.evil.example/',
    'https://evil.example/?apple-pay-gateway.apple.com',
    'https://apple-pay-gateway.apple.com@evil.example/',
    'http://169.254.169.254/latest',
    'javascript:1',
    '/apple-pay/session',
    '',
  ])('asks nobody for %j', async (validationUrl) => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    expect(await open(validationUrl)).toEqual({ ok: false, refusal: { code: 'foreign_address' } });
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('[R7.118] a token of the sheet', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['is good where the provider answers without a word', new Response(null, { status: 204 }), undefined],
    ['is none that the provider does not know', Response.json({}, { status: 404 }), 'invalid_payment_token'],
    ['is not judged by an answer that is not understood', new Response('<html>'), 'provider_unavailable'],
  ])('%s', async (_what, answer, code) => {
    vi.stubGlobal('fetch', async () => answer);
    const judged = await gateway.inspectSheetToken('a-token');
    expect(judged.ok ? undefined : judged.refusal.code).toBe(code);
  });
});
