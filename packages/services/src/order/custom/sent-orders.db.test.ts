import { CALL_SPECS } from '@vitrine/contracts';
import type { LocaleCode } from '@vitrine/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anUnpaidOrder, cartOf, done } from '../../test-harness/a-purchase.ts';
import { useAccountMails } from '../../test-harness/account-mails.ts';
import { agentToken } from '../../test-harness/an-agent.ts';
import { guestToken, OWN_PAGE, signIn } from '../../test-harness/open-services.ts';
import { customerIdOf, LEA, signedInAgent, THEO } from '../../test-harness/signed-in-agent.ts';
import { recordedSms } from '../../test-harness/recorded-sms.ts';
import { sendPaymentText } from '../mail/send-payment-request.job.ts';

const mails = useAccountMails();
const { services } = mails;
let kim = '';
beforeAll(async () => {
  kim = await customerIdOf(services, 'kim');
});
beforeEach(async () => {
  await services.db.executeSql('DELETE FROM counted_use');
});

async function serving(clientId?: string, who: typeof LEA | typeof THEO = LEA) {
  const { accessToken } = await signedInAgent(mails, who);
  if (clientId === undefined) return accessToken;
  const answer = await services.call('serveClient', {
    token: accessToken,
    headers: OWN_PAGE,
    body: { clientId },
  });
  return CALL_SPECS.serveClient.answer.parse(answer.body).accessToken;
}
const apply = (token: string, body: object = {}, locale: LocaleCode = 'eng-us') =>
  services.call('applyPayment', { token, params: { method: 'payByLink' }, body, locale });
async function sendOrder(token: string, body: object = {}) {
  // Of two drafts of a customer the newer counts.
  services.clock.advance(1000);
  const { orderId } = await anUnpaidOrder(services, { token });
  await done(apply(token, body));
  return orderId;
}
const listOf = async (token: string) =>
  CALL_SPECS.getSentOrders.answer.parse((await services.call('getSentOrders', { token })).body).orders;

describe('[R4.042, R2.045] the list of what an agent sent', () => {
  it('has the order with its client, its state and where it is paid', async () => {
    const token = await serving(kim);
    const orderId = await sendOrder(token);
    const [order] = await listOf(token);
    expect(order).toMatchObject({ orderId, kind: 'pay_by_link', state: 'sent', clientId: kim, pieces: 1 });
    const link = new URL(order?.payUrl ?? '').searchParams.get('token') ?? '';
    const loaded = await services.call('loadOrder', {
      token: await guestToken(services),
      body: { orderId, token: link },
    });
    expect(loaded.status).toBe(200);
    expect((await listOf(token))[0]).toMatchObject({ orderId, state: 'payment' });
    expect((await listOf(token))[0]?.payUrl).toBeUndefined();
  });

  it('[R6.003] is read by the client as a look at their orders', async () => {
    await services.db.executeSql('DELETE FROM agent_act');
    await listOf(await serving(kim));
    const { token } = await signIn(services, { headers: OWN_PAGE });
    const { body } = await services.call('getAdviserActs', { token, headers: OWN_PAGE });
    const acts = CALL_SPECS.getAdviserActs.answer.parse(body).acts;
    expect(acts.map(({ act, area }) => [act, area])).toContainEqual(['read', 'order']);
  });

  it('has no code for what the client is to approve: the link is theirs', async () => {
    const token = await serving(kim);
    const orderId = await sendOrder(token, { asksApproval: true });
    const [order] = await listOf(token);
    expect(order).toMatchObject({ orderId, kind: 'approval', state: 'sent' });
    expect(order?.payUrl).toBeUndefined();
  });

  it('is the agent’s own, and nobody else’s', async () => {
    const orderId = await sendOrder(await serving(kim));
    const theirs = await listOf(await serving(undefined, THEO));
    expect(theirs.map((order) => order.orderId)).not.toContain(orderId);
    for (const [token, status] of [
      [(await signIn(services)).token, 403],
      [await guestToken(services), 401],
      ['', 401],
    ] as const)
      expect((await services.call('getSentOrders', { token })).status).toBe(status);
  });
});

describe('[R7.126] an order that an agent takes back', () => {
  it('goes into the bag of whom it was for, and of nobody else', async () => {
    const orderId = await sendOrder(await serving(kim));
    const other = await serving();
    const refusedThere = await services.call('loadOrder', { token: other, body: { orderId } });
    expect([refusedThere.status, refusedThere.errorCode]).toEqual([409, 'client_not_served']);
    const again = await serving(kim);
    await done(services.call('loadOrder', { token: again, body: { orderId } }));
    expect((await cartOf(services, again)).itemCount).toBe(1);
    expect((await listOf(again)).map((order) => order.orderId)).not.toContain(orderId);
    await services.call('resetCart', { token: again });
  });
});

describe('[R2.045, R7.126] an order that is sent', () => {
  it('belongs to the market in which its link is opened: a client is served where they are chosen', async () => {
    const american = await agentToken(services);
    await anUnpaidOrder(services, { token: american });
    const answer = await apply(american, {}, 'fra-fr');
    expect([answer.status, answer.errorCode]).toEqual([409, 'served_elsewhere']);
    const { accessToken } = await signedInAgent(mails);
    services.clock.advance(1000);
    const body = { clientId: kim };
    const served = await services.call('serveClient', {
      token: accessToken,
      headers: OWN_PAGE,
      body,
      locale: 'fra-fr',
    });
    expect(served.status).toBe(200);
    const { rows } = await services.db.executeSql(
      `SELECT market FROM session WHERE customer_id = $1 AND agent_id IS NOT NULL AND revoked_at IS NULL AND created_at = $2`,
      [kim, services.clock.now()],
    );
    expect(rows).toEqual([{ market: 'eu' }]);
  });

  it('goes to the telephone of the order as well, once, where that is asked for', async () => {
    const orderId = await sendOrder(await agentToken(services), { byText: true });
    const { rows } = await services.db.executeSql('SELECT id FROM custom_order WHERE order_id = $1', [
      orderId,
    ]);
    const job = { market: 'us', orderId, kind: 'custom-order', linkId: String(rows[0]?.['id']) } as const;
    const sms = recordedSms();
    const deps = { ...services.deps, gateways: { ...services.deps.gateways, sms } };
    await sendPaymentText(deps, job);
    await sendPaymentText(deps, job);
    expect(sms.sent).toHaveLength(2);
    expect(new Set(sms.sent.map(({ id }) => id)).size).toBe(1);
    expect(sms.sent[0]?.text).toMatch(/an order of \$[\d,.]+ for you.*custom-order-approval\?token=/u);
    await services.db.executeSql(`UPDATE custom_order SET state = 'payment' WHERE order_id = $1`, [orderId]);
    await sendPaymentText(deps, job);
    expect(sms.sent).toHaveLength(2);
  });
});
