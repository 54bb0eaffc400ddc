import type { OpenSession } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { SessionList } from './session-list.tsx';

const at = '2026-11-20T09:00:00.000Z';
const SESSIONS: readonly OpenSession[] = [
  { sessionId: 'a', browser: 'Safari', system: 'iPhone', since: at, lastUsed: at, isThisOne: false },
  { sessionId: 'b', browser: 'Firefox', system: 'Mac', since: at, lastUsed: at, isThisOne: true },
  { sessionId: 'c', since: at, lastUsed: at, isThisOne: false },
];

describe('[R7.151] the places where somebody is signed in', () => {
  it('begin with this one, and each other one can be ended', async () => {
    const sent = answerCalls({ endSession: { body: { success: true } } });
    const screen = await renderScreen(<SessionList sessions={SESSIONS} />);
    const items = screen.getByRole('listitem');
    await expect.element(items.nth(0)).toHaveTextContent('Firefox · MacThis device');
    await expect.element(items.nth(2)).toHaveTextContent('Unknown device');
    await screen.getByRole('button', { name: 'Sign out Safari · iPhone' }).click();
    await expect.element(items.nth(2)).not.toBeInTheDocument();
    expect(sent.map(({ name }) => name)).toEqual(['endSession']);
  });

  it('say so where one cannot be ended', async () => {
    answerCalls({ endSession: { status: 500, body: {} } });
    const screen = await renderScreen(<SessionList sessions={SESSIONS} />);
    await screen.getByRole('button', { name: 'Sign out Safari · iPhone' }).click();
    await expect.element(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    await expect.element(screen.getByRole('listitem').nth(2)).toBeVisible();
  });
});
