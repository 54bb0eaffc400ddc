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

  it('[R2.103] names the piece that is spoken about, and closes by Escape', async () => {
    const onClose = vi.fn<() => void>();
    const screen = await renderScreen(<AdvisorPanel about="Alba, Tortoise" onClose={onClose} />);
    await expect.element(screen.getByText('Alba, Tortoise')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });
});
