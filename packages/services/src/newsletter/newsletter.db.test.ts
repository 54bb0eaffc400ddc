import { CALL_SPECS } from '@vitrine/contracts';
import { type LocaleCode, USE_LIMITS } from '@vitrine/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobHandlers } from '../start-jobs.ts';
import { KIM, signIn, type TestAnswer, useServices } from '../test-harness/open-services.ts';
import type { JobData } from '../jobs/index.ts';
import { recordedJobs } from '../test-harness/recorded-jobs.ts';
import { recordedMail, type RecordedMail } from '../test-harness/recorded-mail.ts';
import { isEdition } from './edition.ts';
import { sendNewsletter, sendNewsletterMail } from './newsletter.jobs.ts';

const ANA = 'ana+news@example.com';
const EDITION = 'winter-2026';
/** How often an address may be asked for in an hour, in the tests. */
const LIMIT = USE_LIMITS.sending.perSubject.max;
const DAY_MS = 24 * 60 * 60 * 1000;
type MailJob = JobData['send-newsletter-mail'];
const isMailJob = (data: object): data is MailJob =>
  'kind' in data && ('requestId' in data || 'readerId' in data);
/** The mails that are still to be sent. */
let left: MailJob[] = [];
const services = useServices({
  jobs: async () => ({
    ...recordedJobs(),
    enqueue: async (_transaction, _name, data) => {
      if (isMailJob(data)) left.push(data);
    },
  }),
});
let mail: RecordedMail;
beforeEach(async () => {
  mail = recordedMail();
  left = [];
  for (const table of [
    'consent',
    'consent_log',
    'newsletter_request',
    'newsletter_sent',
    'newsletter_reader',
  ])
    await services.db.executeSql(`DELETE FROM ${table}`);
  await services.db.executeSql('DELETE FROM counted_use');
});

/** Sends what was left behind. */
async function work(): Promise<void> {
  const deps = { ...services.deps, gateways: { ...services.deps.gateways, mail } };
  for (const job of left.splice(0)) await sendNewsletterMail(deps, job);
}
async function sendEdition(): Promise<readonly string[]> {
  const before = mail.sent.length;
  await jobHandlers(services.deps)['send-newsletter']({ edition: EDITION });
  await work();
  return mail.sent.slice(before).map(({ to }) => to);
}

const subscribe = (
  email: string,
  more: {
    readonly locale?: LocaleCode;
    readonly token?: string;
    readonly address?: string;
    readonly consents?: unknown;
  } = {},
) => {
  const { consents, ...request } = more;
  return services.call('subscribeNewsletter', {
    ...request,
    body: { email, firstName: 'Ana', ...(consents === undefined ? {} : { consents }) },
  });
};
const unsubscribe = (email: string) => services.call('unsubscribeNewsletter', { params: { email } });
const told = ({ status, body }: TestAnswer) => ({ status, body });

/** The link of the mail that was sent last. */
function link(): string {
  const text = mail.sent.at(-1)?.text ?? '';
  const url = new URL(/https?:\S+signature=\S+/u.exec(text)?.[0] ?? '');
  return url.pathname + url.search;
}
const press = (url: string) => services.app.inject({ method: 'POST', url });
const flagOf = async (token: string) => {
  const { body } = await services.call('getConsents', { token });
  return CALL_SPECS.getConsents.answer.parse(body).isOptinToReceiveNewsletterEmails;
};

describe('asking for the newsletter', () => {
  it('[R7.034] begins it with the link of the mail alone, and once', async () => {
    expect(told(await subscribe(ANA))).toEqual({ status: 200, body: { success: true } });
    await work();
    expect(mail.sent).toMatchObject([{ to: ANA, subject: 'Please confirm your newsletter' }]);
    expect(await sendEdition()).toEqual([]);
    const url = link();
    // Mail servers look where a link leads.
    expect((await services.app.inject({ url })).body).toContain('Receive the newsletter');
    expect(await sendEdition()).toEqual([]);
    expect((await press(url)).body).toContain('The next newsletter will come');
    expect(await sendEdition()).toEqual([ANA]);
    // Neither a second run nor a second press does anything more.
    expect(await sendEdition()).toEqual([]);
    await unsubscribe(ANA);
    await work();
    expect((await press(url)).body).toContain('used already');
    await services.db.executeSql('DELETE FROM newsletter_sent');
    expect(await sendEdition()).not.toContain(ANA);
  });

  it('[R7.034] answers the same for an unknown, a subscribed and an account’s address, and writes to who is not subscribed', async () => {
    await subscribe(ANA);
    await work();
    await press(link());
    const answers = [];
    for (const email of ['new@example.com', ANA.toUpperCase(), KIM.login])
      answers.push(told(await subscribe(email)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const before = mail.sent.length;
    await work();
    expect(mail.sent.slice(before).map(({ to }) => to)).toEqual(['new@example.com', KIM.login]);
    const { token } = await signIn(services);
    expect(await flagOf(token)).toBe(false);
    await press(link());
    expect(await flagOf(token)).toBe(true);
  });

  it('[R7.034] begins it at once for the customer who is signed in with the address, and for no other address', async () => {
    const { token } = await signIn(services);
    await subscribe(KIM.login, { token });
    expect(await flagOf(token)).toBe(true);
    await subscribe('other@example.com', { token });
    await work();
    expect(mail.sent.map(({ to }) => to)).toEqual(['other@example.com']);
    expect(await sendEdition()).toEqual([KIM.login]);
  });

  it('[R4.034, R7.034] needs every consent of the newsletter in Korea, and keeps them with the confirmation', async () => {
    const all = ['MAIN_PERSONAL_DATA', 'PROMOTION_PERSONAL_DATA', 'NEWSLETTER'];
    const said = (value: boolean) => all.map((type) => ({ type, value }));
    const locale = 'kor-kr';
    for (const consents of [undefined, said(false), said(true).slice(1)]) {
      expect(await subscribe(ANA, { locale, consents })).toMatchObject({
        status: 400,
        errorCode: 'consent_missing',
      });
    }
    expect((await subscribe(ANA, { locale, consents: said(true) })).status).toBe(200);
    await work();
    expect(mail.sent.at(-1)?.subject).toBe('뉴스레터 신청을 확인해 주십시오');
    await press(link());
    const { rows } = await services.db.executeSql(
      `SELECT type, act, place, locale, email FROM consent_log ORDER BY type`,
    );
    expect(rows).toEqual(
      all.toSorted().map((type) => ({ type, act: 'given', place: 'mail-link', locale, email: ANA })),
    );
  });

  it('[R7.034] is over with its link after a week', async () => {
    await subscribe(ANA);
    await work();
    services.clock.advance(8 * DAY_MS);
    expect((await press(link())).body).toContain('older than seven days');
    expect(await sendEdition()).toEqual([]);
  });

  it.each([
    ['email', { email: 'a@' }],
    ['email', {}],
    ['firstName', { email: ANA, firstName: 'x'.repeat(61) }],
    ['consents.0.type', { email: ANA, consents: [{ type: 'fax', value: true }] }],
    ['name', { email: ANA, name: 'Ana' }],
  ])('[R7.034] names the field %s that is wrong', async (field, body) => {
    const answer = await services.call('subscribeNewsletter', { body });
    expect(answer).toMatchObject({ status: 400, body: { statusDetails: field } });
  });

  it('[R7.034, R7.035] is counted by address, known or not', async () => {
    // Each from a network of its own: what one network may ask is counted too.
    const ask = (email: string, time: number) => subscribe(email, { address: `203.0.113.${time}` });
    for (const email of [ANA, KIM.login]) {
      const statuses = [];
      for (let time = 0; time <= LIMIT; time += 1) statuses.push((await ask(email, time)).status);
      expect(statuses).toEqual([...Array.from({ length: LIMIT }, () => 200), 429]);
      const refused = await unsubscribe(email);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    services.clock.advance(60 * 60 * 1000);
    expect((await subscribe(ANA)).status).toBe(200);
  });
});

describe('the newsletter of a customer', () => {
  it('[R7.033] is turned on and off under the spelling of the specification', async () => {
    const { token } = await signIn(services);
    const set = (body: unknown) => services.call('setNewsletter', { token, body });
    expect(told(await set({ suscribedInNewsletter: true }))).toEqual({
      status: 200,
      body: { success: true },
    });
    expect(await flagOf(token)).toBe(true);
    await set({ suscribedInNewsletter: false });
    expect(await flagOf(token)).toBe(false);
    expect((await set({ subscribedInNewsletter: true })).status).toBe(400);
    const { status } = await services.call('setNewsletter', { body: { suscribedInNewsletter: true } });
    expect(status).toBe(401);
  });
});

describe('ending the newsletter', () => {
  it('[R7.035] needs no proof, says goodbye with a way back, and tells nobody who is subscribed', async () => {
    const { token } = await signIn(services);
    await services.call('setNewsletter', { token, body: { suscribedInNewsletter: true } });
    const [known, unknown] = [await unsubscribe(KIM.login), await unsubscribe('no+body@example.com')];
    expect(told(known)).toEqual({ status: 200, body: { success: true } });
    expect(told(unknown)).toEqual(told(known));
    expect(await flagOf(token)).toBe(false);
    await work();
    expect(mail.sent).toMatchObject([{ to: KIM.login, subject: 'Your newsletter has ended' }]);
    await press(link());
    expect(await flagOf(token)).toBe(true);
    // Nothing is kept of an address that was never subscribed.
    const { rows } = await services.db.executeSql(`SELECT FROM consent_log WHERE email IS NOT NULL`);
    expect(rows).toEqual([]);
    const wrong = await services.call('unsubscribeNewsletter', { params: { email: 'abc' } });
    expect(wrong).toMatchObject({ status: 400, body: { statusDetails: 'email' } });
  });

  it('[R7.034] takes one press of the mail program in an edition, which no scanner does by looking', async () => {
    await subscribe(ANA);
    await work();
    await press(link());
    await sendEdition();
    const { unsubscribeUrl = '', html, text } = mail.sent.at(-1) ?? {};
    expect(`${html}${text}`).toContain('/products/');
    const { pathname, search } = new URL(unsubscribeUrl);
    await services.app.inject({ url: pathname + search });
    await services.db.executeSql('DELETE FROM newsletter_sent');
    expect(await sendEdition()).toEqual([ANA]);
    expect((await press(pathname + search)).body).toContain('No more newsletters');
    await services.db.executeSql('DELETE FROM newsletter_sent');
    expect(await sendEdition()).toEqual([]);
    expect((await press(`${pathname}?signature=${'A'.repeat(43)}`)).statusCode).toBe(404);
  });
});

describe('an edition', () => {
  it('[R7.034] goes once to each reader, however many runs there are at once, and not to who left meanwhile', async () => {
    const { token } = await signIn(services);
    await services.call('setNewsletter', { token, body: { suscribedInNewsletter: true } });
    await subscribe(ANA, { locale: 'ara-ae' });
    await work();
    await press(link());
    const before = mail.sent.length;
    await Promise.all([1, 2, 3].map(() => sendNewsletter(services.deps, { edition: EDITION })));
    await unsubscribe(KIM.login);
    await work();
    const editions = mail.sent.slice(before).filter(({ messageId }) => messageId.includes('edition'));
    expect(editions.map(({ to }) => to)).toEqual([ANA]);
    expect(editions[0]?.html).toContain('dir="rtl"');
  });

  it('is one that the house wrote', async () => {
    expect(await isEdition(services.db, EDITION)).toBe(true);
    expect(await isEdition(services.db, 'winter-1926')).toBe(false);
  });
});

describe('what the house says of its newsletter', () => {
  it('[R7.075] is answered while it is published', async () => {
    const { body } = await services.call('getNewsletterContent', { locale: 'fra-fr' });
    expect(CALL_SPECS.getNewsletterContent.answer.parse(body)).toMatchObject({
      title: 'La lettre de la maison',
      ref: 'newsletter',
    });
    await services.db.executeSql(`DELETE FROM content WHERE kind = 'page' AND ref = 'newsletter'`);
    expect((await services.call('getNewsletterContent')).status).toBe(404);
  });
});
