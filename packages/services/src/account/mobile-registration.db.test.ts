import { CALL_SPECS } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { useAccountMails } from '../test-harness/account-mails.ts';
import { guestToken, OWN_PAGE } from '../test-harness/open-services.ts';
import { solvedCaptcha } from '../test-harness/solved-captcha.ts';

const { services, texted, delivered } = useAccountMails();
const NUMBER = '+12125550171';
const PASSWORD = 'lanterns on the quay';
let networks = 0;
const aClient = () => {
  networks += 1;
  return { address: `192.0.2.${networks % 250}`, headers: OWN_PAGE };
};
const ask = async (mobileNumber = NUMBER, key?: string) =>
  services.call('askRegistrationCode', {
    ...aClient(),
    body: { mobileNumber, key: key ?? (await solvedCaptcha(services, aClient())) },
  });
const codeFor = async (mobileNumber = NUMBER) => {
  services.clock.advance(600_000);
  expect((await ask(mobileNumber)).status).toBe(200);
  return /\b\d{6}\b/u.exec((await texted())[0]?.text ?? '')?.[0] ?? '';
};
const register = (otp: string, more: object = {}, token?: string) =>
  services.call('registerByMobile', {
    ...aClient(),
    ...(token && { token }),
    body: { mobileNumber: NUMBER, otp, password: PASSWORD, firstName: 'Ines', lastName: 'Roche', ...more },
  });
const other = (code: string) => (code === '000000' ? '000001' : '000000');
const signIn = (login: string) =>
  services.call('login', { ...aClient(), body: { login, password: PASSWORD } });

describe('[R2.036] an account by mobile number', () => {
  it('begins with the code of a text message, keeps the guest’s bag, and is entered by the number', async () => {
    const guest = await guestToken(services);
    await services.call('addToCart', { token: guest, body: { skuId: 'QB5001', quantity: 1 } });
    const code = await codeFor();
    expect((await register(other(code))).errorCode).toBe('otp_not_good');
    expect((await register(code, { password: 'short' })).errorCode).toBe('password_too_short');
    const entered = CALL_SPECS.registerByMobile.answer.parse((await register(code, {}, guest)).body);
    expect(entered.user).toMatchObject({ login: NUMBER, firstName: 'Ines' });
    expect(entered.user.email).toBeUndefined();
    const { body } = await services.call('getCart', { token: entered.accessToken });
    expect(JSON.stringify(body)).toContain('QB5001');
    for (const written of ['(212) 555-0171', NUMBER, '212-555-0171'])
      expect((await signIn(written)).status).toBe(200);
    expect((await register(code)).status).toBe(400);
    expect(await delivered()).toEqual([]);
  });

  it('is answered the same for a number that has an account, whose owner is told; it begins none', async () => {
    services.clock.advance(600_000);
    expect((await ask('(212) 555-0187')).body).toEqual({ sent: true, expiresIn: 600 });
    const [text] = await texted();
    expect([text?.to, text?.text]).toEqual([
      '+12125550187',
      'Maison Aurèle: this number has an account already. Please sign in with it.',
    ]);
  });

  it('begins once of two at the same time', async () => {
    const number = '+12125550172';
    const code = await codeFor(number);
    const all = await Promise.all(Array.from({ length: 4 }, () => register(code, { mobileNumber: number })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('asks for a captcha, once, and for a number of a country that the shop sends to', async () => {
    const key = await solvedCaptcha(services, aClient());
    expect((await ask('+33612345678', key)).errorCode).toBe('phone_of_other_country');
    expect((await ask('12', key)).status).toBe(400);
    expect((await ask('+12125550173', key)).status).toBe(200);
    expect((await ask('+12125550174', key)).errorCode).toBe('captcha_not_good');
    expect((await ask('+12125550174', 'x')).errorCode).toBe('captcha_not_good');
    expect((await texted()).map(({ to }) => to)).toEqual(['+12125550173']);
  });

  it('is burnt by five wrong tries of its code', async () => {
    const number = '+12125550175';
    const code = await codeFor(number);
    for (let tries = 0; tries < 5; tries += 1) await register(other(code), { mobileNumber: number });
    expect((await register(code, { mobileNumber: number })).errorCode).toBe('otp_not_good');
  });
});
