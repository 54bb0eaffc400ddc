import { beforeEach, describe, expect, it } from 'vitest';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { ActivationPage } from './activation-page.tsx';
import { RegistrationPage } from './registration-page.tsx';

describe('[R2.036] the page of a registration', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['short', /at least 10 characters/u],
    ['Password123!', /first that anybody would guess/u],
    ['ana.silva2026', /first that anybody would guess/u],
  ])('says of the password %s what is wrong, before anything is sent', async (password, fault) => {
    const sent = answerCalls({
      getUserContext: { status: 502 },
      register: { status: 202, body: { success: true } },
    });
    const screen = await renderScreen(<RegistrationPage asked={[]} />);
    await screen.getByRole('textbox', { name: 'First name' }).fill('Ana');
    await screen.getByRole('textbox', { name: 'Last name' }).fill('Silva');
    await screen.getByRole('textbox', { name: 'E-mail' }).first().fill('ana.silva@house.example');
    const field = screen.getByLabelText('Password', { exact: true });
    await field.fill(password);
    await screen.getByRole('button', { name: 'Create my account' }).click();
    await expect.element(field).toHaveAccessibleDescription(fault);
    await expect.element(field).toHaveFocus();
    expect(sent).toEqual([]);
    await field.fill('heather on the hills ');
    await screen.getByRole('button', { name: 'Show the password' }).click();
    await screen.getByRole('button', { name: 'Create my account' }).click();
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Please look at your e-mail' }))
      .toHaveFocus();
    expect(sent).toMatchObject([
      { name: 'getUserContext' },
      { name: 'register', body: { password: 'heather on the hills ' } },
    ]);
  });

  it('[R7.023] asks who opened the link elsewhere for a password, and nobody else', async () => {
    answerCalls({});
    const link = { kind: 'activation', email: 'ana@house.example', firstName: 'Ana' } as const;
    const here = await renderScreen(<ActivationPage link={{ ...link, asksPassword: false }} token="t" />);
    await expect.element(here.getByRole('button', { name: 'Confirm and continue' })).toBeEnabled();
    await expect.element(here.getByLabelText('Password', { exact: true })).not.toBeInTheDocument();
    await here.unmount();
    const there = await renderScreen(<ActivationPage link={{ ...link, asksPassword: true }} token="t" />);
    await expect.element(there.getByLabelText('Password', { exact: true })).toBeVisible();
  });
});

describe('[R2.036] an account by mobile number', () => {
  it('asks for number and captcha, then for the code and who it is', async () => {
    const sent = answerCalls({
      getCaptcha: {
        body: { image: 'data:image/png;base64,', randomstr: 'r1' },
      },
      solveCaptcha: { body: { key: 'k1' } },
      askRegistrationCode: { body: { sent: true, expiresIn: 600 } },
      registerByMobile: { status: 400, body: {} },
    });
    const screen = await renderScreen(<RegistrationPage asked={[]} />);
    await screen.getByRole('radio', { name: 'By text message' }).click();
    await screen.getByRole('textbox', { name: 'Mobile number' }).fill('(212) 555-0171');
    await screen.getByRole('textbox', { name: 'Digits of the picture' }).fill('123456');
    await screen.getByRole('button', { name: 'Send me the code' }).click();
    await screen.getByRole('textbox', { name: 'Code of six digits' }).fill('654321');
    await screen.getByRole('textbox', { name: 'First name' }).fill('Ines');
    await screen.getByRole('textbox', { name: 'Last name' }).fill('Roche');
    await screen.getByLabelText('Password', { exact: true }).fill('lanterns on the quay');
    await screen.getByRole('button', { name: 'Create my account' }).click();
    await expect.element(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    expect(sent.slice(-2).map(({ name, body }) => [name, body])).toEqual([
      ['askRegistrationCode', { mobileNumber: '(212) 555-0171', key: 'k1' }],
      [
        'registerByMobile',
        {
          mobileNumber: '(212) 555-0171',
          otp: '654321',
          password: 'lanterns on the quay',
          firstName: 'Ines',
          lastName: 'Roche',
        },
      ],
    ]);
  });
});
