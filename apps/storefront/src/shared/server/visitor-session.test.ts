import type { Answered, CallName } from '@vitrine/contracts';
import { LOCALES } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { emptyPageResponse } from './page-response.ts';
import { createServicesClient } from './services-client.ts';
import { cookieAfter, openVisitorSession } from './visitor-session.ts';

/** A visitor with these cookies, whose services know these access tokens, and renew where `renews` says so. */
function aVisitor(
  cookie: string | undefined,
  { renews = true, route = 'refreshToken' }: { renews?: boolean; route?: CallName } = {},
) {
  const asked: CallName[] = [];
  const response = emptyPageResponse();
  const answer = (name: CallName, sent: string): Partial<Answered> => {
    if (name.startsWith('refresh')) {
      return renews && name === route
        ? { status: 200, setCookies: ['access=new; Path=/', 'refresh=r2; Path=/'] }
        : { status: 401 };
    }
    return { status: sent.includes('access=new') ? 200 : 401 };
  };
  const services = createServicesClient((name, call) => {
    asked.push(name);
    const known = answer(name, call.headers?.['cookie'] ?? '');
    return Promise.resolve({ status: 200, body: {}, setCookies: [], ...known });
  });
  const ask = openVisitorSession(
    services,
    { locale: LOCALES['eng-us'], cookie, remembered: undefined },
    response,
  );
  return { ask, asked, response };
}

describe('the session of a page’s visitor', () => {
  it('[R4.029] is renewed once when its token has run out, and the calls are made again', async () => {
    const { ask, asked, response } = aVisitor('refresh=r1');
    const answers = await Promise.all([ask('getCart'), ask('getUserContext')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(asked.filter((name) => name === 'refreshToken')).toHaveLength(1);
    expect(response.setCookies).toEqual(['access=new; Path=/', 'refresh=r2; Path=/']);
  });

  it.each(['refreshAgentGuest', 'refreshAgent'] as const)(
    '[R4.029, R6.003] of an agent is renewed by %s',
    async (route) => {
      const { ask, asked } = aVisitor('refresh=r1', { route });
      expect((await ask('getCart')).status).toBe(200);
      expect(asked.at(-2)).toBe(route);
    },
  );

  it('[R4.029] is asked for once, and not again, where it cannot be renewed', async () => {
    const { ask, asked } = aVisitor('refresh=r1', { renews: false });
    expect(await ask('getCart')).toMatchObject({ ok: false, status: 401 });
    expect(await ask('getCart')).toMatchObject({ ok: false, status: 401 });
    expect(asked).toEqual(['getCart', 'refreshToken', 'refreshAgentGuest', 'refreshAgent', 'getCart']);
  });

  it('[R4.029, R7.023] is not renewed where a link of a mail is refused', async () => {
    const { ask, asked } = aVisitor('access=old; refresh=r1');
    const headers = { 'account-link': 'used' };
    expect(await ask('getAccountLink', { headers })).toMatchObject({ ok: false, status: 401 });
    expect(asked).toEqual(['getAccountLink']);
  });

  it('begins nothing for a visitor without cookies', async () => {
    const { ask, asked } = aVisitor(undefined);
    expect(await ask('getCart')).toMatchObject({ ok: false, status: 401 });
    expect(asked).toEqual(['getCart']);
  });

  it.each([429, 503])('is a page to be asked for again while the services answer %d', async (status) => {
    const services = createServicesClient(async () => ({ status, body: undefined, setCookies: [] }));
    const visitor = { locale: LOCALES['eng-us'], cookie: 'refresh=r1', remembered: undefined };
    const asked = openVisitorSession(services, visitor, emptyPageResponse())('getCart');
    await expect(asked).rejects.toMatchObject({ status: 503 });
  });

  it('takes the cookies that an answer sets in the place of those that were sent', () => {
    expect(cookieAfter('a=1; b=2', ['b=3; Path=/; HttpOnly', 'c=4'])).toBe('a=1; b=3; c=4');
    expect(cookieAfter(undefined, ['b=3; Path=/'])).toBe('b=3');
    expect(cookieAfter('a=1', [])).toBe('a=1');
  });
});
