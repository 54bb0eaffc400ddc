import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isConflict } from '../../shared/api/assisted.ts';
import { USER_HASH, writeSessionHint } from '../../shared/api/session-hint.ts';
import { shopper } from '../../shared/session/shopper.ts';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { AssistedMode } from './assisted-mode.tsx';

const AGENT = { userIsLogged: false, agentIsLogged: true, hash: 'h' } as const;
const FOR_KIM = { ...AGENT, userIsLogged: true, userKey: 'kim' } as const;
const KIM = { login: 'kim@house.example', firstName: 'Kim', lastName: 'Laurent', country: 'US' } as const;
const GRANT = { accessToken: 'new', expiresIn: 900, hash: 'mine-again', userIsLogged: true } as const;
const banner = () => renderScreen(<AssistedMode />);

beforeAll(() => {
  // Only what happens after the document has begun is a conflict.
  isConflict();
});
beforeEach(() => {
  document.documentElement.dataset['layout'] = 'default';
  writeSessionHint('agent_for_client', 900);
  for (const storage of [localStorage, sessionStorage]) storage.setItem(USER_HASH, 'mine');
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  shopper.set({ context: undefined, user: undefined, hasOtherClient: false });
  vi.unstubAllGlobals();
});

describe('[R1.008, R6.002] the banner of assisted sales', () => {
  it.each([
    [{ ...FOR_KIM }, 'You serve \u2068Kim Laurent\u2069'],
    [{ ...AGENT }, 'You serve somebody without an account'],
    [
      { ...AGENT, prefilledLogin: 'kim@house.example' },
      'You serve \u2068kim@house.example\u2069, who is not signed in',
    ],
  ])('says whom the agent serves: %j', async (context, words) => {
    answerCalls({});
    shopper.set({ context, user: context.userIsLogged ? KIM : undefined });
    const screen = await banner();
    const place = screen.getByRole('complementary', { name: 'Assisted sales' });
    await expect.element(place.getByText(words)).toBeVisible();
    await expect
      .element(place.getByRole('link', { name: 'Other client' }))
      .toHaveAttribute('href', '/eng-us/search-sgid');
  });

  it('is not there where the session is no agent’s any more', async () => {
    answerCalls({});
    shopper.set({ context: { ...FOR_KIM, agentIsLogged: false } });
    const screen = await banner();
    await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument();
  });

  it('says so where serving cannot be ended, and stays', async () => {
    const sent = answerCalls({ serveClient: { status: 503 } });
    shopper.set({ context: FOR_KIM, user: KIM });
    const screen = await banner();
    await screen.getByRole('button', { name: 'End' }).click();
    await expect.element(screen.getByRole('button', { name: 'End' })).toBeEnabled();
    expect(sent).toEqual([{ name: 'serveClient', body: {} }]);
    await expect.element(screen.getByText(/You serve/u)).toBeVisible();
  });
});

describe('[R4.032, R8.021] another client in another tab', () => {
  it('covers the page where a page was turned to, and goes on here with this tab’s own client', async () => {
    localStorage.setItem(USER_HASH, 'theirs');
    const sent = answerCalls({ serveClient: { body: GRANT }, getUserContext: { body: FOR_KIM } });
    shopper.set({ context: FOR_KIM, user: KIM });
    const screen = await banner();
    const dialog = screen.getByRole('dialog', { name: 'Another tab serves another client' });
    await expect.element(dialog).toBeVisible();
    expect(shopper.get().hasOtherClient).toBe(true);
    dialog.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue here' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent[0]).toEqual({ name: 'serveClient', body: { clientId: 'kim' } });
    expect(localStorage.getItem(USER_HASH)).toBe('mine-again');
    expect(sessionStorage.getItem(USER_HASH)).toBe('mine-again');
  });

  it('stays where the client can no longer be served', async () => {
    localStorage.setItem(USER_HASH, 'theirs');
    answerCalls({ serveClient: { status: 404 } });
    shopper.set({ context: FOR_KIM, user: KIM });
    const screen = await banner();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Continue here' }).click();
    await expect.element(dialog.getByRole('alert')).not.toBeEmptyDOMElement();
    expect(sessionStorage.getItem(USER_HASH)).toBe('mine');
    await expect.element(dialog.getByRole('button', { name: 'Reload' })).toBeEnabled();
  });
});
