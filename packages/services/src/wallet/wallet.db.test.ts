import { createHash } from 'node:crypto';
import { CALL_SPECS, callUrl, type WalletBody } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { anUnpaidOrder, commit, done } from '../test-harness/a-purchase.ts';
import { aFakeTokenProvider } from '../test-harness/fake-token-provider.ts';
import type { Pass, PassGateway } from '../gateways/passes/pass-gateway.ts';
import { CERTIFIED_RING, told, useCertificates } from '../test-harness/use-certificates.ts';
import { forgetWallet } from './wallet.store.ts';

const tokens = aFakeTokenProvider();
const signed: Pass[] = [];
const passes: PassGateway = {
  sign: async (pass) => {
    signed.push(pass);
    return new TextEncoder().encode(`PKPass of ${pass.serialNumber}`);
  },
};
const { services, as, tokenOf } = useCertificates({ deps: { gateways: { giftCard: tokens, passes } } });
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const KEY = 'ab12'.repeat(16);

const link = (who: string, walletId: string | null) => as(who, 'patchWalletId', { body: { walletId } });
const pass = (who: string, collectibleId: string) =>
  as(who, 'getCollectiblePass', { params: { collectibleId } });
const claim = (who: string, code: string) => as(who, 'claimCollectible', { body: { code } });
const look = (pin: string) =>
  services.call('getGiftCardBalance', {
    token: tokenOf('Kim'),
    body: { number: '6036280000000011', pin },
  });
async function walletFor(who: string): Promise<WalletBody> {
  return CALL_SPECS.getWallet.answer.parse((await as(who, 'getWallet')).body);
}

describe('[R7.178] the address of a wallet', () => {
  it('is linked, changed and taken away, and read again as it was typed', async () => {
    expect((await link('Kim', ` ${ADDRESS} `)).body).toEqual({ walletId: ADDRESS });
    expect((await walletFor('Kim')).walletId).toBe(ADDRESS);
    const other = `tz1${'A'.repeat(33)}`;
    await link('Kim', other);
    expect((await walletFor('Kim')).walletId).toBe(other);
    expect((await link('Kim', null)).body).toEqual({ walletId: null });
    expect(await walletFor('Kim')).not.toHaveProperty('walletId');
    expect((await services.call('patchWalletId', { body: { walletId: ADDRESS } })).status).toBe(401);
  });

  it('is refused where its capitals contradict its checksum, and taken without capitals', async () => {
    await link('Kim', null);
    const wrong = await link('Kim', ADDRESS.replace('5aA', '5AA'));
    expect(told(wrong)).toEqual([400, 'bad_request']);
    expect(wrong.body).toMatchObject({ statusDetails: 'walletId' });
    expect((await link('Kim', ADDRESS.toLowerCase())).status).toBe(200);
  });

  it('of somebody else is refused as one that is none', async () => {
    await link('Kim', ADDRESS);
    const taken = await link('Noor', ADDRESS.toUpperCase().replace('0X', '0x'));
    const wrong = await link('Noor', 'kim.eth');
    expect(told(taken)).toEqual([400, 'bad_request']);
    expect(taken.body).toEqual(wrong.body);
    expect(await walletFor('Noor')).not.toHaveProperty('walletId');
    expect((await walletFor('Kim')).walletId).toBe(ADDRESS);
  });

  it('is one customer’s, of any number who link it at the same time', async () => {
    await link('Kim', null);
    const answers = await Promise.all(['Kim', 'Noor', 'Claire'].map((who) => link(who, ADDRESS)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400,
    ]);
    await Promise.all(['Kim', 'Noor', 'Claire'].map((who) => link(who, null)));
  });

  it('is never a key: one that is sent is refused, and found nowhere afterwards', async () => {
    const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
    for (const secret of [KEY, `0x${KEY}`, phrase]) {
      const answer = await link('Kim', secret);
      expect(told(answer)).toEqual([400, 'secret_given']);
      expect(answer.body).toMatchObject({ errors: [{ scope: 'field', statusDetails: 'walletId' }] });
      expect(JSON.stringify(answer.body)).not.toContain(secret);
    }
    const { rows } = await services.db.executeSql('SELECT * FROM wallet_link');
    expect(rows).toEqual([]);
    expect(JSON.stringify(services.logged)).not.toMatch(new RegExp(`${KEY}|winner`, 'u'));
  });
});

describe('[R2.054] a collectible', () => {
  let count = 0;
  let code: string;
  beforeEach(async () => {
    count += 1;
    code = `TEST-CODE-${count}`;
    const hash = createHash('sha256').update(`TESTCODE${count}`).digest('hex');
    await services.db.executeSql(
      `INSERT INTO collectible (id, sku_id, edition, edition_of, code_hash) VALUES ($1, $2, $3, 250, $4)`,
      [`ring-${count}`, CERTIFIED_RING, 100 + count, hash],
    );
  });

  it('is claimed by its code, and stands in the wallet of who claimed it', async () => {
    const claimed = await claim('Kim', ' test code-1 ');
    expect(claimed.status).toBe(201);
    expect(claimed.body).toMatchObject({ sku: { identifier: CERTIFIED_RING }, edition: 101, editionOf: 250 });
    expect((await walletFor('Kim')).collectibles).toEqual([claimed.body]);
    expect((await walletFor('Noor')).collectibles).toEqual([]);
  });

  it('is claimed once: a used code and an unknown one are answered the same, whoever asks', async () => {
    await claim('Kim', code);
    const refusals = [await claim('Kim', code), await claim('Noor', code), await claim('Noor', 'unknown')];
    for (const refusal of refusals) expect(told(refusal)).toEqual([404, 'claim_not_good']);
    expect(new Set(refusals.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await services.call('claimCollectible', { body: { code } })).status).toBe(401);
  });

  it('goes to one, of any number who claim it at the same time', async () => {
    const answers = await Promise.all(['Kim', 'Noor', 'Claire', 'Kim'].map((who) => claim(who, code)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('is not guessed: codes may be tried so often', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) statuses.push((await claim('Claire', `guess ${time}`)).status);
    expect([statuses[29], statuses[30]]).toEqual([404, 429]);
  });

  it('[R2.053] is kept as a pass by who holds it, and by nobody else', async () => {
    const id = `ring-${count}`;
    await claim('Kim', code);
    const path = callUrl('getCollectiblePass', { locale: 'eng-us', params: { collectibleId: id } });
    const headers = { authorization: `Bearer ${tokenOf('Kim')}` };
    const answer = await services.app.inject({ url: path, headers });
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'application/vnd.apple.pkpass',
      `PKPass of ${id}`,
    ]);
    expect(signed.at(-1)).toMatchObject({
      serialNumber: id,
      lines: [{ value: `${100 + count} of 250` }, {}],
    });
    expect(told(await pass('Noor', id))).toEqual([404, 'not_found']);
    expect(told(await pass('Kim', 'no-such-thing'))).toEqual([404, 'not_found']);
    expect((await services.call('getCollectiblePass', { params: { collectibleId: id } })).status).toBe(401);
    expect(await walletFor('Kim')).toMatchObject({ offersPasses: true });
  });

  it('is nobody’s once the account is gone, and no code claims it again', async () => {
    await claim('Noor', code);
    await link('Noor', ADDRESS);
    const { rows } = await services.db.executeSql(
      `SELECT id FROM customer WHERE login = 'noor@maison-aurele.example'`,
    );
    await inTransaction(services.db, (transaction) => forgetWallet(transaction, String(rows[0]?.['id'])));
    expect(await walletFor('Noor')).toMatchObject({ collectibles: [] });
    expect(await walletFor('Noor')).not.toHaveProperty('walletId');
    expect(told(await claim('Kim', code))).toEqual([404, 'claim_not_good']);
  });
});

describe('[R2.053] gift cards', () => {
  it('are told by what they paid for the customer, by their last digits', async () => {
    const order = await anUnpaidOrder(services, { token: tokenOf('Kim') });
    const params = { method: 'giftCard' };
    await done(services.call('applyPayment', { token: order.token, params, body: { token: 'token-of-1' } }));
    await done(commit(services, order.token));
    const { giftCards } = await walletFor('Kim');
    expect(giftCards).toMatchObject([{ lastFour: '0011', uses: [{ orderId: order.orderId }] }]);
    expect((await walletFor('Noor')).giftCards).toEqual([]);
  });

  it('say what is left on one, by its number and PIN, and nothing of one that is not there', async () => {
    tokens.putBalance(15_000);
    expect((await look('1234')).body).toMatchObject({ lastFour: '0011', balance: { amount: 15_000 } });
    expect(JSON.stringify((await look('1234')).body)).not.toContain('token');
    expect((await look('9999')).errorCode).toBe('gift_card_refused');
    tokens.goDown(true);
    expect((await look('1234')).errorCode).toBe('provider_unavailable');
  });
});
