import { CALL_SPECS, UserContextBody } from '@vitrine/contracts';
import { AGENT_SESSION_SECONDS, CODE_LIFETIME_SECONDS, SIGN_IN_LIMITS } from '@vitrine/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { useAccountMails } from '../test-harness/account-mails.ts';
import { OWN_PAGE, guestToken, signIn } from '../test-harness/open-services.ts';
import { LEA, signedInAgent } from '../test-harness/signed-in-agent.ts';

const mails = useAccountMails();
const { services, received, delivered } = mails;
afterEach(async () => {
  await services.db.executeSql('UPDATE agent SET active = true');
});

const codeIn = (text = '') => /^\d{6}$/mu.exec(text)?.[0] ?? '';
const cookiesOf = async (who: 'guest' | 'customer') =>
  who === 'customer'
    ? (await signIn(services, { headers: OWN_PAGE })).cookies
    : (await services.call('startGuestSession', { headers: OWN_PAGE })).cookies;
const ask = (body: object, address = '10.5.0.1') =>
  services.call('loginAgent', { headers: OWN_PAGE, body, address });
const challengeOf = ({ body }: Awaited<ReturnType<typeof ask>>) =>
  CALL_SPECS.loginAgent.answer.parse(body).challenge;
const type = (challenge: string, code: string) =>
  services.call('loginAgentByCode', { headers: OWN_PAGE, body: { challenge, code } });
const contextOf = async (token: string) =>
  UserContextBody.parse((await services.call('getUserContext', { token })).body);
const statusOf = async (token: string) => (await services.call('getCart', { token })).status;

describe('[R6.001] the sign-in of an agent', () => {
  it('takes a password and the code of a mail, and begins as an agent who serves nobody in particular', async () => {
    const asked = await ask(LEA);
    expect(Object.keys(asked.cookies)).toEqual([]);
    const mail = await received();
    expect([mail.to, mail.subject]).toEqual([LEA.login, 'Your code for assisted sales']);
    const answer = await type(challengeOf(asked), mail.code);
    expect(Object.keys(answer.cookies)).toEqual(['vitrine-access', 'vitrine-refresh', 'vitrine-usid']);
    const { accessToken, hash } = CALL_SPECS.loginAgentByCode.answer.parse(answer.body);
    const context = await contextOf(accessToken);
    expect(context).toMatchObject({ userIsLogged: false, agentIsLogged: true, hash });
    expect(context.userKey).toBeUndefined();
    expect((await services.call('getUserInfo', { token: accessToken })).body).toEqual({
      agentId: expect.any(String),
      firstName: 'Léa',
      lastName: 'Marchand',
    });
  });

  it('answers an unknown login as a wrong password, and mails nothing', async () => {
    const wrong = await ask({ ...LEA, password: 'wrong' });
    const unknown = await ask({ ...LEA, login: 'nobody@agents.maison-aurele.example' });
    const customer = await ask({ login: 'kim@maison-aurele.example', password: 'Vitrine-Kim-2026' });
    for (const answer of [wrong, unknown, customer])
      expect([answer.status, answer.errorCode]).toEqual([401, 'login_failed']);
    expect(wrong.body).toEqual(unknown.body);
    expect(await delivered()).toEqual([]);
  });

  it('is no door for customers’ sign-in, and theirs none for agents', async () => {
    expect((await services.call('login', { headers: OWN_PAGE, body: LEA })).errorCode).toBe('login_failed');
  });

  it('takes a code once, with its own challenge, for ten minutes, and five wrong ones at the most', async () => {
    const [first, second] = [challengeOf(await ask(LEA)), challengeOf(await ask(LEA))];
    const [one, other] = await delivered();
    const [ofFirst, ofSecond] = [codeIn(one?.text), codeIn(other?.text)];
    if (ofFirst !== ofSecond) expect((await type(first, ofSecond)).errorCode).toBe('code_not_good');
    expect((await type('somebody-elses', ofFirst)).errorCode).toBe('code_not_good');
    expect((await type(first, ofFirst)).status).toBe(200);
    expect((await type(first, ofFirst)).errorCode).toBe('code_not_good');
    const wrong = ofSecond === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) expect((await type(second, wrong)).status).toBe(401);
    expect((await type(second, ofSecond)).errorCode).toBe('code_not_good');
    const late = challengeOf(await ask(LEA));
    const { code } = await received();
    services.clock.advance(CODE_LIFETIME_SECONDS['agent-login'] * 1000);
    expect((await type(late, code)).errorCode).toBe('code_not_good');
  });

  it('[R8.046] waits after as many failures as a customer’s', async () => {
    const address = '10.5.0.9';
    for (let tries = 0; tries < SIGN_IN_LIMITS.perLoginAndAddress; tries += 1)
      expect((await ask({ ...LEA, password: 'wrong' }, address)).status).toBe(401);
    expect((await ask(LEA, address)).status).toBe(429);
    services.clock.advance(SIGN_IN_LIMITS.windowSeconds * 1000);
    expect((await ask(LEA, address)).status).toBe(200);
    await delivered();
  });

  it('ends the session that the browser had, and takes nothing of it along', async () => {
    const guest = await guestToken(services);
    await services.call('addToCart', { token: guest, body: { skuId: 'QS2001', quantity: 1 } });
    const challenge = challengeOf(await ask(LEA));
    const { code } = await received();
    const entered = await services.call('loginAgentByCode', {
      token: guest,
      headers: OWN_PAGE,
      body: { challenge, code },
    });
    const { accessToken } = CALL_SPECS.loginAgentByCode.answer.parse(entered.body);
    expect(await statusOf(guest)).toBe(401);
    expect((await services.call('getCart', { token: accessToken })).body).toMatchObject({ itemCount: 0 });
  });

  it('lasts for a working day, however often it is renewed, and ends at once with the agent', async () => {
    const lea = await signedInAgent(mails);
    expect(await statusOf(lea.accessToken)).toBe(200);
    await services.db.executeSql('UPDATE agent SET active = false');
    expect(await statusOf(lea.accessToken)).toBe(401);
    const refused = await services.call('refreshAgentGuest', { headers: OWN_PAGE, cookies: lea.cookies });
    expect(refused.status).toBe(401);
    expect((await ask(LEA)).errorCode).toBe('login_failed');
    await services.db.executeSql('UPDATE agent SET active = true');
    services.clock.advance((AGENT_SESSION_SECONDS - 60) * 1000);
    const renewed = await services.call('refreshAgentGuest', { headers: OWN_PAGE, cookies: lea.cookies });
    expect(CALL_SPECS.refreshAgentGuest.answer.parse(renewed.body).expiresIn).toBeLessThanOrEqual(60);
    services.clock.advance(60_000);
    const over = await services.call('refreshAgentGuest', { headers: OWN_PAGE, cookies: renewed.cookies });
    expect(over.status).toBe(401);
  });

  it('ends with its sign-out', async () => {
    const { accessToken, cookies } = await signedInAgent(mails);
    expect((await services.call('logout', { token: accessToken, headers: OWN_PAGE })).status).toBe(200);
    expect(await statusOf(accessToken)).toBe(401);
    expect((await services.call('refreshAgentGuest', { headers: OWN_PAGE, cookies })).status).toBe(401);
  });
});

describe('the two refresh routes of agents', () => {
  it('[R7.156] renew an agent who serves nobody in particular by the one of guests alone', async () => {
    const { cookies, hash } = await signedInAgent(mails);
    expect((await services.call('refreshAgent', { headers: OWN_PAGE, cookies })).status).toBe(401);
    expect((await services.call('refreshToken', { headers: OWN_PAGE, cookies })).status).toBe(401);
    const renewed = await services.call('refreshAgentGuest', { headers: OWN_PAGE, cookies });
    const grant = CALL_SPECS.refreshAgentGuest.answer.parse(renewed.body);
    expect([renewed.status, grant.hash, grant.userIsLogged]).toEqual([200, hash, false]);
    expect(await statusOf(grant.accessToken)).toBe(200);
    services.clock.advance(11_000);
    expect((await services.call('refreshAgentGuest', { headers: OWN_PAGE, cookies })).status).toBe(401);
  });

  it.each(['refreshAgent', 'refreshAgentGuest'] as const)(
    '[R7.155, R7.156] %s takes an empty body alone',
    async (name) => {
      const { cookies } = await signedInAgent(mails);
      for (const body of [{}, { refresh: 'x' }, []]) {
        const answer = await services.call(name, { headers: OWN_PAGE, cookies, body });
        expect([answer.status, answer.errorCode]).toEqual([400, 'bad_request']);
      }
    },
  );

  it.each(['guest', 'customer'] as const)('[R6.003] are closed to a %s', async (who) => {
    const cookies = await cookiesOf(who);
    for (const name of ['refreshAgent', 'refreshAgentGuest'] as const)
      expect((await services.call(name, { headers: OWN_PAGE, cookies })).status).toBe(401);
    const own = who === 'customer' ? 'refreshToken' : 'startGuestSession';
    expect((await services.call(own, { headers: OWN_PAGE, cookies })).status).toBe(200);
  });
});
