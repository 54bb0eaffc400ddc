import { CALL_SPECS, ORDER_LINK_HEADER, type ReturnList } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import {
  aReadyOrder,
  commit,
  done,
  orderOf,
  type ReadyOrder,
  setStock,
  stockOf,
} from '../../test-harness/a-purchase.ts';
import { guestToken, signIn } from '../../test-harness/open-services.ts';
import { recordedMail } from '../../test-harness/recorded-mail.ts';
import { usePurchases } from '../../test-harness/use-purchases.ts';
import { capturePayments, refundReturn } from '../../payment/index.ts';
import { sendReturnMail } from '../mail/send-return-mail.job.ts';
import { moveParcel } from '../move-parcel.service.ts';
import { moveReturn } from './move-return.service.ts';

const [BAG, SHOE, OTHER_SHOE] = ['QS2001', 'QK3021-38', 'QK3021-39'] as const;
const { services, card: provider, jobs } = usePurchases([BAG, SHOE, OTHER_SHOE]);
const DAY_MS = 24 * 60 * 60 * 1000;

/** Kim's order of these, at her door. */
async function aDeliveredOrder(skuIds: readonly string[] = [BAG, SHOE]): Promise<ReadyOrder> {
  const { token } = await signIn(services);
  await services.call('resetCart', { token });
  const order = await aReadyOrder(services, { token, skuIds });
  await done(commit(services, token));
  for (const { id: parcelId } of (await orderOf(services, order)).shippingGroups) {
    for (const event of ['preparation-started', 'handed-to-carrier', 'delivered'] as const)
      await moveParcel(services.deps, { market: 'us', parcelId, event });
  }
  await capturePayments(services.deps, { market: 'us', orderId: order.orderId });
  return order;
}

async function entriesOf(
  order: ReadyOrder,
  skuIds: readonly string[],
  more: object = {},
): Promise<ReturnList> {
  const { returnable } = await orderOf(services, order);
  return skuIds.map((skuId) => {
    const line = returnable.find((candidate) => candidate.skuId === skuId);
    return { request_id_to_return: line?.requestId ?? '', item_id_to_return: line?.itemId ?? '', ...more };
  });
}
const send = (token: string, body: unknown, headers: Record<string, string> = {}) =>
  services.call('returnLines', { token, body, headers });
async function results(token: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await done(send(token, body, headers));
  return CALL_SPECS.returnLines.answer.parse(answer.body).results;
}
const codesIn = (told: Awaited<ReturnType<typeof results>>) =>
  told.map(({ returnId, errorData }) => errorData?.errorCode ?? (returnId === undefined ? '' : 'returned'));

/** The id of an order's newest return. */
async function keyOf({ orderId }: ReadyOrder) {
  const { rows } = await services.db.executeSql(
    'SELECT id FROM return_request WHERE order_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1',
    [orderId],
  );
  return { market: 'us', returnId: String(rows[0]?.['id']) };
}
async function paymentOf({ orderId }: ReadyOrder) {
  const { rows } = await services.db.executeSql(
    `SELECT market || '.' || id AS reference, state, refund_due, refunded_amount FROM payment WHERE order_id = $1`,
    [orderId],
  );
  const [row] = rows;
  return {
    reference: String(row?.['reference']),
    state: row?.['state'],
    due: Number(row?.['refund_due']),
    back: Number(row?.['refunded_amount']),
  };
}
async function takeBack(order: ReadyOrder, accepted?: ReadonlyMap<string, number>) {
  const key = await keyOf(order);
  await moveReturn(services.deps, { ...key, event: 'received' });
  await moveReturn(services.deps, { ...key, event: 'inspected', ...(accepted && { accepted }) });
  return key;
}

describe('[R7.043] clients/orders/return', { timeout: 60_000 }, () => {
  it('[R4.038, R9.031, R3.049] takes what may come back, tells of the rest line by line, and shows it at the order', async () => {
    const order = await aDeliveredOrder();
    const [bag] = await entriesOf(order, [BAG]);
    const unknown = { ...bag, item_id_to_return: 'nobody-s' };
    expect(codesIn(await results(order.token, [bag, unknown]))).toEqual(['returned', 'line_not_found']);
    const { state, returns, returnable, actions } = await orderOf(services, order);
    expect([state, actions]).toEqual(['return_requested', ['return']]);
    expect(returns).toMatchObject([
      {
        kind: 'return',
        way: 'parcel',
        state: 'requested',
        lines: [{ quantity: 1, reasonCode: 'didNotLike' }],
      },
    ]);
    expect(returnable.find(({ skuId }) => skuId === BAG)).toMatchObject({
      quantity: 0,
      refusal: 'already_returned',
    });
    expect(codesIn(await results(order.token, [bag]))).toEqual(['already_returned']);
  });

  it('names the store that takes the pieces, to the customer and in the mail', async () => {
    const order = await aDeliveredOrder([BAG]);
    const { rows } = await services.db.executeSql(
      `SELECT id FROM store WHERE is_open AND click_and_collect ORDER BY id LIMIT 1`,
    );
    const [bag] = await entriesOf(order, [BAG], { way: 'store', locationId: String(rows[0]?.['id']) });
    expect(codesIn(await results(order.token, [bag]))).toEqual(['returned']);
    const [returned] = (await orderOf(services, order)).returns;
    expect(returned?.store?.length).toBeGreaterThan(1);
    const mail = recordedMail();
    const deps = { ...services.deps, gateways: { ...services.deps.gateways, mail } };
    await sendReturnMail(deps, { ...(await keyOf(order)), kind: 'return-requested' });
    expect(mail.sent[0]?.text).toContain(returned?.store?.join(', '));
  });

  it('answers another customer’s line as one that does not exist, and refuses guests, empty lists and unknown reasons', async () => {
    const order = await aDeliveredOrder([BAG]);
    const [bag] = await entriesOf(order, [BAG]);
    const body = { login: 'noor@maison-aurele.example', password: 'Vitrine-Noor-2026' };
    const noor = CALL_SPECS.login.answer.parse((await services.call('login', { body })).body).accessToken;
    const [theirs] = await results(noor, [bag]);
    const [none] = await results(noor, [{ request_id_to_return: 'x', item_id_to_return: 'y' }]);
    expect(theirs?.errorData).toEqual(none?.errorData);
    expect(none?.errorData).toMatchObject({ errorCode: 'line_not_found', status: 404 });
    expect((await send(await guestToken(services), [bag])).status).toBe(401);
    for (const wrong of [[], [{ ...bag, reason_code: 'bored' }], {}, [{ ...bag, extra: 1 }]])
      expect((await send(order.token, wrong)).status).toBe(400);
    expect(await send(order.token, [{ ...bag, way: 'store' }])).toMatchObject({ status: 400 });
    expect(await send(order.token, [{ ...bag, locationId: 'nowhere' }])).toMatchObject({
      status: 400,
      body: { statusDetails: '0.locationId' },
    });
  });

  it('refuses what is later than the house allows', async () => {
    const order = await aDeliveredOrder([BAG]);
    const entries = await entriesOf(order, [BAG]);
    services.clock.advance(31 * DAY_MS);
    const { token } = await signIn(services);
    expect(codesIn(await results(token, entries))).toEqual(['return_too_late']);
    services.clock.advance(-31 * DAY_MS);
  });

  it('[R4.042] takes nothing that has not arrived', async () => {
    const { token } = await signIn(services);
    await services.call('resetCart', { token });
    const order = await aReadyOrder(services, { token, skuIds: [BAG] });
    await done(commit(services, token));
    const { shippingGroups, lines, returnable } = await orderOf(services, order);
    expect(returnable).toEqual([]);
    const entry = { request_id_to_return: shippingGroups[0]?.id, item_id_to_return: lines[0]?.itemId };
    expect((await results(token, [entry]))[0]?.errorData).toMatchObject({
      errorCode: 'not_delivered',
      status: 409,
    });
    expect((await orderOf(services, order)).state).toBe('placed');
  });

  it('never takes more than was bought: of eight at once, one', async () => {
    const order = await aDeliveredOrder([BAG]);
    const entries = await entriesOf(order, [BAG]);
    const told = await Promise.all(Array.from({ length: 8 }, () => results(order.token, entries)));
    expect(told.flatMap(codesIn).toSorted()).toEqual([...Array(7).fill('already_returned'), 'returned']);
    expect((await orderOf(services, order)).returns).toHaveLength(1);
  });

  it('answers a list that is sent again under its key as the first time, and another list by itself', async () => {
    const order = await aDeliveredOrder();
    const key = { 'idempotency-key': 'a-key-of-this-return' };
    const bag = await entriesOf(order, [BAG]);
    const [one, two] = await Promise.all([results(order.token, bag, key), results(order.token, bag, key)]);
    expect(one).toEqual(two);
    expect(codesIn(one)).toEqual(['returned']);
    expect(codesIn(await results(order.token, await entriesOf(order, [SHOE]), key))).toEqual(['returned']);
    expect((await send(order.token, bag, { 'idempotency-key': '?' })).status).toBe(400);
    expect((await orderOf(services, order)).returns).toHaveLength(2);
  });

  it('[R7.127] is open to a guest by the signed link of the order, for that order alone', async () => {
    const order = await aDeliveredOrder([BAG]);
    const other = await aDeliveredOrder([BAG]);
    await services.db.executeSql('UPDATE shop_order SET customer_id = NULL WHERE id = $1', [order.orderId]);
    const { body } = await services.call('getOrder', { token: order.token, params: { id: order.orderId } });
    const { returnable } = CALL_SPECS.getOrder.answer.parse(body);
    const entry = {
      request_id_to_return: returnable[0]?.requestId,
      item_id_to_return: returnable[0]?.itemId,
    };
    const { orderLinkToken } = await import('../order-link.ts');
    const link = orderLinkToken(
      services.deps,
      { market: 'us', orderId: order.orderId },
      services.clock.now(),
    );
    const guest = await guestToken(services);
    const headers = { [ORDER_LINK_HEADER]: link };
    const told = await results(guest, [entry, ...(await entriesOf(other, [BAG]))], headers);
    expect(codesIn(told)).toEqual(['returned', 'line_not_found']);
  });
});

describe('[R7.043, R4.042] a return at the house', { timeout: 60_000 }, () => {
  it('is refunded to the minor unit, part by part, to the means that paid, and told in mails', async () => {
    const order = await aDeliveredOrder();
    const { totals, lines } = await orderOf(services, order);
    const stock = await stockOf(services, BAG);
    await results(order.token, await entriesOf(order, [BAG]));
    const first = await takeBack(order);
    expect((await orderOf(services, order)).returns[0]).toMatchObject({ state: 'inspected' });
    provider.goDown(true);
    await expect(refundReturn(services.deps, first)).rejects.toThrow('did not confirm');
    provider.goDown(false);
    await refundReturn(services.deps, first);
    const bag = lines.find(({ skuId }) => skuId === BAG)?.lineTotal.amount ?? 0;
    const share = Math.round((totals.total.amount * bag) / (totals.subtotal.amount + totals.shipping.amount));
    const { reference, ...given } = await paymentOf(order);
    expect(given).toEqual({ state: 'captured', due: share, back: share });
    expect(provider.partsRefunded.get(reference)).toBe(share);
    expect((await orderOf(services, order)).state).toBe('partially_returned');
    expect((await stockOf(services, BAG)).onHand).toBe(stock.onHand + 1);

    await results(order.token, await entriesOf(order, [SHOE]));
    await refundReturn(services.deps, await takeBack(order));
    expect(provider.partsRefunded.get(reference)).toBe(totals.total.amount);
    const { state, returns, payments } = await orderOf(services, order);
    expect(state).toBe('returned');
    expect(returns.map(({ refund }) => refund?.amount)).toEqual([totals.total.amount - share, share]);
    expect(returns[0]?.refundParts?.delivery?.amount ?? 0).toBe(totals.shipping.amount);
    const taxes = returns.map(({ refundParts }) => refundParts?.tax?.amount ?? 0);
    expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(totals.tax.amount);
    expect(payments[0]?.refunded?.amount).toBe(totals.total.amount);
    const told = jobs.left.filter(({ name }) => name === 'send-return-mail').slice(-6);
    expect(told.map(({ data }) => Object.values(data).at(-1))).toEqual([
      'return-requested',
      'return-received',
      'return-refunded',
      'return-requested',
      'return-received',
      'return-refunded',
    ]);
  });

  it('is refused where nothing of it is taken back; the order is delivered as before', async () => {
    const order = await aDeliveredOrder([BAG]);
    await results(order.token, await entriesOf(order, [BAG]));
    const [line] = (await orderOf(services, order)).returns[0]?.lines ?? [];
    const key = await takeBack(order, new Map([[line?.itemId ?? '', 0]]));
    const { state, returns, actions } = await orderOf(services, order);
    expect([state, returns[0]?.state, actions]).toEqual(['delivered', 'refused', ['return']]);
    expect(await paymentOf(order)).toMatchObject({ due: 0, back: 0 });
    for (const event of ['received', 'inspected', 'refunded', 'exchanged'] as const)
      expect(await moveReturn(services.deps, { ...key, event })).toMatchObject({
        ok: false,
        refusal: { code: 'illegal_return_event' },
      });
  });

  it('takes back no more than was sent', async () => {
    const order = await aDeliveredOrder([BAG]);
    await results(order.token, await entriesOf(order, [BAG]));
    const key = await keyOf(order);
    const [line] = (await orderOf(services, order)).returns[0]?.lines ?? [];
    await moveReturn(services.deps, { ...key, event: 'received' });
    const accepted = new Map([[line?.itemId ?? '', 2]]);
    expect(await moveReturn(services.deps, { ...key, event: 'inspected', accepted })).toEqual({
      ok: false,
      refusal: { code: 'too_many_pieces' },
    });
  });

  it('is told in the language of the order, with its number and a link to it', async () => {
    const order = await aDeliveredOrder([BAG]);
    await results(order.token, await entriesOf(order, [BAG]));
    const key = await takeBack(order);
    await refundReturn(services.deps, key);
    for (const [locale, word] of [
      ['fra-fr', 'remboursé'],
      ['ara-ae', 'أُعيد'],
      ['jpn-jp', 'ご返金'],
    ] as const) {
      await services.db.executeSql('UPDATE shop_order SET locale = $2 WHERE id = $1', [
        order.orderId,
        locale,
      ]);
      const mail = recordedMail();
      const deps = { ...services.deps, gateways: { ...services.deps.gateways, mail } };
      await sendReturnMail(deps, { ...key, kind: 'return-refunded' });
      const [sent] = mail.sent;
      const { returns } = await orderOf(services, order);
      expect(sent?.subject).toContain(word);
      expect(sent?.text).toContain(returns[0]?.returnId);
      expect(sent?.html).toContain(`/${locale}/mylv/orders/${order.orderId}`);
    }
  });
});

const exchange = (token: string, body: unknown, headers: Record<string, string> = {}) =>
  services.call('exchangeLines', { token, body, headers });
const wish = async (order: ReadyOrder, skuId: string) => ({
  lines: await entriesOf(order, [SHOE], { skuId }),
});

describe('[R7.187] orders/exchange', { timeout: 60_000 }, () => {
  it.each(['exchangeLines', 'returnLines'] as const)(
    '[R7.187, R7.043] by %s asks a guest without a link who they are before it reads what they send',
    async (name) => {
      const token = await guestToken(services);
      const query = { locale: 'eng-us' };
      expect((await services.call(name, { token, query, body: {} })).status).toBe(401);
      const headers = { 'order-link': 'x'.repeat(60) };
      expect((await services.call(name, { token, query, body: {}, headers })).status).toBe(400);
    },
  );

  it('holds the other size until it is sent, and the order shows it', async () => {
    const order = await aDeliveredOrder([SHOE]);
    const before = await stockOf(services, OTHER_SHOE);
    const { status, body } = await exchange(order.token, await wish(order, OTHER_SHOE));
    expect([status, body]).toMatchObject([201, { orderId: order.orderId, state: 'requested' }]);
    expect(await stockOf(services, OTHER_SHOE)).toEqual({ ...before, reserved: before.reserved + 1 });
    expect((await orderOf(services, order)).returns).toMatchObject([
      { kind: 'exchange', lines: [{ wanted: { skuId: OTHER_SHOE } }] },
    ]);
    const key = await takeBack(order);
    await moveReturn(services.deps, { ...key, event: 'exchanged', tracking: { carrier: 'C', number: '1' } });
    expect(await stockOf(services, OTHER_SHOE)).toEqual({
      onHand: before.onHand - 1,
      reserved: before.reserved,
    });
    const { state, returns } = await orderOf(services, order);
    expect([state, returns[0]?.state, returns[0]?.tracking?.number]).toEqual(['delivered', 'exchanged', '1']);
    expect(await paymentOf(order)).toMatchObject({ due: 0 });
  });

  it('lets the held piece go where the old one is not taken back', async () => {
    const order = await aDeliveredOrder([SHOE]);
    const before = await stockOf(services, OTHER_SHOE);
    await done(exchange(order.token, await wish(order, OTHER_SHOE)));
    const [line] = (await orderOf(services, order)).returns[0]?.lines ?? [];
    await takeBack(order, new Map([[line?.itemId ?? '', 0]]));
    expect(await stockOf(services, OTHER_SHOE)).toEqual(before);
  });

  it('never holds more than there is: of five for the last piece, one', async () => {
    const orders = [];
    for (let at = 0; at < 5; at += 1) orders.push(await aDeliveredOrder([SHOE]));
    await setStock(services, OTHER_SHOE, 1);
    const { token } = await signIn(services);
    const answers = await Promise.all(
      orders.map(async (order) => exchange(token, await wish(order, OTHER_SHOE))),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409, 409,
    ]);
    expect(await stockOf(services, OTHER_SHOE)).toEqual({ onHand: 1, reserved: 1 });
  });

  it('refuses another’s line, a piece of another product, what is sold out, guests, and what is on its way back', async () => {
    const order = await aDeliveredOrder([SHOE]);
    const good = await wish(order, OTHER_SHOE);
    expect((await exchange(await guestToken(services), good)).status).toBe(401);
    const body = { login: 'noor@maison-aurele.example', password: 'Vitrine-Noor-2026' };
    const noor = CALL_SPECS.login.answer.parse((await services.call('login', { body })).body).accessToken;
    expect((await exchange(noor, good)).status).toBe(404);
    expect(await exchange(order.token, await wish(order, BAG))).toMatchObject({
      status: 400,
      errorCode: 'unknown_sku',
    });
    expect(await exchange(order.token, { lines: [] })).toMatchObject({ status: 400 });
    await setStock(services, OTHER_SHOE, 0);
    expect(await exchange(order.token, good)).toMatchObject({ status: 409, errorCode: 'out_of_stock' });
    await setStock(services, OTHER_SHOE, 1);
    const key = { 'idempotency-key': 'one-exchange-of-shoes' };
    const [one, two] = [await exchange(order.token, good, key), await exchange(order.token, good, key)];
    expect([one.status, two.body]).toEqual([201, one.body]);
    expect(await exchange(order.token, good)).toMatchObject({ status: 409, errorCode: 'already_returned' });
  });
});
