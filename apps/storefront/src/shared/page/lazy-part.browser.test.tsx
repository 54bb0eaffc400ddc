import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shopper } from '../session/shopper.ts';
import { renderScreen } from '../test-harness/render-screen.tsx';
import { lazyPart } from './lazy-part.tsx';
import { failureOf } from '../api/call-failure.ts';

function Panel({ title }: { readonly title: string; readonly onClose: () => void }) {
  return <h2>{title}</h2>;
}
const panelOf = (
  Part: ReturnType<typeof lazyPart<{ title: string; onClose: () => void }>>,
  onClose = () => {},
) => renderScreen(<Part title="Call us" onClose={onClose} />);

describe('a lazy part of the page', () => {
  beforeEach(() => shopper.set({ notice: undefined }));

  it('shows nothing until it was fetched, then the component with its own properties', async () => {
    const part = Promise.withResolvers<typeof Panel>();
    const LazyPanel = lazyPart(() => part.promise);
    const screen = await panelOf(LazyPanel);
    await expect.element(screen.getByRole('heading')).not.toBeInTheDocument();
    part.resolve(Panel);
    await expect.element(screen.getByRole('heading', { name: 'Call us' })).toBeVisible();
  });

  it('is there at once when it was fetched ahead', async () => {
    const load = vi.fn(async () => Panel);
    const LazyPanel = lazyPart(load);
    LazyPanel.warm();
    await vi.waitFor(async () => {
      const screen = await panelOf(LazyPanel);
      expect(screen.getByRole('heading', { name: 'Call us' }).all()).toHaveLength(1);
    });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('closes again, and says why, when it cannot be fetched', async () => {
    const onClose = vi.fn<() => void>();
    const LazyPanel = lazyPart<{ title: string; onClose: () => void }>(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    await panelOf(LazyPanel, onClose);
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(shopper.get().notice?.failure).toEqual(failureOf('network'));
  });
});
