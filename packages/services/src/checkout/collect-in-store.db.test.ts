import { CALL_SPECS, type CollectInStore } from '@vitrine/contracts';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { beforeEach, describe, expect, it } from 'vitest';
import { moveParcel } from '../order/move-parcel.service.ts';
import { sendOrderMail } from '../order/index.ts';
import {
  aDraft,
  commit,
  done,
  orderOf,
  prepared,
  putCard,
  type ReadyOrder,
  setStock,
  stockOf,
} from '../test-harness/a-purchase.ts';
import { type TestAnswer, useServices } from '../test-harness/open-services.ts';
import { recordedJobs } from '../test-harness/recorded-jobs.ts';
import { recordedMail } from '../test-harness/recorded-mail.ts';

const outbox = recordedMail();
const jobs = recordedJobs();
const services = useServices({ jobs: async () => jobs, deps: { gateways: { mail: outbox } } });
const STORE = 'new-york-mercer';
const SKU = 'QS2001';
const ANA = { firstName: 'Ana', lastName: 'Duarte', phone: '+1 212 555 0110' };
const BOB = { firstName: 'Bob', lastName: 'Reyes', phone: '+1 212 555 0111' };

const collect = (token: string, change: Partial<CollectInStore> = {}): Promise<TestAnswer> =>
  services.call('collectInStore', { token, body: { storeId: STORE, contact: ANA, ...change } });

async function storesOf(token: string) {
  const { body } = await done(services.call('getCollectStores', { token }));
  return CALL_SPECS.getCollectStores.answer.parse(body);
}

async function setStoreStock(onHand: number, skuId = SKU): Promise<void> {
  await services.db.executeSql(
    'UPDATE stock SET on_hand = $2, reserved = 0 WHERE sku_id = $1 AND pool = $3',
    [skuId, onHand, STORE],
  );
}
async function storeStock() {
  const { rows } = await services.db.executeSql(
    'SELECT on_hand, reserved FROM stock WHERE sku_id = $1 AND pool = $2',
    [SKU, STORE],
  );
  return { onHand: Number(rows[0]?.['on_hand']), reserved: Number(rows[0]?.['reserved']) };
}

/** A draft that is to be collected and lacks nothing but the commit. */
async function toBeCollected(): Promise<ReadyOrder> {
  const draft = await aDraft(services);
  await done(collect(draft.token));
  await putCard(services, draft.token, 'token');
  return draft;
}
const parcelOf = async (draft: ReadyOrder) => {
  const [group] = (await orderOf(services, draft)).shippingGroups;
  if (group === undefined) throw new Error('The order has a parcel');
  return group;
};

describe('[R7.112] an order that is collected', { timeout: 60_000 }, () => {
  beforeEach(async () => {
    await setStock(services, SKU, 100);
    await setStoreStock(2);
  });

  it('shows its store, from when on it is ready, and no price for the way; tax is the one of the store’s state', async () => {
    const draft = await aDraft(services);
    await done(collect(draft.token, { collector: BOB }));
    const { shippingGroups, totals } = await orderOf(services, draft);
    // It is 5 in the morning in New York, on a Tuesday; the store opens at 11 and needs two hours.
    expect(shippingGroups).toMatchObject([
      {
        kind: 'collect',
        store: { id: STORE, slug: STORE, name: 'Maison Aurèle New York Mercer' },
        collector: BOB,
        address: { ...ANA, city: 'New York', state: 'NY' },
        method: {
          id: 'us-collect',
          amount: 0,
          collectionDate: '2026-03-10',
          timeSlot: null,
          eddMinDate: null,
        },
      },
    ]);
    expect(shippingGroups[0]?.method.estimatedDeliveryDateLabel).toMatch(/^Ready on March 10 from 1/u);
    expect(totals.shipping.amount).toBe(0);
    expect(totals.tax.amount).toBe(Math.round(totals.subtotal.amount * 0.04));
  });

  it('is refused of an unknown, closed or foreign store, without stock, without a name, and without a session', async () => {
    const { token } = await aDraft(services);
    const unknown = { status: 400, errorCode: 'unknown_store' };
    for (const storeId of ['none', 'chicago', 'paris-celestins'])
      expect(await collect(token, { storeId })).toMatchObject(unknown);
    expect(await collect(token, { contact: { ...ANA, phone: 'x' } })).toMatchObject({
      status: 400,
      errorCode: 'invalid_contact',
      body: { statusDetails: 'contact.phone' },
    });
    expect(await collect(token, { collector: { ...BOB, lastName: ' ' } })).toMatchObject({
      status: 400,
      body: { statusDetails: 'collector.lastName' },
    });
    await setStoreStock(0);
    expect(await collect(token)).toMatchObject({
      status: 409,
      errorCode: 'store_without_stock',
      body: { statusDetails: SKU },
    });
    const body = { storeId: STORE, contact: ANA };
    expect((await services.call('collectInStore', { body })).status).toBe(401);
  });

  it('is chosen among the stores of the country, each with its time or why it cannot', async () => {
    const { token } = await aDraft(services);
    const { stores, cannot } = await storesOf(token);
    expect(cannot).toBeUndefined();
    expect(new Set(stores.map(({ store }) => store.country))).toEqual(new Set(['US']));
    expect(stores.map(({ store }) => store.id)).not.toContain('chicago');
    expect(stores.find(({ store }) => store.id === STORE)).toMatchObject({ collectionDate: '2026-03-10' });
    await setStoreStock(0);
    const without = (await storesOf(token)).stores.find(({ store }) => store.id === STORE);
    expect(without).toMatchObject({ cannot: 'no_stock' });
    expect(without).not.toHaveProperty('label');
  });

  it('has no piece that is made to order', async () => {
    const { token } = await aDraft(services, { skuIds: [SKU, 'QK3031-40'] });
    expect((await storesOf(token)).cannot).toBe('made_to_order');
    expect(await collect(token)).toMatchObject({ status: 409, errorCode: 'made_to_order_is_sent' });
  });

  it('holds and takes the stock of its store, and leaves the warehouse’s alone', async () => {
    const draft = await toBeCollected();
    await done(commit(services, draft.token));
    expect(await storeStock()).toEqual({ onHand: 1, reserved: 0 });
    expect(await stockOf(services, SKU)).toEqual({ onHand: 100, reserved: 0 });
    const cancel = { token: draft.token, params: { id: draft.orderId }, body: { cancelOrder: true } };
    await done(services.call('cancelOrder', cancel));
    expect(await storeStock()).toEqual({ onHand: 2, reserved: 0 });
    expect(await stockOf(services, SKU)).toEqual({ onHand: 100, reserved: 0 });
  });

  it('[R7.129] has as many winners as the store has pieces, of fifty who commit at once', async () => {
    const drafts = await Promise.all(Array.from({ length: 50 }, toBeCollected));
    const answers = await Promise.all(drafts.map(({ token }) => commit(services, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refusals = answers.filter(({ status }) => status === 409);
    expect(refusals).toHaveLength(48);
    expect(new Set(refusals.map(({ errorCode }) => errorCode))).toEqual(new Set(['out_of_stock']));
    expect(await storeStock()).toEqual({ onHand: 0, reserved: 0 });
    const loser = drafts[answers.findIndex(({ status }) => status === 409)];
    if (loser === undefined) throw new Error('Somebody lost');
    await prepared(services, loser.token);
    expect(await parcelOf(loser)).toMatchObject({ kind: 'collect', isStoreShort: true, address: ANA });
  });

  it('[R7.102] stays so when it is prepared again, and is sent when the shopper chooses that instead', async () => {
    const draft = await aDraft(services);
    await done(collect(draft.token, { collector: BOB }));
    const before = await parcelOf(draft);
    await prepared(services, draft.token);
    expect(await parcelOf(draft)).toEqual(before);
    const body = { shippingAddress: ANAS_ADDRESS, methodId: 'us-standard' };
    await done(services.call('shipToHome', { token: draft.token, body }));
    const sent = await parcelOf(draft);
    expect(sent).toMatchObject({ kind: 'home', address: ANAS_ADDRESS, method: { collectionDate: null } });
    expect(sent).not.toHaveProperty('store');
    expect(sent).not.toHaveProperty('collector');
  });

  it('[R4.042] is prepared, waits in the store, where a mail calls for it, and is collected', async () => {
    const draft = await toBeCollected();
    await done(commit(services, draft.token));
    const parcel = await parcelOf(draft);
    const market = 'us';
    const state = async () => (await orderOf(services, draft)).state;
    const key = { market, parcelId: parcel.id };
    expect((await moveParcel(services.deps, { ...key, event: 'preparation-started' })).ok).toBe(true);
    expect((await moveParcel(services.deps, { ...key, event: 'collected' })).ok).toBe(false);
    expect((await moveParcel(services.deps, { ...key, event: 'arrived-in-store' })).ok).toBe(true);
    expect(await state()).toBe('ready_for_collection');
    const mail = { market, orderId: draft.orderId, kind: 'ready-to-collect', parcelId: parcel.id } as const;
    expect(jobs.left).toContainEqual({ name: 'send-mail', data: mail });
    await sendOrderMail(services.deps, mail);
    const sent = outbox.sent.at(-1);
    expect(sent?.subject).toMatch(/ready to collect/u);
    expect(sent?.text).toContain('Maison Aurèle New York Mercer\n96 Mercer Street\nNew York, NY 10012');
    expect(sent?.text).toContain('/eng-us/point-of-sale/new-york-mercer');
    expect((await moveParcel(services.deps, { ...key, event: 'collected' })).ok).toBe(true);
    expect(await state()).toBe('collected');
    const before = outbox.sent.length;
    await sendOrderMail(services.deps, mail);
    expect(outbox.sent).toHaveLength(before);
  });
});
