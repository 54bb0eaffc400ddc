import { CALL_SPECS } from '@vitrine/contracts';
import { CLIENT_NOTE_LENGTH, CLIENT_NOTES_LIMIT } from '@vitrine/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useAccountMails } from '../test-harness/account-mails.ts';
import { guestToken, OWN_PAGE, signIn } from '../test-harness/open-services.ts';
import { customerIdOf, LEA, signedInAgent, THEO } from '../test-harness/signed-in-agent.ts';

const mails = useAccountMails();
const { services } = mails;
let kim = '';
beforeAll(async () => {
  kim = await customerIdOf(services, 'kim');
});
beforeEach(async () => {
  await services.db.executeSql('DELETE FROM client_note');
  await services.db.executeSql('DELETE FROM counted_use');
});

/** The token of an agent who serves Kim, or somebody without an account. */
async function serving(who: typeof LEA | typeof THEO, clientId?: string): Promise<string> {
  const { accessToken } = await signedInAgent(mails, who);
  if (clientId === undefined) return accessToken;
  const own = { token: accessToken, headers: OWN_PAGE, body: { clientId } };
  return CALL_SPECS.serveClient.answer.parse((await services.call('serveClient', own)).body).accessToken;
}
const read = (token: string) => services.call('getClientNotes', { token, headers: OWN_PAGE });
const notesOf = async (token: string) =>
  CALL_SPECS.getClientNotes.answer.parse((await read(token)).body).notes;
const write = (token: string, words: string) =>
  services.call('writeClientNote', { token, headers: OWN_PAGE, body: { words } });
const remove = (token: string, id: string) =>
  services.call('removeClientNote', { token, headers: OWN_PAGE, params: { id } });
const readByClient = async (token: string) =>
  CALL_SPECS.getAdviserNotes.answer.parse(
    (await services.call('getAdviserNotes', { token, headers: OWN_PAGE })).body,
  ).notes;

describe('[R6.003] notes about a client', () => {
  it('are written, read and removed by agents of the store, and read by the client', async () => {
    await services.db.executeSql('DELETE FROM agent_act');
    const lea = await serving(LEA, kim);
    expect(await notesOf(lea)).toEqual([]);
    expect((await write(lea, '  Likes warm colours.  ')).status).toBe(200);
    services.clock.advance(1000);
    await write(lea, 'Comes on Saturdays.');
    const [newest, oldest] = await notesOf(lea);
    expect([newest?.words, oldest?.words]).toEqual(['Comes on Saturdays.', 'Likes warm colours.']);
    expect(oldest?.adviser).toBe('Léa Marchand');
    const { token: own } = await signIn(services, { headers: OWN_PAGE });
    expect((await readByClient(own)).map(({ words, store }) => [words, store.includes('Paris')])).toEqual([
      ['Comes on Saturdays.', true],
      ['Likes warm colours.', true],
    ]);
    expect((await remove(lea, newest?.id ?? '')).status).toBe(200);
    expect((await remove(lea, newest?.id ?? '')).status).toBe(404);
    expect(await readByClient(own)).toHaveLength(1);
    const { body } = await services.call('getAdviserActs', { token: own, headers: OWN_PAGE });
    const acts = CALL_SPECS.getAdviserActs.answer.parse(body).acts.map(({ act, area }) => `${act} ${area}`);
    expect(acts.toSorted()).toEqual(
      ['began undefined', 'changed notes', 'changed notes', 'changed notes', 'read notes'].toSorted(),
    );
  });

  it('are those of the agent’s own store, though the client is another one’s, too', async () => {
    const lea = await serving(LEA, kim);
    await write(lea, 'Of Paris alone.');
    const [{ id } = { id: '' }] = await notesOf(lea);
    const theo = await serving(THEO, kim);
    expect(await notesOf(theo)).toEqual([]);
    expect((await remove(theo, id)).status).toBe(404);
    await write(theo, 'Of New York alone.');
    expect((await notesOf(lea)).map(({ words }) => words)).toEqual(['Of Paris alone.']);
    const { token: own } = await signIn(services, { headers: OWN_PAGE });
    expect(await readByClient(own)).toHaveLength(2);
  });

  it('are neither seen nor written once the client is no client of the store', async () => {
    const lea = await serving(LEA, kim);
    await write(lea, 'Likes warm colours.');
    const { rows } = await services.db.executeSql(
      `DELETE FROM client_store WHERE customer_id = $1 AND store_id = 'paris-celestins' RETURNING reason`,
      [kim],
    );
    expect(await notesOf(lea)).toEqual([]);
    expect((await write(lea, 'More.')).status).toBe(404);
    await services.db.executeSql(
      `INSERT INTO client_store (customer_id, store_id, reason, since) VALUES ($1, 'paris-celestins', $2, now())`,
      [kim, rows[0]?.['reason']],
    );
  });

  it('are about the client who is served: nobody in particular has none', async () => {
    const lea = await serving(LEA);
    for (const answer of [await read(lea), await write(lea, 'Tall.'), await remove(lea, 'n')])
      expect([answer.status, answer.errorCode]).toEqual([404, 'not_found']);
    const { token: own } = await signIn(services, { headers: OWN_PAGE });
    expect((await read(own)).status).toBe(403);
    expect((await write(own, 'I am tall.')).status).toBe(403);
    expect((await read(await guestToken(services))).status).toBe(401);
    const served = await serving(LEA, kim);
    expect((await services.call('getAdviserNotes', { token: served })).errorCode).toBe('forbidden');
  });

  it('are short plain words', async () => {
    const lea = await serving(LEA, kim);
    expect((await write(lea, '<script>alert(1)</script>')).errorCode).toBe('words_not_plain');
    expect((await write(lea, 'See evil.example')).errorCode).toBe('words_not_plain');
    expect((await write(lea, ' ')).errorCode).toBe('bad_request');
    expect((await write(lea, 'a'.repeat(CLIENT_NOTE_LENGTH + 1))).status).toBe(400);
    expect((await write(lea, 'a'.repeat(CLIENT_NOTE_LENGTH))).status).toBe(200);
  });

  it('are few, however many are written at the same time', async () => {
    const lea = await serving(LEA, kim);
    for (let at = 1; at < CLIENT_NOTES_LIMIT; at += 1) await write(lea, `Note ${at}.`);
    const all = await Promise.all(['One.', 'Two.', 'Three.'].map((words) => write(lea, words)));
    expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await notesOf(lea)).toHaveLength(CLIENT_NOTES_LIMIT);
  });
});
