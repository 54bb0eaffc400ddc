import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setStock } from '../test-harness/a-purchase.ts';
import { useServices } from '../test-harness/open-services.ts';
import { recordedJobs, type RecordedJobs } from '../test-harness/recorded-jobs.ts';
import { recordedMail, type RecordedMail } from '../test-harness/recorded-mail.ts';
import { recordedSms, type RecordedSms } from '../test-harness/recorded-sms.ts';
import { jobHandlers } from '../start-jobs.ts';
import { noticeRestocked } from './back-in-stock.jobs.ts';

const services = useServices();
let jobs: RecordedJobs;
let mail: RecordedMail;
let sms: RecordedSms;
beforeEach(() => {
  jobs = recordedJobs();
  mail = recordedMail();
  sms = recordedSms();
});
afterEach(async () => {
  await services.db.executeSql('DELETE FROM back_in_stock');
  await setStock(services, 'QS2013', 0);
});

interface Reader {
  readonly email?: string;
  readonly countryCode?: string;
  readonly locale?: 'eng-us' | 'fra-fr' | 'ara-ae';
  readonly sku?: string;
  readonly identifiers?: readonly object[];
}

async function subscribe(reader: Reader = {}): Promise<void> {
  const { email = 'ana@example.com', countryCode = 'US', locale = 'eng-us', sku = 'QS2013' } = reader;
  const answer = await services.call('subscribeBackInStock', {
    locale,
    body: {
      sku,
      identifiers: reader.identifiers ?? [{ type: 'Email', value: email }],
      source: 'LV_COM',
      stockChannel: 'ECO',
      consent: 'YES',
      productPageURL: 'https://evil.example/',
      productImage: 'https://evil.example/x.png',
      productName: 'Evil <b>',
      countryCode,
    },
  });
  expect(answer.status).toBe(201);
}

/** One run of the timetable's job, and of every job for a message it left. */
async function run(): Promise<void> {
  const deps = { ...services.deps, jobs, gateways: { ...services.deps.gateways, mail, sms } };
  const before = jobs.left.length;
  await jobHandlers(deps)['notice-restocked']({});
  for (const { name, data } of jobs.left.slice(before)) {
    if (!('subscriptionId' in data) || typeof data.subscriptionId !== 'string') continue;
    const { subscriptionId } = data;
    const job = name === 'send-back-in-stock-text' ? name : 'send-back-in-stock-mail';
    await jobHandlers(deps)[job]({ subscriptionId });
  }
}

describe('a piece that is back in stock', () => {
  it('[R7.067] is told once to everybody who waits, and nobody hears before', async () => {
    await subscribe();
    await subscribe();
    await subscribe({ email: 'ben@example.com' });
    await run();
    expect(mail.sent).toEqual([]);
    await setStock(services, 'QS2013', 1);
    await Promise.all([run(), noticeRestocked({ ...services.deps, jobs })]);
    await run();
    const told = jobs.left.map(({ data }) => JSON.stringify(data));
    expect([told.length, new Set(told).size]).toEqual([2, 2]);
  });

  it('[R3.051] is named, shown and linked out of our own catalogue, whatever the subscription said', async () => {
    await subscribe();
    await setStock(services, 'QS2013', 3);
    await run();
    expect(mail.sent).toHaveLength(1);
    const [sent] = mail.sent;
    expect(sent).toMatchObject({ to: 'ana@example.com' });
    expect(sent?.messageId).toMatch(/^<back-in-stock\.[\w-]+\.\d+@localhost>$/u);
    expect(JSON.stringify(sent)).not.toMatch(/evil/iu);
    expect(sent?.subject).toMatch(/^Quai.* is available again$/u);
    const urls = [...(sent?.html ?? '').matchAll(/(?:href|src)="([^"]*)"/gu)].map(
      ([, url = '']) => new URL(url),
    );
    // The mail ends with the telephone of the client service.
    const pages = urls.filter(({ protocol }) => protocol !== 'tel:');
    expect(new Set(pages.map(({ origin }) => origin))).toEqual(new Set(['http://localhost:3000']));
    expect(sent?.text).toContain('/QS2013');
  });

  it.each([
    ['fra-fr', 'FR', 'de nouveau disponible', 'dir="ltr"', '€'],
    ['ara-ae', 'AE', 'متوفّر من جديد', 'dir="rtl"', 'د.إ'],
  ] as const)('[R7.067] is told in the words and prices of %s', async (locale, countryCode, ...parts) => {
    const [words, direction, money] = parts;
    await subscribe({ locale, countryCode });
    await setStock(services, 'QS2013', 3);
    await run();
    expect(mail.sent[0]?.subject).toContain(words);
    expect(mail.sent[0]?.html).toContain(direction);
    expect(mail.sent[0]?.html).toContain(money);
  });

  it('[R7.067] is told again to somebody who asks again after they were told, as another mail', async () => {
    await subscribe();
    await setStock(services, 'QS2013', 1);
    await run();
    await setStock(services, 'QS2013', 0);
    services.clock.advance(60_000);
    await subscribe();
    await run();
    expect(mail.sent).toHaveLength(1);
    await setStock(services, 'QS2013', 1);
    await run();
    expect(new Set(mail.sent.map(({ messageId }) => messageId)).size).toBe(2);
  });

  it.each([
    ['eng-us', 'US', '(212) 555-0142', '+12125550142', 'is available again'],
    ['fra-fr', 'FR', '06 12 34 56 78', '+33612345678', 'de nouveau disponible'],
    ['ara-ae', 'AE', '050 123 4567', '+971501234567', 'متوفّر من جديد'],
  ] as const)('[R3.051] is told once by text message in the language of %s', async (...row) => {
    const [locale, countryCode, value, to, words] = row;
    const identifiers = [{ type: 'Phone', value }];
    await subscribe({ locale, countryCode, identifiers });
    await subscribe({ locale, countryCode, identifiers });
    await setStock(services, 'QS2013', 1);
    await run();
    await run();
    expect(mail.sent).toEqual([]);
    expect(sms.sent).toMatchObject([{ to }]);
    expect(sms.sent[0]?.text).toContain(words);
    expect(sms.sent[0]?.text).toContain(`http://localhost:3000/${locale}/products/quai-AU2002/QS2013`);
    expect(sms.sent[0]?.text).not.toMatch(/evil/iu);
  });

  it('[R4.001] is not told where it is not priced, nor while all pieces are reserved', async () => {
    await subscribe({ email: 'br@example.com', countryCode: 'BR' });
    await setStock(services, 'QS2013', 1);
    await run();
    await subscribe();
    await services.db.executeSql(`UPDATE stock SET reserved = 1 WHERE sku_id = 'QS2013'`);
    await run();
    expect(mail.sent).toEqual([]);
  });
});

/** The address in the mail of Ana, who waits for two pieces, as Ben does for one. */
async function endingUrl(): Promise<URL> {
  await subscribe();
  await subscribe({ sku: 'QK3003-44' });
  await subscribe({ email: 'ben@example.com', sku: 'QK3003-44' });
  await setStock(services, 'QS2013', 1);
  await run();
  return new URL(mail.sent[0]?.unsubscribeUrl ?? '');
}
/** Who is waiting, or was told. */
const waiting = async () =>
  (await services.db.executeSql('SELECT identifier FROM back_in_stock')).rows.map((row) => row['identifier']);

describe('ending the mails about pieces that are back', () => {
  it('[R7.067] forgets a reader by one POST, not by looking, and says so however often it is asked', async () => {
    const { pathname, search } = await endingUrl();
    const url = pathname + search;
    const looked = await services.app.inject({ url });
    expect([looked.statusCode, looked.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(looked.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await waiting()).toHaveLength(3);
    for (let time = 0; time < 2; time += 1) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const payload = 'List-Unsubscribe=One-Click';
      const posted = await services.app.inject({ method: 'POST', url, headers, payload });
      expect(posted.body).toContain('Your address is forgotten');
      expect(await waiting()).toEqual(['ben@example.com']);
    }
  });

  it('[R7.067] needs the signature of the mail', async () => {
    const { pathname, searchParams } = await endingUrl();
    const signature = searchParams.get('signature') ?? '';
    const wrong = [
      '',
      '?signature=',
      `?signature=${'A'.repeat(43)}`,
      `?signature=${signature.slice(1)}`,
      `?signature=${signature}&signature=${signature}`,
    ];
    for (const query of wrong) {
      expect((await services.app.inject({ method: 'POST', url: pathname + query })).statusCode).toBe(404);
    }
    const other = pathname.replace(/[^/]+$/u, 'another');
    const url = `${other}?signature=${signature}`;
    expect((await services.app.inject({ method: 'POST', url })).statusCode).toBe(404);
    expect(await waiting()).toHaveLength(3);
  });
});
