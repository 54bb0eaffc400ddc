import { CALL_SPECS, ORDER_LINK_HEADER } from '@vitrine/contracts';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { describe, expect, it } from 'vitest';
import { aReadyOrder, commit, done, orderOf, type ReadyOrder } from '../test-harness/a-purchase.ts';
import { guestToken, signIn } from '../test-harness/open-services.ts';
import { usePurchases } from '../test-harness/use-purchases.ts';
import { sendOrderMail } from './mail/send-order-mail.job.ts';
import { moveParcel } from './move-parcel.service.ts';
import { recordedMail } from '../test-harness/recorded-mail.ts';

const { services } = usePurchases();
const DAY_MS = 24 * 60 * 60 * 1000;

async function aPlacedOrder(token?: string): Promise<ReadyOrder> {
  const order = await aReadyOrder(services, token === undefined ? {} : { token });
  await done(commit(services, order.token));
  return order;
}

/** What the signed link in an order's confirmation says. */
async function linkIn({ orderId }: ReadyOrder): Promise<string> {
  const mail = recordedMail();
  const deps = { ...services.deps, gateways: { ...services.deps.gateways, mail } };
  await sendOrderMail(deps, { market: 'us', orderId, kind: 'order-confirmation' });
  return /^View your order: (\S+)$/mu.exec(mail.sent[0]?.text ?? '')?.[1] ?? '';
}
const tokenIn = (url: string) => new URL(url).searchParams.get('token') ?? '';
const by = (token: string) => ({ headers: { [ORDER_LINK_HEADER]: token } });
const read = (token: string) => services.call('getLinkedOrder', by(token));

function sendTo(asked: ReadyOrder, change: object = {}, headers = {}) {
  const { token, orderId } = asked;
  const body = { shippingAddress: { ...ANAS_ADDRESS, ...change } };
  return services.call('changeShippingAddress', { token, params: { id: orderId }, body, headers });
}
const cancel = (token: string, { orderId }: ReadyOrder, headers = {}) =>
  services.call('cancelOrder', { token, params: { id: orderId }, body: { cancelOrder: true }, headers });

async function prepare(order: ReadyOrder) {
  const parcelId = (await orderOf(services, order)).shippingGroups[0]?.id ?? '';
  return moveParcel(services.deps, { market: 'us', parcelId, event: 'preparation-started' });
}

describe('[R7.127] the signed link in a guest’s mail', { timeout: 30_000 }, () => {
  it('opens the order without a session, as its owner sees it, and says nothing of anybody', async () => {
    const order = await aPlacedOrder();
    const url = await linkIn(order);
    expect(new URL(url).pathname).toBe('/eng-us/order');
    expect(url).not.toContain('example.com');
    const { status, body, headers } = await read(tokenIn(url));
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toEqual(await orderOf(services, order));
    expect(CALL_SPECS.getLinkedOrder.answer.parse(body).actions).toEqual(['cancel', 'changeAddress']);
    const last = await services.call('getLastOrder', { token: order.token });
    expect(last.body).toMatchObject({ linkToken: tokenIn(url) });
  });

  it('is not found when it is wrong, for another order, too old, or no link at all: the same answer', async () => {
    const order = await aPlacedOrder();
    const token = tokenIn(await linkIn(order));
    const wrong = [token.slice(0, -1), `${token.slice(0, -4)}AAAA`, 'x'.repeat(90), ''];
    const answers = await Promise.all(wrong.map(read));
    answers.push(await services.call('getLinkedOrder'));
    services.clock.advance(402 * DAY_MS);
    answers.push(await read(token));
    services.clock.advance(-402 * DAY_MS);
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([404, answers[0]?.body]);
    }
  });

  it('lets whoever has it do what the owner may, to this order alone', async () => {
    const [order, other] = [await aPlacedOrder(), await aPlacedOrder()];
    const { headers } = by(tokenIn(await linkIn(order)));
    const stranger = await guestToken(services);
    expect((await sendTo({ ...other, token: stranger }, {}, headers)).status).toBe(404);
    expect((await cancel(stranger, other, headers)).status).toBe(404);
    expect((await cancel(stranger, order)).status).toBe(404);
    expect(
      (await sendTo({ ...order, token: stranger }, { address1: '1 Other Street' }, headers)).status,
    ).toBe(200);
    expect((await cancel(stranger, order, headers)).body).toEqual({
      orderId: order.orderId,
      state: 'CANCELLED',
    });
    expect((await orderOf(services, order)).state).toBe('cancelled');
  });

  it('stays out of a customer’s mail, which leads to their account', async () => {
    const { token } = await signIn(services);
    await services.call('resetCart', { token });
    const order = await aPlacedOrder(token);
    expect(new URL(await linkIn(order)).pathname).toBe(`/eng-us/mylv/orders/${order.orderId}`);
    expect((await services.call('getLastOrder', { token })).body).not.toHaveProperty('linkToken');
  });
});

describe('[R7.040, R7.127, R7.130] what is not one’s own', { timeout: 30_000 }, () => {
  it('is not found, whatever is asked of it, as what does not exist', async () => {
    const order = await aPlacedOrder();
    const unknown = { ...order, orderId: 'nobody-s' };
    for (const token of [await guestToken(services), (await signIn(services)).token]) {
      for (const ask of [
        (asked: ReadyOrder) => services.call('getOrder', { token, params: { id: asked.orderId } }),
        (asked: ReadyOrder) => cancel(token, asked),
        (asked: ReadyOrder) => sendTo({ ...asked, token }),
      ]) {
        const [theirs, none] = [await ask(order), await ask(unknown)];
        expect([theirs.status, theirs.body]).toEqual([404, none.body]);
      }
    }
  });
});

describe('[R4.042] a second cancellation', { timeout: 30_000 }, () => {
  it('says that the order is cancelled already, and changes nothing', async () => {
    const order = await aPlacedOrder();
    await done(cancel(order.token, order));
    const before = await orderOf(services, order);
    expect(await cancel(order.token, order)).toMatchObject({ status: 409, errorCode: 'already_cancelled' });
    expect(await orderOf(services, order)).toEqual(before);
    expect(before.actions).toEqual([]);
    expect(before.shippingGroups[0]?.steps?.map(({ state }) => state)).toEqual(['planned', 'cancelled']);
  });
});

describe('[R2.050] another address for a bought order', { timeout: 30_000 }, () => {
  it('is kept for every parcel, and read back', async () => {
    const order = await aPlacedOrder();
    const { status, body } = await sendTo(order, {
      address1: '1 Other Street',
      postalCode: '10011',
    });
    expect([status, body]).toMatchObject([
      200,
      { shippingGroups: [{ address: { address1: '1 Other Street' } }] },
    ]);
    expect(await orderOf(services, order)).toEqual(body);
  });

  it('[R5.027] is judged as in the checkout: by its country’s rules, and in the same country', async () => {
    const order = await aPlacedOrder();
    const faults = [
      [{ postalCode: '1' }, 'shippingAddress.postalCode'],
      [{ lastName: '' }, 'shippingAddress.lastName'],
      [{ countryCode: 'FR' }, 'shippingAddress.countryCode'],
    ] as const;
    for (const [change, about] of faults) {
      const { status, body } = await sendTo(order, change);
      expect([status, body]).toMatchObject([
        400,
        { errors: [{ errorCode: 'invalid_address', statusDetails: about }] },
      ]);
    }
  });

  it('is refused where another tax would be due: the order is paid', async () => {
    const order = await aPlacedOrder();
    const before = await orderOf(services, order);
    const toOregon = { state: 'OR', city: 'Portland', postalCode: '97201' };
    expect(await sendTo(order, toOregon)).toMatchObject({
      status: 409,
      errorCode: 'tax_would_change',
    });
    expect(await orderOf(services, order)).toEqual(before);
  });

  it('races with the workshop: where it has begun, the address stays', async () => {
    const order = await aPlacedOrder();
    const [changed, prepared] = await Promise.all([
      sendTo(order, { address1: '1 Other Street' }),
      prepare(order),
    ]);
    expect(prepared.ok).toBe(true);
    const { shippingGroups, actions } = await orderOf(services, order);
    expect(shippingGroups[0]?.address.address1 === '1 Other Street').toBe(changed.status === 200);
    expect(actions).toEqual([]);
    expect(await sendTo(order)).toMatchObject({ status: 409, errorCode: 'address_fixed' });
  });
});

describe('[R4.042] the way of a parcel', { timeout: 30_000 }, () => {
  it('says when each step was made', async () => {
    const order = await aPlacedOrder();
    services.clock.advance(60_000);
    await prepare(order);
    const [planned, preparing, shipped] = (await orderOf(services, order)).shippingGroups[0]?.steps ?? [];
    const at = services.clock.now().getTime();
    expect(preparing).toEqual({ state: 'preparing', isReached: true, at: new Date(at).toISOString() });
    expect(planned?.at).toBe(new Date(at - 60_000).toISOString());
    expect(shipped).toEqual({ state: 'shipped', isReached: false });
  });
});
