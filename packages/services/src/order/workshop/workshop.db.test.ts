import { randomUUID } from 'node:crypto';
import { FULFILMENT_STATES, type FulfilmentEvent, nextFulfilmentState } from '@vitrine/domain';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aReadyOrder,
  commit,
  done,
  orderOf,
  prepared,
  type ReadyOrder,
  setStock,
} from '../../test-harness/a-purchase.ts';
import {
  askFromWorkshop,
  aFakeWorkshop,
  type FakeWorkshop,
  type FromWorkshop,
} from '../../test-harness/fake-workshop.ts';
import { type TestServices, useServices } from '../../test-harness/open-services.ts';
import { sendDueMessages, sendMessagesOfOrder } from './send-messages.job.ts';
import { tellOfOlderOrders } from './tell-workshop.ts';

const BAG = 'QS2001';
const workshop: FakeWorkshop = aFakeWorkshop();
const services = useServices({ deps: { gateways: { workshop } } });
beforeEach(async () => {
  await setStock(services, BAG, 90);
  workshop.answer('taken');
});

async function aPlacedOrder(): Promise<ReadyOrder> {
  const order = await aReadyOrder(services, { skuIds: [BAG] });
  await done(commit(services, order.token));
  return order;
}
async function parcelOf(order: ReadyOrder): Promise<string> {
  const { shippingGroups } = await orderOf(services, order);
  return `us.${shippingGroups[0]?.id}`;
}

const EVENTS = {
  'parcel.preparing': ['preparation-started', {}],
  'parcel.shipped': ['handed-to-carrier', { tracking: { carrier: 'Chronos', number: 'CH 123-4' } }],
  'parcel.ready_in_store': ['arrived-in-store', {}],
  'parcel.delivered': ['delivered', {}],
  'parcel.collected': ['collected', {}],
  'parcel.delayed': ['delayed', { until: '2030-01-01' }],
} as const satisfies Record<string, readonly [FulfilmentEvent, object]>;
type EventType = keyof typeof EVENTS;
const EVENT_TYPES = [
  'parcel.preparing',
  'parcel.shipped',
  'parcel.ready_in_store',
  'parcel.delivered',
  'parcel.collected',
  'parcel.delayed',
] as const satisfies readonly EventType[];

const eventOf = (type: EventType, parcel: string) => ({
  id: `evt-${randomUUID()}`,
  type,
  occurredAt: services.clock.now().toISOString(),
  parcel,
  ...EVENTS[type][1],
});
const tell = (body: unknown, more: Omit<FromWorkshop, 'body'> = {}) =>
  askFromWorkshop(services, { ...more, body });

async function storedOf(parcel: string) {
  const { rows } = await services.db.executeSql(
    `SELECT state, tracking, moves, delayed_until::text AS delayed FROM fulfilment WHERE id = $1`,
    [parcel.slice(3)],
  );
  return rows[0];
}

describe('[R4.042] what the workshop tells of a parcel', { timeout: 60_000 }, () => {
  it('moves it, with its tracking number, as its owner sees it', async () => {
    const order = await aPlacedOrder();
    const parcel = await parcelOf(order);
    for (const [type, state] of [
      ['parcel.preparing', 'preparing'],
      ['parcel.shipped', 'shipped'],
      ['parcel.delivered', 'delivered'],
    ] as const) {
      const event = eventOf(type, parcel);
      expect(await tell(event)).toMatchObject({ status: 200, body: { id: event.id, state } });
      expect((await orderOf(services, order)).state).toBe(state);
    }
    const [group] = (await orderOf(services, order)).shippingGroups;
    expect(group?.tracking).toEqual({ carrier: 'Chronos', number: 'CH 123-4' });
  });

  it.each(['home', 'collect'] as const)(
    'is refused with 409 and changes nothing where its state does not know it, over every pair: %s',
    async (kind) => {
      const parcel = await parcelOf(await aPlacedOrder());
      for (const state of FULFILMENT_STATES) {
        for (const type of EVENT_TYPES) {
          await services.db.executeSql(
            `UPDATE fulfilment SET kind = $2, state = $3, tracking = NULL, moves = '[]', delayed_until = NULL WHERE id = $1`,
            [parcel.slice(3), kind, state],
          );
          const before = await storedOf(parcel);
          const next = nextFulfilmentState({ kind, state }, EVENTS[type][0]);
          const answer = await tell(eventOf(type, parcel));
          const after = await storedOf(parcel);
          if (next.ok) expect([type, answer.status, after?.['state']]).toEqual([type, 200, next.value]);
          else {
            expect([type, answer.status, answer.body['errorCode']]).toEqual([type, 409, 'illegal_event']);
            expect(after).toEqual(before);
          }
        }
      }
    },
  );

  it('is acted upon once, however often and at however many times it comes', async () => {
    const parcel = await parcelOf(await aPlacedOrder());
    const event = eventOf('parcel.preparing', parcel);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => tell(event)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['state'])}`))).toEqual(
      new Set(['200 preparing']),
    );
    expect((await storedOf(parcel))?.['moves']).toHaveLength(1);
    await tell(eventOf('parcel.shipped', parcel));
    expect(await tell(event)).toMatchObject({ status: 200, body: { state: 'preparing' } });
    expect((await storedOf(parcel))?.['state']).toBe('shipped');
    expect(await tell({ ...event, type: 'parcel.delivered' })).toMatchObject({
      status: 409,
      body: { errorCode: 'other_event' },
    });
  });

  it('may come too early: it is taken when it comes again in its turn', async () => {
    const parcel = await parcelOf(await aPlacedOrder());
    const early = eventOf('parcel.shipped', parcel);
    expect((await tell(early)).status).toBe(409);
    await tell(eventOf('parcel.preparing', parcel));
    expect((await tell(early)).status).toBe(200);
  });

  it('delays it to later days only, and the order says both days', async () => {
    const order = await aPlacedOrder();
    const parcel = await parcelOf(order);
    const delayed = (until: string) => tell({ ...eventOf('parcel.delayed', parcel), until });
    expect(await delayed('2020-01-01')).toMatchObject({
      status: 409,
      body: { errorCode: 'not_later', statusDetails: 'until' },
    });
    expect((await delayed('2030-03-04')).status).toBe(200);
    expect((await delayed('2030-03-04')).status).toBe(409);
    const [group] = (await orderOf(services, order)).shippingGroups;
    expect(group?.delay).toEqual({ until: '2030-03-04', label: expect.stringContaining('March 4') });
    expect(group?.method.estimatedDeliveryDateLabel).not.toContain('March 4');
  });

  it('is answered 404 for a parcel that is unknown, foreign, or of a draft', async () => {
    const draft = await prepared(services, (await aReadyOrder(services, { skuIds: [BAG] })).token);
    const own = await parcelOf(await aPlacedOrder());
    for (const parcel of ['us.nobody-s', own.replace('us.', 'eu.'), await parcelOf(draft)]) {
      expect(await tell(eventOf('parcel.preparing', parcel))).toMatchObject({
        status: 404,
        body: { errorCode: 'not_found' },
      });
    }
  });
});

describe('the sheet of a parcel', () => {
  it('is given out once the parcel is begun, and of no other', async () => {
    const parcel = await parcelOf(await aPlacedOrder());
    const sheet = (of: string) => tell(undefined, { method: 'GET', path: `/workshop/sheets/${of}` });
    expect(await sheet(parcel)).toMatchObject({ status: 404, body: { errorCode: 'not_found' } });
    await tell(eventOf('parcel.preparing', parcel));
    const { status, bytes } = await sheet(parcel);
    expect([status, bytes.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
    for (const other of ['us.nobody', 'eu', '%00']) expect((await sheet(other)).status).toBe(404);
  });
});

describe('a request that is not the workshop’s', () => {
  it('is answered 401, the same for everything, and changes nothing', async () => {
    const parcel = await parcelOf(await aPlacedOrder());
    const event = eventOf('parcel.preparing', parcel);
    const right = `t=1,v1=${'0'.repeat(64)}`;
    const forged: readonly FromWorkshop[] = [
      { signature: undefined },
      { signature: '' },
      { signature: right },
      { signature: 't=x,v1=y' },
      { signedAt: minutes(-6) },
      { signedAt: minutes(6) },
      { path: '/workshop/replays', body: { since: minutes(0).toISOString() }, signature: right },
      { method: 'GET', path: '/workshop/pictures/us.l1', body: undefined, signature: right },
      { body: '{', signature: right },
    ];
    const answers = new Set<string>();
    for (const request of forged) {
      const { status, body } = await askFromWorkshop(services, { body: event, ...request });
      answers.add(`${status} ${String(body['errorCode'])}`);
    }
    expect([...answers]).toEqual(['401 unauthorized']);
    expect((await storedOf(parcel))?.['state']).toBe('planned');
  });

  it('cannot use a signature that was made for another body or another address', async () => {
    const parcel = await parcelOf(await aPlacedOrder());
    const event = eventOf('parcel.preparing', parcel);
    let signature = '';
    const listening: TestServices = {
      ...services,
      clock: services.clock,
      app: new Proxy(services.app, {
        get: (app, name) =>
          name === 'inject'
            ? async (request: { headers: Record<string, string> }) => {
                signature = request.headers['workshop-signature'] ?? '';
                return app.inject({ method: 'GET', url: '/workshop/pictures/us.l1' });
              }
            : Reflect.get(app, name),
      }),
    };
    await askFromWorkshop(listening, { body: event });
    expect((await tell({ ...event, type: 'parcel.delivered' }, { signature })).status).toBe(401);
    expect((await tell(event, { path: '/workshop/replays', signature })).status).toBe(401);
    expect((await tell(event, { signature })).status).toBe(200);
  });

  it('finds nothing at all in a house without a workshop', async () => {
    const { openServices } = await import('../../test-harness/open-services.ts');
    const without = await openServices();
    const answer = await askFromWorkshop(without, { body: {} });
    await without.close();
    expect(answer.status).toBe(404);
  });
});

describe('a body that is wrong', () => {
  const good = {
    id: 'evt-00000001',
    type: 'parcel.shipped',
    occurredAt: '2026-03-10T09:00:00Z',
    parcel: 'us.p1',
    tracking: { carrier: 'Chronos', number: '1' },
  };
  const { tracking: _none, ...untracked } = good;
  it.each([
    ['body', '{'],
    ['body', '[]'],
    ['type', { ...good, type: 'parcel.lost' }],
    ['id', { ...good, id: 'short' }],
    ['id', { ...good, id: 7 }],
    ['occurredAt', { ...good, occurredAt: 'yesterday' }],
    ['parcel', { ...good, parcel: 'p1' }],
    ['tracking', untracked],
    ['tracking.carrier', { ...good, tracking: { carrier: 'a\nb', number: '1' } }],
    ['tracking.number', { ...good, tracking: { carrier: 'a', number: '<b>' } }],
    ['more', { ...good, more: 1 }],
    ['until', { ...untracked, type: 'parcel.delayed', until: '2026-02-31' }],
    ['return', { ...untracked, type: 'return.received' }],
  ])('is answered 400, naming %s', async (field, body) => {
    const { status, body: told } = await tell(body);
    expect([status, told['statusDetails']]).toEqual([400, field]);
  });
});

const change = (order: ReadyOrder, address1: string) =>
  done(
    services.call('changeShippingAddress', {
      token: order.token,
      params: { id: order.orderId },
      body: { shippingAddress: { ...ANAS_ADDRESS, address1 } },
    }),
  );
const cancel = ({ token, orderId }: ReadyOrder) =>
  done(services.call('cancelOrder', { token, params: { id: orderId }, body: { cancelOrder: true } }));
const minutes = (count: number) => new Date(services.clock.now().getTime() + count * 60_000);
const key = ({ orderId }: ReadyOrder) => ({ market: 'us', orderId });
const ofOrder = (order: ReadyOrder) =>
  workshop.taken.filter((message) => message.order.reference === `us.${order.orderId}`);

describe('what the shop tells the workshop', { timeout: 60_000 }, () => {
  it('[R2.050, R7.130] is every change of an order, in its order, each with the whole order', async () => {
    const order = await aPlacedOrder();
    await sendMessagesOfOrder(services.deps, key(order));
    await change(order, '7 Mercer Street');
    await cancel(order);
    await sendMessagesOfOrder(services.deps, key(order));
    const told = ofOrder(order);
    expect(told.map(({ type, place }) => `${place} ${type}`)).toEqual([
      '1 order.released',
      '2 order.address_changed',
      '3 order.cancelled',
    ]);
    expect(told[0]?.order).toMatchObject({
      country: 'US',
      parcels: [{ state: 'planned', address: { city: 'New York' }, lines: [{ skuId: BAG, quantity: 1 }] }],
    });
    expect(JSON.stringify(told)).not.toContain('ana@example.com');
    await sendMessagesOfOrder(services.deps, key(order));
    expect(ofOrder(order)).toHaveLength(3);
  });

  it('waits while the workshop is away, and arrives in order once it is back', async () => {
    workshop.answer('unavailable');
    const orders = [await aPlacedOrder(), await aPlacedOrder(), await aPlacedOrder()];
    for (const order of orders) await sendMessagesOfOrder(services.deps, key(order));
    const [first] = orders;
    if (first !== undefined) await change(first, '9 Mercer Street');
    for (let minute = 0; minute < 60; minute += 1) {
      services.clock.advance(60_000);
      await sendDueMessages(services.deps);
    }
    expect(orders.flatMap(ofOrder)).toEqual([]);
    const before = workshop.asked.length;
    workshop.answer('taken');
    await sendDueMessages(services.deps);
    expect(orders.map((order) => ofOrder(order).map(({ type }) => type))).toEqual([
      ['order.released', 'order.address_changed'],
      ['order.released'],
      ['order.released'],
    ]);
    expect(workshop.asked.length - before).toBeGreaterThanOrEqual(4);
    expect(services.alarms).not.toContain('workshop_untold');
    // Every try said the same.
    const tries = workshop.asked.filter(
      ({ order, place }) => order.reference === `us.${first?.orderId}` && place === 1,
    );
    expect(tries.length).toBeGreaterThan(2);
    expect(new Set(tries.map((message) => JSON.stringify(message))).size).toBe(1);
  });

  it('calls for a person where it is refused; other orders go on, its own later messages wait', async () => {
    const order = await aPlacedOrder();
    const { orderNumber = '' } = await orderOf(services, order);
    workshop.answer('refused', orderNumber);
    await change(order, '11 Mercer Street');
    const other = await aPlacedOrder();
    await sendDueMessages(services.deps);
    expect(services.alarms).toContain('workshop_untold');
    expect(ofOrder(order)).toEqual([]);
    expect(ofOrder(other)).toHaveLength(1);
    workshop.answer('taken', orderNumber);
    services.clock.advance(3_600_000);
    await sendDueMessages(services.deps);
    expect(ofOrder(order).map(({ place }) => place)).toEqual([1, 2]);
  });

  it('is sent once more where the workshop asks for it, with the order as it stands then', async () => {
    const since = services.clock.now().toISOString();
    const order = await aPlacedOrder();
    await sendMessagesOfOrder(services.deps, key(order));
    await tell(eventOf('parcel.preparing', await parcelOf(order)));
    expect((await tell({ since }, { path: '/workshop/replays' })).status).toBe(204);
    expect((await tell({ since: 'now' }, { path: '/workshop/replays' })).status).toBe(400);
    await sendDueMessages(services.deps);
    const [first, again] = ofOrder(order);
    expect(again?.id).toBe(first?.id);
    expect([first, again].map((message) => message?.order.parcels[0]?.state)).toEqual([
      'planned',
      'preparing',
    ]);
  });

  it('is left behind with the change or not at all', async () => {
    const order = await aPlacedOrder();
    await tell(eventOf('parcel.preparing', await parcelOf(order)));
    const late = services.call('cancelOrder', {
      token: order.token,
      params: { id: order.orderId },
      body: { cancelOrder: true },
    });
    expect((await late).status).toBe(409);
    await sendMessagesOfOrder(services.deps, key(order));
    expect(ofOrder(order).map(({ type }) => type)).toEqual(['order.released']);
  });

  it('is made up for orders that are older than the interface, once', async () => {
    const order = await aPlacedOrder();
    await services.db.executeSql('DELETE FROM workshop_message WHERE order_id = $1', [order.orderId]);
    await Promise.all([tellOfOlderOrders(services.deps), tellOfOlderOrders(services.deps)]);
    await sendMessagesOfOrder(services.deps, key(order));
    expect(ofOrder(order).map(({ type, place }) => [type, place])).toEqual([['order.released', 1]]);
    const { rows } = await services.db.executeSql(
      `SELECT count(*)::int AS untold FROM fulfilment f JOIN shop_order o ON o.id = f.order_id
       WHERE f.moved_at IS NULL AND EXISTS (SELECT FROM workshop_message m WHERE m.order_id = o.id)`,
    );
    expect(rows[0]?.['untold']).toBe(0);
  });
});
