import { CALL_SPECS } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useAccountMails } from '../../test-harness/account-mails.ts';
import { aDevice, HOST, made, signed } from '../../test-harness/device-with-key.ts';
import { guestToken, KIM, OWN_PAGE, signIn } from '../../test-harness/open-services.ts';

const { services, delivered } = useAccountMails();
let networks = 0;
const aClient = () => {
  networks += 1;
  return { address: `203.0.113.${networks % 250}`, headers: OWN_PAGE };
};
const enter = async () => (await signIn(services, aClient())).token;
const wish = async (token: string) => services.call('wishPasskey', { ...aClient(), token });
const wished = async (token: string) => CALL_SPECS.wishPasskey.answer.parse((await wish(token)).body);
const add = (token: string, body: object) => services.call('addPasskey', { ...aClient(), token, body });
const list = async (token: string) =>
  CALL_SPECS.getPasskeys.answer.parse((await services.call('getPasskeys', { token })).body).passkeys;
const challenge = async () =>
  CALL_SPECS.passkeyChallenge.answer.parse((await services.call('passkeyChallenge', aClient())).body)
    .challenge;
const login = (body: object, more: object = {}) =>
  services.call('loginByPasskey', { ...aClient(), body, ...more });

/** Kim has the key of a device. */
async function aKnownDevice() {
  const token = await enter();
  const device = aDevice();
  expect((await add(token, made(device, (await wished(token)).challenge))).status).toBe(200);
  await delivered();
  return { token, device };
}

beforeEach(() => services.db.executeSql('DELETE FROM passkey', []));

describe('[R7.181] a passkey', () => {
  it('is made by who has shown that the account is theirs, and the owner is told', async () => {
    const token = await enter();
    const asked = await wished(token);
    expect(asked).toMatchObject({
      rp: { id: HOST },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const device = aDevice();
    expect((await add(token, made(device, asked.challenge))).status).toBe(200);
    expect((await delivered()).map(({ to, subject }) => [to, subject])).toEqual([
      [KIM.login, 'A passkey was added'],
    ]);
    expect(await list(token)).toHaveLength(1);
    expect((await wished(token)).excludeCredentials).toEqual([
      { id: device.id.toString('base64url'), type: 'public-key' },
    ]);
    await services.db.executeSql("UPDATE session SET proven_at = proven_at - interval '1 hour'", []);
    expect((await wish(token)).errorCode).toBe('proof_needed');
    expect((await wish(await guestToken(services))).status).toBe(401);
  });

  it('signs in, with the guest’s bag, and notes its use', async () => {
    const { token, device } = await aKnownDevice();
    const guest = await guestToken(services);
    await services.call('addToCart', { token: guest, body: { skuId: 'QB5001', quantity: 1 } });
    const answer = await login(signed(device, await challenge()), { token: guest });
    const { accessToken, user } = CALL_SPECS.loginByPasskey.answer.parse(answer.body);
    expect(user.login).toBe(KIM.login);
    expect(JSON.stringify((await services.call('getCart', { token: accessToken })).body)).toContain('QB5001');
    expect((await list(token))[0]?.lastUsed).toBe(services.clock.now().toISOString());
  });

  it('signs a challenge once, and its own alone', async () => {
    const { device } = await aKnownDevice();
    const asked = await challenge();
    const body = signed(device, asked);
    const all = await Promise.all(Array.from({ length: 4 }, () => login(body)));
    expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 401, 401, 401,
    ]);
    expect((await login(signed(device, 'a'.repeat(43)))).errorCode).toBe('passkey_not_good');
    const late = await challenge();
    services.clock.advance(5 * 60_000);
    expect((await login(signed(device, late))).status).toBe(401);
  });

  it('is refused of another key, another page, a copy, a closed account and of nonsense', async () => {
    const { device } = await aKnownDevice();
    const stranger = { ...aDevice(), id: device.id };
    expect((await login(signed(stranger, await challenge()))).status).toBe(401);
    const phished = { ...device, origin: 'https://maison-aurele.evil.example' };
    expect((await login(signed(phished, await challenge()))).status).toBe(401);
    expect((await login(signed(aDevice(), await challenge()))).status).toBe(401);
    const nonsense = signed(device, await challenge());
    expect(
      (await login({ ...nonsense, response: { ...nonsense.response, clientDataJSON: 'AAAA' } })).status,
    ).toBe(401);
    expect((await login(signed({ ...device, counter: 7 }, await challenge()))).status).toBe(200);
    expect((await login(signed({ ...device, counter: 7 }, await challenge()))).status).toBe(401);
    await services.db.executeSql("UPDATE customer SET status = 'locked' WHERE login = $1", [KIM.login]);
    expect((await login(signed({ ...device, counter: 8 }, await challenge()))).status).toBe(401);
    await services.db.executeSql("UPDATE customer SET status = 'active' WHERE login = $1", [KIM.login]);
  });

  it('is not made with the challenge of somebody else, twice, or without its owner at the device', async () => {
    const token = await enter();
    const noor = await services.call('login', {
      ...aClient(),
      body: { login: 'noor@maison-aurele.example', password: 'Vitrine-Noor-2026' },
    });
    const noorToken = CALL_SPECS.login.answer.parse(noor.body).accessToken;
    const device = aDevice();
    expect((await add(token, made(device, (await wished(noorToken)).challenge))).errorCode).toBe(
      'passkey_not_good',
    );
    expect((await add(token, made(device, await challenge()))).status).toBe(401);
    const unverified = made(device, (await wished(token)).challenge, 0x01);
    expect((await add(token, unverified)).status).toBe(401);
    const body = made(device, (await wished(token)).challenge);
    expect((await add(token, body)).status).toBe(200);
    expect((await add(token, body)).status).toBe(401);
    expect((await add(noorToken, made(device, (await wished(noorToken)).challenge))).status).toBe(401);
  });

  it('is removed by its owner alone, and then leads nowhere', async () => {
    const { token, device } = await aKnownDevice();
    const [{ passkeyId } = { passkeyId: '' }] = await list(token);
    const remove = (by: string) =>
      services.call('removePasskey', { ...aClient(), token: by, params: { passkeyId } });
    expect((await remove(await guestToken(services))).status).toBe(401);
    expect((await remove(token)).status).toBe(200);
    expect((await remove(token)).status).toBe(404);
    expect((await login(signed(device, await challenge()))).status).toBe(401);
  });
});
