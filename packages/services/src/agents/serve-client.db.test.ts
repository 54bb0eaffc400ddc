import { CALL_SPECS, callNames, CALLS, UserContextBody, USER_HASH_HEADER } from '@vitrine/contracts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aReadyOrder, cartOf, commit, done } from '../test-harness/a-purchase.ts';
import { useAccountMails } from '../test-harness/account-mails.ts';
import { guestToken, OWN_PAGE, signIn, TEST_ORIGIN } from '../test-harness/open-services.ts';
import { requestOf } from '../test-harness/requests-of-calls.ts';
import { customerIdOf, signedInAgent, THEO } from '../test-harness/signed-in-agent.ts';
import { addClientOfStore } from './index.ts';
import { inTransaction } from '@vitrine/database';

const mails = useAccountMails();
const { services } = mails;
let kim = '';
let ines = '';
beforeAll(async () => {
  kim = await customerIdOf(services, 'kim');
  ines = await customerIdOf(services, 'ines');
});
beforeEach(async () => {
  await services.db.executeSql('DELETE FROM counted_use');
});

interface Choice {
  readonly clientId?: string;
  readonly prefillsOnly?: boolean;
}
const choose = (token: string, body: Choice) =>
  services.call('serveClient', { token, headers: OWN_PAGE, body });
async function serving(token: string, body: Choice) {
  const answer = await choose(token, body);
  return { ...CALL_SPECS.serveClient.answer.parse(answer.body), cookies: answer.cookies };
}
const contextOf = async (token: string) =>
  UserContextBody.parse((await services.call('getUserContext', { token })).body);
const actsOf = async () =>
  (
    await services.db.executeSql(
      'SELECT act, call, outcome, customer_id AS "customerId" FROM agent_act ORDER BY at, id',
    )
  ).rows;

describe('[R6.003] what is a client’s alone', () => {
  const theirs = callNames().filter((name) => 'agents' in CALLS[name]);
  let token = '';
  beforeAll(async () => {
    ({ accessToken: token } = await serving((await signedInAgent(mails)).accessToken, { clientId: kim }));
  });

  it.each(theirs)('%s refuses the agent who serves them', async (name) => {
    const answer = await services.call(name, { ...requestOf(name), token, headers: OWN_PAGE });
    expect([answer.status, answer.errorCode]).toEqual([403, 'forbidden']);
  });

  it('is how they sign in and pay, what they own and wish for', () => {
    expect(theirs).toEqual(
      expect.arrayContaining([
        'updateEmail',
        'changeMobile',
        'deleteAccount',
        'acceptTransfer',
        'getCreditCards',
      ]),
    );
  });

  it('[R7.123] is a card that they keep: its fields open for them, and not for an agent', async () => {
    await services.db.executeSql(
      `INSERT INTO saved_card (customer_id, id, fingerprint, provider_token, brand, last_four, expiry_year, expiry_month, saved_at)
       VALUES ($1, 'kept', 'f', 't', 'visa', '1111', 2099, 1, now())`,
      [kim],
    );
    const body = { targetOrigins: [TEST_ORIGIN], savedCard: 'kept' };
    const own = (await signIn(services, { headers: OWN_PAGE })).token;
    for (const [who, status] of [
      [own, 200],
      [token, 404],
    ] as const) {
      await done(services.call('addToCart', { token: who, body: { skuId: 'QS2001', quantity: 1 } }));
      await done(services.call('prepareOrder', { token: who, body: {} }));
      const answer = await services.call('createCaptureContext', { token: who, headers: OWN_PAGE, body });
      expect(answer.status).toBe(status);
    }
  });
});

describe('[R6.003] serving a client', () => {
  it('begins a session with other tokens and another hash, and ends the one before', async () => {
    const lea = await signedInAgent(mails);
    const forKim = await serving(lea.accessToken, { clientId: kim });
    expect((await services.call('getCart', { token: lea.accessToken })).status).toBe(401);
    expect(forKim.hash).not.toBe(lea.hash);
    expect(await contextOf(forKim.accessToken)).toMatchObject({
      userIsLogged: true,
      agentIsLogged: true,
      userKey: kim,
      hash: forKim.hash,
    });
    expect((await services.call('getUserInfo', { token: forKim.accessToken })).body).toMatchObject({
      login: 'kim@maison-aurele.example',
      firstName: 'Kim',
    });
    const forInes = await serving(forKim.accessToken, { clientId: ines });
    expect(new Set([lea.hash, forKim.hash, forInes.hash]).size).toBe(3);
    const nobody = await serving(forInes.accessToken, {});
    expect(await contextOf(nobody.accessToken)).toMatchObject({ userIsLogged: false, agentIsLogged: true });
  });

  it('[R7.155] is renewed by the route of agents who act for a client alone', async () => {
    const lea = await signedInAgent(mails);
    const { cookies, hash } = await serving(lea.accessToken, { clientId: kim });
    expect((await services.call('refreshAgentGuest', { headers: OWN_PAGE, cookies })).status).toBe(401);
    const renewed = await services.call('refreshAgent', { headers: OWN_PAGE, cookies });
    expect(renewed.body).toMatchObject({ hash, userIsLogged: true });
    const { accessToken } = CALL_SPECS.refreshAgent.answer.parse(renewed.body);
    expect((await services.call('getCart', { token: accessToken })).status).toBe(200);
  });

  it('answers for another store’s client as for one who does not exist', async () => {
    const theo = await signedInAgent(mails, THEO);
    const strangers = await choose(theo.accessToken, { clientId: ines });
    const nobody = await choose(theo.accessToken, { clientId: 'nobody' });
    expect([strangers.status, strangers.body]).toEqual([404, nobody.body]);
    expect((await choose(theo.accessToken, { clientId: ines, prefillsOnly: true })).status).toBe(404);
    expect((await choose(theo.accessToken, { clientId: kim })).status).toBe(200);
  });

  it('is for agents alone', async () => {
    const guest = await guestToken(services);
    const { token: customer } = await signIn(services);
    for (const clientId of [kim, ines, 'nobody']) {
      expect((await choose(guest, { clientId })).errorCode).toBe('unauthorized');
      expect((await choose(customer, { clientId })).errorCode).toBe('forbidden');
    }
  });

  it('leaves nothing of one client to the next', async () => {
    const lea = await signedInAgent(mails);
    const { token: ownToken } = await signIn(services);
    await services.call('resetCart', { token: ownToken });
    const forKim = await serving(lea.accessToken, { clientId: kim });
    await services.call('addToCart', { token: forKim.accessToken, body: { skuId: 'QB5001', quantity: 1 } });
    expect((await cartOf(services, ownToken)).itemCount).toBe(1);
    const nobody = await serving(forKim.accessToken, {});
    expect((await cartOf(services, nobody.accessToken)).itemCount).toBe(0);
    const forInes = await serving(nobody.accessToken, { clientId: ines });
    expect((await cartOf(services, forInes.accessToken)).itemCount).toBe(0);
    await services.call('resetCart', { token: ownToken });
  });

  it('[R4.032] is refused in a tab that was made for another client', async () => {
    const lea = await signedInAgent(mails);
    const forKim = await serving(lea.accessToken, { clientId: kim });
    const forInes = await serving(forKim.accessToken, { clientId: ines });
    const add = (hash: string) =>
      services.call('addToCart', {
        token: forInes.accessToken,
        headers: { [USER_HASH_HEADER]: hash },
        body: { skuId: 'QB5001', quantity: 1 },
      });
    const stale = await add(forKim.hash);
    expect([stale.status, stale.errorCode]).toEqual([409, 'other_client']);
    expect((await cartOf(services, forInes.accessToken)).itemCount).toBe(0);
    expect((await add(forInes.hash)).status).toBe(200);
    await services.call('resetCart', { token: forInes.accessToken });
    const { token: customer } = await signIn(services);
    const ofCustomer = { token: customer, headers: { [USER_HASH_HEADER]: 'anything' } };
    expect((await services.call('getCart', ofCustomer)).status).toBe(200);
  });

  it('[R6.015] may fill in the client’s e-mail alone, which signs nobody in', async () => {
    const lea = await signedInAgent(mails);
    const { accessToken } = await serving(lea.accessToken, { clientId: kim, prefillsOnly: true });
    expect(await contextOf(accessToken)).toMatchObject({
      userIsLogged: false,
      agentIsLogged: true,
      prefilledLogin: 'kim@maison-aurele.example',
    });
    expect((await services.call('getAddressBook', { token: accessToken })).status).toBe(401);
    const nobody = await serving(accessToken, {});
    expect(await contextOf(nobody.accessToken)).not.toHaveProperty('prefilledLogin');
  });

  it('[R1.008, R6.010] orders by telephone, without a score', async () => {
    const lea = await signedInAgent(mails);
    const { accessToken } = await serving(lea.accessToken, { clientId: kim });
    const { token, orderId } = await aReadyOrder(services, { token: accessToken });
    expect((await commit(services, token)).status).toBe(200);
    const { rows } = await services.db.executeSql(
      'SELECT channel, risk_status FROM shop_order WHERE id = $1',
      [orderId],
    );
    expect(rows).toEqual([{ channel: 'MOTO', risk_status: 'skipped' }]);
  });
});

describe('[R2.013] whose client somebody is', () => {
  it('follows from a visit to the store, once', async () => {
    const harriet = await customerIdOf(services, 'harriet');
    const lea = await signedInAgent(mails);
    expect((await choose(lea.accessToken, { clientId: harriet })).status).toBe(404);
    const visit = {
      customerId: harriet,
      storeId: 'paris-celestins',
      reason: 'booked',
      now: new Date(),
    } as const;
    for (let visits = 0; visits < 2; visits += 1)
      await inTransaction(services.db, (transaction) => addClientOfStore(transaction, visit));
    const found = await services.call('searchClients', {
      token: lea.accessToken,
      headers: OWN_PAGE,
      body: { words: 'harriet bell' },
    });
    expect(CALL_SPECS.searchClients.answer.parse(found.body).clients).toHaveLength(1);
    expect((await choose(lea.accessToken, { clientId: harriet })).status).toBe(200);
  });
});

describe('[R6.003] the ledger of agents', () => {
  it('says who did what for whom, before and after, and the client reads it', async () => {
    await services.db.executeSql('DELETE FROM agent_act');
    const lea = await signedInAgent(mails);
    const { accessToken: token } = await serving(lea.accessToken, { clientId: kim });
    await services.call('addToCart', { token, body: { skuId: 'QB5001', quantity: 1 } });
    await services.call('addToCart', { token, body: { skuId: 'NOTHING', quantity: 1 } });
    await services.call('getAddressBook', { token });
    await services.call('getAddressBook', { token });
    await services.call('getCart', { token });
    await services.call('resetCart', { token });
    await services.call('logout', { token, headers: OWN_PAGE });
    expect(await actsOf()).toEqual([
      { act: 'signed-in', call: 'loginAgentByCode', outcome: 'done', customerId: null },
      { act: 'ended', call: null, outcome: 'done', customerId: null },
      { act: 'began', call: null, outcome: 'done', customerId: kim },
      { act: 'changed', call: 'addToCart', outcome: 'done', customerId: kim },
      { act: 'changed', call: 'addToCart', outcome: 'refused', customerId: kim },
      { act: 'read', call: 'getAddressBook', outcome: 'done', customerId: kim },
      { act: 'changed', call: 'resetCart', outcome: 'done', customerId: kim },
      { act: 'ended', call: null, outcome: 'done', customerId: kim },
    ]);
    const { token: own } = await signIn(services);
    const { acts } = CALL_SPECS.getAdviserActs.answer.parse(
      (await services.call('getAdviserActs', { token: own, headers: OWN_PAGE })).body,
    );
    expect(acts.map(({ act, area }) => [act, area])).toEqual([
      ['ended', undefined],
      ['changed', 'cart'],
      ['read', 'addressbook'],
      ['changed', 'cart'],
      ['began', undefined],
    ]);
    expect(acts[0]).toMatchObject({ adviser: 'Léa Marchand', store: expect.stringContaining('Paris') });
  });

  it('writes down nothing of customers, and is read by no agent', async () => {
    await services.db.executeSql('DELETE FROM agent_act');
    const { token: own } = await signIn(services);
    await services.call('addToCart', { token: own, body: { skuId: 'QB5001', quantity: 1 } });
    await services.call('resetCart', { token: own });
    expect(await actsOf()).toEqual([]);
    const lea = await signedInAgent(mails);
    const { accessToken } = await serving(lea.accessToken, { clientId: kim });
    expect((await services.call('getAdviserActs', { token: accessToken })).errorCode).toBe('forbidden');
    expect((await services.call('getAdviserActs', { token: await guestToken(services) })).status).toBe(401);
  });
});
