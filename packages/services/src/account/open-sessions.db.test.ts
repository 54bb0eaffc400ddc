import { CALL_SPECS } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { agentToken } from '../test-harness/an-agent.ts';
import { guestToken, OWN_PAGE, signIn, useServices } from '../test-harness/open-services.ts';

const services = useServices();
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const enter = async (userAgent: string) =>
  (await signIn(services, { headers: { ...OWN_PAGE, 'user-agent': userAgent } })).token;
const list = async (token: string) =>
  CALL_SPECS.getSessions.answer.parse((await services.call('getSessions', { token })).body).sessions;
const end = (token: string, sessionId: string) =>
  services.call('endSession', { token, headers: OWN_PAGE, params: { sessionId } });
const isAlive = async (token: string) => (await services.call('getUserInfo', { token })).status === 200;

beforeEach(() => services.db.executeSql("UPDATE session SET revoked_at = now() WHERE kind = 'customer'", []));

describe('[R7.151] the places where a customer is signed in', () => {
  it('are named by browser and system, the latest use first, and this one is marked', async () => {
    const desk = await enter(DESK);
    services.clock.advance(60_000);
    const phone = await enter(PHONE);
    const sessions = await list(desk);
    expect(sessions.map(({ browser, system, isThisOne }) => [browser, system, isThisOne])).toEqual([
      ['Safari', 'iPhone', false],
      ['Firefox', 'Windows', true],
    ]);
    expect(sessions.map(({ lastUsed }) => lastUsed)).toEqual(
      [services.clock.now(), new Date(services.clock.now().getTime() - 60_000)].map((at) => at.toISOString()),
    );
    const { rows } = await services.db.executeSql('SELECT device FROM session WHERE device IS NOT NULL', []);
    expect(JSON.stringify(rows)).not.toContain('140.0');
    expect(await isAlive(phone)).toBe(true);
  });

  it('are the newest twenty, with this one among them however long ago it was used', async () => {
    const first = await enter(DESK);
    for (let more = 0; more < 25; more += 1) {
      services.clock.advance(1000);
      await enter(PHONE);
    }
    const sessions = await list(first);
    expect(sessions).toHaveLength(20);
    expect(sessions.at(-1)).toMatchObject({ isThisOne: true, browser: 'Firefox' });
  });

  it('are ended one by one, and nobody else’s', async () => {
    const [desk, phone] = [await enter(DESK), await enter(PHONE)];
    const other = (await list(desk)).find(({ isThisOne }) => !isThisOne)?.sessionId ?? '';
    const noor = await services.call('login', {
      body: { login: 'noor@maison-aurele.example', password: 'Vitrine-Noor-2026' },
    });
    const noorToken = CALL_SPECS.login.answer.parse(noor.body).accessToken;
    expect((await end(noorToken, other)).status).toBe(404);
    expect((await end(desk, 'x')).status).toBe(404);
    expect((await end(desk, other)).status).toBe(200);
    expect([await isAlive(desk), await isAlive(phone)]).toEqual([true, false]);
    expect((await end(desk, other)).status).toBe(404);
    expect(await list(desk)).toHaveLength(1);
  });

  it('are all ended at once, this one too', async () => {
    const tokens = [await enter(DESK), await enter(PHONE), await enter('curl/8')];
    const [here = ''] = tokens;
    const answer = await services.call('endSessions', { token: here, headers: OWN_PAGE });
    expect([answer.status, await Promise.all(tokens.map(isAlive))]).toEqual([200, [false, false, false]]);
  });

  it('are for the customer alone', async () => {
    const guest = await guestToken(services);
    const token = await enter(DESK);
    const { rows } = await services.db.executeSql("SELECT id FROM customer WHERE first_name = 'Kim'", []);
    const agent = await agentToken(services, String(rows[0]?.['id']));
    for (const [stranger, status] of [
      [guest, 401],
      [agent, 403],
    ] as const)
      expect([
        (await services.call('getSessions', { token: stranger })).status,
        (await services.call('endSessions', { token: stranger, headers: OWN_PAGE })).status,
        (await end(stranger, 'x')).status,
      ]).toEqual([status, status, status]);
    expect(await isAlive(token)).toBe(true);
  });
});
