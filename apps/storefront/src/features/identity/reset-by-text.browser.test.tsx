import { CALL_SPECS } from '@vitrine/contracts';
import { foundNumber, isEnoughWork } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const captcha = (randomstr: string) => ({
  status: 200,
  body: { image: PIXEL, randomstr },
});
const refusal = (status: number, errorCode: string, about: string) => {
  const entry = { errorCode, message: errorCode, statusDetails: about, rootErrorCode: errorCode };
  const error = { ...entry, scope: 'field', valid: true, rootErrorType: 'business' };
  return { status, body: { ...entry, errors: [error], status, rootErrorType: 'business' } };
};

describe('[R7.016, R2.055] a new password by text message', () => {
  it('asks for number, captcha and code, and takes a new picture after a refusal', async () => {
    const pictures = ['first', 'second', 'third'].map(captcha);
    const solved = [
      refusal(400, 'captcha_not_good', 'verificationCode'),
      { status: 200, body: { key: 'second' } },
    ];
    const sent = answerCalls({
      getCaptcha: () => pictures.shift() ?? captcha('last'),
      solveCaptcha: () => solved.shift() ?? { status: 400 },
      getOtpCode: { status: 200, body: { sent: true, expiresIn: 300 } },
      resetPasswordMobile: { status: 200, body: { success: true } },
    });
    const screen = await renderScreen(<ResetPasswordPage reset={{ way: 'ask', isLinkGone: false }} />);
    expect(sent).toEqual([]);
    await screen.getByRole('radio', { name: 'By text message' }).click();
    await expect.element(screen.getByRole('img', { name: 'Picture with six digits' })).toBeVisible();
    await screen.getByRole('textbox', { name: 'Mobile number' }).fill('(212) 555-0187');
    const digits = screen.getByRole('textbox', { name: 'Digits of the picture' });
    await digits.fill('123456');
    const ask = screen.getByRole('button', { name: 'Send me the code' });
    await ask.click();
    await expect.element(digits).toHaveAttribute('aria-invalid', 'true');
    await expect.element(digits).toHaveFocus();
    await expect.element(digits).toHaveValue('');
    await digits.fill('654-321');
    await ask.click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Type the code' })).toHaveFocus();
    await expect.element(screen.getByText(/good for 5 minutes/u)).toBeVisible();
    await screen.getByRole('textbox', { name: 'Code of six digits' }).fill('111 222');
    await screen.getByRole('textbox', { name: 'Digits of the picture' }).fill('333444');
    await screen.getByRole('button', { name: 'Send me the link' }).click();
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Please look at your telephone' }))
      .toHaveFocus();
    expect(sent).toMatchObject([
      { name: 'getCaptcha' },
      { name: 'solveCaptcha', body: { randomstr: 'first', verificationCode: '123456' } },
      { name: 'getCaptcha' },
      { name: 'solveCaptcha', body: { randomstr: 'second', verificationCode: '654-321' } },
      { name: 'getOtpCode' },
      { name: 'getCaptcha' },
      {
        name: 'resetPasswordMobile',
        body: {
          mobileNumber: '(212) 555-0187',
          otp: '111 222',
          randomstr: 'third',
          verificationCode: '333444',
        },
      },
    ]);
  });

  it(
    '[R7.019] needs no picture: the device works in its place, and says so',
    { timeout: 90_000 },
    async () => {
      const sent = answerCalls({
        getCaptcha: captcha('unread'),
        solveCaptcha: { status: 200, body: { key: 'unread' } },
        getOtpCode: { status: 200, body: { sent: true, expiresIn: 300 } },
      });
      const screen = await renderScreen(<ResetPasswordPage reset={{ way: 'ask', isLinkGone: false }} />);
      await screen.getByRole('radio', { name: 'By text message' }).click();
      await screen.getByRole('textbox', { name: 'Mobile number' }).fill('(212) 555-0187');
      await screen.getByRole('button', { name: 'I cannot read the picture' }).click();
      await expect.element(screen.getByText(/Your device works/u)).toBeVisible();
      await expect
        .element(screen.getByText('Done. No digits are needed.'), { timeout: 60_000 })
        .toBeVisible();
      await expect
        .element(screen.getByRole('textbox', { name: 'Digits of the picture' }))
        .not.toBeInTheDocument();
      await screen.getByRole('button', { name: 'Send me the code' }).click();
      await expect.element(screen.getByRole('heading', { level: 1, name: 'Type the code' })).toHaveFocus();
      const solved = sent.find(({ name }) => name === 'solveCaptcha');
      const { randomstr, verificationCode } = CALL_SPECS.solveCaptcha.body.parse(solved?.body);
      const found = new TextEncoder().encode(foundNumber(verificationCode));
      const name = new TextEncoder().encode(randomstr);
      const key = await crypto.subtle.importKey('raw', name, 'PBKDF2', false, ['deriveBits']);
      const how = { name: 'PBKDF2', hash: 'SHA-256', salt: found, iterations: 10_000 };
      expect(isEnoughWork(new Uint8Array(await crypto.subtle.deriveBits(how, key, 256)))).toBe(true);
    },
  );
});
