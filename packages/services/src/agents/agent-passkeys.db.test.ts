import { CALL_SPECS } from '@vitrine/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useAccountMails } from '../test-harness/account-mails.ts';
import { aDevice, HOST, made, signed } from '../test-harness/device-with-key.ts';
import { guestToken, OWN_PAGE, signIn } from '../test-harness/open-services.ts';
import { customerIdOf, LEA, signedInAgent, THEO } from '../test-harness/signed-in-agent.ts';

const mails = useAccountMails();
const { services, delivered } = mails;
beforeEach(async () => {
  await services.db.executeSql('DELETE FROM passkey');
  await services.db.executeSql('DELETE FROM counted_use');
});
afterEach(async () => {
  await services.db.executeSql('UPDATE agent SET active = true');
});

const wish = (token: string) => services.call('wishAgentPasskey', { headers: OWN_PAGE, token });
const wished = async (token: string) => CALL_SPECS.wishAgentPasskey.answer.parse((await wish(token)).body);
const add = (token: string, body: object) =>
  services.call('addAgentPasskey', { headers: OWN_PAGE, token, body });
const listed = async (token: string) => {
  const { body } = await services.call('getAgentPasskeys', { headers: OWN_PAGE, token });
  return CALL_SPECS.getAgentPasskeys.answer.parse(body).passkeys;
};
const remove = (token: string, passkeyId: string) =>
  services.call('removeAgentPasskey', { headers: OWN_PAGE, token, params: { passkeyId } });
async function challenge(name: 'agentPasskeyChallenge' | 'passkeyChallenge' = 'agentPasskeyChallenge') {
  const { body } = await services.call(name, { headers: OWN_PAGE });
  return CALL_SPECS.agentPasskeyChallenge.answer.parse(body).challenge;
}
const login = (body: object, address = '10.6.0.1') =>
  services.call('loginAgentByPasskey', { headers: OWN_PAGE, body, address });

/** Who signed in has not shown for an hour who they are. */
const longAfter = () =>
  services.db.executeSql("UPDATE session SET proven_at = proven_at - interval '1 hour'");

/** Léa has signed in, and has the key of a device. */
async function aKnownDevice() {
  const { accessToken: token } = await signedInAgent(mails);
  const device = aDevice();
  expect((await add(token, made(device, (await wished(token)).challenge))).status).toBe(200);
  await delivered();
  return { token, device };
}

describe('[R6.001, R7.181] a passkey of an agent', () => {
  it('is made by who has just signed in, and the agent is told', async () => {
    const { accessToken: token } = await signedInAgent(mails);
    const asked = await wished(token);
    expect(asked).toMatchObject({ rp: { id: HOST }, user: { name: LEA.login, displayName: 'Léa Marchand' } });
    const device = aDevice();
    expect((await add(token, made(device, asked.challenge))).status).toBe(200);
    expect((await delivered()).map(({ to, subject }) => [to, subject])).toEqual([
      [LEA.login, 'A passkey was added for assisted sales'],
    ]);
    expect(await listed(token)).toHaveLength(1);
    expect((await wished(token)).excludeCredentials).toHaveLength(1);
    await longAfter();
    expect((await wish(token)).errorCode).toBe('agent_proof_needed');
    const [{ passkeyId } = { passkeyId: '' }] = await listed(token);
    expect((await remove(token, passkeyId)).errorCode).toBe('agent_proof_needed');
  });

  it('asks for the agent’s own proof, which no client brings along', async () => {
    const { accessToken: token } = await signedInAgent(mails);
    await longAfter();
    const clientId = await customerIdOf(services, 'kim');
    const served = await services.call('serveClient', { headers: OWN_PAGE, token, body: { clientId } });
    const { accessToken } = CALL_SPECS.serveClient.answer.parse(served.body);
    expect((await wish(accessToken)).errorCode).toBe('agent_proof_needed');
    const { accessToken: fresh } = await signedInAgent(mails);
    const soon = await services.call('serveClient', { headers: OWN_PAGE, token: fresh, body: { clientId } });
    expect((await wish(CALL_SPECS.serveClient.answer.parse(soon.body).accessToken)).status).toBe(200);
  });

  it('signs in without password and code, once a challenge, and the ledger says by which door', async () => {
    const { device } = await aKnownDevice();
    await services.db.executeSql('DELETE FROM agent_act');
    const body = signed(device, await challenge());
    const all = await Promise.all(Array.from({ length: 3 }, () => login(body)));
    expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401, 401]);
    const entered = all.find(({ status }) => status === 200);
    const { accessToken: token, userIsLogged } = CALL_SPECS.loginAgentByPasskey.answer.parse(entered?.body);
    expect(userIsLogged).toBe(false);
    expect((await services.call('getUserInfo', { token })).body).toMatchObject({ firstName: 'Léa' });
    expect((await listed(token))[0]?.lastUsed).toBe(services.clock.now().toISOString());
    const { rows } = await services.db.executeSql("SELECT act, call FROM agent_act WHERE act = 'signed-in'");
    expect(rows).toEqual([{ act: 'signed-in', call: 'loginAgentByPasskey' }]);
    const late = await challenge();
    services.clock.advance(5 * 60_000);
    expect((await login(signed(device, late))).errorCode).toBe('passkey_not_good');
  });

  it('opens no account, and a customer’s key no session of an agent', async () => {
    const { device } = await aKnownDevice();
    const byKey = (body: object) => services.call('loginByPasskey', { headers: OWN_PAGE, body });
    expect((await byKey(signed(device, await challenge('passkeyChallenge')))).status).toBe(401);
    expect((await login(signed(device, await challenge('passkeyChallenge')))).status).toBe(401);
    const { token } = await signIn(services, { headers: OWN_PAGE });
    const own = aDevice();
    const { body } = await services.call('wishPasskey', { headers: OWN_PAGE, token });
    const asked = CALL_SPECS.wishPasskey.answer.parse(body);
    const { accessToken: agent } = await signedInAgent(mails);
    expect((await add(agent, made(own, asked.challenge))).errorCode).toBe('passkey_not_good');
    const again = CALL_SPECS.wishPasskey.answer.parse(
      (await services.call('wishPasskey', { headers: OWN_PAGE, token })).body,
    );
    const kept = { headers: OWN_PAGE, token, body: made(own, again.challenge) };
    expect((await services.call('addPasskey', kept)).status).toBe(200);
    await delivered();
    expect((await login(signed(own, await challenge()))).status).toBe(401);
    expect((await byKey(signed(own, await challenge()))).status).toBe(401);
    expect((await byKey(signed(own, await challenge('passkeyChallenge')))).status).toBe(200);
  });

  it('of who has left the house opens nothing', async () => {
    const { device, token } = await aKnownDevice();
    await services.db.executeSql('UPDATE agent SET active = false');
    expect((await login(signed(device, await challenge()))).errorCode).toBe('passkey_not_good');
    expect((await wish(token)).status).toBe(401);
  });

  it('is the agent’s own: no other sees or removes it, and once it is gone it leads nowhere', async () => {
    const { token, device } = await aKnownDevice();
    const [{ passkeyId } = { passkeyId: '' }] = await listed(token);
    const { accessToken: theo } = await signedInAgent(mails, THEO);
    expect(await listed(theo)).toEqual([]);
    expect((await remove(theo, passkeyId)).status).toBe(404);
    expect((await add(theo, made(aDevice(), (await wished(token)).challenge))).status).toBe(401);
    expect((await remove(token, passkeyId)).status).toBe(200);
    expect((await remove(token, passkeyId)).status).toBe(404);
    expect((await login(signed(device, await challenge()))).status).toBe(401);
  });

  it('[R6.003] is for agents alone, tried as rarely as a customer’s, and nothing of it is a client’s', async () => {
    const guest = await guestToken(services);
    const { token: customer } = await signIn(services, { headers: OWN_PAGE });
    for (const [who, status] of [
      [guest, 401],
      [customer, 403],
    ] as const) {
      expect((await wish(who)).status).toBe(status);
      expect((await services.call('getAgentPasskeys', { token: who })).status).toBe(status);
      expect((await remove(who, 'k')).status).toBe(status);
    }
    const { max } = services.deps.config.useLimits.codeTries.perNetwork;
    const body = signed(aDevice(), 'a'.repeat(43));
    for (let tries = 0; tries < max; tries += 1) expect((await login(body, '10.6.0.9')).status).toBe(401);
    expect((await login(body, '10.6.0.9')).status).toBe(429);
    const { rows } = await services.db.executeSql(
      "SELECT count(*)::int AS acts FROM agent_act WHERE call LIKE '%AgentPasskey' AND customer_id IS NOT NULL",
    );
    expect(rows).toEqual([{ acts: 0 }]);
  });
});
