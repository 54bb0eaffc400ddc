import type { Shade } from '@vitrine/contracts';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { aShade } from '../test-harness/a-shade.ts';
import { ShadePanel } from './shade-panel.tsx';

const panelOf = async (shades: readonly Shade[], wornSkuId: string) => {
  const onChoose = vi.fn<(skuId: string) => void>();
  const screen = await renderScreen(<ShadePanel {...{ shades, wornSkuId, onChoose }} />);
  return { screen, onChoose };
};

describe('the shades of the house', () => {
  it('[R2.096] are one choice over all products, with the one that is worn marked', async () => {
    const shades = [aShade('TL4109'), aShade('TL4204'), aShade('TL5118', { productId: 'TH4002' })];
    const { screen, onChoose } = await panelOf(shades, 'TL4204');
    expect(screen.getByRole('group').elements()).toHaveLength(2);
    await expect.element(screen.getByRole('radio', { name: 'TL4204' })).toBeChecked();
    screen.getByRole('radio', { name: 'TL4204' }).element().focus();
    // The shades are one group of radio buttons, so the arrow key moves from one product to the next.
    await userEvent.keyboard('{ArrowDown}');
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('TL5118');
  });

  it.each(['OUT_OF_STOCK', 'BACK_ORDER'] as const)(
    'say that a shade is not in stock, and show every colour of a palette: %s',
    async (status) => {
      const soldOut = aShade('TY4301', {
        omsAvailabilityStatus: status,
        powders: ['#ead9c3', '#c4956b', '#8a5a3c', '#3f2a20'],
      });
      const { screen, onChoose } = await panelOf([soldOut], '');
      const tile = screen.getByRole('radio', { name: 'TY4301, Out of stock at the moment' });
      await expect.element(tile).toBeEnabled();
      expect(screen.container.querySelectorAll('[style*="background-color"]')).toHaveLength(4);
      await screen.getByTitle('TY4301').click();
      expect(onChoose).toHaveBeenCalledExactlyOnceWith('TY4301');
    },
  );
});
