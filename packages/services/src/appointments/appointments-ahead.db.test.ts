import { CALL_SPECS } from '@vitrine/contracts';
import { APPOINTMENTS_AHEAD } from '@vitrine/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { agentToken } from '../test-harness/an-agent.ts';
import { useServices } from '../test-harness/open-services.ts';
import { customerIdOf } from '../test-harness/signed-in-agent.ts';

const services = useServices();
/** A store with one place in each time of its repairs. */
const PLACE = { storeId: 'rome', appointmentType: 'repair' } as const;

beforeEach(async () => {
  services.clock.set('2026-03-10T09:00:00Z');
  for (const table of ['appointment', 'appointment_slot', 'counted_use'])
    await services.db.executeSql(`DELETE FROM ${table}`);
});

async function tokenOf(who: string): Promise<string> {
  const login = `${who.toLowerCase()}@maison-aurele.example`;
  const { body } = await services.call('login', { body: { login, password: `Vitrine-${who}-2026` } });
  return CALL_SPECS.login.answer.parse(body).accessToken;
}
async function freeTimes(): Promise<readonly string[]> {
  const params = { storeId: PLACE.storeId };
  const { body } = await services.call('getAppointmentDays', { params, query: { type: 'repair' } });
  const { days } = CALL_SPECS.getAppointmentDays.answer.parse(body);
  return days.flatMap(({ slots }) => slots.map((slot) => slot.gmtStartDateTime));
}
const book = (token: string, gmtStartDateTime = '') =>
  services.call('bookAppointment', { token, body: { ...PLACE, gmtStartDateTime } });

describe('[R7.185] what somebody has ahead', () => {
  it('keeps them from another appointment at the same time, also when two are asked for at once', async () => {
    const kim = await tokenOf('Kim');
    const [at] = await freeTimes();
    const answers = await Promise.all([1, 2].map(() => book(kim, at)));
    expect(answers.find(({ status }) => status === 201)).toBeDefined();
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      errorCode: 'appointment_overlaps',
    });
  });

  it('is not more than may be booked at once; a moved one is not counted against itself', async () => {
    const [kim, noor] = [await tokenOf('Kim'), await tokenOf('Noor')];
    const times = await freeTimes();
    const booked = await Promise.all(times.slice(0, APPOINTMENTS_AHEAD).map((at) => book(kim, at)));
    const more = await book(kim, times[6]);
    expect(more).toMatchObject({ status: 409, errorCode: 'appointments_full' });
    expect((await book(noor, times[6])).status).toBe(201);
    const { id } = CALL_SPECS.bookAppointment.answer.parse(booked[0]?.body);
    const body = { gmtStartDateTime: times[7] ?? '' };
    expect((await services.call('moveAppointment', { token: kim, params: { id }, body })).status).toBe(200);
  });

  it('[R6.003] counts what an agent books for a client as what the client books', async () => {
    const [agent, kim] = [
      await agentToken(services, await customerIdOf(services, 'kim')),
      await tokenOf('Kim'),
    ];
    const times = await freeTimes();
    const turns = Array.from({ length: APPOINTMENTS_AHEAD }, (_each, place) =>
      place % 2 === 0 ? agent : kim,
    );
    for (const [place, token] of turns.entries()) {
      expect((await book(token, times[place])).status).toBe(201);
      const again = await book(token === kim ? agent : kim, times[place]);
      expect(again).toMatchObject({ status: 409, errorCode: 'appointment_overlaps' });
    }
    for (const token of [agent, kim])
      expect(await book(token, times[6])).toMatchObject({ status: 409, errorCode: 'appointments_full' });
  });
});
