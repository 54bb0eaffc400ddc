import { type Access, CALL_SPECS, CALLS, type CallName, callNames } from '@vitrine/contracts';
import { ACCESS_LIFETIME_SECONDS, REFRESH_GRACE_MS } from '@vitrine/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestToken, signIn, useServices } from '../test-harness/open-services.ts';
import { requestOf } from '../test-harness/requests-of-calls.ts';

/** Who stands before a call's guard. */
const STRANGERS = [
  'nobody',
  'a guest',
  'a forger',
  'an ended session',
  'a stolen session',
  'an old token',
] as const;
type Stranger = (typeof STRANGERS)[number];

/** Whom a guard lets in anyway: a session is enough, and a guest has one. */
const LETS_IN: Partial<Record<Access, readonly Stranger[]>> = { session: ['a guest'] };

const isGuarded = (name: CallName): boolean => ['session', 'customer', 'agent'].includes(CALLS[name].access);
const guarded = callNames().filter(isGuarded);
const cases = guarded.flatMap((name) =>
  STRANGERS.filter((who) => LETS_IN[CALLS[name].access]?.includes(who) !== true).map((who) => ({
    name,
    who,
  })),
);

const services = useServices();
let refused = 0;

describe('the guard of a private call', () => {
  const tokens: Partial<Record<Stranger, string>> = {};
  beforeAll(async () => {
    // The clock moves first: the other tokens are good but for their own fault.
    tokens['an old token'] = (await signIn(services)).token;
    services.clock.advance((ACCESS_LIFETIME_SECONDS + 1) * 1000);
    tokens['a guest'] = await guestToken(services);
    tokens['a forger'] = forged((await signIn(services)).token);
    const ended = await signIn(services);
    await services.call('logout', { token: ended.token });
    tokens['an ended session'] = ended.token;
    const stolen = await signIn(services);
    const renewed = await services.call('refreshToken', { cookies: stolen.cookies });
    tokens['a stolen session'] = CALL_SPECS.refreshToken.answer.parse(renewed.body).accessToken;
    // The thief comes with what was used up: the whole session ends, with the token that is newer.
    services.clock.advance(REFRESH_GRACE_MS + 1);
    expect((await services.call('refreshToken', { cookies: stolen.cookies })).status).toBe(401);
  });
  afterAll(() => {
    process.stdout.write(
      `${guarded.length} private calls; ${refused} of ${cases.length} tries were refused.\n`,
    );
  });

  it.each(cases)('[R7.145, R6.016] of $name refuses $who', async ({ name, who }) => {
    const token = tokens[who];
    const answer = await services.call(name, { ...requestOf(name), ...(token !== undefined && { token }) });
    expect([answer.status, answer.errorCode]).toEqual([401, 'unauthorized']);
    refused += 1;
  });
});

/** A token that differs in one letter. */
const forged = (token: string): string => `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
