import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { RemoveButton } from './remove-button.tsx';

describe('the button that removes', () => {
  it('[R7.170] asks once, and says in its name what the second press takes away', async () => {
    const onRemove = vi.fn<() => void>();
    const screen = await renderScreen(
      <RemoveButton
        ask={{ text: 'Remove', name: 'Remove Visa 1111' }}
        sure={{ text: 'Yes, remove', name: 'Yes, remove Visa 1111' }}
        onRemove={onRemove}
      />,
    );
    await screen.getByRole('button', { name: 'Remove Visa 1111', exact: true }).click();
    expect(onRemove).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Yes, remove Visa 1111' }).click();
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('[R7.170] waits while something is being removed', async () => {
    const screen = await renderScreen(
      <RemoveButton ask={{ text: 'Remove' }} sure={{ text: 'Yes' }} isBusy onRemove={() => undefined} />,
    );
    await expect.element(screen.getByRole('button', { name: 'Remove' })).toBeDisabled();
  });
});
