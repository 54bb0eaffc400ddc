import { CALL_SPECS } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../sweep/index.ts';
import { useServices } from '../test-harness/open-services.ts';
import { solvedCaptcha } from '../test-harness/solved-captcha.ts';
import { forgetCallbacks, heldCallbacks } from './index.ts';

const DAY_MS = 86_400_000;
const services = useServices();
/** A network of its own for each request that is not about networks. */
let network = 0;
const address = () => `10.0.${Math.floor((network += 1) / 200)}.${network % 200}`;
const slots = async (locale: 'eng-us' | 'fra-fr' = 'fra-fr') => {
  const { body } = await services.call('getCallbackSlots', { locale });
  return CALL_SPECS.getCallbackSlots.answer.parse(body);
};
const firstFree = async () => (await slots()).slots.find(({ isFree }) => isFree)?.startsAt ?? '';
const ask = async (said: Readonly<Record<string, unknown>>, from = address()) =>
  services.call('askForCallback', {
    locale: 'fra-fr',
    address: from,
    body: { phone: '+33612345678', slot: await firstFree(), topic: 'piece', ...said },
  });
const rows = async () => (await services.db.executeSql('SELECT * FROM callback ORDER BY created_at')).rows;

describe('a call-back', () => {
  beforeEach(async () => {
    services.clock.advance(7 * DAY_MS);
    await services.db.executeSql('DELETE FROM callback');
    await services.db.executeSql('DELETE FROM callback_slot');
  });

  it('[R7.186] is written down with phone, slot and topic, and answered without an id', async () => {
    const slot = await firstFree();
    const { status, body } = await ask({ phone: '06 12 34 56 78', topic: 'care', name: 'Ana' });
    expect(status).toBe(201);
    expect(body).toEqual({ startsAt: slot, timeZone: 'Europe/Paris' });
    const [row] = await rows();
    expect(row).toMatchObject({ phone: '+33612345678', topic: 'care', name: 'Ana', state: 'asked' });
    expect(row?.['starts_at']).toEqual(new Date(slot));
  });

  it('[R7.186, R2.103] is offered in the hours of the desk, by its own clock', async () => {
    for (const locale of ['fra-fr', 'eng-us'] as const) {
      const offered = await slots(locale);
      expect(offered.timeZone).toBe({ 'fra-fr': 'Europe/Paris', 'eng-us': 'America/New_York' }[locale]);
      const times = offered.slots.map(({ time }) => time).toSorted();
      expect(times[0]).toBe('10:00');
      expect(times.at(-1)).toBe('18:30');
      const weekdays = offered.slots.map(({ day }) => new Date(day).getUTCDay());
      expect(weekdays).not.toContain(0);
    }
  });

  it('[R7.186] refuses a slot that is past or outside of the hours, and a number that nobody can ring', async () => {
    const past = new Date(services.clock.now().getTime() - DAY_MS).toISOString().slice(0, 10);
    for (const slot of [`${past}T10:00:00.000Z`, `${past}T03:10Z`, '2099-01-05T10:00Z']) {
      const answer = await ask({ slot });
      expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ statusDetails: 'slot' }] }]);
    }
    for (const phone of ['12', 'nobody', '+881612345678']) {
      const answer = await ask({ phone });
      expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ statusDetails: 'phone' }] }]);
    }
    expect(await rows()).toEqual([]);
  });

  it('[R7.186] refuses a half hour that is full, which counts against nobody', async () => {
    const slot = await firstFree();
    for (const end of ['10', '11', '12'])
      expect((await ask({ slot, phone: `+336123456${end}` })).status).toBe(201);
    const phone = '+33612345699';
    for (let time = 0; time < 3; time += 1) expect((await ask({ slot, phone })).status).toBe(409);
    expect((await slots()).slots.find(({ startsAt }) => startsAt === slot)?.isFree).toBe(false);
    expect((await ask({ phone })).status).toBe(201);
  });

  it('[R7.186] lets one number be rung twice in ten minutes, and four times a day, from wherever it is asked', async () => {
    const phone = '+33612345611';
    const statuses = [];
    for (let time = 0; time < 3; time += 1) statuses.push((await ask({ phone })).status);
    expect(statuses).toEqual([201, 201, 429]);
    services.clock.advance(10 * 60_000);
    expect((await ask({ phone })).status).toBe(201);
    services.clock.advance(10 * 60_000);
    expect((await ask({ phone })).status).toBe(429);
    expect(await rows()).toHaveLength(3);
  });

  it('[R7.186] asks a network for a captcha after the second', async () => {
    const from = '10.9.9.9';
    for (const end of ['21', '22']) expect((await ask({ phone: `+336123456${end}` }, from)).status).toBe(201);
    const third = await ask({ phone: '+33612345623' }, from);
    expect([third.status, third.body]).toMatchObject([
      400,
      { errors: [{ errorCode: 'captcha_not_good', statusDetails: 'key' }] },
    ]);
    const key = await solvedCaptcha(services, {});
    expect((await ask({ phone: '+33612345623', key }, from)).status).toBe(201);
    expect((await ask({ phone: '+33612345624', key }, from)).status).toBe(400);
  });

  it('[R7.186] is exported and forgotten with the account of its number, and swept when its days are over', async () => {
    const slot = await firstFree();
    for (let time = 0; time < 2; time += 1) await ask({ slot, phone: '+33612345631' });
    await ask({ slot, phone: '+33612345632' });
    expect(await heldCallbacks(services.db, '+33612345631')).toHaveLength(2);
    await inTransaction(services.db, (transaction) =>
      forgetCallbacks(transaction, '+33612345631', services.clock.now()),
    );
    expect(await rows()).toHaveLength(1);
    expect((await slots()).slots.find(({ startsAt }) => startsAt === slot)?.isFree).toBe(true);
    services.clock.advance((services.deps.config.callbackKeptDays + 8) * DAY_MS);
    await sweep(services.deps);
    expect(await rows()).toEqual([]);
  });
});
