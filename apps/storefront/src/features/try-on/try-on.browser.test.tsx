import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { loadEngine } from './load-engine.ts';
import { A_PRODUCT, aSku } from './test-harness/a-product.ts';
import { TryOn } from './try-on.tsx';

const NO_PROVIDER = { body: {} };
const unanswered = () => new Promise<never>(() => {});

// Loaded before the tests, because the unbundled engine has hundreds of files.
beforeAll(async () => {
  await loadEngine();
}, 60_000);

const opened = async (getConfig: typeof NO_PROVIDER | typeof unanswered) => {
  answerCalls({ getConfig });
  const sku = aSku();
  const onClose = vi.fn<(wornSkuId: string) => void>();
  const screen = await renderScreen(
    <TryOn product={{ ...A_PRODUCT, skus: [sku] }} sku={sku} onClose={onClose} />,
  );
  return { screen, onClose };
};

describe.each([390, 1440])('the try-on without a session, %i px wide', (width) => {
  it.each([
    [
      '[R2.080, R2.082, R5.009, R8.029, R8.033, R8.034] has failed',
      NO_PROVIDER,
      /^Please try again in a moment/u,
    ],
    ['[R2.080] is on its way', unanswered, /^Preparing the mirror/u],
  ])('%s: its title is seen above its message, and Close can be pressed', async (_, getConfig, words) => {
    await page.viewport(width, 844);
    const { screen, onClose } = await opened(getConfig);
    await expect.element(screen.getByText(words)).toBeVisible();
    const title = screen.getByRole('heading', { level: 2 }).element();
    const { x, y, width: wide, height } = title.getBoundingClientRect();
    expect(document.elementFromPoint(x + wide / 2, y + height / 2)).toBe(title);
    await screen.getByRole('button', { name: 'Close' }).click({ timeout: 2000 });
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith('TS2001'));
  });
});
