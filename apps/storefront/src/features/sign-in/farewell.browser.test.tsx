import { describe, expect, it } from 'vitest';
import { noteFarewell } from '../../shared/account/farewell-note.ts';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { Farewell } from './farewell.tsx';

describe('[R7.015] the farewell of an account that was deleted', () => {
  it('is said once, and to nobody else', async () => {
    answerCalls({});
    noteFarewell();
    const screen = await renderScreen(<Farewell />);
    await expect.element(screen.getByRole('dialog', { name: 'Your account is deleted' })).toBeVisible();
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await screen.unmount();
    const later = await renderScreen(<Farewell />);
    await expect.element(later.getByRole('dialog')).not.toBeInTheDocument();
  });
});
