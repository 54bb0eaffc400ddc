import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorkshopApp, type WorkshopApp } from './app.ts';
import type { WorkshopConfig } from './config.ts';
import type { EventAnswer, Ask } from './events/deliver-events.ts';
import { sign, SIGNATURE_HEADER } from './messages/signature.ts';

const ORIGIN = 'http://127.0.0.1:3027';
const HOST = '127.0.0.1:3027';
const KEY = 'a key that is long enough for the tests';
const STEP_MS = 60_000;

let folder: string;
let workshop: WorkshopApp;
let nowMs: number;
let told: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[];
let answer: EventAnswer;

const ask: Ask = async (path, { body = '{}' }) => {
  told.push({ path, body: JSON.parse(body) });
  return answer;
};
const answering = (status: number, body = ''): EventAnswer => ({ status, body: Buffer.from(body) });

function open(changes: Partial<WorkshopConfig> = {}): WorkshopApp {
  const config = {
    origin: ORIGIN,
    shopOrigin: 'http://localhost:3000',
    key: KEY,
    dataFolder: folder,
    stepMs: STEP_MS,
  };
  return createWorkshopApp({ ...config, ...changes }, { nowMs: () => nowMs, ask });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workshop-'));
  nowMs = Date.parse('2026-03-10T09:00:00Z');
  told = [];
  answer = answering(200, '{}');
  workshop = open();
});
afterEach(async () => {
  await workshop.app.close();
  rmSync(folder, { recursive: true });
});

const LINE = { reference: 'us.l1', skuId: 'TS2001', name: 'Rive <b>', color: 'Tortoise', quantity: 1 };
const PARCEL = {
  reference: 'us.p1',
  place: 1,
  kind: 'home',
  readiness: 'in_stock',
  state: 'planned',
  methodId: 'us-standard',
  methodName: 'Standard delivery',
  promisedUntil: '2026-03-14',
  address: { firstName: 'Ana', lastName: 'Duarte', city: 'New York', countryCode: 'US' },
  lines: [LINE],
};
const ORDER = {
  reference: 'us.o1',
  number: 'AU7K2M9QXD',
  state: 'placed',
  locale: 'eng-us',
  country: 'US',
  parcels: [PARCEL],
  returns: [] as readonly object[],
};
const message = (place: number, order: object = {}, type = 'order.released') => ({
  id: `m-${place}`,
  type,
  place,
  occurredAt: '2026-03-10T09:00:00Z',
  order: { ...ORDER, ...order },
});

function send(body: unknown, signature?: string) {
  const text = JSON.stringify(body);
  const path = '/v1/messages';
  return workshop.app.inject({
    method: 'POST',
    url: path,
    headers: {
      host: HOST,
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signature ?? sign(KEY, { method: 'POST', path, body: text }, nowMs),
    },
    payload: text,
  });
}
const press = (url: string, form = '', origin = ORIGIN) =>
  workshop.app.inject({
    method: 'POST',
    url,
    headers: { host: HOST, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  });
const page = async (url = '/') => (await workshop.app.inject({ url, headers: { host: HOST } })).body;
const types = () => told.map(({ body }) => body['type']);

describe('a message of the shop', () => {
  it('is taken when it is signed, and refused otherwise', async () => {
    expect((await send(message(1), 't=1,v1=0')).statusCode).toBe(401);
    expect(await page()).not.toContain(ORDER.number);
    expect((await send(message(1))).statusCode).toBe(204);
    expect(await page()).toContain(ORDER.number);
    expect((await send({ ...message(2), order: {} })).json()).toMatchObject({ error: 'bad_request' });
  });

  it('brings nothing new when it comes again, or behind a later one', async () => {
    await send(message(1));
    await press('/parcels/us.p1/steps');
    const elsewhere = { parcels: [{ ...PARCEL, address: { ...PARCEL.address, city: 'Boston' } }] };
    await send(message(2, elsewhere, 'order.address_changed'));
    await send(message(1));
    const sheet = await page('/parcels/us.p1/sheet');
    expect(sheet).toContain('Boston');
    expect(sheet).toContain('Standard delivery');
    expect(sheet).not.toContain('us-standard');
    expect(await page()).toContain('On the bench');
  });

  it('[R2.061] has the cards of its certificates, with number and code, as the shop prints them', async () => {
    await send(message(1));
    expect(await page()).not.toContain('/parcels/us.p1/cards.pdf');
    await press('/parcels/us.p1/steps');
    expect(await page()).toContain('/parcels/us.p1/cards.pdf');
    answer = answering(404, '{}');
    expect(await page('/parcels/us.p1/cards.pdf')).toContain('No piece of this parcel has a card');
    answer = answering(200, '%PDF-1.7');
    expect(await page('/parcels/us.p1/cards.pdf')).toContain('%PDF');
  });

  it('that cancels an order ends its work and whatever it would still tell', async () => {
    await send(message(1));
    answer = answering(409, '{"errorCode":"illegal_event"}');
    await press('/parcels/us.p1/steps');
    await workshop.tick();
    expect(await page()).toContain('Not told yet');
    await send(
      message(2, { state: 'cancelled', parcels: [{ ...PARCEL, state: 'cancelled' }] }, 'order.cancelled'),
    );
    expect(await page()).not.toContain('Not told yet');
    expect((await press('/parcels/us.p1/steps')).statusCode).toBe(404);
  });
});

const returned = (kind: string) => ({
  reference: `us.r-${kind}`,
  number: `R-${kind}`,
  kind,
  way: 'parcel',
  state: 'requested',
  lines: [{ reference: 'us.l1', quantity: 2, reason: 'tooSmall' }],
});

describe('the work', () => {
  it('goes on by itself at its pace, step by step, and is told in order', async () => {
    await send(message(1));
    await workshop.tick();
    expect(told).toEqual([]);
    for (let step = 0; step < 6; step += 1) {
      nowMs += STEP_MS;
      await workshop.tick();
    }
    expect(types()).toEqual(['parcel.preparing', 'parcel.shipped', 'parcel.delivered']);
    expect(told[1]?.body['tracking']).toEqual({ carrier: 'Messagerie Aurèle', number: 'AU7K2M9QXD-1' });
  });

  it('tells of no delay that is none', async () => {
    await send(message(1));
    for (const day of ['2026-03-14', '2026-03-01', 'soon'])
      expect((await press('/parcels/us.p1/delays', `until=${day}`)).statusCode).toBe(400);
    expect(await page()).toContain('min="2026-03-15"');
    await workshop.tick();
    expect(types()).toEqual([]);
  });

  it('of a parcel for a store ends there', async () => {
    await send(message(1, { parcels: [{ ...PARCEL, kind: 'collect', storeId: 'mercer' }] }));
    for (let step = 0; step < 5; step += 1) await press('/parcels/us.p1/steps');
    for (let turn = 0; turn < 3; turn += 1) await workshop.tick();
    expect(types()).toEqual(['parcel.preparing', 'parcel.ready_in_store', 'parcel.collected']);
  });

  it('waits for a shop that does not answer, keeps over a restart what it owes, and tells each once it is back', async () => {
    await send(message(1));
    answer = answering(0);
    await press('/parcels/us.p1/steps');
    await press('/parcels/us.p1/delays', 'until=2026-03-20');
    await workshop.tick();
    await workshop.app.close();
    workshop = open({ stepMs: undefined });
    expect(await page()).toContain('The shop does not answer. 1 event waits');
    const [first] = told;
    answer = answering(200, '{}');
    told = [];
    nowMs += 2000;
    await workshop.tick();
    await workshop.tick();
    expect(types()).toEqual(['parcel.preparing', 'parcel.delayed']);
    expect(told[0]).toEqual(first);
  });

  it('of a return is received and judged line by line; of an exchange the other size is sent', async () => {
    await send(
      message(1, {
        parcels: [{ ...PARCEL, state: 'delivered' }],
        returns: [returned('return'), returned('exchange')],
      }),
    );
    for (const kind of ['return', 'exchange']) {
      const steps = `/returns/us.r-${kind}/steps`;
      await press(steps);
      for (const wrong of ['x', '-1', '3'])
        expect((await press(steps, `us.l1=${wrong}`)).statusCode).toBe(400);
      await press(steps, kind === 'return' ? 'us.l1=1' : '');
      await press(steps);
    }
    for (let turn = 0; turn < 6; turn += 1) await workshop.tick();
    expect(types()).toEqual([
      'return.received',
      'return.inspected',
      'return.received',
      'return.inspected',
      'exchange.sent',
    ]);
    expect(told[1]?.body['lines']).toEqual([{ line: 'us.l1', accepted: 1 }]);
    expect(told[3]?.body['lines']).toEqual([{ line: 'us.l1', accepted: 2 }]);
  });
});

describe('its page', () => {
  it('takes no button that another site pressed, and answers to its own name only', async () => {
    await send(message(1));
    expect((await press('/parcels/us.p1/steps', '', 'https://evil.example')).statusCode).toBe(403);
    const { statusCode } = await workshop.app.inject({ url: '/', headers: { host: 'evil.example' } });
    expect(statusCode).toBe(421);
    await workshop.tick();
    expect(told).toEqual([]);
  });

  it('shows a stranger’s text as text', async () => {
    await send(message(1));
    for (const url of ['/', '/parcels/us.p1/sheet']) {
      expect(await page(url)).toContain('Rive &lt;b&gt;');
      expect(await page(url)).not.toContain('<b>');
    }
  });

  it('says why the shop refuses an event, and lets somebody try it again or drop it', async () => {
    await send(message(1));
    answer = answering(409, '{"errorCode":"letters_unread"}');
    await press('/parcels/us.p1/steps');
    await workshop.tick();
    const shown = await page();
    expect(shown).toContain('Somebody has to read the letters');
    const [, id = ''] = /\/events\/([\w-]+)\/retries/u.exec(shown) ?? [];
    await press(`/events/${id}/retries`);
    await workshop.tick();
    expect(told).toHaveLength(2);
    await press(`/events/${id}/drops`);
    expect(await page()).not.toContain('Not told yet');
  });

  it('asks the shop for everything again', async () => {
    answer = answering(204);
    expect((await press('/replays')).statusCode).toBe(303);
    expect(told).toEqual([{ path: '/workshop/replays', body: { since: '2026-03-09T09:00:00.000Z' } }]);
  });
});
