import { CALL_SPECS, UserInfoBody } from '@vitrine/contracts';
import { PROOF_SECONDS } from '@vitrine/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { useAccountMails } from '../test-harness/account-mails.ts';
import { agentToken } from '../test-harness/an-agent.ts';
import { guestToken, KIM, OWN_PAGE, TEST_ORIGIN } from '../test-harness/open-services.ts';

const { services, delivered, received, texted } = useAccountMails();
const NOOR = 'noor@maison-aurele.example';
const NEW = 'kim.laurent@house.example';
let networks = 0;
const aClient = () => {
  networks += 1;
  return { address: `198.51.100.${networks % 250}`, headers: OWN_PAGE };
};
const enter = async (login: string = KIM.login) => {
  const { body } = await services.call('login', { ...aClient(), body: { ...KIM, login } });
  return CALL_SPECS.login.answer.parse(body).accessToken;
};
const infoOf = async (token: string) =>
  UserInfoBody.parse((await services.call('getUserInfo', { token, headers: OWN_PAGE })).body);
const ask = (token: string | undefined, body: object) =>
  services.call('updateEmail', { ...aClient(), ...(token && { token }), body });
const to = (email: string, checkEmail = email) => ({ email, checkEmail });
const confirm = (token: string) => services.call('confirmEmail', { ...aClient(), body: { token } });
const tokenIn = (text: string) => /token=([\w-]{43})/u.exec(text)?.[1] ?? '';
const prove = (token: string, password: string) =>
  services.call('proveIdentity', { ...aClient(), token, body: { password } });

const NUMBER = '+12125550142';
const askCode = (token: string, mobileNumber = '(212) 555-0142') =>
  services.call('askMobileCode', { ...aClient(), token, body: { mobileNumber } });
const change = (token: string, code: string, mobileNumber = NUMBER) =>
  services.call('changeMobile', { ...aClient(), token, body: { mobileNumber, code } });
const codeIn = (text = '') => /\b\d{6}\b/u.exec(text)?.[0] ?? '';
const phoneOf = async (token: string) =>
  CALL_SPECS.getProfile.answer.parse(
    (await services.call('getProfile', { token, headers: OWN_PAGE, query: { locale: 'eng-us' } })).body,
  ).phone;

/** Lets the proof of a sign-in run out. */
const age = async (token: string) => {
  await services.db.executeSql("UPDATE session SET proven_at = proven_at - $1 * interval '1 second'", [
    PROOF_SECONDS,
  ]);
  return token;
};
const askProof = (token: string) => services.call('askProofCode', { ...aClient(), token });
const proveByCode = (token: string, code: string) =>
  services.call('proveIdentity', { ...aClient(), token, body: { code } });

beforeEach(async () => {
  await delivered();
  await texted();
  await services.db.executeSql(
    "UPDATE customer SET login = $1, email = $1, phone = '+12125550187' WHERE first_name = 'Kim'",
    [KIM.login],
  );
  await services.db.executeSql('DELETE FROM counted_use', []);
});

describe('[R7.021] who has no password at hand', () => {
  it('shows that the account is theirs by a code of a mail, good once', async () => {
    const token = await age(await enter());
    expect((await ask(token, to(NEW))).errorCode).toBe('proof_needed');
    expect((await askProof(token)).body).toEqual({ sentBy: 'mail', expiresIn: 600 });
    const { to: mailbox, code } = await received();
    expect(mailbox).toBe(KIM.login);
    expect((await proveByCode(token, code === '000000' ? '000001' : '000000')).errorCode).toBe(
      'code_not_good',
    );
    expect((await ask(token, to(NEW))).errorCode).toBe('proof_needed');
    expect((await proveByCode(token, code)).body).toEqual({ success: true });
    expect((await ask(token, to(NEW))).body).toEqual({ success: true });
    await age(token);
    expect((await proveByCode(token, code)).errorCode).toBe('code_not_good');
    expect((await ask(token, to(NEW))).errorCode).toBe('proof_needed');
  });

  it('gets it by text message where the account has no address', async () => {
    const token = await enter();
    await services.db.executeSql(
      "UPDATE customer SET login = '+12125550187', email = NULL WHERE first_name = 'Kim'",
      [],
    );
    expect((await askProof(token)).body).toEqual({ sentBy: 'text', expiresIn: 600 });
    const [text, ...others] = await texted();
    expect([text?.to, others]).toEqual(['+12125550187', []]);
    expect((await proveByCode(token, codeIn(text?.text))).body).toEqual({ success: true });
  });

  it('shows nothing by the code of somebody else', async () => {
    const token = await enter();
    await askProof(token);
    const { code } = await received();
    const { rows } = await services.db.executeSql("SELECT id FROM customer WHERE first_name = 'Noor'", []);
    await services.db.executeSql('UPDATE session SET customer_id = $1', [rows[0]?.['id']]);
    expect((await proveByCode(token, code)).errorCode).toBe('code_not_good');
  });

  it('is no agent who acts for them, and no guest', async () => {
    const { rows } = await services.db.executeSql("SELECT id FROM customer WHERE first_name = 'Kim'", []);
    const agents = await agentToken(services, String(rows[0]?.['id']));
    expect((await askProof(agents)).errorCode).toBe('forbidden');
    expect((await askProof(await guestToken(services))).status).toBe(401);
    expect(await delivered()).toEqual([]);
  });

  it('is not asked by the thousand', async () => {
    const token = await enter();
    const answers = [];
    for (let tries = 0; tries < 12; tries += 1) answers.push((await askProof(token)).status);
    expect(answers).toContain(429);
  });
});

describe('[R7.021, R5.019] another e-mail address of an account', () => {
  it('counts once the link that was mailed there is used; the old address is told before and after', async () => {
    const token = await enter();
    expect((await ask(token, to('Kim.Laurent@house.example'))).body).toEqual({ success: true });
    const mails = await delivered();
    expect(mails.map((mail) => mail.to).toSorted()).toEqual([KIM.login, NEW].toSorted());
    const [link = ''] = mails.filter((mail) => mail.to === NEW).map(({ text }) => text);
    expect(link).toContain(`${TEST_ORIGIN}/eng-us/mylv/email-change?token=`);
    expect((await infoOf(token)).email).toBe(KIM.login);

    const looked = await services.call('getAccountLink', {
      ...aClient(),
      headers: { ...OWN_PAGE, 'account-link': tokenIn(link) },
    });
    expect(looked.body).toEqual({ kind: 'email-change', email: NEW, asksPassword: false });
    expect((await infoOf(token)).email).toBe(KIM.login);
    expect((await confirm(tokenIn(link))).body).toEqual({ email: NEW });
    expect(await infoOf(token)).toMatchObject({ email: NEW, login: NEW });
    expect((await confirm(tokenIn(link))).errorCode).toBe('link_not_good');
    expect((await delivered()).map((mail) => [mail.to, mail.subject])).toEqual([
      [KIM.login, 'Your e-mail address was changed'],
    ]);
    expect((await services.call('login', { ...aClient(), body: KIM })).status).toBe(401);
    expect((await infoOf(await enter(NEW))).email).toBe(NEW);
  });

  it('of another account is answered the same; its owner is told and nothing changes', async () => {
    const token = await enter();
    expect((await ask(token, to(NOOR))).body).toEqual({ success: true });
    const mails = await delivered();
    const [told] = mails.filter((mail) => mail.to === NOOR);
    expect([told?.subject, tokenIn(told?.text ?? '')]).toEqual(['This address has an account already', '']);
    expect((await infoOf(token)).email).toBe(KIM.login);
  });

  it('is not taken where somebody else has it by the time the link is opened', async () => {
    await ask(await enter(), to(NEW));
    const [mail] = (await delivered()).filter((one) => one.to === NEW);
    await services.db.executeSql('UPDATE customer SET email = $1 WHERE email = $2', [NEW, NOOR]);
    expect((await confirm(tokenIn(mail?.text ?? ''))).errorCode).toBe('link_not_good');
    await services.db.executeSql('UPDATE customer SET email = $2 WHERE email = $1', [NEW, NOOR]);
  });

  it('ends the ways in that went to the old one, and a new wish the link of the one before', async () => {
    const token = await enter();
    await services.call('resetPassword', {
      ...aClient(),
      body: { email: KIM.login, url: '/eng-us/mylv/reset-password' },
    });
    const [reset] = await delivered();
    await ask(token, to('first@house.example'));
    const [first] = (await delivered()).filter((mail) => mail.to === 'first@house.example');
    await ask(token, to(NEW));
    const [second] = (await delivered()).filter((mail) => mail.to === NEW);
    expect((await confirm(tokenIn(first?.text ?? ''))).status).toBe(401);
    expect((await confirm(tokenIn(second?.text ?? ''))).status).toBe(200);
    const spent = { token: tokenIn(reset?.text ?? ''), password: 'another sentence' };
    expect((await services.call('setPassword', { ...aClient(), body: spent })).errorCode).toBe(
      'link_not_good',
    );
  });

  it.each([
    [to(NEW, 'other@house.example'), 'checkEmail'],
    [{ login: NEW, checkEmail: NEW, checkPhone: '+12125550187' }, 'email'],
    [{ email: NEW }, 'body'],
  ])('is refused when it is not said as it has to be: %o', async (body, about) => {
    const answer = await ask(await enter(), body);
    expect([answer.status, JSON.stringify(answer.body).includes(about) || about === 'body']).toEqual([
      400,
      true,
    ]);
    expect(await delivered()).toEqual([]);
  });

  it('asks an account that is entered by its number for the number', async () => {
    await services.db.executeSql("UPDATE customer SET login = phone WHERE first_name = 'Kim'", []);
    const token = await enter('+12125550187');
    const wish = (checkPhone: string) => ask(token, { login: NEW, checkEmail: NEW, checkPhone });
    expect((await ask(token, to(NEW))).status).toBe(400);
    expect((await wish('(212) 555-0188')).status).toBe(400);
    expect((await wish('(212) 555-0187')).status).toBe(200);
    const [mail] = (await delivered()).filter((one) => one.to === NEW);
    expect((await confirm(tokenIn(mail?.text ?? ''))).status).toBe(200);
    expect(await infoOf(token)).toMatchObject({ email: NEW, login: NEW });
    // The number goes on to lead in.
    expect((await infoOf(await enter('+12125550187'))).login).toBe(NEW);
  });

  it('is for customers who have just shown that the account is theirs', async () => {
    expect((await ask(undefined, to(NEW))).status).toBe(401);
    expect((await ask(await guestToken(services), to(NEW))).status).toBe(401);
    services.clock.advance(1000);
    const token = await age(await enter());
    expect(await ask(token, to(NEW))).toMatchObject({ status: 403, errorCode: 'proof_needed' });
    expect(await delivered()).toEqual([]);
    expect(await prove(token, 'not the password')).toMatchObject({
      status: 401,
      errorCode: 'current_password_wrong',
    });
    expect((await ask(token, to(NEW))).status).toBe(403);
    expect((await prove(token, KIM.password)).status).toBe(200);
    expect((await ask(token, to(NEW))).status).toBe(200);
  });

  it('is not proven by an agent who acts for the customer', async () => {
    const { rows } = await services.db.executeSql('SELECT id FROM customer WHERE login = $1', [KIM.login]);
    const token = await agentToken(services, String(rows[0]?.['id']));
    expect((await prove(token, KIM.password)).status).toBe(403);
    // A session that has just begun counts as proven: an agent's leads nowhere.
    expect((await ask(token, to(NEW))).status).toBe(403);
    expect(await delivered()).toEqual([]);
  });
});

describe('[R7.021] another mobile number of an account', () => {
  it('counts once its code is typed; the old number and the address are told', async () => {
    const token = await enter();
    expect((await askCode(token)).status).toBe(200);
    const [text] = await texted();
    expect(text?.to).toBe(NUMBER);
    expect(await phoneOf(token)).toBe('+12125550187');
    const wrong = codeIn(text?.text) === '000000' ? '000001' : '000000';
    expect((await change(token, wrong)).errorCode).toBe('otp_not_good');
    expect((await change(token, codeIn(text?.text), '+12125550143')).errorCode).toBe('otp_not_good');
    expect((await change(token, codeIn(text?.text))).body).toEqual({ phone: NUMBER });
    expect(await phoneOf(token)).toBe(NUMBER);
    expect((await texted()).map((told) => told.to)).toEqual(['+12125550187']);
    expect((await delivered()).map(({ to: address, subject }) => [address, subject])).toEqual([
      [KIM.login, 'Your mobile number was changed'],
    ]);
    expect((await change(token, codeIn(text?.text))).status).toBe(400);
  });

  it('is no number that another account is entered by', async () => {
    await services.db.executeSql('UPDATE customer SET login = $1 WHERE login = $2', [NUMBER, NOOR]);
    const token = await enter();
    expect((await askCode(token)).status).toBe(200);
    expect(await texted()).toEqual([]);
    await services.db.executeSql('UPDATE customer SET login = $2 WHERE login = $1', [NUMBER, NOOR]);
  });

  it('is a number of a country that the shop sends to, of who has shown that the account is theirs', async () => {
    const token = await enter();
    expect((await askCode(token, '12')).status).toBe(400);
    expect((await askCode(token, '+33612345678')).errorCode).toBe('phone_of_other_country');
    await services.db.executeSql('UPDATE session SET proven_at = NULL', []);
    expect((await askCode(token)).errorCode).toBe('proof_needed');
  });
});
