import type { Sku } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { aSku } from '../../../shared/test-harness/a-sku.ts';
import { Choices } from './choices.tsx';

const choicesOf = (skus: readonly Sku[], locale: 'eng-us' | 'ara-ae' = 'eng-us') => {
  const [shown = aSku()] = skus;
  return renderScreen(<Choices product={{ skus: [...skus], sizeGuide: null }} shown={shown} />, { locale });
};
const shades = (count: number): readonly Sku[] =>
  Array.from({ length: count }, (_, index) =>
    aSku({
      identifier: `QL${index}`,
      colorCode: `c${index}`,
      color: `Shade ${index}`,
      url: `/eng-us/products/TH6001/QL${index}`,
    }),
  );

describe('the choices of a product', () => {
  it('name the colour of a piece that comes in one, and offer no choice', async () => {
    const screen = await choicesOf(shades(1));
    await expect.element(screen.getByText('Colour Shade 0')).toBeVisible();
    expect(screen.getByRole('link').all()).toEqual([]);
  });

  it('offer every colour by its name, say which is shown, and name the one that is pointed at', async () => {
    const screen = await choicesOf(shades(3));
    expect(screen.getByRole('link', { name: /^Shade \d$/u }).all()).toHaveLength(3);
    await expect
      .element(screen.getByRole('link', { name: 'Shade 0' }))
      .toHaveAttribute('aria-current', 'true');
    await expect.element(screen.getByRole('link', { name: 'Shade 2' })).not.toHaveAttribute('aria-current');
    await screen.getByRole('link', { name: 'Shade 2' }).hover();
    await expect.element(screen.getByText('Colour Shade 2')).toBeVisible();
    await screen.getByText('Colour Shade 2').hover();
    await expect.element(screen.getByText('Colour Shade 0')).toBeVisible();
  });

  it('lead to the SKU of the colour by a press', async () => {
    const screen = await choicesOf(shades(3));
    await screen.getByRole('link', { name: 'Shade 1' }).click();
    await expect.poll(screen.path).toBe('/eng-us/products/TH6001/QL1');
  });

  it('write a size from the left, also where the page reads from the right', async () => {
    const sizes = ['30 mL', '50 mL'].map((size) =>
      aSku({ identifier: size, size, url: `/ara-ae/products/${size}` }),
    );
    const screen = await choicesOf(sizes, 'ara-ae');
    for (const size of ['30 mL', '50 mL']) {
      const written = screen.getByRole('link', { name: size }).getByText(size).element();
      expect(getComputedStyle(written).direction).toBe('ltr');
    }
  });

  it.each([
    [8, 8],
    [9, 5],
    [12, 6],
    [20, 7],
  ])('lay %i shades in even rows of %i', async (count, columns) => {
    const screen = await choicesOf(shades(count));
    const tops = screen
      .getByRole('link')
      .all()
      .map((link) => link.element().getBoundingClientRect().top);
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  });
});
