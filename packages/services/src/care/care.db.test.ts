import { randomUUID } from 'node:crypto';
import { CALL_SPECS, type RepairBody } from '@vitrine/contracts';
import { recordOf, REPAIR_PHOTO_LIMITS, WALLET_METHODS } from '@vitrine/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aFakeWallet, noticeText } from '../test-harness/fake-payment-gateway.ts';
import { aFakeWorkshop, askFromWorkshop } from '../test-harness/fake-workshop.ts';
import { guestToken } from '../test-harness/open-services.ts';
import { CERTIFIED_RING, told, useCertificates } from '../test-harness/use-certificates.ts';
import { sweep } from '../sweep/index.ts';
import { keepRepairPayments } from './index.ts';

/** A pixel in PNG, and the same with the place it was taken at. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PLACED = Buffer.from(PIXEL, 'base64');
const WITH_PLACE = Buffer.concat([
  PLACED.subarray(0, 33),
  Buffer.from([0, 0, 0, 2, 0x65, 0x58, 0x49, 0x66, 1, 2, 0, 0, 0, 0]),
  PLACED.subarray(33),
]).toString('base64');
const DAY_MS = 24 * 60 * 60 * 1000;
const DESCRIPTION = 'The stone is loose since Tuesday.';

const wallet = aFakeWallet();
const workshop = aFakeWorkshop();
const { services, number, tokenOf, as, activateAs, certificateFor, faults } = useCertificates({
  deps: { gateways: { workshop, wallets: recordOf(WALLET_METHODS, () => wallet) } },
});

const ask = (who: string, piece: object) =>
  as(who, 'requestRepair', { body: { description: DESCRIPTION, ...piece } });
const photo = (who: string, id: string, bytes = PIXEL) =>
  as(who, 'addRepairPhoto', { params: { id }, body: { photo: bytes } });
const answer = (who: string, id: string, body: object) => as(who, 'answerEstimate', { params: { id }, body });
const pay = (who: string, id: string, method = 'paypal') =>
  as(who, 'payRepair', { params: { id }, body: { method } });

async function repairsFor(who: string): Promise<readonly RepairBody[]> {
  return CALL_SPECS.getRepairs.answer.parse((await as(who, 'getRepairs')).body).repairs;
}
const stateOf = async (id: string) => (await repairsFor('Kim')).find((repair) => repair.id === id)?.state;

/** What the workshop says of a repair that was asked for in France. */
const tell = async (type: string, id: string, more: object = {}) => {
  const occurredAt = services.clock.now().toISOString();
  const body = { id: `evt-${randomUUID()}`, type: `repair.${type}`, occurredAt, repair: `eu.${id}`, ...more };
  return (await askFromWorkshop(services, { body })).status;
};

async function aRepair(): Promise<string> {
  const { body } = await ask('Kim', { serialNumber: number() });
  return CALL_SPECS.requestRepair.answer.parse(body).id;
}
/** Kim's repair with an estimate. */
async function aQuote(amount = 12_000): Promise<string> {
  const id = await aRepair();
  expect([await tell('received', id), await tell('quoted', id, { amount, note: 'A new setting.' })]).toEqual([
    200, 200,
  ]);
  return id;
}
async function anAccepted(): Promise<string> {
  const id = await aQuote();
  expect((await answer('Kim', id, { answer: 'accepted', amount: 12_000 })).status).toBe(200);
  return id;
}

beforeEach(async () => {
  wallet.reset();
  await activateAs('Kim');
});

describe('[R2.019] a request for a repair', () => {
  it('is about a piece of who asks, and shown to them and to nobody else', async () => {
    const pieces = CALL_SPECS.getCarePieces.answer.parse((await as('Kim', 'getCarePieces')).body);
    expect(pieces.pieces).toContainEqual(
      expect.objectContaining({
        serialNumber: number(),
        sku: expect.objectContaining({ identifier: CERTIFIED_RING }),
      }),
    );
    const id = await aRepair();
    const shown = (await repairsFor('Kim')).find((repair) => repair.id === id);
    expect(shown).toMatchObject({ state: 'requested', serialNumber: number(), description: DESCRIPTION });
    expect(await repairsFor('Noor')).toEqual([]);
    expect(told(await ask('Noor', { serialNumber: number() }))).toEqual([404, 'not_found']);
    expect(told(await ask('Noor', { skuId: 'QS2001' }))).toEqual([404, 'not_found']);
    expect(told(await photo('Noor', id))).toEqual([404, 'not_found']);
    expect(told(await answer('Noor', id, { answer: 'refused', amount: 1 }))).toEqual([404, 'not_found']);
    expect(told(await pay('Noor', id))).toEqual([404, 'not_found']);
  });

  it('names one piece, and says enough', async () => {
    for (const piece of [{}, { piece: 'x' }, { serialNumber: number(), piece: 'A ring' }])
      expect(told(await ask('Kim', piece)), JSON.stringify(piece)).toEqual([400, 'bad_request']);
    expect(told(await ask('Kim', { piece: 'A ring', description: 'loose' }))).toEqual([400, 'bad_request']);
  });

  it('is asked by a guest with their name, and found by the account of their e-mail', async () => {
    const token = await guestToken(services);
    const body = { piece: 'A watch', description: DESCRIPTION };
    const unnamed = await services.call('requestRepair', { token, body });
    expect(told(unnamed)).toEqual([400, 'bad_request']);
    const contact = { firstName: 'Noor', lastName: 'Haddad', email: 'NOOR@maison-aurele.example' };
    const asked = await services.call('requestRepair', { token, body: { ...body, ...contact } });
    expect(asked.status).toBe(201);
    const { id } = CALL_SPECS.requestRepair.answer.parse(asked.body);
    const sent = await services.call('addRepairPhoto', { token, params: { id }, body: { photo: PIXEL } });
    expect(sent.status).toBe(201);
    expect((await repairsFor('Noor')).map(({ piece }) => piece)).toEqual(['A watch']);
    expect((await services.call('getRepairs', { token })).status).toBe(401);
  });

  it('is limited for each network and each who asks', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await ask('Claire', { piece: 'A ring' })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('[R2.019] a photo of a repair', () => {
  it('comes back to who sent it, as an attachment, and lies sealed in the database', async () => {
    const id = await aRepair();
    expect((await photo('Kim', id)).body).toEqual({ place: 1 });
    const [url = ''] = (await repairsFor('Kim')).find((repair) => repair.id === id)?.photos ?? [];
    const of = (who: string) =>
      services.app.inject({ url, headers: { authorization: `Bearer ${tokenOf(who)}` } });
    const back = await of('Kim');
    expect(back.rawPayload.toString('base64')).toBe(PIXEL);
    expect(back.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${id}-1.png"`,
    });
    expect([(await of('Noor')).statusCode, (await services.app.inject({ url })).statusCode]).toEqual([
      404, 401,
    ]);
    const { rows } = await services.db.executeSql('SELECT sealed FROM repair_photo WHERE repair_id = $1', [
      id,
    ]);
    const sealed = Buffer.from(Object(rows[0]?.['sealed']));
    expect([sealed.length > 60, sealed.includes('PNG')]).toEqual([true, false]);
    const byHouse = await askFromWorkshop(services, {
      method: 'GET',
      path: `/workshop/repairs/eu.${id}/photos/1`,
    });
    expect(byHouse.bytes.toString('base64')).toBe(PIXEL);
  });

  it('is refused where it is none, says where it was taken, or is the sixth', async () => {
    const id = await aRepair();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    expect(told(await photo('Kim', id, svg))).toEqual([400, 'not_a_photo']);
    const placed = await photo('Kim', id, WITH_PLACE);
    expect(told(placed)).toEqual([400, 'photo_with_metadata']);
    expect(placed.body).toMatchObject({ errors: [{ scope: 'field', statusDetails: 'photo' }] });
    const places = await Promise.all(Array.from({ length: 6 }, async () => photo('Kim', id)));
    expect(places.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(told(await photo('Kim', id))).toEqual([400, 'too_many_photos']);
    await tell('received', id);
    expect(told(await photo('Kim', id))).toEqual([409, 'repair_changed']);
  });

  it('[R8.001] is named where it is larger than any photo may be', async () => {
    const { status, body } = await photo('Kim', await aRepair(), 'A'.repeat(REPAIR_PHOTO_LIMITS.bytes * 2));
    expect([status, body]).toEqual([
      413,
      expect.objectContaining({ errorCode: 'body_too_large', statusDetails: 'photo' }),
    ]);
  });

  it('is forgotten after the time that the operator sets, and the request stays', async () => {
    const id = await aRepair();
    await photo('Kim', id);
    const photosAfter = async (days: number) => {
      const now = new Date(services.clock.now().getTime() + days * DAY_MS);
      const config = { ...services.deps.config, repairPhotoDays: 2 };
      await sweep({ ...services.deps, config, clock: { now: () => now } });
      const { rows } = await services.db.executeSql('SELECT place FROM repair_photo WHERE repair_id = $1', [
        id,
      ]);
      return rows.length;
    };
    expect([await photosAfter(1.9), await photosAfter(2.1)]).toEqual([1, 0]);
    const { rows } = await services.db.executeSql('SELECT state FROM repair_request WHERE id = $1', [id]);
    expect(rows).toEqual([{ state: 'requested' }]);
  });
});

describe('[R2.052, R4.042] an estimate', () => {
  it('is made by the house, accepted as it was shown, once, and paid at the provider', async () => {
    const id = await aQuote();
    const shown = (await repairsFor('Kim')).find((repair) => repair.id === id);
    expect(shown?.estimate).toMatchObject({
      price: { amount: 12_000, currency: 'EUR' },
      note: 'A new setting.',
    });
    expect(told(await answer('Kim', id, { answer: 'accepted', amount: 11_000 }))).toEqual([
      409,
      'repair_changed',
    ]);
    expect(told(await pay('Kim', id))).toEqual([409, 'repair_changed']);
    expect((await answer('Kim', id, { answer: 'accepted', amount: 12_000 })).body).toMatchObject({
      state: 'accepted',
    });
    expect(told(await answer('Kim', id, { answer: 'refused', amount: 12_000 }))).toEqual([
      409,
      'repair_changed',
    ]);
    expect(told(await pay('Kim', id, 'alipay'))).toEqual([403, 'not_offered']);
    const opened = await pay('Kim', id);
    expect(opened.body).toMatchObject({ redirectionUrl: expect.stringContaining('wallet?payment=eu.') });
    expect(wallet.opened.at(-1)).toMatchObject({ amount: 12_000, currency: 'EUR' });
    expect(wallet.opened.at(-1)?.returnUrl).toContain('/fra-fr/mylv/care-service');
    expect(await stateOf(id)).toBe('accepted');
    expect(await tell('repaired', id)).toBe(409);
    wallet.answerWith('authorised');
    expect(await stateOf(id)).toBe('paid');
    expect(wallet.captured.get(wallet.opened.at(-1)?.reference ?? '')).toBe(12_000);
  });

  it('is paid once, whichever way the shop hears of it', async () => {
    const id = await anAccepted();
    await pay('Kim', id);
    await pay('Kim', id);
    const references = wallet.opened.slice(-2).map(({ reference }) => reference);
    expect(references[0]).toBe(references[1]);
    wallet.answerWith('authorised');
    const [reference = ''] = references;
    const notice = { eventId: 'n-1', reference, providerRef: 'w', state: 'authorised', amount: 12_000 };
    const post = () =>
      services.app.inject({
        method: 'POST',
        url: '/webhooks/paypal',
        payload: { notice: noticeText({ ...notice, state: 'authorised', currency: 'EUR' }) },
      });
    expect((await post()).statusCode).toBe(204);
    expect((await post()).statusCode).toBe(204);
    await keepRepairPayments(services.deps);
    expect(await stateOf(id)).toBe('paid');
    expect(services.alarms).toEqual([]);
    expect(told(await pay('Kim', id))).toEqual([409, 'repair_changed']);
  });

  it('is tried again after the provider refused, was away, or was never answered', async () => {
    const id = await anAccepted();
    wallet.goDown(true);
    expect(told(await pay('Kim', id))).toEqual([502, 'provider_unavailable']);
    wallet.goDown(false);
    await pay('Kim', id);
    const first = wallet.opened.at(-1)?.reference;
    wallet.answerWith('refused');
    expect(await stateOf(id)).toBe('accepted');
    wallet.answerWith('pending');
    await pay('Kim', id);
    const second = wallet.opened.at(-1)?.reference ?? '';
    expect(second).not.toBe(first);
    const later = new Date(services.clock.now().getTime() + DAY_MS);
    await keepRepairPayments({ ...services.deps, clock: { now: () => later } });
    expect(wallet.voided).toContain(second);
    await pay('Kim', id);
    expect(wallet.opened.at(-1)?.reference).not.toBe(second);
  });

  it('that is refused sends the piece back as it is; one of nothing needs no payment', async () => {
    const refusedId = await aQuote();
    await answer('Kim', refusedId, { answer: 'refused', amount: 12_000 });
    expect(await tell('repaired', refusedId)).toBe(409);
    expect(await tell('returned', refusedId)).toBe(200);
    expect(await stateOf(refusedId)).toBe('returned');
    const freeId = await aQuote(0);
    await answer('Kim', freeId, { answer: 'accepted', amount: 0 });
    expect(await stateOf(freeId)).toBe('paid');
  });
});

describe('[R2.052] the workshop', () => {
  beforeAll(async () => void (await services.db.executeSql('DELETE FROM counted_use')));

  it('[R3.018] repairs, writes it in the chain of the certificate, and sends the piece back', async () => {
    const id = await aQuote(0);
    const listed = await askFromWorkshop(services, { method: 'GET', path: '/workshop/repairs' });
    expect(JSON.stringify(listed.body)).toContain(`"reference":"eu.${id}"`);
    await answer('Kim', id, { answer: 'accepted', amount: 0 });
    expect(await tell('repaired', id)).toBe(200);
    expect(await tell('repaired', id)).toBe(409);
    const { history, status } = await certificateFor('Kim');
    expect(history.at(-1)).toMatchObject({ kind: 'note', note: 'repaired' });
    expect(status).toBe('activated');
    expect(await faults()).toEqual([]);
    await tell('returned', id, { tracking: { carrier: 'Chronos', number: 'X 1' } });
    const shown = (await repairsFor('Kim')).find((repair) => repair.id === id);
    expect(shown?.tracking).toEqual({ carrier: 'Chronos', number: 'X 1' });
    expect(shown?.steps.map(({ state }) => state)).toEqual(
      'requested received quoted accepted paid repaired returned'.split(' '),
    );
  });

  it('returns no piece that never came: a request that was declined before is over', async () => {
    const id = await aRepair();
    expect(await tell('declined', id, { note: 'We made no such piece.' })).toBe(200);
    expect(await tell('returned', id)).toBe(409);
    expect(await stateOf(id)).toBe('declined');
    const came = await aRepair();
    await tell('received', came);
    await tell('declined', came, { note: 'Beyond repair.' });
    expect(await tell('returned', came)).toBe(200);
  });

  it('alone may say so: without its signature there is nothing', async () => {
    const id = await aRepair();
    for (const path of ['/workshop/repairs', `/workshop/repairs/eu.${id}/photos/1`])
      expect((await askFromWorkshop(services, { method: 'GET', path, signature: undefined })).status).toBe(
        401,
      );
    expect(await tell('received', 'unknown')).toBe(404);
  });
});
