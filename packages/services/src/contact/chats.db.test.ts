import { CALL_SPECS, callUrl } from '@vitrine/contracts';
import { inTransaction, newId } from '@vitrine/database';
import { AT_WORK_MS, CHAT_LIMITS, CHAT_SILENCE_MS, CHAT_UNTAKEN_MS } from '@vitrine/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EVENT_PAUSE_MS } from '../http/event-stream.ts';
import { sweep } from '../sweep/index.ts';
import { useAccountMails } from '../test-harness/account-mails.ts';
import { guestToken, OWN_PAGE, signIn } from '../test-harness/open-services.ts';
import { customerIdOf, LEA, signedInAgent, THEO } from '../test-harness/signed-in-agent.ts';
import { forgetChats, heldChats, keepChats, sendContactMail } from './index.ts';

const DAY_MS = 86_400_000;
const mails = useAccountMails();
const { services } = mails;
let lea = '';
let theo = '';
let origin = '';
beforeAll(async () => {
  lea = (await signedInAgent(mails, LEA)).accessToken;
  theo = (await signedInAgent(mails, THEO)).accessToken;
  origin = await services.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => services.app.server.closeAllConnections());
beforeEach(async () => {
  for (const table of ['counted_use', 'chat', 'desk_presence'])
    await services.db.executeSql(`DELETE FROM ${table}`);
  await beAtWork(lea);
});

const beAtWork = (token: string) => services.call('followDesk', { token, headers: OWN_PAGE });
const say = (token: string, words: string, said: { readonly id?: string; readonly name?: string } = {}) =>
  services.call('sendChatMessage', {
    token,
    locale: 'fra-fr',
    headers: OWN_PAGE,
    body: { id: newId(), words, ...said },
  });
const chatOf = async (token: string, after = '0') => {
  const { body } = await services.call('getChat', { token, locale: 'fra-fr', query: { after } });
  return CALL_SPECS.getChat.answer.parse(body);
};
const chatsOf = async (token: string) => {
  const { body } = await services.call('getDeskChats', { token, headers: OWN_PAGE });
  return CALL_SPECS.getDeskChats.answer.parse(body).chats;
};
const act = (token: string, id: string, what: string) =>
  services.call('actOnChat', { token, headers: OWN_PAGE, params: { id }, body: { act: what } });
const answer = (token: string, chatId: string, words: string) =>
  answerAs(token, chatId, { id: newId(), words });
const answerAs = (token: string, chatId: string, body: object) =>
  services.call('answerChat', { token, headers: OWN_PAGE, params: { id: chatId }, body });
const end = (token: string) => services.call('endChat', { token, headers: OWN_PAGE });
const transcript = (token: string, email = 'ana@example.com') =>
  services.call('sendTranscript', { token, headers: OWN_PAGE, body: { email } });
/** As if nothing had happened for so long; the clock itself would end the sessions. */
const beSilentFor = (ms: number) =>
  services.db.executeSql("UPDATE chat SET changed_at = changed_at - $1 * interval '1 ms'", [ms]);
/** A chat of a guest that Léa has taken. */
async function taken() {
  const token = await guestToken(services, 'fra-fr');
  await say(token, 'Good evening', { name: 'Ana' });
  const [chat] = await chatsOf(lea);
  await act(lea, chat?.id ?? '', 'take');
  return { token, id: chat?.id ?? '' };
}

/** Follows a call as a browser does; `next` waits for another event. */
async function follow(name: 'followChat' | 'followDesk', token: string) {
  const stop = new AbortController();
  const response = await fetch(new URL(callUrl(name, { locale: 'fra-fr' }), origin), {
    headers: { ...OWN_PAGE, accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async (): Promise<string> => {
    const { value = '' } = (await reader?.read()) ?? {};
    return value.includes('data: ') ? value : next();
  };
  return { response, next, stop: () => stop.abort() };
}

describe('a chat', { timeout: 60_000 }, () => {
  it('[R2.116] is off where nobody is at work', async () => {
    const token = await guestToken(services, 'fra-fr');
    expect(await chatOf(token)).toEqual({ isStaffed: true });
    services.clock.advance(AT_WORK_MS + 1);
    expect(await chatOf(token)).toEqual({ isStaffed: false });
    expect((await say(token, 'Hello')).errorCode).toBe('desk_closed');
    await beAtWork(theo);
    expect(await chatOf(token)).toEqual({ isStaffed: false });
  });

  it('[R2.116] goes from a shopper to the desk and back, as text', async () => {
    const token = await guestToken(services, 'fra-fr');
    const sent = await say(token, '<b>Good</b> evening', { name: 'Ana' });
    expect([sent.status, sent.body]).toEqual([201, { seq: 1 }]);
    expect(await chatsOf(theo)).toEqual([]);
    const [chat] = await chatsOf(lea);
    expect(chat).toMatchObject({
      name: 'Ana',
      state: 'waiting',
      lastWords: '<b>Good</b> evening',
      locale: 'fra-fr',
    });
    const id = chat?.id ?? '';
    expect((await answer(lea, id, 'Hello')).errorCode).toBe('chat_taken');
    expect((await act(theo, id, 'take')).status).toBe(404);
    expect((await act(lea, id, 'take')).status).toBe(200);
    expect((await act(lea, id, 'take')).errorCode).toBe('chat_taken');
    expect((await answer(lea, id, 'Good evening, Ana')).body).toEqual({ seq: 2 });
    const { chat: seen } = await chatOf(token);
    expect(seen).toMatchObject({ state: 'open', agent: 'Léa' });
    expect(seen?.messages.map(({ seq, isOfDesk, words }) => [seq, isOfDesk, words])).toEqual([
      [1, false, '<b>Good</b> evening'],
      [2, true, 'Good evening, Ana'],
    ]);
    expect((await chatOf(token, '1')).chat?.messages.map(({ seq }) => seq)).toEqual([2]);
  });

  it('[R2.116] keeps a message once that comes twice, at once, and after the end', async () => {
    const { token, id } = await taken();
    const [mine, theirs] = [newId(), newId()];
    const shopper = await Promise.all([1, 2, 3].map(() => say(token, 'Once', { id: mine })));
    const desk = await Promise.all([1, 2, 3].map(() => answerAs(lea, id, { id: theirs, words: 'Once too' })));
    expect([...shopper, ...desk].map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    await end(token);
    expect((await say(token, 'Once', { id: mine })).status).toBe(201);
    const { chat } = await chatOf(token);
    expect(chat?.state).toBe('ended');
    expect(chat?.messages).toHaveLength(3);
  });

  it('[R2.116] is one at a time, however many tabs begin it', async () => {
    const token = await guestToken(services, 'fra-fr');
    await Promise.all(['a', 'b', 'c', 'd'].map((words) => say(token, words)));
    expect(await chatsOf(lea)).toHaveLength(1);
    expect((await chatOf(token)).chat?.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  it('[R2.116] is nobody else’s', async () => {
    const { id } = await taken();
    const other = await guestToken(services, 'fra-fr');
    expect((await chatOf(other)).chat).toBeUndefined();
    expect((await end(other)).status).toBe(404);
    expect((await transcript(other)).status).toBe(404);
    expect((await services.call('followChat', { token: other })).status).toBe(404);
    expect((await answer(theo, id, 'Hello')).status).toBe(404);
    expect((await answer(other, id, 'Hello')).status).toBe(401);
    expect((await say(lea, 'I am an agent')).status).toBe(403);
  });

  it('[R2.116] tells both ends what is new, and heals after a lost connection', async () => {
    const { token, id } = await taken();
    const [shopper, desk] = [await follow('followChat', token), await follow('followDesk', lea)];
    expect(shopper.response.headers.get('content-type')).toContain('text/event-stream');
    const [first, firstOfDesk] = [await shopper.next(), await desk.next()];
    const [heard, heardByDesk] = [shopper.next(), desk.next()];
    const began = performance.now();
    await answer(lea, id, 'Are you there?');
    expect(await heard).not.toBe(first);
    expect(await heardByDesk).not.toBe(firstOfDesk);
    // Told, and not found by looking again.
    expect(performance.now() - began).toBeLessThan(EVENT_PAUSE_MS / 2);
    shopper.stop();
    await answer(lea, id, 'Said meanwhile');
    const again = await follow('followChat', token);
    await again.next();
    expect((await chatOf(token, '2')).chat?.messages.map(({ words }) => words)).toEqual(['Said meanwhile']);
    again.stop();
    desk.stop();
  });

  it('[R2.116] takes twenty messages a minute of a thousand signs, and ends at its fullest', async () => {
    const { token } = await taken();
    expect((await say(token, 'x'.repeat(CHAT_LIMITS.characters + 1))).status).toBe(400);
    expect((await say(token, 'x', { id: 'short' })).status).toBe(400);
    const statuses = [];
    for (let time = 0; time < 21; time += 1) statuses.push((await say(token, `${time}`)).status);
    expect([statuses.slice(0, 19).every((status) => status === 201), statuses.at(-1)]).toEqual([true, 429]);
    await services.db.executeSql('DELETE FROM counted_use');
    await services.db.executeSql('UPDATE chat SET last_seq = $1', [CHAT_LIMITS.messages]);
    expect((await say(token, 'one more')).errorCode).toBe('chat_full');
  });

  it('[R2.116] is mailed once to who asks, where a person has answered', async () => {
    const lonely = await guestToken(services, 'fra-fr');
    await say(lonely, 'Nobody answers');
    await end(lonely);
    expect((await transcript(lonely)).status).toBe(404);
    const { token, id } = await taken();
    await answer(lea, id, 'Good evening');
    expect((await transcript(token)).status).toBe(404);
    await end(token);
    expect((await chatOf(token)).chat).toMatchObject({ hasTranscript: true, endedBy: 'shopper' });
    expect((await transcript(token)).status).toBe(200);
    expect((await transcript(token)).status).toBe(404);
    await mails.delivered();
    await sendContactMail(services.deps, { kind: 'transcript', chatId: id });
    const [mail] = await mails.delivered();
    expect([mail?.to, mail?.text]).toEqual(['ana@example.com', expect.stringMatching(/Léa: Good evening/u)]);
  });

  it('[R2.116] ends in silence, sooner where no agent came', async () => {
    const { token } = await taken();
    const waiting = await guestToken(services, 'fra-fr');
    await say(waiting, 'Is somebody there?');
    await beSilentFor(CHAT_UNTAKEN_MS + 1);
    await keepChats(services.deps);
    expect((await chatOf(waiting)).chat).toMatchObject({ state: 'ended', endedBy: 'silence' });
    expect((await chatOf(token)).chat?.state).toBe('open');
    await beSilentFor(CHAT_SILENCE_MS);
    await keepChats(services.deps);
    expect((await chatOf(token)).chat?.state).toBe('ended');
  });

  it('[R2.116] goes with a guest who signs in, and is exported, forgotten and swept', async () => {
    const begun = await services.call('startGuestSession', { locale: 'fra-fr', headers: OWN_PAGE });
    const guest = CALL_SPECS.startGuestSession.answer.parse(begun.body).accessToken;
    await say(guest, 'I shall sign in');
    const { token } = await signIn(services, { headers: OWN_PAGE, cookies: begun.cookies });
    expect((await chatOf(token)).chat?.messages).toHaveLength(1);
    const kim = await customerIdOf(services, 'kim');
    expect(await heldChats(services.db, kim, null)).toHaveLength(1);
    await inTransaction(services.db, (transaction) => forgetChats(transaction, kim, null));
    expect((await chatOf(token)).chat).toBeUndefined();
    const { token: other } = await taken();
    await end(other);
    services.clock.advance((services.deps.config.chatKeptDays + 1) * DAY_MS);
    await sweep(services.deps);
    expect((await services.db.executeSql('SELECT FROM chat')).rows).toEqual([]);
  });
});
