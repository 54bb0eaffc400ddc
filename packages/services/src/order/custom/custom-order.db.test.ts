import { CALL_SPECS, ORDER_LINK_HEADER } from '@vitrine/contracts';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { describe, expect, it } from 'vitest';
import {
  aReadyOrder,
  anUnpaidOrder,
  cartOf,
  commit,
  done,
  orderOf,
  putCard,
} from '../../test-harness/a-purchase.ts';
import { agentToken } from '../../test-harness/an-agent.ts';
import { guestToken, signIn, useServices } from '../../test-harness/open-services.ts';
import { recordedMail } from '../../test-harness/recorded-mail.ts';
import { sendPaymentRequest } from '../mail/send-payment-request.job.ts';

const mail = recordedMail();
const services = useServices({ deps: { gateways: { mail } } });
const DAY_MS = 24 * 60 * 60 * 1000;

interface Sent {
  readonly agent: string;
  readonly orderId: string;
  readonly token: string;
}

/** An agent sends an order; the token is what the mail's link says. */
async function sent(asksApproval = false, skuIds = ['QS2001']): Promise<Sent> {
  const { token: agent, orderId } = await anUnpaidOrder(services, {
    token: await agentToken(services),
    skuIds,
  });
  const body = asksApproval ? { asksApproval } : {};
  await done(services.call('applyPayment', { token: agent, params: { method: 'payByLink' }, body }));
  const { rows } = await services.db.executeSql('SELECT id FROM custom_order WHERE order_id = $1', [orderId]);
  const linkId = String(rows[0]?.['id']);
  await sendPaymentRequest(services.deps, { market: 'us', orderId, kind: 'custom-order', linkId });
  const token = /token=([\w-]+)/u.exec(mail.sent.at(-1)?.text ?? '')?.[1] ?? '';
  return { agent, orderId, token };
}

const load = (token: string, body: object) => services.call('loadOrder', { token, body });
const linkOf = ({ orderId, token }: Sent) => ({ orderId, token });
const look = (token: string) => services.call('getLinkedOrder', { headers: { [ORDER_LINK_HEADER]: token } });
const say = async (answer: 'approve' | 'decline', token: string) =>
  services.call('answerCustomOrder', { token: await guestToken(services), body: { token, answer } });
const stateFor = async ({ agent, orderId }: Sent) =>
  (await orderOf(services, { token: agent, orderId })).customOrder?.state;

describe('[R7.126] an order of one’s own', () => {
  it('is current while it is a draft, and placed once it is', async () => {
    const { token, orderId } = await aReadyOrder(services);
    expect(await load(token, { orderId })).toMatchObject({ status: 200, body: { orderId } });
    expect((await load(await guestToken(services), { orderId })).status).toBe(404);
    await done(commit(services, token));
    expect((await load(token, { orderId })).errorCode).toBe('already_placed');
  });

  it('[R4.042] that another link pushed aside has expired, and says so to client and agent', async () => {
    const [first, second] = [await sent(), await sent()];
    const client = await guestToken(services);
    await done(load(client, linkOf(first)));
    await done(load(client, linkOf(second)));
    expect((await load(client, linkOf(first))).errorCode).toBe('link_expired');
    const { rows } = await services.db.executeSql('SELECT state, number FROM shop_order WHERE id = $1', [
      first.orderId,
    ]);
    expect(rows).toEqual([{ state: 'expired', number: null }]);
  });
});

describe('a pay-by-link', () => {
  it('[R7.118] is sent by an agent alone', async () => {
    const params = { method: 'payByLink' };
    for (const token of [await guestToken(services), (await signIn(services)).token]) {
      await anUnpaidOrder(services, { token });
      const answer = await services.call('applyPayment', { token, params, body: {} });
      expect([answer.status, answer.errorCode]).toEqual([403, 'forbidden']);
      await services.call('resetCart', { token });
    }
  });

  it('[R7.118] asks for what a paid order asks for, and for nothing of a card', async () => {
    const token = await agentToken(services);
    const send = (body: object) =>
      services.call('applyPayment', { token, params: { method: 'payByLink' }, body });
    expect((await send({})).errorCode).toBe('no_current_order');
    await done(services.call('addToCart', { token, body: { skuId: 'QS2001', quantity: 1 } }));
    await done(services.call('prepareOrder', { token, body: {} }));
    expect((await send({})).errorCode).toBe('email_missing');
    await done(services.call('prepareOrder', { token, body: { email: 'ana@example.com' } }));
    expect((await send({})).errorCode).toBe('shipping_missing');
    const body = { shippingAddress: ANAS_ADDRESS, methodId: 'us-standard' };
    await done(services.call('shipToHome', { token, body }));
    expect((await send({ token: 'a card' })).status).toBe(400);
    expect((await send({})).status).toBe(200);
    const other = await aReadyOrder(services);
    const params = { method: 'creditCard' };
    const asked = { token: 'token', asksApproval: true };
    expect((await services.call('applyPayment', { token: other.token, params, body: asked })).status).toBe(
      400,
    );
  });

  it('[R7.126] leaves the bag of the agent, and its mail tells the order, the agent and the last day', async () => {
    const { agent, orderId, token } = await sent();
    expect((await cartOf(services, agent)).itemCount).toBe(0);
    expect((await orderOf(services, { token: agent, orderId })).state).toBe('awaiting_client');
    const last = mail.sent.at(-1);
    expect(last?.to).toBe('ana@example.com');
    expect(last?.text).toContain('/eng-us/checkout/custom-order-approval?token=');
    expect(last?.html).toContain(`token=${token}`);
    const { rows } = await services.db.executeSql(
      'SELECT count(*)::int AS kept FROM custom_order WHERE custom_order::text LIKE $1',
      [`%${token}%`],
    );
    expect(rows).toEqual([{ kept: 0 }]);
  });

  it('[R7.126] makes the order current for a guest who has its token, at the agreed price, once', async () => {
    const { orderId, token } = await sent();
    const guest = await guestToken(services);
    await done(services.call('addToCart', { token: guest, body: { skuId: 'QB5001', quantity: 1 } }));
    await services.db.executeSql('UPDATE price SET amount = amount + 5000 WHERE sku_id = $1', ['QS2001']);
    const agreed = (await look(token)).body;
    const loaded = await load(guest, { orderId, token });
    expect(loaded.status).toBe(200);
    const { totals } = CALL_SPECS.getLinkedOrder.answer.parse(agreed);
    expect(loaded.body).toMatchObject({ orderId, state: 'draft', channel: 'PBL', totals });
    const cart = await cartOf(services, guest);
    expect(cart.items.map(({ product }) => product.identifier)).toEqual(['QS2001']);
    // What was in the bag waits aside.
    expect(cart.saved?.map(({ product }) => product.identifier)).toEqual(['QB5001']);
    expect((await load(guest, { orderId, token })).status).toBe(200);
    const stranger = await load(await guestToken(services), { orderId, token });
    expect([stranger.status, stranger.errorCode]).toEqual([409, 'link_used']);
    expect((await look(token)).errorCode).toBe('link_used');

    const again = await services.call('prepareOrder', { token: guest, body: {} });
    expect(again.body).toEqual({ orderId });
    await putCard(services, guest, 'token');
    const placed = await commit(services, guest);
    expect([placed.status, placed.errorCode]).toEqual([200, undefined]);
    const order = await orderOf(services, { token: guest, orderId });
    expect([order.state, order.channel, order.totals]).toEqual(['placed', 'PBL', totals]);
    await services.db.executeSql('UPDATE price SET amount = amount - 5000 WHERE sku_id = $1', ['QS2001']);
    expect((await load(guest, { orderId, token })).errorCode).toBe('already_placed');
  });

  it('[R7.126] costs what the shop asks once the shopper has changed the bag', async () => {
    const { orderId, token } = await sent();
    const guest = await guestToken(services);
    await done(load(guest, { orderId, token }));
    await services.db.executeSql('UPDATE price SET amount = amount + 5000 WHERE sku_id = $1', ['QS2001']);
    await done(services.call('addToCart', { token: guest, body: { skuId: 'QB5001', quantity: 1 } }));
    await done(services.call('prepareOrder', { token: guest, body: {} }));
    const order = await orderOf(services, { token: guest, orderId });
    expect([order.channel, order.lines.length]).toEqual(['WEB', 2]);
    await services.db.executeSql('UPDATE price SET amount = amount - 5000 WHERE sku_id = $1', ['QS2001']);
  });

  it('[R7.126] tells nobody else that the order exists', async () => {
    const { orderId, token } = await sent();
    const guest = await guestToken(services);
    const unknown = await load(guest, { orderId: 'no-such-order', token });
    for (const body of [
      { orderId },
      { orderId, token: 'wrong' },
      { orderId, token: token.split('').toReversed().join('') },
    ]) {
      const answer = await load(guest, body);
      expect([answer.status, answer.errorCode]).toEqual([404, 'not_found']);
      expect(JSON.stringify(answer.body).replace(/"requestId":"[^"]*"/u, '')).toBe(
        JSON.stringify(unknown.body).replace(/"requestId":"[^"]*"/u, ''),
      );
    }
    expect((await services.call('loadOrder', { body: { orderId, token } })).status).toBe(401);
    expect((await load(guest, {})).status).toBe(400);
  });

  it('[R7.126] is not loaded into a session of another market, which only who has the token is told', async () => {
    const { orderId, token } = await sent();
    const guest = await guestToken(services, 'fra-fr');
    const answer = await load(guest, { orderId, token });
    expect([answer.status, answer.errorCode]).toEqual([409, 'other_market']);
    expect((await load(guest, { orderId })).status).toBe(404);
  });

  it('[R7.126] expires', async () => {
    const { orderId, token } = await sent();
    services.clock.advance(7 * DAY_MS);
    const guest = await guestToken(services);
    const answer = await load(guest, { orderId, token });
    expect([answer.status, answer.errorCode]).toEqual([410, 'link_expired']);
    expect((await look(token)).status).toBe(410);
  });

  it('[R6.007] is PBL also when an agent has the session that pays', async () => {
    const { orderId, token } = await sent();
    const other = await agentToken(services);
    await done(load(other, { orderId, token }));
    await putCard(services, other, 'token');
    await done(commit(services, other));
    expect((await orderOf(services, { token: other, orderId })).channel).toBe('PBL');
  });

  it('[R7.126] goes back to its agent, who changes it; the link of before opens nothing', async () => {
    const { agent, orderId, token } = await sent();
    expect((await load(agent, { orderId })).body).toMatchObject({ state: 'draft', channel: 'MOTO' });
    expect((await cartOf(services, agent)).itemCount).toBe(1);
    expect((await look(token)).status).toBe(404);
    expect((await load(await guestToken(services), { orderId, token })).status).toBe(404);
    await done(services.call('applyPayment', { token: agent, params: { method: 'payByLink' }, body: {} }));
    expect((await look(token)).status).toBe(404);
  });

  it('[R7.126] is paid once by twenty who open it at the same time', async () => {
    const { orderId, token } = await sent();
    const guests = await Promise.all(Array.from({ length: 20 }, () => guestToken(services)));
    const answers = await Promise.all(guests.map((guest) => load(guest, { orderId, token })));
    const loaded = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect([loaded.length, refused.length]).toEqual([1, 19]);
  });
});

describe('an order for approval', () => {
  it('[R2.045, R4.042] is looked at without a change, approved, and then paid through load-order', async () => {
    const order = await sent(true);
    const { orderId, token } = order;
    expect((await look(token)).body).toMatchObject({
      customOrder: { kind: 'approval', state: 'sent', preparedBy: { firstName: expect.any(String) } },
    });
    expect(await stateFor(order)).toBe('sent');
    const guest = await guestToken(services);
    expect((await load(guest, { orderId, token })).errorCode).toBe('not_approved');
    expect((await say('approve', token)).body).toEqual({ orderId, state: 'approved' });
    expect(await stateFor(order)).toBe('approved');
    expect((await say('decline', token)).status).toBe(409);
    expect(await stateFor(order)).toBe('approved');
    await done(load(guest, { orderId, token }));
    expect(await stateFor(order)).toBe('payment');
    await putCard(services, guest, 'token');
    await done(commit(services, guest));
    expect(await stateFor(order)).toBe('placed');
  });

  it('[R2.045, R4.042] is declined once and shown no more', async () => {
    const order = await sent(true);
    expect((await say('decline', order.token)).status).toBe(200);
    expect(await stateFor(order)).toBe('declined');
    expect((await say('approve', order.token)).status).toBe(409);
    const seen = await look(order.token);
    expect([seen.status, JSON.stringify(seen.body).includes('Alba')]).toEqual([409, false]);
    expect(await stateFor(order)).toBe('declined');
  });

  it('[R4.042] is not approved once it has expired, and a tampered token approves nothing', async () => {
    const order = await sent(true);
    expect((await say('approve', `${order.token.slice(0, -1)}?`)).status).toBe(404);
    const other = order.token.startsWith('A') ? 'B' : 'A';
    expect((await say('approve', other + order.token.slice(1))).status).toBe(404);
    services.clock.advance(7 * DAY_MS);
    expect((await say('approve', order.token)).status).toBe(409);
  });
});
