import type { CallName } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { agentRenewal } from './agent-renewals.ts';
import { type ShopClient, createClient } from './client.ts';
import type { SessionHint } from './session-hint.ts';
import type { TransportAnswer, CallRequest } from './transport.ts';
import { failureOf } from './call-failure.ts';
import { anEntry, aRefusal } from './test-harness/a-failure.ts';

interface Sent {
  readonly name: CallName;
  readonly request: CallRequest;
}

const ok = (body: unknown): TransportAnswer => ({ type: 'answered', status: 200, body });
const status = (code: number): TransportAnswer => ({ type: 'answered', status: code, body: undefined });
const GUEST = ok({ accessToken: 'guest-token', usid: 'u', expiresIn: 900 });

/** A browser whose services follow a script. Each call gets its next answer; the last answer repeats. */
function aBrowser(
  script: Partial<Record<CallName, readonly TransportAnswer[]>>,
  hint?: SessionHint,
  {
    isTwist = false,
    hash,
    isConflict = false,
  }: { isTwist?: boolean; hash?: string; isConflict?: boolean } = {},
) {
  const sent: Sent[] = [];
  const endings: boolean[] = [];
  const heard: TransportAnswer[] = [];
  const turns = new Map<CallName, number>();
  let current = hint;
  const client: ShopClient = createClient({
    locale: 'eng-us',
    isTwist,
    transport: (name, request) => {
      sent.push({ name, request });
      const turn = turns.get(name) ?? 0;
      turns.set(name, turn + 1);
      const answers = script[name] ?? [status(404)];
      return Promise.resolve(answers[Math.min(turn, answers.length - 1)] ?? status(404));
    },
    session: {
      read: () => current,
      write: (kind, expiresIn) => {
        current = { kind, freshUntilMs: expiresIn };
      },
      isFresh: (known) => known !== undefined && known.freshUntilMs > 0,
    },
    assisted: () =>
      hash === undefined && !current?.kind.startsWith('agent')
        ? undefined
        : Promise.resolve({
            hashHeaders: () => (hash === undefined ? {} : { 'x-user-hash': hash }),
            isConflict: () => isConflict,
            hearAnswer: (answer) => heard.push(answer),
            agentRenewal,
          }),
    endSession: (wasCustomer) => endings.push(wasCustomer),
  });
  return { client, heard, endings, names: () => sent.map(({ name }) => name), sent };
}

const FRESH_CUSTOMER: SessionHint = { kind: 'customer', freshUntilMs: 1 };
const STALE_GUEST: SessionHint = { kind: 'guest', freshUntilMs: 0 };

describe('createClient', () => {
  it('starts a guest session before the first private call, and sends its token along', async () => {
    const browser = aBrowser({ startGuestSession: [GUEST], getCart: [ok({ items: [] })] });
    const result = await browser.client.call('getCart');
    expect(result.ok).toBe(true);
    expect(browser.names()).toEqual(['startGuestSession', 'getCart']);
    expect(browser.sent[1]?.request.headers).toEqual({ authorization: 'Bearer guest-token' });
  });

  it('asks public services without any session', async () => {
    const browser = aBrowser({ getProduct: [ok({})] });
    await browser.client.call('getProduct', { params: { id: 'TH1001' } });
    expect(browser.names()).toEqual(['getProduct']);
  });

  it('[R6.006] sends no token from a twist locale', async () => {
    const browser = aBrowser({ startGuestSession: [GUEST], getCart: [ok({})] }, undefined, {
      isTwist: true,
    });
    await browser.client.call('getCart');
    expect(browser.sent[1]?.request.headers).toEqual({});
  });

  it('renews a token that has run out before it earns a 401', async () => {
    const browser = aBrowser({ startGuestSession: [GUEST], getCart: [ok({})] }, STALE_GUEST);
    await browser.client.call('getCart');
    expect(browser.names()).toEqual(['startGuestSession', 'getCart']);
  });

  it('[R4.029] answers a 401 by one refresh on the route of the session, then one retry', async () => {
    const refreshed = ok({ accessToken: 'new', expiresIn: 900 });
    const script = { getCart: [status(401), ok({ items: [] })], refreshToken: [refreshed] };
    const browser = aBrowser(script, FRESH_CUSTOMER);
    expect((await browser.client.call('getCart')).ok).toBe(true);
    expect(browser.names()).toEqual(['getCart', 'refreshToken', 'getCart']);
  });

  it('[R4.029] shares one refresh among all calls that wait for it', async () => {
    const browser = aBrowser({ startGuestSession: [GUEST], getCart: [ok({})], getOrder: [ok({})] });
    await Promise.all([
      browser.client.call('getCart'),
      browser.client.call('getOrder', { params: { id: 'o' } }),
      browser.client.call('getCart'),
    ]);
    expect(browser.names().filter((name) => name === 'startGuestSession')).toHaveLength(1);
  });

  it('[R4.029, R9.016] gives up after one retry', async () => {
    const script = { getCart: [status(401)], refreshToken: [ok({ accessToken: 'new', expiresIn: 900 })] };
    const browser = aBrowser(script, FRESH_CUSTOMER);
    const result = await browser.client.call('getCart');
    expect(result).toMatchObject({ ok: false, failure: { kind: 'status', status: 401 } });
    expect(browser.names()).toEqual(['getCart', 'refreshToken', 'getCart']);
  });

  it.each([
    ['customer', true],
    ['guest', false],
  ] as const)('[R4.030] ends the session of a %s when the refresh is refused', async (kind, wasCustomer) => {
    const script = { getCart: [status(401)], refreshToken: [status(401)], startGuestSession: [status(401)] };
    const browser = aBrowser(script, { kind, freshUntilMs: 1 });
    await browser.client.call('getCart');
    expect(browser.endings).toEqual([wasCustomer]);
  });

  it.each([
    ['guest', 'startGuestSession'],
    ['customer', 'refreshToken'],
    ['agent_as_guest', 'refreshAgentGuest'],
    ['agent_for_client', 'refreshAgent'],
  ] as const)('[R4.029, R6.003] renews the session of %s by %s', async (kind, route) => {
    const grant = ok({ accessToken: 'new', usid: 'u', expiresIn: 900 });
    const browser = aBrowser({ getCart: [status(401), ok({})], [route]: [grant] }, { kind, freshUntilMs: 1 });
    expect((await browser.client.call('getCart')).ok).toBe(true);
    expect(browser.names()).toEqual(['getCart', route, 'getCart']);
    expect(browser.sent.at(-1)?.request.headers).toEqual({ authorization: 'Bearer new' });
  });

  it.each(['agent_as_guest', 'agent_for_client'] as const)(
    '[R4.030] loads the page anew for %s, and signs nobody out',
    async (kind) => {
      const refused = { refreshAgent: [status(401)], refreshAgentGuest: [status(401)] };
      const browser = aBrowser({ getCart: [status(401)], ...refused }, { kind, freshUntilMs: 1 });
      await browser.client.call('getCart');
      expect(browser.endings).toEqual([false]);
    },
  );

  it('[R4.030] loads the page anew where an agent’s sign-in is refused', async () => {
    const browser = aBrowser({ loginAgent: [status(401)] }, { kind: 'guest', freshUntilMs: 1 });
    const result = await browser.client.call('loginAgent', { body: { login: 'a', password: 'b' } });
    expect([result.ok, browser.endings, browser.names()]).toEqual([false, [false], ['loginAgent']]);
  });

  it('[R4.032, R8.021] sends nothing while another tab serves another client', async () => {
    const agent = { kind: 'agent_for_client', freshUntilMs: 1 } as const;
    const browser = aBrowser({ addToCart: [ok({})] }, agent, { hash: 'ours', isConflict: true });
    const result = await browser.client.call('addToCart', { body: { skuId: 'S1', quantity: 1 } });
    expect(result).toEqual({ ok: false, failure: failureOf('conflict') });
    expect(browser.names()).toEqual([]);
  });

  it('[R4.032] says whose session the page was made for, and hears what is answered', async () => {
    const agent = { kind: 'agent_for_client', freshUntilMs: 1 } as const;
    const browser = aBrowser({ getCart: [status(409)] }, agent, { hash: 'ours' });
    await browser.client.call('getCart');
    expect(browser.sent[0]?.request.headers).toEqual({ 'x-user-hash': 'ours' });
    expect(browser.heard).toEqual([status(409)]);
  });

  it('[R4.031] hands a 429 on unchanged after exactly one request', async () => {
    const browser = aBrowser({ getCart: [status(429)] }, FRESH_CUSTOMER);
    const result = await browser.client.call('getCart');
    expect(result).toMatchObject({ ok: false, failure: { kind: 'status', status: 429 } });
    expect(browser.names()).toEqual(['getCart']);
  });

  it('takes a 401 of a sign-in for a wrong password, not for an expired session', async () => {
    const browser = aBrowser({ login: [status(401)] }, FRESH_CUSTOMER);
    await browser.client.call('login', { body: { login: 'kim@example.com', password: 'wrong' } });
    expect(browser.names()).toEqual(['login']);
    expect(browser.endings).toEqual([]);
  });

  it.each(['network', 'timeout'] as const)('[R8.020] says %s where no answer came', async (kind) => {
    const browser = aBrowser({ getCart: [{ type: 'unanswered', failure: failureOf(kind) }] }, FRESH_CUSTOMER);
    expect(await browser.client.call('getCart')).toEqual({ ok: false, failure: failureOf(kind) });
  });

  it('[R8.020] keeps the error list of the usual body, and nothing of any other', async () => {
    const error = { errors: [], errorCode: 'x', status: 409 };
    const told = aBrowser({ getCart: [{ type: 'answered', status: 409, body: error }] }, FRESH_CUSTOMER);
    const html = aBrowser({ getCart: [{ type: 'answered', status: 502, body: '<html>' }] }, FRESH_CUSTOMER);
    expect(await told.client.call('getCart')).toMatchObject({ failure: { ...error, kind: 'status' } });
    expect(await html.client.call('getCart')).toMatchObject({ failure: { status: 502, errors: [] } });
  });

  it('[R8.001] gives the same keys for a refusal as where the network is cut', async () => {
    const refusal = aRefusal(anEntry({ errorCode: 'sku_limit_reached', max: 5 }));
    const refused = aBrowser(
      { changeCartLine: [{ type: 'answered', status: 409, body: refusal }] },
      FRESH_CUSTOMER,
    );
    const cut = aBrowser(
      { changeCartLine: [{ type: 'unanswered', failure: failureOf('network') }] },
      FRESH_CUSTOMER,
    );
    const change = { params: { commerceItemId: 'line' }, body: { quantity: 9 } };
    const [told, untold] = [
      await refused.client.call('changeCartLine', change),
      await cut.client.call('changeCartLine', change),
    ];
    expect(told).toMatchObject({
      failure: { status: 409, errorCode: 'sku_limit_reached', errors: [{ max: 5 }] },
    });
    const keys = [
      'errors',
      'errorCode',
      'status',
      'message',
      'statusDetails',
      'rootErrorCode',
      'rootErrorType',
    ];
    for (const result of [told, untold]) {
      expect(Object.keys('failure' in result ? result.failure : {})).toEqual(expect.arrayContaining(keys));
    }
    expect(untold).toMatchObject({ failure: { errors: [] } });
  });
});
