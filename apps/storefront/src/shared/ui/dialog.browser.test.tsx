import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { Dialog } from './dialog.tsx';

describe('a dialog', () => {
  it('[R2.080] of the whole screen gives its body all the room below its head', async () => {
    const screen = await renderScreen(
      <Dialog shape="stage" title="Try it on" onClose={() => undefined}>
        <div data-testid="body" style={{ flex: 1 }} />
      </Dialog>,
    );
    await expect.element(screen.getByRole('dialog', { name: 'Try it on' })).toBeVisible();
    const dialog = screen.getByRole('dialog').element().getBoundingClientRect();
    const head = screen.getByRole('heading').element().getBoundingClientRect();
    const body = screen.getByTestId('body').element().getBoundingClientRect();
    expect(dialog.height).toBeCloseTo(innerHeight, 0);
    expect(dialog.width).toBeCloseTo(innerWidth, 0);
    // Browsers without a window hide their scroll bars, so that the room of one is seen here only.
    expect(getComputedStyle(document.documentElement).scrollbarGutter).toBe('auto');
    expect(body.width).toBeCloseTo(dialog.width, 0);
    expect(body.bottom).toBeCloseTo(dialog.bottom, 0);
    expect(body.top).toBeGreaterThan(head.bottom);
    expect(body.height).toBeGreaterThan(dialog.height - 80);
  });

  it.each(['panel', 'stage'] as const)('[R2.078] as a %s is closed by Escape, once', async (shape) => {
    const onClose = vi.fn<() => void>();
    const screen = await renderScreen(
      <Dialog shape={shape} title="Sign in" onClose={onClose}>
        <input aria-label="E-mail" />
      </Dialog>,
    );
    await screen.getByLabelText('E-mail').click();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('[R2.078] lies over the one it is inside of, though both are opened at once', async () => {
    const onPress = vi.fn<() => void>();
    const screen = await renderScreen(
      <Dialog shape="stage" title="Your wrist" onClose={() => undefined}>
        <Dialog shape="centre" title="How to measure" onClose={() => undefined}>
          <button type="button" onClick={onPress}>
            Continue
          </button>
        </Dialog>
      </Dialog>,
    );
    await screen.getByRole('button', { name: 'Continue' }).click({ timeout: 2000 });
    expect(onPress).toHaveBeenCalledOnce();
  });
});
