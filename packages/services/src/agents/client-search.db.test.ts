import { CALL_SPECS } from '@vitrine/contracts';
import { CLIENT_SEARCH_LIMITS } from '@vitrine/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useAccountMails } from '../test-harness/account-mails.ts';
import { guestToken, OWN_PAGE, signIn } from '../test-harness/open-services.ts';
import { signedInAgent, THEO } from '../test-harness/signed-in-agent.ts';
import { keyClients } from './index.ts';

const mails = useAccountMails();
const { services } = mails;
let lea = '';
let theo = '';

const search = (token: string, words: string) =>
  services.call('searchClients', { token, headers: OWN_PAGE, body: { words } });
const found = async (token: string, words: string) =>
  CALL_SPECS.searchClients.answer.parse((await search(token, words)).body);
const namesFor = async (words: string, token = lea) =>
  (await found(token, words)).clients.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

const answers = async (token: string) => {
  const both = await Promise.all(
    ['DR-774190', 'DR-000000', 'AU-G-100245'].map((words) => search(token, words)),
  );
  return both.map(({ status, errorCode, body }) => ({ status, errorCode, body }));
};

/** Somebody known to the boutiques alone, in the stores that are named. */
async function addClient(
  id: string,
  names: readonly [first: string, last: string],
  stores: readonly string[],
) {
  await services.db.executeSql(
    `INSERT INTO customer (id, login, email, first_name, last_name, locale, country, status, created_at)
     VALUES ($1, $1, $2, $3, $4, 'fra-fr', 'FR', 'boutique', now())`,
    [id, `${id}@house.example`, ...names],
  );
  await services.db.executeSql(
    `INSERT INTO client_store (store_id, customer_id, reason, since)
     SELECT store_id, $1, 'registered', now() FROM unnest($2::text[]) AS store_id`,
    [id, stores],
  );
}

beforeAll(async () => {
  lea = (await signedInAgent(mails)).accessToken;
  theo = (await signedInAgent(mails, THEO)).accessToken;
  const paris = ['paris-celestins'];
  await addClient('minsu', ['민수', '김'], paris);
  await addClient('layla', ['ليلى', 'الأنصاري'], paris);
  await addClient('sakura', ['さくら', 'スズキ'], paris);
  await addClient('wang', ['小明', '王'], paris);
  await addClient('francois', ['François', 'Lefèvre'], paris);
});
beforeEach(async () => {
  await services.db.executeSql('DELETE FROM counted_use');
});

describe('[R2.013] the search for clients', () => {
  it.each([
    ['AU-G-100245', 'sgid'],
    ['aug100245', 'sgid'],
    ['DR-774190', 'dreamId'],
    ['dr 774190', 'dreamId'],
    ['KIM@maison-aurele.example', 'email'],
    ['+1 (212) 555-0187', 'phone'],
    ['212 555 0187', 'phone'],
    ['Kim Laurent', 'name'],
  ])('finds Kim by %s', async (words, foundBy) => {
    const { clients, hasMore } = await found(lea, words);
    expect([clients.length, hasMore]).toEqual([1, false]);
    expect(clients[0]).toMatchObject({
      firstName: 'Kim',
      lastName: 'Laurent',
      foundBy,
      sgid: 'AU-G-100245',
      dreamId: 'DR-774190',
      email: 'k•••@maison-aurele.example',
      phone: '+1•••••187',
      city: 'New York',
      hasAccount: true,
    });
  });

  it.each([
    ['laurent', 'Kim Laurent'],
    ['LAUR', 'Kim Laurent'],
    ['luarent', 'Kim Laurent'],
    ['laurant', 'Kim Laurent'],
    ['lefevre', 'François Lefèvre'],
    ['francois lefevr', 'François Lefèvre'],
    ['김민수', '민수 김'],
    ['민수', '민수 김'],
    ['minsu', '민수 김'],
    ['ليلى الانصاري', 'ليلى الأنصاري'],
    ['さくら', 'さくら スズキ'],
    ['サクラ', 'さくら スズキ'],
    ['すずき', 'さくら スズキ'],
    ['suzuki', 'さくら スズキ'],
    ['スズキさくら', 'さくら スズキ'],
    ['王小明', '小明 王'],
    ['xiaoming', '小明 王'],
    ['田中', '優希 田中'],
  ])('means by the name %s', async (words, name) => {
    expect(await namesFor(words)).toContain(name);
  });

  it('finds nobody by what fits only one of two words, by two faults, or by a number that another ends in', async () => {
    expect(await namesFor('kim moreau')).toEqual([]);
    expect(await namesFor('luarant')).toEqual([]);
    expect(await namesFor('999 555 0187')).toEqual([]);
    expect(await namesFor('%_*')).toEqual([]);
  });

  it('puts who is called so before who is nearly called so', async () => {
    await addClient('kimi', ['Kimi', 'Aalto'], ['paris-celestins']);
    expect((await namesFor('kim'))[0]).toBe('Kim Laurent');
  });

  it('shows ten of many, and says that there are more', async () => {
    for (let at = 0; at < 12; at += 1)
      await addClient(`dupont-${at}`, ['Anne', 'Dupont'], ['paris-celestins']);
    const { clients, hasMore } = await found(lea, 'dupont');
    expect([clients.length, hasMore]).toEqual([10, true]);
  });

  it('[R6.003] shows the clients of the agent’s own store and nobody else’s', async () => {
    expect(await namesFor('laurent', theo)).toEqual(['Kim Laurent']);
    expect(await namesFor('okafor')).toEqual([]);
    expect(await namesFor('james@maison-aurele.example')).toEqual([]);
    expect(await namesFor('AU-G-100533')).toEqual([]);
    expect(await namesFor('moreau', theo)).toEqual([]);
    expect(await namesFor('moreau')).toEqual(['Inès Moreau']);
  });

  it('follows a name that changes, a new store and a closed account at once', async () => {
    await services.db.executeSql("UPDATE customer SET last_name = 'Beaumarchais' WHERE id = 'francois'");
    expect(await namesFor('beaumarchais')).toEqual(['François Beaumarchais']);
    expect(await namesFor('lefevre')).toEqual([]);
    await services.db.executeSql("UPDATE customer SET status = 'closed' WHERE id = 'francois'");
    expect(await namesFor('beaumarchais')).toEqual([]);
  });

  it('makes the keys of a large import in a job', async () => {
    await services.db.executeSql('UPDATE customer SET keyed_hash = NULL');
    await services.db.executeSql("UPDATE client_store SET keys = '{}'");
    await keyClients(services.deps);
    const { rows } = await services.db.executeSql(
      "SELECT count(*)::int AS n FROM client_store WHERE keys = '{}' AND customer_id <> 'francois'",
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('[R6.015] refuses guests and customers alike for what is known and what is not', async () => {
    const guest = await guestToken(services);
    const { token: customer } = await signIn(services);
    for (const [token, status, errorCode] of [
      [guest, 401, 'unauthorized'],
      [customer, 403, 'forbidden'],
    ] as const) {
      const [first, ...others] = await answers(token);
      expect(first).toMatchObject({ status, errorCode });
      for (const other of others) expect(other).toEqual(first);
      expect(JSON.stringify(first)).not.toContain('maison-aurele');
    }
  });

  it('is limited, and written down without its words', async () => {
    const { max } = CLIENT_SEARCH_LIMITS.inAMinute;
    for (let tries = 0; tries < max; tries += 1) expect((await search(lea, 'laurent')).status).toBe(200);
    const spent = await search(lea, 'laurent');
    expect([spent.status, spent.errorCode]).toEqual([429, 'too_many_requests']);
    expect((await search(theo, 'laurent')).status).toBe(200);
    const { rows } = await services.db.executeSql('SELECT * FROM agent_act ORDER BY id');
    expect(rows.some(({ act, words_digest: digest }) => act === 'searched' && digest !== null)).toBe(true);
    expect(rows.some(({ act, customer_id: id }) => act === 'listed' && id !== null)).toBe(true);
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('laurent');
  });
});
