import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpCardGateway } from './http-card-gateway.ts';
import type { CardGateway } from './payment-gateway.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A provider that answers whatever a test wants. */
let answer: Answer = () => undefined;
const server = createServer((request, response) => answer(request, response));
const keys = await generateKeyPair('ES256', { extractable: true });
const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'ES256' };
let origin = '';
let gateway: CardGateway;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  origin = `http://127.0.0.1:${address.port}`;
  gateway = createHttpCardGateway({ origin, key: 'key', timeoutMs: 10_000 });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function json(status: number, body: unknown): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

const payment = { providerRef: 'pay_1', reference: 'us.1', state: 'authorised' };
const request = {
  reference: 'us.1',
  token: 't',
  amount: 100,
  currency: 'USD',
  notifyUrl: 'http://localhost/n',
};

describe('the payment gateway', () => {
  const outcomes: readonly (readonly [name: string, answer: Answer, expected: object])[] = [
    ['an authorisation', json(200, payment), { outcome: 'authorised', providerRef: 'pay_1' }],
    ['a refusal', json(200, { ...payment, state: 'refused' }), { outcome: 'refused', providerRef: 'pay_1' }],
    [
      'what was given up before as withdrawn',
      json(200, { ...payment, state: 'voided' }),
      { outcome: 'withdrawn', providerRef: 'pay_1' },
    ],
    [
      'a token that cannot pay any more as refused',
      json(422, { error: 'token_used' }),
      { outcome: 'refused' },
    ],
    ['a failure', json(500, { error: 'failure' }), { outcome: 'unknown' }],
    ['another payment’s answer', json(200, { ...payment, reference: 'us.2' }), { outcome: 'unknown' }],
    ['an unknown state', json(200, { ...payment, state: 'perhaps' }), { outcome: 'unknown' }],
    ['a wrong merchant key', json(401, { error: 'unauthorized' }), { outcome: 'unknown' }],
    ['HTML', (_request, response) => void response.end('<html>'), { outcome: 'unknown' }],
    [
      'an endless answer',
      (_request, response) => void response.end(`"${'x'.repeat(100_000)}"`),
      { outcome: 'unknown' },
    ],
    ['a broken connection', (incoming) => void incoming.socket.destroy(), { outcome: 'unknown' }],
    [
      'a redirect',
      (_request, response) => void response.writeHead(307, { location: origin }).end(),
      { outcome: 'unknown' },
    ],
  ];
  for (const [name, said, expected] of outcomes) {
    it(`[R7.129] takes ${name} for what it is, and never throws`, async () => {
      answer = said;
      expect(await gateway.authorise(request)).toEqual(expected);
    });
  }

  it('[R7.129] does not wait for ever, and never throws', async () => {
    answer = () => undefined;
    const impatient = createHttpCardGateway({ origin, key: 'key', timeoutMs: 50 });
    expect(await impatient.authorise(request)).toEqual({ outcome: 'unknown' });
  });

  it('[R7.117] shows a challenge of the provider’s own origin only', async () => {
    const challenge = { transactionId: 't1', enrolled: true, payload: 'p' };
    const enrol = {
      token: 't',
      amount: 1,
      currency: 'USD',
      locale: 'en-US',
      returnUrl: 'http://localhost/r',
    };
    answer = json(200, { ...challenge, acsUrl: `${origin}/acs` });
    expect(await gateway.enrol(enrol)).toMatchObject({ ok: true, value: { acsUrl: `${origin}/acs` } });
    answer = json(200, { ...challenge, acsUrl: 'https://evil.test/acs' });
    expect(await gateway.enrol(enrol)).toMatchObject({
      ok: false,
      refusal: { code: 'provider_unavailable' },
    });
    answer = json(404, { error: 'unknown_token' });
    expect(await gateway.enrol(enrol)).toMatchObject({ refusal: { code: 'invalid_payment_token' } });
  });

  it('asks with its key and without anything of the shopper’s', async () => {
    let seen: IncomingMessage['headers'] = {};
    answer = (incoming, response) => {
      seen = incoming.headers;
      json(200, payment)(incoming, response);
    };
    await gateway.authorise(request);
    expect(seen).toMatchObject({ authorization: 'Bearer key' });
    expect(seen.cookie).toBeUndefined();
  });
});

describe('the provider’s signed notices', () => {
  const told = { reference: 'us.1', providerRef: 'pay_1', state: 'authorised', amount: 100, currency: 'USD' };

  function signed(
    change: { issuer?: string; audience?: string; issuedAt?: number } = {},
    claims: object = told,
  ) {
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'k' })
      .setIssuer(change.issuer ?? origin)
      .setAudience(change.audience ?? 'notice')
      .setIssuedAt(change.issuedAt)
      .setJti('evt_1')
      .sign(keys.privateKey);
  }

  it('wait for the provider’s keys, then are read', async () => {
    answer = (incoming) => void incoming.socket.destroy();
    expect(await gateway.readNotice(await signed())).toMatchObject({
      refusal: { code: 'provider_unavailable' },
    });
    answer = json(200, { keys: [jwk] });
    expect(await gateway.readNotice(await signed())).toEqual({
      ok: true,
      value: { eventId: 'evt_1', ...told },
    });
  });

  it('count for nothing when forged, made for something else, recorded long ago, or of another shape', async () => {
    answer = json(200, { keys: [jwk] });
    const good = await signed();
    const texts = [
      'a.b.c',
      `${good.slice(0, -4)}AAAA`,
      await signed({ issuer: 'https://evil.test' }),
      await signed({ audience: 'card-token' }),
      await signed({ issuedAt: Math.floor(Date.now() / 1000) - 3600 }),
      await signed({}, { ...told, state: 'paid' }),
    ];
    for (const text of texts) expect(await gateway.readNotice(text)).toEqual({ ok: true, value: undefined });
  });
});
