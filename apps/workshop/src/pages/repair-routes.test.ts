import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorkshopApp, type WorkshopApp } from '../app.ts';
import type { Ask, EventAnswer } from '../events/deliver-events.ts';

const ORIGIN = 'http://127.0.0.1:3027';
const REPAIR = {
  reference: 'eu.r-1',
  number: 'RP-7KQ2-M9XD',
  state: 'received',
  requestedAt: '2026-03-10T09:00:00.000Z',
  piece: 'Ring <b>',
  description: 'The stone is loose.',
  photos: [1],
  currency: 'JPY',
  client: { firstName: 'Kim', lastName: 'Park' },
};

let folder: string;
let workshop: WorkshopApp;
let told: { readonly path: string; readonly body: unknown }[];
let answer: EventAnswer;
const ask: Ask = async (path, { body }) => {
  told.push({ path, body: body === undefined ? undefined : JSON.parse(body) });
  return answer;
};
const answering = (status: number, body: unknown = {}, type = 'application/json') => {
  answer = { status, body: Buffer.from(JSON.stringify(body)), type };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workshop-'));
  told = [];
  const config = {
    origin: ORIGIN,
    shopOrigin: 'http://localhost:3000',
    key: 'a key that is long enough for the tests',
    dataFolder: folder,
    stepMs: undefined,
  };
  workshop = createWorkshopApp(config, { nowMs: () => Date.parse('2026-03-10T09:00:00Z'), ask });
});
afterEach(async () => {
  await workshop.app.close();
  rmSync(folder, { recursive: true });
});

const page = (url: string) => workshop.app.inject({ url, headers: { host: '127.0.0.1:3027' } });
const press = (fields: Readonly<Record<string, string>>, origin = ORIGIN) =>
  workshop.app.inject({
    method: 'POST',
    url: '/repairs/eu.r-1/steps',
    headers: {
      host: '127.0.0.1:3027',
      origin,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });
const QUOTE = { type: 'repair.quoted', price: '18000', currency: 'JPY', note: 'A new setting.' };

describe('[R2.052] the page of repairs', () => {
  it('shows what the shop has, and says so where it does not answer', async () => {
    answering(200, { repairs: [REPAIR] });
    const shown = await page('/repairs');
    expect(shown.body).toContain('Ring &lt;b&gt;');
    expect(shown.body).toContain('Price in JPY');
    answering(0);
    expect((await page('/repairs')).body).toContain('The shop does not answer.');
  });

  it('shows a photo as the shop has it, and nothing else by its address', async () => {
    answering(200, 'bytes', 'image/webp');
    expect((await page('/repairs/eu.r-1/photos/1')).headers['content-type']).toContain('image/webp');
    answering(200, '<script>', 'text/html');
    expect((await page('/repairs/eu.r-1/photos/1')).statusCode).toBe(404);
  });

  it('tells an estimate in minor units of its currency, at once', async () => {
    answering(200);
    expect((await press(QUOTE)).headers.location).toBe('/repairs#eu.r-1');
    await press({ ...QUOTE, price: '120.5', currency: 'EUR', note: '', days: '14' });
    expect(told.map(({ body }) => body)).toMatchObject([
      { repair: 'eu.r-1', amount: 18_000, note: 'A new setting.' },
      { amount: 12_050, days: 14 },
    ]);
    expect(told[0]?.body).not.toHaveProperty('days');
  });

  it('declines a piece with its reason, as long as nothing was answered', async () => {
    answering(200, { repairs: [REPAIR, { ...REPAIR, reference: 'eu.r-2', state: 'declined' }] });
    const shown = (await page('/repairs')).body;
    expect(shown.match(/Why it cannot be repaired/gu)).toHaveLength(1);
    expect(shown).toContain('Goes back unrepaired');
    await press({ type: 'repair.declined', note: 'The enamel cannot be matched.' });
    expect(told.at(-1)?.body).toMatchObject({
      type: 'repair.declined',
      repair: 'eu.r-1',
      note: 'The enamel cannot be matched.',
    });
  });

  it('says what the shop refuses, and takes no form of another site', async () => {
    answering(409, { errorCode: 'illegal_event' });
    const refused = await press({ type: 'repair.repaired' });
    expect([refused.statusCode, refused.body]).toEqual([409, 'The shop refuses it: illegal_event.']);
    answering(0);
    expect((await press({ type: 'repair.received' })).statusCode).toBe(502);
    expect((await press({ ...QUOTE, price: '-1' })).statusCode).toBe(400);
    expect((await press({ ...QUOTE, days: '0' })).statusCode).toBe(400);
    expect((await press(QUOTE, 'https://evil.example')).statusCode).toBe(403);
  });
});
