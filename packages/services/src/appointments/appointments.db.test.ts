import { APPOINTMENT_TOKEN_HEADER, CALL_SPECS } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JobData } from '../jobs/index.ts';
import { jobHandlers } from '../start-jobs.ts';
import { guestToken, type TestAnswer, type TestRequest, useServices } from '../test-harness/open-services.ts';
import { recordedJobs } from '../test-harness/recorded-jobs.ts';
import { recordedMail } from '../test-harness/recorded-mail.ts';
import { recordedSms } from '../test-harness/recorded-sms.ts';
import { forgetAppointmentsOf } from './kept-appointments.store.ts';

const [mail, sms] = [recordedMail(), recordedSms()];
let jobs = recordedJobs();
const services = useServices({
  deps: {
    gateways: { mail, sms },
    jobs: {
      ...recordedJobs(),
      enqueue: async (...left) => jobs.enqueue(...left),
    },
  },
});
const HOUR_MS = 3_600_000;
/** A store with one place in each time of its repairs. */
const ROME = 'rome';
const PERSON = { firstName: 'Ana', lastName: 'Silva', email: 'ana@appointments.example' };
const told = ({ status, errorCode }: TestAnswer) => [status, errorCode];
const tokens = new Map<string, string>();

beforeEach(async () => {
  services.clock.set('2026-03-10T09:00:00Z');
  tokens.clear();
  jobs = recordedJobs();
  for (const table of ['appointment', 'appointment_slot', 'appointment_waiting', 'counted_use', 'consent'])
    await services.db.executeSql(`DELETE FROM ${table}`);
});

const isTextJob = (data: object): data is JobData['send-appointment-text'] => 'appointmentId' in data;
const isMailJob = (data: object): data is JobData['send-appointment-mail'] =>
  isTextJob(data) || 'waitingId' in data;
/** Does what was left behind. */
async function work(): Promise<void> {
  const handlers = jobHandlers(services.deps);
  const left = jobs.left;
  jobs = recordedJobs();
  for (const { name, data } of left) {
    if (name === 'send-appointment-mail' && isMailJob(data)) await handlers[name](data);
    if (name === 'send-appointment-text' && isTextJob(data)) await handlers[name](data);
  }
}
async function tokenOf(who: string): Promise<string> {
  const known = tokens.get(who);
  if (known !== undefined) return known;
  const login = `${who.toLowerCase()}@maison-aurele.example`;
  const { body } = await services.call('login', { body: { login, password: `Vitrine-${who}-2026` } });
  const { accessToken } = CALL_SPECS.login.answer.parse(body);
  tokens.set(who, accessToken);
  return accessToken;
}
async function freeIn(store: string, type: string): Promise<readonly string[]> {
  const { body } = await services.call('getAppointmentDays', { params: { storeId: store }, query: { type } });
  const { days } = CALL_SPECS.getAppointmentDays.answer.parse(body);
  return days.flatMap(({ slots }) =>
    slots.filter(({ isFree }) => isFree).map((slot) => slot.gmtStartDateTime),
  );
}
async function book(
  token: string,
  at: string,
  {
    locale = 'eng-us',
    address = '127.0.0.1',
    ...more
  }: Pick<TestRequest, 'locale' | 'address'> & Readonly<Record<string, unknown>> = {},
) {
  return services.call('bookAppointment', {
    locale,
    address,
    token,
    body: { storeId: ROME, appointmentType: 'repair', gmtStartDateTime: at, ...more },
  });
}
const idOf = ({ body }: TestAnswer) => CALL_SPECS.bookAppointment.answer.parse(body).id;
const listOf = async (token: string, headers = {}) => {
  const { body } = await services.call('getAppointments', { token, headers });
  return CALL_SPECS.getAppointments.answer.parse(body).appointments;
};
const tokenInMail = () => /token=([\w-]+)/u.exec(mail.sent.at(-1)?.text ?? '')?.[1] ?? '';

const next = async (storeId: string) => services.call('getStoreNextAvailibility', { params: { storeId } });

describe('[R7.163, R3.040] what is free next', () => {
  it('names kind, zone and time, and moves on once it is booked', async () => {
    const before = CALL_SPECS.getStoreNextAvailibility.answer.parse((await next(ROME)).body);
    const at =
      before.storeSlotInfoList?.findIndex(({ appointmentType }) => appointmentType === 'repair') ?? -1;
    expect(before.storeSlotInfoList?.[at]).toEqual({
      appointmentType: 'repair',
      storeTimeZone: 'Europe/Rome',
    });
    const [first = '', second] = await freeIn(ROME, 'repair');
    expect(before.availabilitySlotInfoList?.[at]?.gmtStartDateTime).toBe(first);
    expect(before.availabilitySlotInfoList?.[at]?.startTime).toMatch(/^1[1-5]:[03]0$/u);
    expect((await book(await tokenOf('Kim'), first)).status).toBe(201);
    const after = CALL_SPECS.getStoreNextAvailibility.answer.parse((await next(ROME)).body);
    expect(after.availabilitySlotInfoList?.map(({ gmtStartDateTime }) => gmtStartDateTime)).toContain(second);
  });

  it('[R3.041] is a message where nothing is free, and nothing where there is no such store', async () => {
    await services.db.executeSql("UPDATE store SET appointments = '[]' WHERE id = 'nice'");
    expect((await next('nice')).body).toEqual({
      storeSlotInfoList: [],
      availabilitySlotInfoList: [],
      message: 'No appointment is free at the moment.',
    });
    expect(told(await next('atlantis'))).toEqual([404, 'not_found']);
    const misspelt = await services.app.inject({ url: '/api/eng-us/appointment/storeNextAvailability/rome' });
    expect(misspelt.statusCode).toBe(404);
  });
});

describe('[R7.185] an appointment', () => {
  it('is booked, read, moved and cancelled by its customer, and by no other', async () => {
    const [kim, noor] = [await tokenOf('Kim'), await tokenOf('Noor')];
    const [first = '', second = ''] = await freeIn(ROME, 'repair');
    const booked = await book(kim, first, { wish: 'The clasp of my bag' });
    const id = idOf(booked);
    expect(booked.body).toMatchObject({ state: 'booked', store: { id: ROME, timeZone: 'Europe/Rome' } });
    expect(await freeIn(ROME, 'repair')).not.toContain(first);
    expect(await listOf(kim)).toMatchObject([{ id, gmtStartDateTime: first, wish: 'The clasp of my bag' }]);
    expect(await listOf(noor)).toEqual([]);
    const move = (token: string, at: string) =>
      services.call('moveAppointment', { token, params: { id }, body: { gmtStartDateTime: at } });
    expect(told(await move(noor, second))).toEqual([404, 'not_found']);
    expect((await move(kim, second)).body).toMatchObject({ gmtStartDateTime: second });
    expect(await freeIn(ROME, 'repair')).toContain(first);
    const calendar = (token: string) => services.call('getAppointmentCalendar', { token, params: { id } });
    expect((await calendar(noor)).status).toBe(404);
    const cancel = (token: string) => services.call('cancelAppointment', { token, params: { id } });
    expect(told(await cancel(noor))).toEqual([404, 'not_found']);
    expect((await cancel(kim)).body).toMatchObject({ state: 'cancelled' });
    expect((await cancel(kim)).body).toMatchObject({ id, state: 'cancelled' });
    expect(told(await move(kim, first))).toEqual([409, 'appointment_over']);
    expect(await listOf(kim)).toMatchObject([{ id, state: 'cancelled' }]);
    expect(await freeIn(ROME, 'repair')).toEqual(expect.arrayContaining([first, second]));
  });

  it('keeps its time where the new one is taken', async () => {
    const [kim, noor] = [await tokenOf('Kim'), await tokenOf('Noor')];
    const [first = '', second = ''] = await freeIn(ROME, 'repair');
    const id = idOf(await book(kim, first));
    await book(noor, second);
    expect(told(await book(kim, second))).toEqual([409, 'appointment_taken']);
    const moved = await services.call('moveAppointment', {
      token: kim,
      params: { id },
      body: { gmtStartDateTime: second },
    });
    expect(told(moved)).toEqual([409, 'appointment_taken']);
    expect(await listOf(kim)).toMatchObject([{ gmtStartDateTime: first, state: 'booked' }]);
  });

  it('is refused at a time that is not offered, without a contact, and in no store', async () => {
    const kim = await tokenOf('Kim');
    const guest = await guestToken(services);
    const [first = ''] = await freeIn(ROME, 'repair');
    for (const at of [
      '2020-01-01T10:00Z',
      '2026-12-25T10:00Z',
      first.replace(':00.000Z', ':00Z').replace(/T\d\d/u, 'T03'),
    ])
      expect(told(await book(kim, at))).toEqual([400, 'appointment_unknown']);
    expect(told(await book(kim, 'tomorrow'))).toEqual([400, 'bad_request']);
    expect(told(await book(kim, first, { storeId: 'atlantis' }))).toEqual([404, 'not_found']);
    expect(told(await book(guest, first))).toEqual([400, 'bad_request']);
    const { email: _, ...nameless } = PERSON;
    expect(told(await book(guest, first, { contact: nameless }))).toEqual([400, 'bad_request']);
    expect((await services.call('getAppointments')).status).toBe(401);
    expect(told(await services.call('getAppointments', { token: guest }))).toEqual([401, 'unauthorized']);
  });

  it('[R2.062, R2.063] of a guest opens by the token of its mail, that one alone, until it is cancelled', async () => {
    const guest = await guestToken(services);
    const [first = '', second = '', third = ''] = await freeIn(ROME, 'repair');
    const id = idOf(await book(guest, first, { contact: PERSON }));
    await work();
    expect(mail.sent.at(-1)).toMatchObject({
      to: PERSON.email,
      subject: 'Your appointment at Maison Aurèle Roma',
    });
    expect(mail.sent.at(-1)?.calendar).toContain(`UID:${id}@localhost`);
    expect(mail.sent.at(-1)?.text).not.toMatch(/Ana|Silva/u);
    const headers = { [APPOINTMENT_TOKEN_HEADER]: tokenInMail() };
    const other = idOf(await book(await tokenOf('Kim'), third));
    const stranger = await guestToken(services);
    expect(await listOf(stranger, headers)).toMatchObject([{ id }]);
    const move = (which: string, more: object) =>
      services.call('moveAppointment', {
        token: stranger,
        params: { id: which },
        body: { gmtStartDateTime: second },
        ...more,
      });
    expect(told(await move(id, {}))).toEqual([401, 'unauthorized']);
    expect(told(await move(other, { headers }))).toEqual([404, 'not_found']);
    const wrong = {
      [APPOINTMENT_TOKEN_HEADER]: tokenInMail().replace(/./u, (sign) => (sign === 'x' ? 'y' : 'x')),
    };
    expect(told(await move(id, { headers: wrong }))).toEqual([404, 'not_found']);
    expect((await move(id, { headers })).status).toBe(200);
    await work();
    const mails = mail.sent.length;
    const cancel = () => services.call('cancelAppointment', { token: stranger, params: { id }, headers });
    const cancelled = await cancel();
    expect(cancelled.body).toMatchObject({ state: 'cancelled' });
    expect(await cancel()).toMatchObject({ status: 200, body: cancelled.body });
    await work();
    expect(mail.sent.length - mails).toBe(1);
    expect(told(await move(id, { headers }))).toEqual([409, 'appointment_over']);
    const gone = await services.call('getAppointments', { token: stranger, headers });
    expect(told(gone)).toEqual([404, 'not_found']);
    const { rows } = await services.db.executeSql('SELECT token_hash FROM appointment WHERE id = $1', [id]);
    expect(rows[0]?.['token_hash']).not.toBe(headers[APPOINTMENT_TOKEN_HEADER]);
  });

  it('is never overbooked, whoever comes to the last place at the same time', async () => {
    const guest = await guestToken(services);
    const [first = ''] = await freeIn(ROME, 'repair');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        book(guest, first, {
          contact: { ...PERSON, email: `p${at}@appointments.example` },
          address: `10.0.${at}.1`,
        }),
      ),
    );
    const outcomes = answers.map((answer) => JSON.stringify(told(answer)));
    expect(outcomes.filter((outcome) => outcome === '[201,null]')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === '[409,"appointment_taken"]')).toHaveLength(49);
    const { rows } = await services.db.executeSql('SELECT taken FROM appointment_slot');
    expect(rows).toEqual([{ taken: 1 }]);
  });

  it('changes places with another at the same time, and no place is lost or doubled', async () => {
    const kim = await tokenOf('Kim');
    const times = (await freeIn(ROME, 'repair')).slice(0, 4);
    const ids = await Promise.all(times.slice(0, 2).map(async (at) => idOf(await book(kim, at))));
    await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        services.call('moveAppointment', {
          token: kim,
          params: { id: ids[at % 2] ?? '' },
          body: { gmtStartDateTime: times[(at * 3) % 4] },
        }),
      ),
    );
    const { rows } = await services.db.executeSql(`SELECT s.starts_at, s.taken, count(a.id)::int AS booked
      FROM appointment_slot s LEFT JOIN appointment a ON a.starts_at = s.starts_at AND a.state = 'booked'
      GROUP BY s.starts_at, s.taken`);
    for (const row of rows) expect(row['taken']).toBe(row['booked']);
    expect(rows.reduce((sum, row) => sum + Number(row['taken']), 0)).toBe(2);
  });

  it('[R4.034, R5.015, R6.013] asks Korea’s consents there, each of them, and none elsewhere', async () => {
    const guest = await guestToken(services, 'kor-kr');
    const [first = ''] = await freeIn(ROME, 'repair');
    const at = (consents: object) => book(guest, first, { contact: PERSON, ...consents, locale: 'kor-kr' });
    const main = { type: 'MAIN_PERSONAL_DATA', value: true };
    expect(told(await at({}))).toEqual([400, 'consent_missing']);
    expect(told(await at({ consents: [main, { type: 'STORE_APPOINTMENT', value: false }] }))).toEqual([
      400,
      'consent_missing',
    ]);
    const all = [main, { type: 'STORE_APPOINTMENT', value: true }, { type: 'NEWSLETTER', value: false }];
    expect((await at({ consents: all })).status).toBe(201);
    const { rows } = await services.db.executeSql('SELECT type, value FROM consent ORDER BY type');
    expect(rows).toEqual([
      { type: 'MAIN_PERSONAL_DATA', value: true },
      { type: 'STORE_APPOINTMENT', value: true },
    ]);
  });
});

describe('[R7.185] what is kept about appointments', () => {
  it('reminds the day before by mail and by text message, once, and anew after a move', async () => {
    const guest = await guestToken(services);
    const later = (await freeIn(ROME, 'repair')).filter(
      (at) => Date.parse(at) > services.clock.now().getTime() + 50 * HOUR_MS,
    );
    const [first = '', second = ''] = later;
    const contact = { ...PERSON, phone: '(212) 555-0142' };
    const id = idOf(await book(guest, first, { contact }));
    await work();
    const keep = () => jobHandlers(services.deps)['keep-appointments']({});
    const sentBefore = mail.sent.length;
    await keep();
    expect(jobs.left).toEqual([]);
    const ahead = Date.parse(first) - 23 * HOUR_MS - services.clock.now().getTime();
    services.clock.advance(ahead);
    await Promise.all([keep(), keep(), keep()]);
    expect(jobs.left.map(({ name }) => name)).toEqual(['send-appointment-mail', 'send-appointment-text']);
    await work();
    expect(mail.sent.slice(sentBefore)).toMatchObject([
      { subject: 'Soon: your appointment at Maison Aurèle Roma' },
    ]);
    expect(sms.sent.at(-1)).toMatchObject({ to: '+12125550142' });
    expect(sms.sent.at(-1)?.text).toContain('we expect you at Maison Aurèle Roma');
    const headers = { [APPOINTMENT_TOKEN_HEADER]: tokenInMail() };
    await services.call('moveAppointment', {
      token: guest,
      params: { id },
      headers,
      body: { gmtStartDateTime: second },
    });
    await work();
    expect(mail.sent.at(-1)?.subject).toBe('Your appointment at Maison Aurèle Roma has a new time');
    // So short before, a reminder would say the same again.
    await keep();
    expect(jobs.left).toEqual([]);
  });

  it('tells the first who waits of a place that came free, and the next where it is not taken', async () => {
    const guest = await guestToken(services);
    const day = (await freeIn(ROME, 'repair')).at(-1)?.slice(0, 10) ?? '';
    const kim = await tokenOf('Kim');
    const [first = '', ...others] = (await freeIn(ROME, 'repair')).filter((each) => each.startsWith(day));
    const booked = [idOf(await book(kim, first))];
    for (const [at, time] of others.entries()) {
      const contact = { ...PERSON, email: `${at}@full.example` };
      booked.push(idOf(await book(guest, time, { contact, address: `10.0.0.${at}` })));
    }
    const wait = (email: string) =>
      services.call('waitForAppointment', {
        token: guest,
        body: { storeId: ROME, appointmentType: 'repair', day, email },
      });
    for (const email of ['one@wait.example', 'two@wait.example', 'ONE@wait.example'])
      expect((await wait(email)).body).toEqual({ success: true });
    jobs = recordedJobs();
    const keep = () => jobHandlers(services.deps)['keep-appointments']({});
    await keep();
    expect(jobs.left).toEqual([]);
    await services.call('cancelAppointment', { token: kim, params: { id: booked[0] ?? '' } });
    jobs = recordedJobs();
    await keep();
    await keep();
    await work();
    expect(mail.sent.at(-1)).toMatchObject({
      to: 'one@wait.example',
      subject: 'A time has come free for you',
    });
    expect(mail.sent.at(-1)?.text).toContain(`/point-of-sale/rome/appointment?type=repair&day=${day}`);
    services.clock.advance(2 * HOUR_MS);
    await keep();
    await work();
    expect(mail.sent.at(-1)).toMatchObject({ to: 'two@wait.example' });
  });

  it('goes with the account, and its places are free again', async () => {
    const kim = await tokenOf('Kim');
    const [first = ''] = await freeIn(ROME, 'repair');
    await book(kim, first);
    const { rows } = await services.db.executeSql("SELECT id FROM customer WHERE login LIKE 'kim@%'");
    await inTransaction(services.db, (transaction) =>
      forgetAppointmentsOf(transaction, [String(rows[0]?.['id']), null, null]),
    );
    expect(await listOf(kim)).toEqual([]);
    expect(await freeIn(ROME, 'repair')).toContain(first);
  });

  it('is forgotten ninety days after its end', async () => {
    const kim = await tokenOf('Kim');
    const [first = ''] = await freeIn(ROME, 'repair');
    await book(kim, first);
    const wait = Date.parse(first) - services.clock.now().getTime();
    const count = async () => (await services.db.executeSql('SELECT FROM appointment')).rows.length;
    services.clock.advance(wait + 89 * 24 * HOUR_MS);
    await jobHandlers(services.deps).sweep({});
    expect(await count()).toBe(1);
    services.clock.advance(2 * 24 * HOUR_MS);
    await jobHandlers(services.deps).sweep({});
    expect(await count()).toBe(0);
  });
});
