import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import type { TryOnSession } from '../session/session.ts';
import { A_SESSION } from '../test-harness/a-session.ts';
import { Extras } from './extras.tsx';

const extrasWith = (more: { canStack?: boolean; canCompare?: boolean } = {}) => ({
  canStack: true,
  canCompare: true,
  onStack: vi.fn<() => void>(),
  onCompare: vi.fn<() => void>(),
  onMeasure: vi.fn<() => void>(),
  ...more,
});

const togglesOf = async (now: Partial<TryOnSession>, extras = extrasWith()) => {
  const screen = await renderScreen(
    <Extras session={{ ...A_SESSION, ...now }} extras={extras} hasRuler={false} />,
  );
  return {
    stacking: screen.getByRole('button', { name: 'Wear together' }),
    compare: screen.getByRole('button', { name: 'Compare' }),
  };
};

describe('the toggles beside the modes', () => {
  it('[R2.086, R2.087] open what a type has, and are not there where it has nothing', async () => {
    const extras = extrasWith();
    const { stacking, compare } = await togglesOf({}, extras);
    await stacking.click();
    await compare.click();
    expect(extras.onStack).toHaveBeenCalledOnce();
    expect(extras.onCompare).toHaveBeenCalledOnce();
  });

  it('[R2.084, R2.086, R2.087] are not there where a type has nothing; the ruler opens the wrist', async () => {
    const extras = extrasWith({ canStack: false, canCompare: false });
    const screen = await renderScreen(<Extras session={A_SESSION} extras={extras} hasRuler />);
    await screen.getByRole('button', { name: 'Wrist size' }).click();
    expect(extras.onMeasure).toHaveBeenCalledOnce();
    expect(screen.getByRole('button').elements()).toHaveLength(1);
  });

  it('[R5.005, R5.006] rest while something loads', async () => {
    const { stacking, compare } = await togglesOf({ loading: true });
    await expect.element(stacking).toBeDisabled();
    await expect.element(compare).toBeDisabled();
  });

  it('[R5.005, R5.006] rest without anything worn, or anything else to compare with', async () => {
    const { stacking, compare } = await togglesOf({ currentSkuId: undefined, variants: [] });
    await expect.element(stacking).toBeDisabled();
    await expect.element(compare).toBeDisabled();
  });

  it('[R5.005] can be closed while something loads: stacking', async () => {
    const { stacking } = await togglesOf({ loading: true, extra: 'stacking' });
    await expect.element(stacking).toBeEnabled();
    await expect.element(stacking).toHaveAttribute('aria-pressed', 'true');
  });

  it('[R5.006] can be closed while something loads: compare', async () => {
    const { compare } = await togglesOf({ loading: true, extra: 'compare' });
    await expect.element(compare).toBeEnabled();
    await expect.element(compare).toHaveAttribute('aria-pressed', 'true');
  });
});
