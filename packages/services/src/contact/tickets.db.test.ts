import { CALL_SPECS } from '@vitrine/contracts';
import { inTransaction } from '@vitrine/database';
import { LOCALES } from '@vitrine/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '../sweep/index.ts';
import { useAccountMails } from '../test-harness/account-mails.ts';
import { guestToken, KIM, OWN_PAGE, signIn } from '../test-harness/open-services.ts';
import { LEA, signedInAgent, THEO } from '../test-harness/signed-in-agent.ts';
import { forgetTickets, heldTickets, sendContactMail } from './index.ts';

const DAY_MS = 86_400_000;
const mails = useAccountMails();
const { services } = mails;
const MESSAGE = 'Does the clasp of this bracelet open with one hand?\n<script>alert(1)</script>';
const SAID = {
  firstName: 'Ana',
  lastName: 'Duarte',
  email: 'ana@example.com',
  topic: 'piece',
  message: MESSAGE,
} as const;
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n').toString('base64');

let lea = '';
let theo = '';
beforeAll(async () => {
  lea = (await signedInAgent(mails, LEA)).accessToken;
  theo = (await signedInAgent(mails, THEO)).accessToken;
});
beforeEach(async () => {
  await services.db.executeSql('DELETE FROM counted_use');
  await services.db.executeSql('DELETE FROM ticket');
});

const write = async (token: string, said: object = {}, address = '10.1.1.1') =>
  services.call('writeToClientService', {
    token,
    address,
    headers: OWN_PAGE,
    locale: 'fra-fr',
    body: { ...SAID, ...said },
  });
const written = async (token: string, said: object = {}) =>
  CALL_SPECS.writeToClientService.answer.parse((await write(token, said)).body);
const addFile = (token: string, id: string, file = PDF) =>
  services.call('addTicketFile', { token, headers: OWN_PAGE, params: { id }, body: { file } });
const act = (token: string, id: string, body: object) =>
  services.call('actOnTicket', { token, headers: OWN_PAGE, params: { id }, body });
const ticketsOf = async (token: string) => {
  const { body } = await services.call('getAgentDay', { token, headers: OWN_PAGE });
  return CALL_SPECS.getAgentDay.answer.parse(body).tickets;
};
describe('what somebody writes to the client service', { timeout: 60_000 }, () => {
  it('[R2.007] becomes a ticket with a number, and is acknowledged without a word of it', async () => {
    const token = await guestToken(services, 'fra-fr');
    const { id, number } = await written(token, { reference: 'AU-12' });
    expect(number).toMatch(/^CS-\w{4}-\w{4}$/u);
    await mails.delivered();
    await sendContactMail(services.deps, { kind: 'received', ticketId: id });
    const [mail] = await mails.delivered();
    expect(mail?.to).toBe('ana@example.com');
    expect(mail?.subject).toContain(number);
    for (const word of ['clasp', 'script>', 'Ana', 'AU-12'])
      expect(`${mail?.text}${mail?.html}`).not.toContain(word);
  });

  it('[R2.007] names each field that is missing, and keeps nothing', async () => {
    const token = await guestToken(services);
    for (const [field, value] of [
      ['email', 'nobody'],
      ['message', 'short'],
      ['firstName', ''],
      ['topic', 'gossip'],
      ['message', 'x'.repeat(4001)],
      ['reference', '<b>'],
    ] as const) {
      const { status, body } = await write(token, { [field]: value });
      expect([status, body]).toMatchObject([400, { errors: [{ statusDetails: field }, {}] }]);
    }
    expect((await services.db.executeSql('SELECT FROM ticket')).rows).toEqual([]);
  });

  it('[R2.007] may be five a minute from one session and one address', async () => {
    const token = await guestToken(services);
    for (let time = 0; time < 5; time += 1)
      expect((await write(token, { email: `${time}@example.com` }, `10.2.0.${time}`)).status).toBe(201);
    expect((await write(token, {}, '10.2.0.9')).status).toBe(429);
    for (let time = 0; time < 5; time += 1)
      expect((await write(await guestToken(services), {}, '10.3.0.1')).status).toBe(201);
    expect((await write(await guestToken(services), {}, '10.3.0.1')).status).toBe(429);
  });

  it('[R2.007] brings three files along, told by their bytes, of its own writer alone', async () => {
    const token = await guestToken(services);
    const { id } = await written(token);
    expect((await addFile(await guestToken(services), id)).status).toBe(404);
    for (const bad of [
      'MZ program of more than sixteen bytes',
      '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    ]) {
      const refused = await addFile(token, id, Buffer.from(bad).toString('base64'));
      expect([refused.status, refused.errorCode]).toEqual([400, 'file_not_taken']);
    }
    for (const place of [1, 2, 3]) expect((await addFile(token, id)).body).toEqual({ place });
    expect((await addFile(token, id)).errorCode).toBe('too_many_files');
    const [ticket] = await ticketsOf(lea);
    expect(ticket?.files).toHaveLength(3);
    const { url = '' } = ticket?.files[0] ?? {};
    const read = (as: string) =>
      services.app.inject({ url, headers: { ...OWN_PAGE, authorization: `Bearer ${as}` } });
    const file = await read(lea);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers['content-disposition']).toMatch(/^attachment/u);
    expect(file.rawPayload.toString('base64')).toBe(PDF);
    expect((await read(theo)).statusCode).toBe(404);
    expect((await read(token)).statusCode).toBe(401);
    const { rows } = await services.db.executeSql('SELECT sealed FROM ticket_file LIMIT 1');
    expect(String(rows[0]?.['sealed'])).not.toContain('%PDF');
  });

  it('[R2.007] is seen by the agents of its desk, taken by one, and answered by mail', async () => {
    const { id, number } = await written(await guestToken(services, 'fra-fr'));
    expect(await ticketsOf(theo)).toEqual([]);
    expect(await ticketsOf(lea)).toMatchObject([
      { number, name: 'Ana Duarte', message: MESSAGE, state: 'open' },
    ]);
    expect((await act(theo, id, { act: 'take' })).status).toBe(404);
    expect((await act(lea, id, { act: 'answer', words: 'Yes.' })).errorCode).toBe('ticket_taken');
    expect((await act(lea, id, { act: 'take' })).status).toBe(200);
    expect((await act(lea, id, { act: 'answer' })).status).toBe(400);
    const words = 'It does.\n\nWe are glad to show it.';
    expect((await act(lea, id, { act: 'answer', words })).status).toBe(200);
    expect(await ticketsOf(lea)).toMatchObject([
      { state: 'answered', answers: [words], agent: 'Léa Marchand' },
    ]);
    const { rows } = await services.db.executeSql('SELECT id FROM ticket_answer');
    await mails.delivered();
    await sendContactMail(services.deps, { kind: 'answered', answerId: String(rows[0]?.['id']) });
    const [mail] = await mails.delivered();
    expect(mail?.text).toContain('We are glad to show it.');
    expect(mail?.text).not.toContain('clasp');
  });

  it('[R2.007] of a desk where nobody works is seen by all others', async () => {
    const token = await guestToken(services, 'ara-ae');
    await services.call('writeToClientService', { token, headers: OWN_PAGE, locale: 'ara-ae', body: SAID });
    expect(LOCALES['ara-ae'].phone).toMatch(/^\+971/u);
    expect([await ticketsOf(lea), await ticketsOf(theo)].map((tickets) => tickets.length)).toEqual([1, 1]);
  });

  it('[R6.001] is nobody’s to read or move but an agent’s, who writes none', async () => {
    const token = await guestToken(services);
    const { id } = await written(token);
    expect((await act(token, id, { act: 'take' })).status).toBe(401);
    const kim = await signIn(services, { headers: OWN_PAGE });
    expect((await act(kim.token, id, { act: 'take' })).status).toBe(403);
    expect((await write(lea)).status).toBe(403);
  });

  it('[R2.007] is exported and forgotten with the account, and swept when its days are over', async () => {
    const { token } = await signIn(services, { headers: OWN_PAGE });
    await written(token);
    await written(await guestToken(services), { email: KIM.login });
    await written(await guestToken(services));
    const { rows } = await services.db.executeSql('SELECT id FROM customer WHERE login = $1', [KIM.login]);
    const kim = String(rows[0]?.['id']);
    expect(await heldTickets(services.db, kim, KIM.login)).toHaveLength(2);
    await inTransaction(services.db, (transaction) => forgetTickets(transaction, kim, KIM.login));
    expect((await services.db.executeSql('SELECT FROM ticket')).rows).toHaveLength(1);
    services.clock.advance((services.deps.config.ticketKeptDays + 1) * DAY_MS);
    await sweep(services.deps);
    expect((await services.db.executeSql('SELECT FROM ticket')).rows).toEqual([]);
  });
});
