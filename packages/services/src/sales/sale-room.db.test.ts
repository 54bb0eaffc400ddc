import { CALL_SPECS } from '@vitrine/contracts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useServices } from '../test-harness/open-services.ts';

/** of the test house: a sale that is open, and a piece of it. */
const SALE = 'soir';
const PIECE = 'AU2006';
const MINUTE_MS = 60_000;
const NAMES = ['Kim', 'Claire', 'Harriet', 'Noor'] as const;
type Name = (typeof NAMES)[number];

const services = useServices();
const tokens = new Map<Name, string>();

async function signIn(name: Name): Promise<string> {
  const login = `${name.toLowerCase()}@maison-aurele.example`;
  const { body } = await services.call('login', { body: { login, password: `Vitrine-${name}-2026` } });
  return CALL_SPECS.login.answer.parse(body).accessToken;
}
const tokenOf = (name: Name): string => tokens.get(name) ?? '';
const inMinutes = (minutes: number) =>
  new Date(services.clock.now().getTime() + minutes * MINUTE_MS).toISOString();

beforeAll(async () => {
  await services.db.executeSql(
    `INSERT INTO exclusive_entitlement (sale_id, customer_id)
     SELECT '${SALE}', id FROM customer WHERE login ~ '^(kim|claire|harriet)@' ON CONFLICT DO NOTHING`,
  );
});
beforeEach(async () => {
  services.clock.advance(2_000);
  for (const name of NAMES) tokens.set(name, await signIn(name));
  await services.db.executeSql('DELETE FROM sale_place');
  await openRoom({ opensIn: -1, seats: 1 });
});

/** A room for so many, five minutes each, open for ten minutes before the sale. */
async function openRoom({ opensIn, seats }: { readonly opensIn: number; readonly seats: number }) {
  await services.db.executeSql(
    `UPDATE exclusive_sale SET opens_at = $1, closes_at = $2, room_opens_at = $3, seats = $4, visit_minutes = 5
     WHERE id = '${SALE}'`,
    [inMinutes(opensIn), inMinutes(opensIn + 120), inMinutes(opensIn - 10), seats],
  );
}

const take = (name: Name, body: object = {}, token = tokenOf(name)) =>
  services.call('takeSalePlace', { token, params: { saleId: SALE }, body });
async function placeOf(name: Name, token = tokenOf(name)) {
  const { body } = await take(name, {}, token);
  return CALL_SPECS.takeSalePlace.answer.parse(body);
}
async function follow(name: Name, ticket = '') {
  services.clock.advance(1_000);
  const { status, errorCode, body } = await services.call('followSalePlace', {
    token: tokenOf(name),
    params: { ticket },
  });
  return status === 200 ? CALL_SPECS.followSalePlace.answer.parse(body) : { status, errorCode };
}
async function sees(name: Name): Promise<unknown> {
  const { body } = await services.call('checkExclusiveProduct', {
    token: tokenOf(name),
    params: { id: PIECE },
  });
  return body;
}

describe('[R4.042, R6.012] the waiting room of a private sale', () => {
  it('lets the invited in one after the other, in the order in which they came', async () => {
    const kim = await placeOf('Kim');
    services.clock.advance(10);
    const claire = await placeOf('Claire');
    services.clock.advance(10);
    const harriet = await placeOf('Harriet');
    expect([kim.state, claire.state, harriet.state]).toEqual(['waiting', 'waiting', 'waiting']);
    services.clock.advance(2_000);
    // The one in front is let in by the question of somebody behind.
    expect(await follow('Harriet', harriet.ticket)).toMatchObject({
      state: 'waiting',
      ahead: 1,
      minutesAtMost: 10,
    });
    expect(await follow('Kim', kim.ticket)).toMatchObject({ state: 'inside', leavesAt: expect.any(String) });
    expect(await follow('Claire', claire.ticket)).toMatchObject({
      state: 'waiting',
      ahead: 0,
      minutesAtMost: 5,
    });
    await services.call('leaveSalePlace', { token: tokenOf('Kim'), params: { saleId: SALE } });
    expect(await follow('Claire', claire.ticket)).toMatchObject({ state: 'inside' });
    services.clock.advance(5 * MINUTE_MS);
    // Harriet's page asked for nothing in that time, but not for so long that she is passed over now.
    await services.db.executeSql(`UPDATE sale_place SET seen_at = '${inMinutes(0)}'`);
    expect(await follow('Harriet', harriet.ticket)).toMatchObject({ state: 'inside' });
  });

  it('shows the pieces to who is inside and to nobody else, and tells the others where they wait', async () => {
    const kim = await placeOf('Kim');
    await placeOf('Claire');
    expect(await sees('Kim')).toEqual({ exclusive: true, authorized: false, waitsAt: SALE });
    services.clock.advance(2_000);
    await follow('Kim', kim.ticket);
    expect(await sees('Kim')).toEqual({ exclusive: true, authorized: true });
    expect(await sees('Claire')).toEqual({ exclusive: true, authorized: false, waitsAt: SALE });
    expect(await sees('Noor')).toEqual({ exclusive: true, authorized: false });
    services.clock.advance(5 * MINUTE_MS);
    expect(await sees('Kim')).toEqual({ exclusive: true, authorized: false, waitsAt: SALE });
    expect(await follow('Kim', kim.ticket)).toMatchObject({ state: 'over' });
    await services.db.executeSql(`UPDATE sale_place SET seen_at = '${inMinutes(0)}'`);
    services.clock.advance(1_000);
    const again = await placeOf('Kim');
    expect(again).toMatchObject({ state: 'waiting' });
    expect(again.ticket).not.toBe(kim.ticket);
  });

  it('gives nobody two places, however often they ask at once', async () => {
    const places = await Promise.all(Array.from({ length: 5 }, () => placeOf('Kim')));
    expect(new Set(places.map(({ ticket }) => ticket)).size).toBe(1);
    const { rows } = await services.db.executeSql('SELECT FROM sale_place');
    expect(rows).toHaveLength(1);
  });

  it('refuses a ticket that was copied to another browser, in words, and lets nobody in by it', async () => {
    const { ticket } = await placeOf('Kim');
    services.clock.advance(2_000);
    const refusal = { status: 403, errorCode: 'ticket_of_another' };
    expect(await follow('Claire', ticket)).toEqual(refusal);
    expect(await follow('Noor', ticket)).toEqual(refusal);
    expect(await follow('Kim', 'unknown')).toEqual({ status: 404, errorCode: 'not_found' });
    const other = await signIn('Kim');
    const copied = await services.call('followSalePlace', { token: other, params: { ticket: ticket ?? '' } });
    expect(copied).toMatchObject({ status: 403, errorCode: 'ticket_of_another' });
    expect(JSON.stringify(copied.body)).toContain('another browser');
    expect(await sees('Claire')).toMatchObject({ authorized: false });
  });

  it('goes on in another browser of the customer, at the same place, and not in the first any more', async () => {
    const first = await placeOf('Kim');
    services.clock.advance(10);
    await placeOf('Claire');
    const other = await signIn('Kim');
    expect(await placeOf('Kim', other)).toEqual({ state: 'elsewhere', askAgainMs: expect.any(Number) });
    const moved = await take('Kim', { movesHere: true }, other);
    expect(moved.body).toMatchObject({ state: 'waiting', ahead: 0 });
    expect(await follow('Kim', first.ticket)).toMatchObject({ status: 404 });
    const left = await services.call('leaveSalePlace', { token: tokenOf('Kim'), params: { saleId: SALE } });
    expect(left).toMatchObject({ status: 403, errorCode: 'ticket_of_another' });
  });

  it('passes over who is away, and lets them in first when they are back', async () => {
    const kim = await placeOf('Kim');
    services.clock.advance(10);
    const claire = await placeOf('Claire');
    services.clock.advance(10);
    const harriet = await placeOf('Harriet');
    services.clock.advance(3 * MINUTE_MS);
    expect(await follow('Claire', claire.ticket)).toMatchObject({ state: 'inside' });
    await services.call('leaveSalePlace', { token: tokenOf('Claire'), params: { saleId: SALE } });
    await follow('Kim', kim.ticket);
    services.clock.advance(1_000);
    expect(await follow('Harriet', harriet.ticket)).toMatchObject({ state: 'waiting', ahead: 0 });
    expect(await follow('Kim', kim.ticket)).toMatchObject({ state: 'inside' });
  });

  it('gives out places from its own opening on, and lets in from that of the sale', async () => {
    await openRoom({ opensIn: 11, seats: 5 });
    expect(await take('Kim')).toMatchObject({ status: 409, errorCode: 'room_closed' });
    services.clock.advance(MINUTE_MS);
    const kim = await placeOf('Kim');
    services.clock.advance(MINUTE_MS);
    expect(await follow('Kim', kim.ticket)).toMatchObject({
      state: 'waiting',
      ahead: 0,
      minutesAtMost: 9,
      askAgainMs: 33_000,
    });
    await openRoom({ opensIn: 0, seats: 5 });
    expect(await follow('Kim', kim.ticket)).toMatchObject({ state: 'inside' });
    await openRoom({ opensIn: -121, seats: 5 });
    expect(await take('Claire')).toMatchObject({ status: 409, errorCode: 'room_closed' });
  });

  it('is of no sale that has none, and unknown to who was not invited', async () => {
    expect(await take('Noor')).toMatchObject({ status: 404, errorCode: 'not_found' });
    await services.db.executeSql(
      `UPDATE exclusive_sale SET room_opens_at = NULL, seats = NULL, visit_minutes = NULL WHERE id = '${SALE}'`,
    );
    expect(await take('Kim')).toMatchObject({ status: 409, errorCode: 'no_waiting_room' });
    expect(await sees('Kim')).toEqual({ exclusive: true, authorized: true });
  });

  it('lets in as many as there are seats and no more, whichever processes ask at once', async () => {
    await services.db.executeSql(
      `INSERT INTO sale_place (sale_id, customer_id, ticket, session_id, joined_at, seen_at)
       SELECT '${SALE}', id, 'ticket-' || id, 'none', $1, $1 FROM customer`,
      [inMinutes(0)],
    );
    await openRoom({ opensIn: -1, seats: 3 });
    services.clock.advance(2_000);
    const { lookAtDoor } = await import('./place.store.ts');
    await Promise.all(Array.from({ length: 8 }, () => lookAtDoor(services.db, SALE, services.clock.now())));
    const { rows } = await services.db.executeSql('SELECT FROM sale_place WHERE admitted_at IS NOT NULL');
    expect(rows).toHaveLength(3);
  });
});
