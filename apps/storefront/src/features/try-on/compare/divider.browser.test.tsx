import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { Divider } from './divider.tsx';

it('[R2.087] is a slider with a name and a value in words, moved by keys as far as it goes', async () => {
  const onDivide = vi.fn<(share: number) => void>();
  const screen = await renderScreen(<Divider left="109 Carmine" right="204 Rosewood" {...{ onDivide }} />);
  const line = screen.getByRole('slider', { name: 'Line between the two' });
  await expect.element(line).toHaveAttribute('aria-valuetext', '50% 109 Carmine, the rest 204 Rosewood');
  line.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await vi.waitFor(() => expect(onDivide.mock.lastCall?.[0]).toBeGreaterThan(0.5));
  await userEvent.keyboard('{End}');
  await expect.element(line).toHaveAttribute('aria-valuetext', expect.stringMatching(/^95% /u));
  expect(onDivide).toHaveBeenLastCalledWith(0.95);
});
