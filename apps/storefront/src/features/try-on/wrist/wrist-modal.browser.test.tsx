import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { WristModal } from './wrist-modal.tsx';

/** A page whose button opens a try-on that asks for the wrist first. */
function PageOfAWatch() {
  const [isOpen, setIsOpen] = useState(false);
  const leave = () => setIsOpen(false);
  return (
    <main tabIndex={-1} style={{ blockSize: '100dvh' }}>
      <button type="button" onClick={() => setIsOpen(true)}>
        Try on
      </button>
      {isOpen && (
        <Dialog shape="stage" title="Try it on" onClose={leave}>
          <WristModal knownMm={170} onSubmit={leave} onClose={leave} />
        </Dialog>
      )}
    </main>
  );
}

const BROKEN = new Error('the ruler broke');
const breaks = () => {
  throw BROKEN;
};
const faults: unknown[] = [];

beforeEach(() => {
  sessionStorage.clear();
  faults.length = 0;
  vi.restoreAllMocks();
  vi.stubGlobal('reportError', (error: unknown) => void faults.push(error));
});

const opened = async () => {
  const screen = await renderScreen(<PageOfAWatch />);
  await screen.getByRole('button', { name: 'Try on' }).click();
  return screen;
};

/** Explained already: nothing lies over the ruler. */
const ruled = async () => {
  const screen = await opened();
  await screen
    .getByRole('dialog', { name: 'How to measure' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await expect.element(screen.getByRole('dialog', { name: 'How to measure' })).not.toBeInTheDocument();
  return screen;
};

function rulerOf(screen: Awaited<ReturnType<typeof opened>>): HTMLElement {
  const { parentElement } = screen.getByRole('slider').element();
  if (parentElement === null) throw new Error('The slider stands in no ruler');
  return parentElement;
}

describe('a wrist ruler that breaks', () => {
  it('[R8.036] while it is pressed closes the try-on, and gives the focus back to what opened it', async () => {
    const screen = await ruled();
    const ruler = rulerOf(screen);
    vi.spyOn(ruler, 'setPointerCapture').mockImplementation(breaks);
    await userEvent.click(ruler);
    await isBackOnThePage(screen);
  });

  it('[R8.036] while it is dragged', async () => {
    const screen = await ruled();
    const ruler = rulerOf(screen);
    ruler.addEventListener('gotpointercapture', () =>
      vi.spyOn(ruler, 'getBoundingClientRect').mockImplementation(breaks),
    );
    await userEvent.dragAndDrop(ruler, screen.getByRole('checkbox'));
    await isBackOnThePage(screen);
  });

  it('[R8.036] while it is drawn, too, and it opens again', async () => {
    const heights = vi.spyOn(globalThis, 'innerHeight', 'get').mockImplementation(breaks);
    const screen = await opened();
    await isBackOnThePage(screen);
    heights.mockRestore();
    await screen.getByRole('button', { name: 'Try on' }).click();
    await expect.element(screen.getByRole('slider')).toBeVisible();
  });
});

async function isBackOnThePage(screen: Awaited<ReturnType<typeof opened>>) {
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Try on' })).toHaveFocus();
  expect(faults).toEqual([BROKEN]);
}
