import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { ViewMessage } from './view-message.tsx';

const withPointer = (pointer: 'fine' | 'coarse') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));

describe('what is said over the 3D view', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['fine', 'Drag to turn. Press + to come closer.'],
    ['coarse', 'Drag to turn. Pinch to come closer.'],
  ] as const)('says to a %s pointer how the piece is turned, until it was turned', async (pointer, hint) => {
    withPointer(pointer);
    const isNew = await renderScreen(
      <ViewMessage status={{ state: 'shown' }} isKnown={false} onRetry={() => {}} />,
    );
    await expect.element(isNew.getByRole('status')).toHaveTextContent(hint);
    await isNew.unmount();
    const known = await renderScreen(<ViewMessage status={{ state: 'shown' }} isKnown onRetry={() => {}} />);
    await expect.element(known.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says how far the model has come', async () => {
    const screen = await renderScreen(
      <ViewMessage status={{ state: 'loading', progress: 0.4 }} isKnown={false} onRetry={() => {}} />,
    );
    await expect.element(screen.getByRole('progressbar', { name: 'Bringing the piece…' })).toHaveValue(0.4);
  });

  it('says why a model did not come, and asks for it again', async () => {
    const onRetry = vi.fn<() => void>();
    const status = { state: 'failed', failure: 'view-missing' } as const;
    const screen = await renderScreen(<ViewMessage status={status} isKnown={false} onRetry={onRetry} />);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The 3D view could not be fetched.');
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
