import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anEntry, aRefusal } from '../api/test-harness/a-failure.ts';
import { shopper } from '../session/shopper.ts';
import { answerCalls } from '../test-harness/answer-calls.ts';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { SignInForm } from './sign-in-form.tsx';

const refusal = (status: number, errorCode: string) => ({
  status,
  body: aRefusal(anEntry({ errorCode, message: '', scope: 'global' })),
});

/** Fills the form and sends it. */
async function signInOn(door?: 'loginOnCheckout') {
  const onSignedIn = vi.fn<() => void>();
  const screen = await renderScreen(<SignInForm {...(door && { door })} onSignedIn={onSignedIn} />);
  await screen.getByLabelText('E-mail').fill(' kim@example.com ');
  await screen.getByLabelText('Password').fill('secret ');
  await screen.getByRole('button', { name: 'Sign in' }).click();
  return { screen, onSignedIn };
}

describe('the form to sign in', () => {
  beforeEach(() => {
    localStorage.clear();
    shopper.set({ user: undefined });
  });

  it('[R8.046] says one sentence for every wrong pair, after one request', async () => {
    const sent = answerCalls({ login: refusal(401, 'login_failed') });
    const { screen, onSignedIn } = await signInOn();
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('The e-mail or number and the password do not match.');
    expect(sent).toEqual([{ name: 'login', body: { login: 'kim@example.com', password: 'secret ' } }]);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it.each([undefined, 'loginOnCheckout'] as const)(
    '[R7.134] says that there were too many attempts, at the door %s too',
    async (door) => {
      answerCalls({ [door ?? 'login']: refusal(429, 'too_many_requests') });
      const { screen } = await signInOn(door);
      await expect
        .element(screen.getByRole('alert'))
        .toHaveTextContent('Too many attempts. Please wait a moment.');
    },
  );

  it('[R7.133] signs in through the door of the checkout', async () => {
    const user = { userIsLogged: true, user: { firstName: 'Kim' }, accessToken: 't' };
    const sent = answerCalls({ loginOnCheckout: { body: user } });
    const { onSignedIn } = await signInOn('loginOnCheckout');
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(sent[0]?.name).toBe('loginOnCheckout');
  });
});
