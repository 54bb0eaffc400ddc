import { hashPassword } from '@vitrine/database';
import { SIGN_IN_LIMITS } from '@vitrine/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KIM, OWN_PAGE, signIn, type TestAnswer, useServices } from '../test-harness/open-services.ts';
import { networkOf } from '../http/network-of.ts';

/** Instead of the hundred: each password that is looked at takes a core for 45 ms. */
const FEW = 8;

const services = useServices({ config: { signInLimits: { ...SIGN_IN_LIMITS, perAccount: FEW } } });
let addresses = 0;

const HOUR_MS = 60 * 60_000;
const NOBODY = 'nobody@maison-aurele.example';
/** From the other end of the world each time. */
const elsewhere = (): string => {
  addresses += 1;
  return `10.9.${addresses >> 8}.${addresses & 255}`;
};
const wrong = (login: string, address: string, cookies = {}): Promise<TestAnswer> =>
  services.call('login', { body: { login, password: 'wrong' }, address, cookies, headers: OWN_PAGE });
const statusesOf = async (times: number, attempt: () => Promise<TestAnswer>): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await attempt()).status);
  return statuses;
};
/** Uses up the failures of an account, each from another address. */
const useUp = async (login: string): Promise<void> => {
  expect(await statusesOf(FEW, () => wrong(login, elsewhere()))).not.toContain(429);
};

describe('an account under attack from many addresses', () => {
  it('[R7.032] has a hundred failures an hour by the rules of the house', () => {
    expect(SIGN_IN_LIMITS).toMatchObject({
      perAccount: 100,
      accountWindowSeconds: 3600,
      perLoginAndAddress: 5,
    });
  });

  it.each([KIM.login, NOBODY])(
    '[R7.032] %s fails so often in an hour and no more, known or not',
    async (login) => {
      services.clock.advance(2 * HOUR_MS);
      await useUp(login);
      const held = await wrong(login, elsewhere());
      expect(held).toMatchObject({ status: 429, errorCode: 'too_many_requests' });
      expect(Number(held.headers['retry-after'])).toBe(3600);
      services.clock.advance(HOUR_MS - 1000);
      expect((await wrong(login, elsewhere())).status).toBe(429);
      services.clock.advance(1000);
      expect((await wrong(login, elsewhere())).status).toBe(401);
    },
  );

  it('[R7.032] takes no more in any hour, whenever the attack pauses', async () => {
    services.clock.advance(2 * HOUR_MS);
    await statusesOf(FEW - 3, () => wrong(NOBODY, elsewhere()));
    services.clock.advance(HOUR_MS - 60_000);
    await statusesOf(3, () => wrong(NOBODY, elsewhere()));
    services.clock.advance(60_000);
    expect((await wrong(NOBODY, elsewhere())).status).toBe(429);
  });

  it('[R7.032] lets its owner in on a device they know, and on no other', async () => {
    services.clock.advance(2 * HOUR_MS);
    const { cookies } = await signIn(services, { address: elsewhere() });
    const device = { 'vitrine-device': cookies['vitrine-device'] ?? '' };
    await useUp(KIM.login);
    const from = async (known: Readonly<Record<string, string>>) =>
      (await services.call('login', { body: KIM, cookies: known, address: elsewhere(), headers: OWN_PAGE }))
        .status;
    expect(await from({})).toBe(429);
    expect(await from({ 'vitrine-device': `${device['vitrine-device']}x` })).toBe(429);
    expect(await from({ 'vitrine-device': 'made.up' })).toBe(429);
    expect(await from(device)).toBe(200);
    await services.db.executeSql('UPDATE customer SET password_hash = $2 WHERE login = $1', [
      KIM.login,
      await hashPassword(KIM.password),
    ]);
    expect(await from(device)).toBe(429);
  });

  it('[R7.134] has five failures on a remembered device, which is bound to its account', async () => {
    services.clock.advance(2 * HOUR_MS);
    const { cookies } = await signIn(services, { address: elsewhere() });
    const attempts = await statusesOf(6, () => wrong(KIM.login, elsewhere(), cookies));
    expect(attempts).toEqual([401, 401, 401, 401, 401, 429]);
    await useUp(NOBODY);
    expect((await wrong(NOBODY, elsewhere(), cookies)).status).toBe(429);
  });

  it('[R7.032] is not used up by one address, whose refused attempts are not counted', async () => {
    services.clock.advance(2 * HOUR_MS);
    const address = elsewhere();
    await statusesOf(5 + FEW, () => wrong(NOBODY, address));
    expect((await wrong(NOBODY, elsewhere())).status).toBe(401);
  });
});

const someGroups = (length: number) =>
  fc.array(fc.integer({ min: 1, max: 0xffff }), { minLength: length, maxLength: length });
const groupsText = (groups: readonly number[]): string => groups.map((group) => group.toString(16)).join(':');

describe('an IPv6 network', () => {
  it('[R7.134] is one address: its sixth failure has to wait, from wherever in it', async () => {
    services.clock.advance(2 * HOUR_MS);
    let host = 0;
    const attempt = () => wrong(NOBODY, `2001:db8:1:2:${(host += 1)}::7`);
    expect(await statusesOf(6, attempt)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await wrong(NOBODY, '2001:db8:1:3::7')).status).toBe(401);
  });

  it('[R7.134] keeps the first 64 bits of an address and nothing else; IPv4 is kept whole', () => {
    fc.assert(
      fc.property(someGroups(4), someGroups(4), (network, host) => {
        expect(networkOf(groupsText([...network, ...host]))).toBe(`${groupsText(network)}::/64`);
      }),
    );
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
    expect(networkOf('')).toBe('');
  });
});

describe('the log', () => {
  it('[R7.032] tells failed sign-ins of one account from those of another, and names nobody', async () => {
    const from = services.logged.length;
    services.clock.advance(2 * HOUR_MS);
    const address = elsewhere();
    await statusesOf(6, () => wrong(KIM.login, address));
    await wrong(NOBODY, address);
    const lines = services.logged.slice(from).filter(({ message }) => message === 'A sign-in failed');
    expect(lines.map(({ fields }) => ('reason' in fields ? fields.reason : ''))).toEqual([
      ...Array.from({ length: 5 }, () => 'wrong'),
      'limit',
      'wrong',
    ]);
    const accounts = lines.map(({ fields }) => ('account' in fields ? fields.account : ''));
    expect(new Set(accounts.slice(0, 6)).size).toBe(1);
    expect(accounts[6]).not.toBe(accounts[0]);
    expect(JSON.stringify(services.logged)).not.toMatch(/maison-aurele\.example|10\.9\./u);
  });
});
