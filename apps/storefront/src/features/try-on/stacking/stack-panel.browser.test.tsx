import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { type Piece, pieceOfShade } from '../pieces/piece.ts';
import type { KnownCandidates } from '../pieces/use-candidates.ts';
import { aShade } from '../test-harness/a-shade.ts';
import { StackPanel } from './stack-panel.tsx';
import type { StackSlot } from './stack-slots.ts';

const LIPS: StackSlot = { id: 'lips', tryOnType: 'lipsticks', finger: undefined, dimId: undefined };
const PIECES: readonly Piece[] = [aShade('TL4109'), aShade('TL4204')].map(pieceOfShade);
const KNOWN: KnownCandidates = { 'lipsticks ': { pieces: PIECES, shades: [] } };

const panelOf = async (stack: Readonly<Record<string, string>>, known = KNOWN) => {
  const onChoose = vi.fn<(slot: StackSlot, skuId: string | undefined) => void>();
  const onAgain = vi.fn<(slot: StackSlot) => void>();
  const screen = await renderScreen(
    <StackPanel
      slots={[LIPS]}
      pieceOf={(skuId) => PIECES.find(({ identifier }) => identifier === skuId)}
      {...{ stack, known, onChoose, onAgain }}
    />,
  );
  return { screen, onChoose, onAgain };
};

describe('what is worn together', () => {
  it('[R2.098] has a choice of none in each place, which holds while nothing is there', async () => {
    const { screen, onChoose } = await panelOf({});
    await expect.element(screen.getByRole('radio', { name: 'None' })).toBeChecked();
    await screen.getByTitle(/TL4204/u).click();
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(LIPS, 'TL4204');
  });

  it('[R2.098] takes a piece off again by none', async () => {
    const { screen, onChoose } = await panelOf({ lips: 'TL4204' });
    await expect.element(screen.getByRole('radio', { name: /TL4204/u })).toBeChecked();
    await expect.element(screen.getByRole('radio', { name: 'None' })).not.toBeChecked();
    await screen.getByRole('radio', { name: 'None' }).click({ force: true });
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(LIPS, undefined);
  });

  it('says where the shop did not tell what there is, and asks again', async () => {
    const { screen, onAgain } = await panelOf({}, { 'lipsticks ': 'failed' });
    await expect.element(screen.getByRole('alert')).toHaveTextContent(/Something went wrong/u);
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(onAgain).toHaveBeenCalledExactlyOnceWith(LIPS);
  });

  it('waits without a word while the shop is asked', async () => {
    const { screen } = await panelOf({}, {});
    await expect.element(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });
});
