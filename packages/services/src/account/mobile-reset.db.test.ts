import { CALL_SPECS } from '@vitrine/contracts';
import { CAPTCHA_WORK, isEnoughWork, workCode } from '@vitrine/domain';
import { pbkdf2Sync } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../one-time/index.ts';
import { useAccountMails } from '../test-harness/account-mails.ts';
import { KIM, OWN_PAGE, TEST_ORIGIN } from '../test-harness/open-services.ts';

const { services, texted, delivered } = useAccountMails();
const PHONE = '+12125550187';
const PAGE = '/eng-us/mylv/reset-password';
const MINUTE_MS = 60_000;
let networks = 0;
const aClient = () => {
  networks += 1;
  return { address: `203.0.113.${networks % 250}`, headers: OWN_PAGE };
};
const get = async () => {
  services.clock.advance(1);
  const answer = await services.call('getCaptcha', aClient());
  const captcha = CALL_SPECS.getCaptcha.answer.parse(answer.body);
  const { rows } = await services.db.executeSql(
    `SELECT id FROM one_time_token WHERE kind = 'captcha' ORDER BY created_at DESC LIMIT 1`,
  );
  const digits = codeOf(services.deps.config, { kind: 'captcha', id: String(rows[0]?.['id']) });
  return { ...captcha, digits, headers: answer.headers };
};
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const solve = (randomstr: string, verificationCode: string) =>
  services.call('solveCaptcha', { ...aClient(), body: { randomstr, verificationCode } });
const aKey = async () => {
  const { randomstr, digits } = await get();
  return CALL_SPECS.solveCaptcha.answer.parse((await solve(randomstr, digits)).body).key;
};
const askCode = async (phone = PHONE, key?: string) =>
  services.call('getOtpCode', { ...aClient(), params: { phone }, query: { key: key ?? (await aKey()) } });
const aCode = async () => {
  services.clock.advance(10 * MINUTE_MS);
  expect((await askCode()).status).toBe(200);
  const [text] = await texted();
  return /\b\d{6}\b/u.exec(text?.text ?? '')?.[0] ?? '';
};
const reset = async (otp: string, more: object = {}) => {
  const { randomstr, digits: verificationCode } = await get();
  const body = { mobileNumber: PHONE, otp, verificationCode, randomstr, url: PAGE, ...more };
  return services.call('resetPasswordMobile', { ...aClient(), body });
};
const signIn = (password: string) =>
  services.call('login', { ...aClient(), body: { login: KIM.login, password } });
const told = ({ status, errorCode }: { readonly status: number; readonly errorCode?: string | undefined }) =>
  [status, errorCode] as const;

describe('[R7.019] a captcha', () => {
  it('is another one each time, and is kept by nobody', async () => {
    const [one, two] = [await get(), await get()];
    expect([one.image === two.image, one.randomstr === two.randomstr]).toEqual([false, false]);
    expect(one.headers['cache-control']).toContain('no-store');
    const picture = Buffer.from(one.image.replace('data:image/png;base64,', ''), 'base64');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 360, height: 120 });
    const rows = await services.db.executeSql('SELECT * FROM one_time_token', []);
    for (const secret of [one.digits, one.randomstr]) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it(
    'is solved by the work of a device, once, for who cannot read the picture',
    { timeout: 60_000 },
    async () => {
      const { randomstr } = await get();
      const found = workOf(randomstr);
      const unsolved = await get();
      for (const [name, code] of [
        [randomstr, unfitFor(randomstr)],
        [unsolved.randomstr, unfitFor(unsolved.randomstr)],
        ['nobody', workCode(found)],
      ] as const)
        expect(told(await solve(name, code)), code).toEqual([400, 'captcha_not_good']);
      const { body } = await solve(randomstr, workCode(found));
      expect(told(await solve(randomstr, workCode(found)))).toEqual([400, 'captcha_not_good']);
      const { key } = CALL_SPECS.solveCaptcha.answer.parse(body);
      expect((await askCode('+12125550144', key)).status).toBe(200);
      await texted();
    },
  );

  it('is solved once, by its own digits, for five minutes', async () => {
    const [one, two] = [await get(), await get()];
    expect(told(await solve(one.randomstr, two.digits))).toEqual([400, 'captcha_not_good']);
    expect((await solve(one.randomstr, one.digits)).status).toBe(200);
    expect(told(await solve(one.randomstr, one.digits))).toEqual([400, 'captcha_not_good']);
    services.clock.advance(5 * MINUTE_MS);
    expect(told(await solve(two.randomstr, two.digits))).toEqual([400, 'captcha_not_good']);
  });

  it('is burnt by five wrong tries', async () => {
    const { randomstr, digits } = await get();
    for (let tries = 0; tries < 5; tries += 1) await solve(randomstr, other(digits));
    expect(told(await solve(randomstr, digits))).toEqual([400, 'captcha_not_good']);
  });
});

describe('[R7.020] a code by text message', () => {
  it('is answered alike for every number, and sent to the one that has an account', async () => {
    const answers = [await askCode('(212) 555-0187'), await askCode('+12125550142')];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 2 }, () => [200, { sent: true, expiresIn: 300 }]),
    );
    expect(answers[0]?.headers['cache-control']).toContain('no-store');
    const sent = await texted();
    expect(sent.map(({ to }) => to)).toEqual([PHONE]);
    expect(sent[0]?.text).toMatch(/^Maison Aurèle: \d{6} is your code, good for 5 minutes\./u);
  });

  it('asks for a key that is good once, and for a number that can be written to', async () => {
    const key = await aKey();
    for (const phone of ['12', 'kim', '+12125550187000'])
      expect(told(await askCode(phone, key))).toEqual([400, 'bad_request']);
    expect(told(await askCode('+4915112345678', key))).toEqual([400, 'phone_of_other_country']);
    const unsolved = await get();
    expect(told(await askCode(PHONE, unsolved.randomstr))).toEqual([400, 'captcha_not_good']);
    expect((await askCode(PHONE, key)).status).toBe(200);
    expect(told(await askCode(PHONE, key))).toEqual([400, 'captcha_not_good']);
    const both = await aKey();
    const prefetched = { ...aClient(), headers: { ...OWN_PAGE, 'sec-purpose': 'prefetch' } };
    const ahead = await services.call('getOtpCode', {
      ...prefetched,
      params: { phone: PHONE },
      query: { key: both },
    });
    expect(ahead.status).toBe(400);
    const raced = await Promise.all(Array.from({ length: 4 }, () => askCode('+12125550143', both)));
    expect(raced.filter(({ status }) => status === 200)).toHaveLength(1);
    await texted();
  });

  it('comes three times in ten minutes to a number, from wherever it is asked', async () => {
    services.clock.advance(10 * MINUTE_MS);
    const statuses = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await askCode()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    services.clock.advance(10 * MINUTE_MS);
    expect((await askCode()).status).toBe(200);
    await texted();
  });
});

describe('[R7.016, R2.055] a reset by text message', () => {
  it('sends a link of the shop that sets a password once', async () => {
    expect((await reset(await aCode(), { url: TEST_ORIGIN + PAGE })).status).toBe(200);
    const [text] = await texted();
    const link = new URL(/https?:\/\/\S+/u.exec(text?.text ?? '')?.[0] ?? '');
    expect([text?.to, link.origin, link.pathname]).toEqual([PHONE, TEST_ORIGIN, PAGE]);
    const token = link.searchParams.get('token') ?? '';
    const set = (password: string) =>
      services.call('setPassword', { ...aClient(), body: { token, password } });
    expect((await set('mimosa in february')).status).toBe(200);
    expect((await set('another in february')).status).toBe(401);
    expect([(await signIn(KIM.password)).status, (await signIn('mimosa in february')).status]).toEqual([
      401, 200,
    ]);
    expect((await delivered()).map(({ subject }) => subject)).toEqual(['Your password was changed']);
  });

  it('answers a wrong code and an unknown number alike, and uses a code once', async () => {
    const otp = await aCode();
    const wrong = [await reset(other(otp)), await reset(otp, { mobileNumber: '+12125550142' })];
    expect(wrong[0]?.body).toEqual(wrong[1]?.body);
    expect(wrong.map(told)).toEqual([
      [400, 'otp_not_good'],
      [400, 'otp_not_good'],
    ]);
    expect((await reset(otp)).status).toBe(200);
    expect(told(await reset(otp))).toEqual([400, 'otp_not_good']);
    await texted();
  });

  it('burns the code by five wrong ones, and lets it end after five minutes', async () => {
    const otp = await aCode();
    for (let tries = 0; tries < 5; tries += 1) await reset(other(otp));
    expect(told(await reset(otp))).toEqual([400, 'otp_not_good']);
    const late = await aCode();
    services.clock.advance(5 * MINUTE_MS);
    expect(told(await reset(late))).toEqual([400, 'otp_not_good']);
  });

  it('asks for a captcha of its own: the same one twice, or that of another call, is refused', async () => {
    const otp = await aCode();
    const [one, two] = [await get(), await get()];
    const mixed = { randomstr: one.randomstr, verificationCode: two.digits };
    expect(told(await reset(otp, mixed))).toEqual([400, 'captcha_not_good']);
    const own = { randomstr: one.randomstr, verificationCode: one.digits };
    expect(told(await reset(other(otp), own))).toEqual([400, 'otp_not_good']);
    expect(told(await reset(otp, own))).toEqual([400, 'captcha_not_good']);
    expect((await reset(otp)).status).toBe(200);
    await texted();
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:0', '/api/eng-us/cart'])(
    'leads to no %s, and sends nothing',
    async (url) => {
      expect(told(await reset('123456', { url }))).toEqual([400, 'bad_request']);
      expect(await texted()).toEqual([]);
    },
  );

  it('knows no number that two accounts have', async () => {
    await services.db.executeSql(
      `UPDATE customer SET phone = $1 WHERE login = 'noor@maison-aurele.example'`,
      [PHONE],
    );
    services.clock.advance(10 * MINUTE_MS);
    expect((await askCode()).status).toBe(200);
    expect(await texted()).toEqual([]);
  });
});

const digestOf = (name: string, number: number) =>
  pbkdf2Sync(name, String(number), CAPTCHA_WORK.iterations, 32, 'sha256');
/** What a browser looks for in the place of the digits. */
function workOf(name: string): number {
  let number = 0;
  while (!isEnoughWork(digestOf(name, number))) number += 1;
  return number;
}
/** A number that is none. */
function unfitFor(name: string): string {
  let number = 0;
  while (isEnoughWork(digestOf(name, number))) number += 1;
  return workCode(number);
}
