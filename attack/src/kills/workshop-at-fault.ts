import { within } from './pause.ts';
import type { LivedOrder } from './lived-orders.ts';
import { ask, readBook, rowOf, textIn } from './shop-records.ts';
import type { ShopUnderFire } from './shop-under-fire.ts';

/** Both sides say the same: what the shop told and what the workshop kept, what the workshop did and what the shop knows. */
export async function workshopAtFault(
  shop: ShopUnderFire,
  orders: readonly LivedOrder[],
  limitMs: number,
): Promise<readonly string[]> {
  const read = async () => [...(await messagesAtFault(shop, orders)), ...(await eventsAtFault(shop, orders))];
  await within(limitMs, async () => ((await read()).length === 0 ? true : undefined));
  return read();
}

/** Everything was sent, and the workshop has the last message of each order and the work that it brings. */
async function messagesAtFault(
  shop: ShopUnderFire,
  orders: readonly LivedOrder[],
): Promise<readonly string[]> {
  const [kept, parcels, returns] = [
    await readBook(shop, 'workshop', 'order'),
    await readBook(shop, 'workshop', 'parcel'),
    await readBook(shop, 'workshop', 'return'),
  ];
  const rows = await ask(
    shop,
    `SELECT market || '.' || order_id AS reference, array_agg(type ORDER BY place) AS types,
       count(*) FILTER (WHERE sent_at IS NULL)::int AS waiting FROM workshop_message GROUP BY 1`,
  );
  const told = new Map(rows.map(({ reference, ...row }) => [textIn(reference), row]));
  return orders.flatMap((order) => {
    const { reference, parcel, returned } = order;
    const work = parcels.get(`us.${parcel}`);
    const found = {
      ...told.get(reference),
      place: kept.get(reference)?.['place'],
      stage: work?.['stage'],
      tracking: rowOf(work?.['tracking'])['number'],
      returned: returns.get(`us.${returned}`)?.['stage'],
    };
    const isSame = JSON.stringify(found) === JSON.stringify(expectedOf(order));
    return isSame ? [] : [`of order ${order.orderId} the two sides say ${JSON.stringify(found)}`];
  });
}

function expectedOf({ state, parcelState, tracking, returned }: LivedOrder): object {
  const more =
    state === 'cancelled' ? ['order.cancelled'] : returned === undefined ? [] : ['return.requested'];
  const types = ['order.released', ...more];
  return {
    types,
    waiting: 0,
    place: types.length,
    stage: parcelState === 'delivered' ? 'done' : parcelState,
    tracking: tracking === '' ? undefined : tracking,
    returned: returned === undefined ? undefined : 'done',
  };
}

/** Each step was told once, the shop has acted upon what it was told, and upon nothing else. */
async function eventsAtFault(shop: ShopUnderFire, orders: readonly LivedOrder[]): Promise<readonly string[]> {
  const events = [...(await readBook(shop, 'workshop', 'event'))];
  const rows = await ask(shop, `SELECT id FROM workshop_event`);
  const acted = new Set(rows.map(({ id }) => String(id)));
  const told = new Map(events.filter(([, { state }]) => state === 'told'));
  const waiting = events.filter(([, { state }]) => state === 'waiting');
  const said = events.filter(([, { state }]) => state !== 'dropped').map(([, { body }]) => subjectOf(body));
  return [
    ...waiting.map(([id, event]) => `event ${id} was not told: ${JSON.stringify(event)}`),
    ...[...told.keys()].filter((id) => !acted.has(id)).map((id) => `event ${id} was lost`),
    ...[...acted].filter((id) => !told.has(id)).map((id) => `event ${id} is not in the workshop's book`),
    ...said
      .filter((subject, at) => said.indexOf(subject) !== at)
      .map((subject) => `${subject} was told twice`),
    ...orders
      .flatMap(eventsOf)
      .filter((subject) => !said.includes(subject))
      .map((subject) => `${subject} was never told`),
  ];
}

function subjectOf(body: unknown): string {
  const said = rowOf(body);
  return `${textIn(said['type'])} of ${textIn(said['parcel'] ?? said['return'])}`;
}

function eventsOf({ parcel, parcelState, returned }: LivedOrder): readonly string[] {
  const steps = parcelState === 'delivered' ? ['preparing', 'shipped', 'delivered'] : [];
  const judged = returned === undefined ? [] : ['received', 'inspected'];
  return [
    ...steps.map((step) => `parcel.${step} of us.${parcel}`),
    ...judged.map((step) => `return.${step} of us.${returned}`),
  ];
}
