import { beforeEach, describe, expect, it } from 'vitest';
import { shopper } from '../../shared/session/shopper.ts';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

const CONTEXT = { userIsLogged: true, agentIsLogged: false, userKey: 'k', hash: 'h' };

describe('the panel of a customer who is signed in', () => {
  beforeEach(() => {
    localStorage.clear();
    shopper.set({ context: CONTEXT, user: undefined });
    return () => shopper.set({ context: undefined });
  });

  it('[R8.047] says that they are, also where their name could not be read', async () => {
    const screen = await renderScreen(<SignInPanel onClose={() => {}} />);
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Sign out' })).toBeEnabled();
    expect(screen.getByRole('textbox').all()).toEqual([]);
  });

  it('begins in the field of the login where nobody is signed in', async () => {
    shopper.set({ context: undefined });
    const screen = await renderScreen(<SignInPanel goesTo="/eng-us/mylv/orders" onClose={() => {}} />);
    await expect.element(screen.getByRole('textbox').first()).toHaveFocus();
    const onward = '/registration?redirect_url=%2Feng-us%2Fmylv%2Forders';
    await expect
      .element(screen.getByRole('link', { name: 'Create an account' }))
      .toHaveAttribute('href', expect.stringContaining(onward));
  });

  it('[R8.020] asks for the end of the session once, and says when it could not be ended', async () => {
    const answer = Promise.withResolvers<{ readonly status: number; readonly body: unknown }>();
    const sent = answerCalls({ logout: () => answer.promise });
    const screen = await renderScreen(<SignInPanel onClose={() => {}} />);
    await screen.getByRole('button', { name: 'Sign out' }).dblClick();
    await expect.element(screen.getByRole('button', { name: 'One moment…' })).toBeDisabled();
    answer.resolve({ status: 503, body: {} });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
    await expect.element(screen.getByRole('button', { name: 'Sign out' })).toBeEnabled();
    expect(sent.map(({ name }) => name)).toEqual(['logout']);
  });
});
