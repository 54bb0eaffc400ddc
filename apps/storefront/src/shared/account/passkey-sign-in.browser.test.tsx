import { describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../test-harness/answer-calls.ts';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';

describe('[R7.181] signing in with a passkey', () => {
  it('is offered where the browser has them, and says what refused it', async () => {
    const onSignedIn = vi.fn<() => void>();
    answerCalls({ passkeyChallenge: { status: 500, body: {} } });
    const screen = await renderScreen(<PasskeySignIn onSignedIn={onSignedIn} />);
    await screen.getByRole('button', { name: 'Use a passkey' }).click();
    await expect.element(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('is no failure where its owner closes the window of the device', async () => {
    const sent = answerCalls({
      passkeyChallenge: {
        body: { challenge: 'AAAA', rpId: 'elsewhere.example', timeout: 1000, userVerification: 'required' },
      },
    });
    const screen = await renderScreen(<PasskeySignIn onSignedIn={() => undefined} />);
    const button = screen.getByRole('button', { name: 'Use a passkey' });
    await button.click();
    await expect.element(button).toBeEnabled();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    expect(sent.map(({ name }) => name)).toEqual(['passkeyChallenge']);
  });
});
