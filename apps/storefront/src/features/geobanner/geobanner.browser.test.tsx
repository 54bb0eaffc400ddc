import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { Geobanner } from './geobanner.tsx';

const path = '/eng-us/watches';
const FRANCE = {
  body: { display: true, country: 'FR', locale: 'fra-fr', url: '/fra-fr/watches' },
};
const show = (onClose = () => undefined) => renderScreen(<Geobanner onClose={onClose} />, { path });

describe('the banner of another country', () => {
  beforeEach(() => localStorage.clear());

  it('[R7.018] names the country, and leads to the same page there', async () => {
    answerCalls({ getGeobanner: FRANCE });
    const screen = await show();
    await expect.element(screen.getByRole('heading', { name: 'Are you in France?' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Continue to France' });
    await expect.element(link).toHaveAttribute('href', '/fra-fr/watches');
  });

  it('[R7.018] remembers who stays, and does not ask again', async () => {
    const sent = answerCalls({ getGeobanner: FRANCE });
    const onClose = vi.fn<() => undefined>();
    const screen = await show(onClose);
    await screen.getByRole('button', { name: 'Stay here' }).click();
    expect(onClose).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(1);
    await show();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['where the visitor is at home', { body: { display: false } }],
    ['where nobody answers', { status: 500 }],
  ])('[R7.018] is not there %s', async (_case, answer) => {
    const sent = answerCalls({ getGeobanner: answer });
    const screen = await show();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.getByRole('heading').elements()).toEqual([]);
  });
});
