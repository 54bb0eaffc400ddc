import { CALL_SPECS } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import { PROOF_SECONDS } from '@vitrine/domain';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../sweep/index.ts';
import { useAccountMails } from '../test-harness/account-mails.ts';
import { agentToken } from '../test-harness/an-agent.ts';
import { anUnpaidOrder, aReadyOrder, commit } from '../test-harness/a-purchase.ts';
import { guestToken, KIM, OWN_PAGE, signIn } from '../test-harness/open-services.ts';
import { makeExport } from './index.ts';
import { PERSONAL_STORES } from './personal-stores.ts';

const { services, delivered } = useAccountMails();
const PHONE = '+12125550187';
const NEEDLES = [KIM.login, '2125550187', 'Laurent', 'AU-G-100245', 'DR-774190'];
/** Where the law asks that they stay. */
const KEPT = [
  'shop_order',
  'fulfilment',
  'paper',
  'return_request',
  'return_line',
  'order_line',
  'workshop_message',
];
const DAY_MS = 24 * 60 * 60 * 1000;

const enter = async () => (await signIn(services, { headers: OWN_PAGE })).token;
const post = (name: 'askForExport' | 'deleteAccount', token: string) =>
  services.call(name, {
    token,
    headers: OWN_PAGE,
    ...(name === 'deleteAccount' && { body: { isSure: true } }),
  });
const heldOf = async (token: string) =>
  CALL_SPECS.getPersonalData.answer.parse((await services.call('getPersonalData', { token })).body);
const kimsId = async () => {
  const { rows } = await services.db.executeSql("SELECT id FROM customer WHERE login LIKE 'kim@%'", []);
  return String(rows[0]?.['id']);
};
const setOrders = (state: string) =>
  services.db.executeSql(
    'UPDATE shop_order SET state = $1 WHERE customer_id = $2 AND committed_at IS NOT NULL',
    [state, customerId],
  );

const setRepair = (state: string) =>
  services.db.executeSql('UPDATE repair_request SET state = $1, amount = 100', [state]);

async function waitingForLocks(): Promise<unknown> {
  const { rows } = await services.db.executeSql(`SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return rows[0]?.['waiting'];
}

/** The tables, of the shop and of its job queue, in which a row says one of these texts in any column. */
async function tablesWith(needles: readonly string[]): Promise<readonly string[]> {
  const { rows: tables } = await services.db.executeSql(
    `SELECT DISTINCT table_schema AS schema, table_name AS name FROM information_schema.columns
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 2`,
    [],
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await services.db.executeSql(
      `SELECT 1 FROM "${String(schema)}"."${String(name)}" t
       WHERE EXISTS (SELECT FROM unnest($1::text[]) needle WHERE strpos(lower(t::text), lower(needle)) > 0) LIMIT 1`,
      [needles],
    );
    if (rows.length > 0) found.push(String(name));
  }
  return found;
}

/** Packs what was asked for; the names of the files and what they hold. */
async function packedFor(token: string) {
  const [asked] = (await heldOf(token)).exports;
  const exportId = asked?.exportId ?? '';
  await makeExport(services.deps, { locale: 'eng-us', exportId });
  const { rows } = await services.db.executeSql('SELECT bytes FROM account_export WHERE id = $1', [exportId]);
  const bytes = rows[0]?.['bytes'];
  if (!(bytes instanceof Uint8Array)) throw new Error('Nothing was packed');
  const files = Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)] as const);
  return { exportId, files: new Map(files) };
}

let customerId = '';

/** Kim leaves something behind wherever a customer can. */
beforeAll(async () => {
  customerId = await kimsId();
  const token = await enter();
  const own = { token, headers: OWN_PAGE };
  // An order that was placed, and a draft that was left.
  await aReadyOrder(services, { token });
  await commit(services, token);
  await anUnpaidOrder(services, { token });
  await services.db.executeSql('UPDATE shop_order SET email = $1 WHERE customer_id = $2', [
    KIM.login,
    customerId,
  ]);
  await services.call('addToWishlist', { ...own, body: { skuId: 'QB5001' } });
  await services.call('addToCart', { ...own, body: { skuId: 'QB5001', quantity: 1 } });
  await services.call('resetPassword', {
    headers: OWN_PAGE,
    body: { email: KIM.login, url: '/eng-us/mylv/reset-password' },
  });
  await services.call('register', {
    headers: OWN_PAGE,
    body: { email: KIM.login, password: 'a long sentence', firstName: 'Kim', lastName: 'Laurent' },
  });
  const { db } = services;
  const run = (sql: string, values: readonly unknown[] = []) => db.executeSql(sql, [...values]);
  await run(
    `INSERT INTO back_in_stock (id, sku_id, identifier_type, identifier, country_code, language, source, stock_channel,
       product_page_url, created_at) VALUES ('b1', 'QB5001', 'Email', $1, 'US', 'eng', 'web', 'web', '/', now()),
       ('b2', 'QB5001', 'Phone', $2, 'US', 'eng', 'web', 'web', '/', now())`,
    [KIM.login, PHONE],
  );
  await run(
    `INSERT INTO newsletter_reader (id, email, first_name, last_name, locale) VALUES ('n1', $1, 'Kim', 'Laurent', 'eng-us')`,
    [KIM.login],
  );
  await run(`INSERT INTO newsletter_sent (edition, reader_id, sent_at) VALUES ('spring', 'n1', now())`);
  await run(
    `INSERT INTO saved_card (customer_id, id, provider_token, fingerprint, brand, last_four, expiry_year, expiry_month,
       saved_at) VALUES ($1, 'c1', 'tok_secret', 'print', 'visa', '4242', 2030, 1, now())`,
    [customerId],
  );
  await run(
    `INSERT INTO certificate_transfer (id, serial_number, from_id, event_key, email_to, contact_salt, locale, token_hash,
       state, expires_at, created_at)
     SELECT 't1', serial_number, $1, 'k', 'friend@house.example', 's', 'eng-us', 'h1', 'offered', now() + interval '1 day',
       now() FROM certificate LIMIT 1`,
    [customerId],
  );
  await run(
    `INSERT INTO certificate_transfer (id, serial_number, from_id, event_key, email_to, contact_salt, locale, token_hash,
       state, expires_at, created_at)
     SELECT 't2', serial_number, (SELECT id FROM customer WHERE login LIKE 'noor@%'), 'k2', $1, 's', 'eng-us', 'h2',
       'offered', now() + interval '1 day', now() FROM certificate OFFSET 1 LIMIT 1`,
    [KIM.login],
  );
  await run(
    `INSERT INTO repair_request (id, number, market, locale, currency, customer_id, piece, description, requested_at, moved_at,
       state) VALUES ('r1', 'R1', 'us', 'eng-us', 'USD', $1, 'A watch', 'Engraved Laurent', now(), now(), 'requested')`,
    [customerId],
  );
  await run(
    `INSERT INTO appointment (id, store_id, type, starts_at, ends_at, state, customer_id, first_name, last_name, email, locale,
       token_hash, change, changed_at, created_at)
     SELECT 'a' || n, (SELECT min(id) FROM store), 'visit', now() + interval '2 days', now() + interval '3 days', 'booked',
       CASE n WHEN 1 THEN $1 END, 'Kim', 'Laurent', $2, 'eng-us', 'token' || n, 1, now(), now() FROM generate_series(1, 2) n`,
    [customerId, KIM.login],
  );
  await run(
    `INSERT INTO selection (id, maker_id, words, is_public, created_at) VALUES ('sel-1', $1, 'From Laurent', true, now())`,
    [customerId],
  );
  await run(`INSERT INTO selection_piece (selection_id, sku_id, place) VALUES ('sel-1', 'QB5001', 0)`);
  await run(
    `INSERT INTO selection_interaction (id, selection_id, interacted_id, customer_id, created_at)
     VALUES ('like-1', 'sel-1', 'QB5001', $1, now())`,
    [customerId],
  );
  await run(`INSERT INTO piece_view (customer_id, product_id, viewed_at) VALUES ($1, 'AU5001', now())`, [
    customerId,
  ]);
  await run(
    `INSERT INTO wallet_link (wallet_key, wallet_id, customer_id) VALUES ('0xlaurent', '0xLaurent', $1)`,
    [customerId],
  );
  // An agent of a store whose client Kim is.
  await run(
    `INSERT INTO agent_act (id, agent_id, store_id, session_id, customer_id, at, act, outcome)
     SELECT 'act-1', id, store_id, 's', $1, now(), 'began', 'done' FROM agent ORDER BY login LIMIT 1`,
    [customerId],
  );
  await delivered();
});

describe('[R7.015] what the house holds of a customer', () => {
  it('is packed by a job, told by mail, and fetched by its owner alone until it ends', async () => {
    const token = await enter();
    expect((await post('askForExport', token)).status).toBe(202);
    const [waiting] = (await heldOf(token)).exports;
    expect(waiting?.url).toBeUndefined();
    const { exportId, files } = await packedFor(token);
    const [mail] = await delivered();
    expect([mail?.to, mail?.subject, mail?.text.includes('/eng-us/mylv/security')]).toEqual([
      KIM.login,
      'Your data is ready',
      true,
    ]);
    expect(files.get('account.json')).toContain(KIM.login);
    expect(files.get('addresses.json')).toContain('Laurent');
    expect(files.get('orders.json')).toContain(KIM.login);
    expect(files.get('wallet.json')).toContain('0xLaurent');
    expect(files.get('advisers.json')).toContain('Léa Marchand');
    for (const name of ['wishlist', 'bags', 'back-in-stock', 'cards', 'newsletter', 'sign-ins'])
      expect([...files.keys()]).toContain(`${name}.json`);
    expect([...files.values()].join('\n')).not.toMatch(/tok_secret|password_hash|\$argon|\$scrypt|refresh/u);

    const [ready] = (await heldOf(token)).exports;
    expect(ready?.url).toBe(`/api/eng-us/account/exports/${exportId}`);
    const fetchBy = async (by: string) =>
      (await services.call('getExport', { token: by, params: { exportId } }).catch(() => ({ status: 200 })))
        .status;
    const noor = await services.call('login', {
      headers: OWN_PAGE,
      body: { login: 'noor@maison-aurele.example', password: 'Vitrine-Noor-2026' },
    });
    const noorToken = CALL_SPECS.login.answer.parse(noor.body).accessToken;
    expect([
      await fetchBy(token),
      await fetchBy(noorToken),
      await fetchBy(await guestToken(services)),
    ]).toEqual([200, 404, 401]);
    services.clock.advance(7 * DAY_MS);
    expect(await fetchBy(await enter())).toBe(404);
    await sweep(services.deps);
    const { rows } = await services.db.executeSql('SELECT id FROM account_export', []);
    expect(rows).toEqual([]);
  });

  it('is packed and deleted by nobody who has not just shown that it is theirs, nor by an agent', async () => {
    const token = await enter();
    services.clock.advance(PROOF_SECONDS * 1000 - 1);
    await services.db.executeSql("UPDATE session SET proven_at = proven_at - interval '1 hour'", []);
    for (const name of ['askForExport', 'deleteAccount'] as const) {
      expect((await post(name, token)).errorCode).toBe('proof_needed');
      expect((await post(name, await agentToken(services, customerId))).status).toBe(403);
    }
  });

  it('[R2.019] stays while a piece is with the house to be repaired', async () => {
    const token = await enter();
    await setRepair('requested');
    expect((await heldOf(token)).repairsAtHouse).toBe(0);
    await setRepair('quoted');
    expect((await heldOf(token)).repairsAtHouse).toBe(1);
    expect(await post('deleteAccount', token)).toMatchObject({ status: 409, errorCode: 'repair_open' });
    expect((await services.call('getUserInfo', { token })).status).toBe(200);
    await setRepair('returned');
  });

  it('is deleted by a body alone that says so, and nothing else', async () => {
    const token = await enter();
    const about = async (body: unknown) => {
      const { status, body: said } = await services.call('deleteAccount', { token, headers: OWN_PAGE, body });
      return [status, Object(said).statusDetails];
    };
    expect(await about({})).toEqual([400, 'isSure']);
    expect(await about({ isSure: false })).toEqual([400, 'isSure']);
    expect(await about({ isSure: true, login: 'noor' })).toEqual([400, 'login']);
    expect((await services.call('getUserInfo', { token })).status).toBe(200);
  });

  it('[R2.019] leaves no repair of nobody behind, asked for while the account is being deleted', async () => {
    const noor = { login: 'noor@maison-aurele.example', password: 'Vitrine-Noor-2026' };
    const { body } = await services.call('login', { headers: OWN_PAGE, body: noor });
    const token = CALL_SPECS.login.answer.parse(body).accessToken;
    const piece = { piece: 'A watch', description: 'The stone is loose since Tuesday.' };
    let asked: ReturnType<typeof services.call> | undefined;
    await inTransaction(services.db, async (transaction) => {
      await transaction.executeSql("UPDATE customer SET status = 'closed' WHERE login = $1", [noor.login]);
      asked = services.call('requestRepair', { token, headers: OWN_PAGE, body: piece });
      await expect.poll(waitingForLocks).toBe(1);
    });
    expect((await asked)?.status).toBe(401);
    const { rows } = await services.db.executeSql(
      "SELECT id FROM repair_request WHERE piece = 'A watch' AND id <> 'r1'",
      [],
    );
    expect(rows).toEqual([]);
    await services.db.executeSql("UPDATE customer SET status = 'active' WHERE login = $1", [noor.login]);
  });

  it('is gone from every table but where the law asks that it stays; the address is told once more', async () => {
    await setOrders('shipped');
    const before = await tablesWith(NEEDLES);
    const token = await enter();
    await services.call('updateEmail', {
      token,
      headers: OWN_PAGE,
      body: { email: 'k@house.example', checkEmail: 'k@house.example' },
    });
    await post('askForExport', token);
    await packedFor(token);
    await delivered();
    expect((await heldOf(token)).ordersKeptYears).toBe(10);
    expect((await post('deleteAccount', token)).status).toBe(200);
    const [mail, ...others] = await delivered();
    expect([mail?.to, mail?.subject, others]).toEqual([KIM.login, 'Your account was deleted', []]);

    const left = await tablesWith([...NEEDLES, 'k@house.example', 'friend@house.example']);
    expect(left.filter((table) => !KEPT.includes(table))).toEqual([]);
    expect(left).toContain('shop_order');
    const drafts = await services.db.executeSql(
      'SELECT email, billing_address FROM shop_order WHERE customer_id = $1 AND committed_at IS NULL',
      [customerId],
    );
    expect(drafts.rows).toEqual([{ email: null, billing_address: null }]);
    const under = await services.db.executeSql(
      "SELECT DISTINCT customer_id FROM shop_order WHERE state = 'shipped' AND email = $1",
      [KIM.login],
    );
    expect(under.rows).toEqual([{ customer_id: null }]);
    expect(before.filter((table) => !KEPT.includes(table)).length).toBeGreaterThan(4);

    const acts = await services.db.executeSql("SELECT customer_id FROM agent_act WHERE id = 'act-1'");
    expect(acts.rows).toEqual([{ customer_id: null }]);
    const stores = await services.db.executeSql('SELECT 1 FROM client_store WHERE customer_id = $1', [
      customerId,
    ]);
    expect(stores.rows).toEqual([]);
    expect((await services.call('getUserInfo', { token })).status).toBe(401);
    expect((await services.call('login', { headers: OWN_PAGE, body: KIM })).status).toBe(401);
    const { rows } = await services.db.executeSql('SELECT count(*)::int AS n FROM account_export', []);
    expect(rows[0]?.['n']).toBe(0);
  });

  it('has one list of its stores', () => {
    const names = PERSONAL_STORES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(PERSONAL_STORES.filter(({ forget }) => forget === 'kept').map(({ name }) => name)).toEqual([
      'papers',
      'returns',
    ]);
  });
});
