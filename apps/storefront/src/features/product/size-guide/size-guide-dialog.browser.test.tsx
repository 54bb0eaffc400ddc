import type { SizeGuide } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { shopper } from '../../../shared/session/shopper.ts';
import { aSku } from '../../../shared/test-harness/a-sku.ts';
import { Choices } from '../buying/choices.tsx';

const table = (foot: readonly string[]) => [
  { head: true, cells: ['EU', 'US', 'Foot'] },
  ...['38', '39', '40'].map((size, row) => ({ head: false, cells: [size, `${row + 7}`, foot[row] ?? ''] })),
];
const GUIDE: SizeGuide = {
  title1: 'Sneakers',
  title2: 'Your size',
  title3: 'How to measure',
  title4: 'Good to know',
  topDescription: 'By the length of the foot.',
  sizeGuideText: 'Stand against a wall.',
  bottomDescription: 'Take the smaller one.',
  mediaCategories: [],
  countries: ['EU', 'US'],
  cmLabel: 'Centimetres',
  inchesLabel: 'Inches',
  tables: { cm: table(['24.1', '24.8', '25.5']), inches: table(['9.49', '9.76', '10.04']) },
  noUnit: false,
  productFunction: 'shoes',
};
const SKUS = ['38', '39'].map((size) =>
  aSku({ identifier: `TS${size}`, size, url: `/eng-us/products/court-TH3/TS${size}` }),
);

async function openGuide(guide: SizeGuide = GUIDE) {
  answerCalls({ getSizeGuide: { body: guide } });
  const [shown = aSku()] = SKUS;
  const screen = await renderScreen(
    <Choices product={{ skus: SKUS, sizeGuide: 'sneakers' }} shown={shown} />,
  );
  await screen.getByRole('button', { name: 'Size guide' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Sneakers' })).toBeVisible();
  return screen;
}

describe('the size guide', () => {
  beforeEach(() => shopper.set({ inStock: { TS38: true, TS39: false } }));

  it('[R3.032] offers its rows as sizes, head and value joined, and sets the size of the page', async () => {
    const screen = await openGuide();
    const select = screen.getByRole('combobox', { name: 'Your size' });
    await expect.element(select.getByRole('option', { name: 'EU - 38 / US - 7' })).toBeInTheDocument();
    await expect.element(select).toHaveValue('38');
    await expect.element(screen.getByRole('status')).toHaveTextContent('In stock');
    await select.selectOptions('EU - 39 / US - 8');
    await screen.getByRole('link', { name: 'Choose this size' }).click();
    await expect.poll(screen.path).toBe('/eng-us/products/court-TH3/TS39');
    expect(screen.getByRole('dialog').elements()).toEqual([]);
  });

  it('[R3.032] says which sizes are sold out, and which the piece does not come in', async () => {
    const screen = await openGuide();
    const select = screen.getByRole('combobox', { name: 'Your size' });
    await select.selectOptions('EU - 39 / US - 8');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Sold out for now');
    await select.selectOptions('EU - 40 / US - 9');
    await expect.element(screen.getByRole('status')).toHaveTextContent('does not come in this size');
    await expect.element(screen.getByRole('button', { name: 'Choose this size' })).toBeDisabled();
  });

  it('[R3.031] shows its four titles, and no choice of unit where there is none', async () => {
    const screen = await openGuide();
    await expect.element(screen.getByRole('button', { name: 'Inches' })).toBeVisible();
    for (const name of ['Sneakers', 'How to measure', 'Good to know'])
      await expect.element(screen.getByRole('heading', { name })).toBeInTheDocument();
    await screen.unmount();
    const bare = await openGuide({ ...GUIDE, noUnit: true });
    expect(bare.getByRole('button', { name: 'Inches' }).elements()).toEqual([]);
  });
});

describe('the size of a customer', () => {
  const USER = { login: 'ana', firstName: 'Ana', lastName: 'Duarte', country: 'US' };
  beforeEach(() => () => shopper.set({ user: undefined }));

  async function choicesOf(shoes: number) {
    answerCalls({ getSizeGuide: { body: { ...GUIDE, mediaCategories: ['foot'] } } });
    shopper.set({ user: { ...USER, sizes: { shoes, ring: 38 } } });
    const [shown = aSku()] = SKUS;
    return renderScreen(<Choices product={{ skus: SKUS, sizeGuide: 'sneakers' }} shown={shown} />);
  }

  it('[R2.046] is said among the sizes, and the page shows it', async () => {
    const screen = await choicesOf(39);
    await expect.element(screen.getByText('Your size: 39')).toBeVisible();
    await expect.poll(() => screen.path()).toBe('/eng-us/products/court-TH3/TS39');
  });

  it('[R2.046] is not said where the piece does not come in it', async () => {
    const screen = await choicesOf(46);
    await screen.getByRole('button', { name: 'Size guide' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Sneakers' })).toBeVisible();
    expect(screen.getByText(/^Your size:/u).all()).toEqual([]);
  });
});
