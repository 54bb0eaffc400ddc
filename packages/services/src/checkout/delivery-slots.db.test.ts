import { CALL_SPECS, type OrderBody } from '@vitrine/contracts';
import { shippingOptions } from '@vitrine/domain';
import { ANAS_ADDRESS } from '@vitrine/domain/test-harness';
import { beforeEach, describe, expect, it } from 'vitest';
import { planDeliverySlots } from '../delivery-slots/index.ts';
import { sweep } from '../sweep/index.ts';
import { aDraft, commit, done, orderOf, prepared, putCard, setStock } from '../test-harness/a-purchase.ts';
import { guestToken, type TestAnswer, useServices } from '../test-harness/open-services.ts';

const services = useServices();
const DAY = 24 * 60 * 60_000;
const plan = () => planDeliverySlots(services.deps);

interface Choice {
  readonly token: string;
  readonly slotId?: string;
  readonly methodId?: string;
  readonly postalCode?: string;
}

const ship = ({ token, slotId, methodId = 'us-appointment', postalCode }: Choice): Promise<TestAnswer> =>
  services.call('shipToHome', {
    token,
    body: {
      shippingAddress: { ...ANAS_ADDRESS, ...(postalCode !== undefined && { postalCode }) },
      methodId,
      ...(slotId !== undefined && { slotId }),
    },
  });

async function slotsOf(
  token: string,
  postalcode: string = ANAS_ADDRESS.postalCode,
  parcel?: 'made_to_order',
) {
  const query = { postalcode, ...(parcel && { parcel }) };
  const { body } = await done(services.call('getDeliverySlots', { token, query }));
  return CALL_SPECS.getDeliverySlots.answer.parse(body);
}
const freeIds = async (token: string, postalcode?: string): Promise<readonly string[]> =>
  (await slotsOf(token, postalcode)).dates.flatMap(({ timeSlots }) => timeSlots.map(({ slotId }) => slotId));

async function firstSlot(token: string) {
  const slot = (await slotsOf(token)).dates[0]?.timeSlots[0];
  if (slot === undefined) throw new Error('The house has a free slot');
  return slot;
}

async function methodsOf(token: string, query: Record<string, string> = {}) {
  const { body } = await done(services.call('getShippingMethods', { token, query }));
  return CALL_SPECS.getShippingMethods.answer.parse(body);
}

/** What the database says of a slot: places taken, and who has them. */
async function placesOf(slotId: string) {
  const { rows } = await services.db.executeSql(
    `SELECT s.taken, s.capacity, (SELECT count(*)::int FROM slot_reservation r WHERE r.slot_id = s.id) AS rows
     FROM delivery_slot s WHERE s.id = $1`,
    [slotId],
  );
  return rows[0];
}
const setCapacity = (slotId: string, capacity: number) =>
  services.db.executeSql('UPDATE delivery_slot SET capacity = $2 WHERE id = $1', [slotId, capacity]);

/** Lets minutes pass for the places that are held; the sessions that hold them go on. */
const holdFor = (minutes: number) =>
  services.db.executeSql("UPDATE slot_reservation SET held_until = held_until - $1 * interval '1 minute'", [
    minutes,
  ]);

const groupOf = ({ shippingGroups: [group] }: OrderBody) => group;

describe('delivery slots', { timeout: 60_000 }, () => {
  beforeEach(async () => {
    await services.db.executeSql('DELETE FROM slot_reservation');
    await services.db.executeSql('UPDATE delivery_slot SET taken = 0');
    await plan();
    await setStock(services, 'QS2001', 100);
  });

  it('[R7.114] are the free ones of the days to come, by postal code and without an order too', async () => {
    const token = await guestToken(services);
    const { dates, fullDates } = await slotsOf(token, '10012');
    // The clock stands at Tuesday, 10 March 2026, early in New York: two working days later is Thursday.
    expect(dates[0]).toMatchObject({
      date: '2026-03-12',
      label: 'March 12',
      weekday: 'Thu',
      fullTimeSlots: [],
    });
    expect(dates[0]?.timeSlots.map(({ methodId }) => methodId)).toEqual([
      'us-appointment',
      'us-appointment',
      'us-appointment',
      'us-evening',
      'us-evening',
    ]);
    expect(dates[0]?.timeSlots[0]).toMatchObject({
      price: '$40',
      label: expect.stringMatching(/^On March 12, 9/u),
    });
    expect(dates.map(({ date }) => date)).not.toContain('2026-03-15');
    expect(fullDates).toEqual([]);
    expect(await slotsOf(token, '60601')).toEqual({ dates: [], fullDates: [] });
    const asked = (postalcode: string) => services.call('getDeliverySlots', { token, query: { postalcode } });
    expect(await asked('1')).toMatchObject({ status: 400, body: { statusDetails: 'postalcode' } });
    const query = { postalcode: '10012' };
    expect((await services.call('getDeliverySlots', { query })).status).toBe(401);
  });

  it('[R7.115, R3.046, R4.035, R4.036] make five types of options, the selector first', async () => {
    const { token } = await aDraft(services);
    const { shippingMethods } = await methodsOf(token, { postalcode: '90012' });
    const types = shippingOptions(shippingMethods).map(({ type }) => type);
    expect(types).toEqual(['timeslot-selector', 'standard', 'standard', 'timeslot', 'no-slot', 'no-date']);
    const [standard] = shippingMethods;
    for (const key of [
      'name',
      'id',
      'price',
      'estimatedDeliveryDateLabel',
      'description',
      'timeSlot',
      'eddMinDate',
      'eddMaxDate',
      'collectionDate',
    ])
      expect(standard).toHaveProperty(key);
    const unknown = shippingOptions((await methodsOf(token)).shippingMethods).map(({ type }) => type);
    expect(unknown).not.toContain('timeslot-selector');
    const wrong = await services.call('getShippingMethods', { token, query: { postalcode: 'x' } });
    expect(wrong.status).toBe(400);
  });

  it('[R7.111] are shown by the order, whose total contains their price', async () => {
    const draft = await aDraft(services);
    const slot = await firstSlot(draft.token);
    await done(ship({ token: draft.token, slotId: slot.slotId }));
    const order = await orderOf(services, draft);
    expect(groupOf(order)).toMatchObject({
      kind: 'slot',
      method: { id: 'us-appointment', timeSlot: slot.label, slotId: slot.slotId, eddMinDate: '2026-03-12' },
    });
    expect(groupOf(order)).not.toHaveProperty('isSlotLost');
    expect(order.totals.shipping.amount).toBe(4000);
    expect(await placesOf(slot.slotId)).toMatchObject({ taken: 1, rows: 1 });
    // What the draft holds is free for it, and prepared again it is still held.
    await setCapacity(slot.slotId, 1);
    await prepared(services, draft.token);
    expect(await freeIds(draft.token)).toContain(slot.slotId);
    expect(await placesOf(slot.slotId)).toMatchObject({ taken: 1, rows: 1 });
  });

  it('[R7.111] are refused without hours, full, of another area, of another way and of nobody', async () => {
    const { token } = await aDraft(services);
    const { slotId } = await firstSlot(token);
    expect(await ship({ token })).toMatchObject({ status: 400, errorCode: 'slot_missing' });
    const unknown = { status: 400, errorCode: 'unknown_slot' };
    expect(await ship({ token, slotId, postalCode: '14201' })).toMatchObject(unknown);
    expect(await ship({ token, slotId, methodId: 'us-evening' })).toMatchObject(unknown);
    const madeUp = await ship({ token, slotId: 'none' });
    expect(madeUp).toMatchObject({ ...unknown, body: { errors: [{ statusDetails: 'slotId' }] } });
    await setCapacity(slotId, 0);
    expect(await ship({ token, slotId })).toMatchObject({ status: 409, errorCode: 'slot_taken' });
    expect(await placesOf(slotId)).toMatchObject({ taken: 0, rows: 0 });
  });

  it('[R7.111, R7.114] have one winner of fifty who want the last place at once', async () => {
    const drafts = await Promise.all(Array.from({ length: 50 }, () => aDraft(services)));
    const { slotId } = await firstSlot(String(drafts[0]?.token));
    await setCapacity(slotId, 1);
    const answers = await Promise.all(drafts.map(({ token }) => ship({ token, slotId })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(await placesOf(slotId)).toMatchObject({ taken: 1, rows: 1 });
    const loser = drafts[statuses.indexOf(409)]?.token ?? '';
    const { dates } = await slotsOf(loser);
    expect(dates[0]?.timeSlots.map((slot) => slot.slotId)).not.toContain(slotId);
    expect(dates[0]?.fullTimeSlots).toHaveLength(1);
  });

  it('[R7.111] change places without ever counting one twice, also when fifty move at once', async () => {
    const drafts = await Promise.all(Array.from({ length: 10 }, () => aDraft(services)));
    const ids = (await freeIds(String(drafts[0]?.token))).slice(0, 3);
    const moves = drafts.flatMap(({ token }) =>
      ids.concat(ids.toReversed()).map((slotId) => ship({ token, slotId })),
    );
    for (const { status } of await Promise.all(moves)) expect([200, 409]).toContain(status);
    const places = await Promise.all(ids.map(placesOf));
    expect(places.map((place) => place?.['taken'])).toEqual(places.map((place) => place?.['rows']));
    expect(places.reduce((sum, place) => sum + Number(place?.['taken']), 0)).toBe(10);
  });

  it('[R7.111] go back when another way is chosen', async () => {
    const { token } = await aDraft(services);
    const { slotId } = await firstSlot(token);
    await done(ship({ token, slotId }));
    await done(ship({ token, methodId: 'us-standard' }));
    expect(await placesOf(slotId)).toMatchObject({ taken: 0, rows: 0 });
  });

  it('[R7.111] are held for a quarter of an hour, and lost only when somebody else takes the place', async () => {
    const mine = await aDraft(services);
    const { slotId } = await firstSlot(mine.token);
    await setCapacity(slotId, 1);
    await done(ship({ token: mine.token, slotId }));
    const { token: other } = await aDraft(services);
    await holdFor(14);
    expect(await freeIds(other)).not.toContain(slotId);
    expect((await ship({ token: other, slotId })).status).toBe(409);
    await holdFor(2);
    expect(await freeIds(other)).toContain(slotId);
    await done(ship({ token: other, slotId }));
    await prepared(services, mine.token);
    const group = groupOf(await orderOf(services, mine));
    expect(group).toMatchObject({
      isSlotLost: true,
      address: ANAS_ADDRESS,
      method: { id: 'us-appointment' },
    });
    await putCard(services, mine.token, 'token');
    expect(await commit(services, mine.token)).toMatchObject({ status: 409, errorCode: 'slot_taken' });
    expect(await orderOf(services, mine)).toMatchObject({ state: 'draft', payments: [{ state: 'applied' }] });
    expect(await placesOf(slotId)).toMatchObject({ taken: 1, rows: 1 });
  });

  it('[R7.129] are taken by the commit, anew where the draft held them for too long, and go back on cancelling', async () => {
    const draft = await aDraft(services);
    const { slotId } = await firstSlot(draft.token);
    await done(ship({ token: draft.token, slotId }));
    await putCard(services, draft.token, 'token');
    await holdFor(20);
    await plan();
    expect(await placesOf(slotId)).toMatchObject({ taken: 0, rows: 0 });
    await done(commit(services, draft.token));
    await holdFor(60);
    await plan();
    expect(await placesOf(slotId)).toMatchObject({ taken: 1, rows: 1 });
    expect(groupOf(await orderOf(services, draft))).toMatchObject({ kind: 'slot', state: 'planned' });
    const cancel = { token: draft.token, params: { id: draft.orderId }, body: { cancelOrder: true } };
    await done(services.call('cancelOrder', cancel));
    expect(await placesOf(slotId)).toMatchObject({ taken: 0, rows: 0 });
  });

  it('[R7.114] keep to the pattern of the house: what it closes takes nobody more and keeps who is there', async () => {
    const draft = await aDraft(services);
    const { slotId } = await firstSlot(draft.token);
    await done(ship({ token: draft.token, slotId }));
    await services.db.executeSql(
      `UPDATE shipping_method SET slots = jsonb_set(slots, '{days}', '["monday"]')`,
    );
    await plan();
    expect(await placesOf(slotId)).toMatchObject({ taken: 1, capacity: 1 });
    const { token } = await aDraft(services);
    expect((await slotsOf(token)).dates.map(({ weekday }) => weekday)).toEqual(['Mon', 'Mon']);
  });

  it('[R7.110] are too early for what is made to order', async () => {
    const { token } = await aDraft(services, { skuIds: ['QS2001', 'QK3031-40'] });
    expect((await slotsOf(token, '10012', 'made_to_order')).dates).toEqual([]);
    const { parcels } = await methodsOf(token, { postalcode: '10012' });
    const typesOf = parcels.map(({ shippingMethods }) => shippingOptions(shippingMethods)[0]?.type);
    expect(typesOf).toEqual(['timeslot-selector', 'standard']);
  });

  it('are forgotten when their day is over', async () => {
    const draft = await aDraft(services);
    const { slotId } = await firstSlot(draft.token);
    await done(ship({ token: draft.token, slotId }));
    services.clock.advance(10 * DAY);
    await sweep(services.deps);
    expect(await placesOf(slotId)).toBeUndefined();
  });
});
