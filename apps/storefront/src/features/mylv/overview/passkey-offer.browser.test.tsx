import { beforeEach, describe, expect, it } from 'vitest';
import { shopper } from '../../../shared/session/shopper.ts';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { PasskeyOffer } from './passkey-offer.tsx';

const PASSKEY = { passkeyId: 'p1', browser: 'Safari', system: 'iPhone', since: '2026-11-20T09:00:00.000Z' };
const OWN = { userIsLogged: true, agentIsLogged: false, userKey: 'k', hash: 'h' } as const;
const OFFER = 'Next time without a password';

describe('[R7.181] the offer of a passkey', () => {
  beforeEach(() => {
    localStorage.clear();
    shopper.set({ context: OWN });
  });

  it('comes to who has none, and not again once it was answered', async () => {
    const sent = answerCalls({ getPasskeys: { body: { passkeys: [] } } });
    const screen = await renderScreen(<PasskeyOffer />);
    await expect.element(screen.getByRole('heading', { name: OFFER })).toBeVisible();
    await screen.getByRole('button', { name: 'Not now' }).click();
    await expect.element(screen.getByRole('heading', { name: OFFER })).not.toBeInTheDocument();
    await renderScreen(<PasskeyOffer />);
    expect(sent.map(({ name }) => name)).toEqual(['getPasskeys']);
  });

  it('[R6.003] does not come to an agent who serves the customer', async () => {
    shopper.set({ context: { ...OWN, agentIsLogged: true } });
    const sent = answerCalls({ getPasskeys: { body: { passkeys: [] } } });
    const screen = await renderScreen(<PasskeyOffer />);
    await expect.element(screen.getByRole('heading', { name: OFFER })).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('does not come to who has one', async () => {
    const sent = answerCalls({ getPasskeys: { body: { passkeys: [PASSKEY] } } });
    const screen = await renderScreen(<PasskeyOffer />);
    await expect.poll(() => sent.length).toBe(1);
    await expect.element(screen.getByRole('heading', { name: OFFER })).not.toBeInTheDocument();
  });
});
