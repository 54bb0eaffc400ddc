import { LOCALES } from '@vitrine/domain';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { AdvisorPanel } from './advisor-panel.tsx';

describe('the panel of the advisors', () => {
  it.each(['eng-us', 'ara-ae'] as const)(
    '[R2.103] calls the client service of %s, and says when it answers',
    async (locale) => {
      const screen = await renderScreen(<AdvisorPanel onClose={() => {}} />, { locale });
      const { phone } = LOCALES[locale];
      await expect.element(screen.getByRole('link')).toHaveAttribute('href', `tel:${phone}`);
      const hours = { 'eng-us': /from ten to seven/u, 'ara-ae': /من الإثنين|من الاثنين/u };
      await expect.element(screen.getByText(hours[locale])).toBeVisible();
    },
  );

  it.each([
    ['2026-11-27T17:30:00Z', /It is 12:30.PM there, and somebody answers now/u],
    ['2026-11-29T17:30:00Z', /It is 12:30.PM there. Somebody answers again on Monday, from ten/u],
  ])('[R2.103] tells at %s whether somebody answers', async (moment, said) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    const screen = await renderScreen(<AdvisorPanel onClose={() => {}} />);
    await expect.element(screen.getByText(said)).toBeVisible();
    vi.useRealTimers();
  });

  it('[R2.103] names the piece that is spoken about, and closes by Escape', async () => {
    const onClose = vi.fn<() => void>();
    const screen = await renderScreen(<AdvisorPanel about="Alba, Tortoise" onClose={onClose} />);
    await expect.element(screen.getByText('Alba, Tortoise')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
