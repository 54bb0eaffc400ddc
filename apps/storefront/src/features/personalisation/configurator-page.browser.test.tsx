import type { PersoDetails, PersoOffer } from '@vitrine/contracts';
import type { LetterFont } from '@vitrine/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { shopper } from '../../shared/session/shopper.ts';
import { aCart, aCartItem } from '../../shared/test-harness/a-cart.ts';
import { aProduct, aSku } from '../../shared/test-harness/a-sku.ts';
import { answerCalls } from '../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../shared/test-harness/render-screen.tsx';
import { ConfiguratorPage } from './configurator-page.tsx';
import { costOf, firstDesign, wishOf } from './design.ts';

const PRICE = (amount: number) => ({ amount, currency: 'USD', label: `$${amount / 100}` });
const PLACE = {
  widthMm: 40,
  heightMm: 8,
  onPicture: [
    [0.4, 0.4],
    [0.6, 0.4],
    [0.6, 0.5],
    [0.4, 0.5],
  ],
  onModel: { centre: [0, 0, 0], across: [1, 0, 0], up: [0, 1, 0] },
} satisfies Omit<PersoOffer['positions'][number], 'code' | 'name'>;
const OFFER: PersoOffer = {
  type: 'hotstamp',
  maxCharacters: 3,
  fonts: [
    { code: 'capitals', name: 'Capitals' },
    { code: 'script', name: 'Script' },
  ],
  colours: [
    { code: 'gold', name: 'Gold', hex: '#c9a255', finish: 'foil' },
    { code: 'blind', name: 'Blind', hex: '#3a3733', finish: 'blind' },
  ],
  positions: [
    { code: 'centre', name: 'Centre', ...PLACE },
    { code: 'corner', name: 'Corner', ...PLACE },
  ],
  parts: [],
  price: PRICE(5000),
  makingDays: { min: 5, max: 8 },
  picture: { width: 400, height: 500, widths: [400] },
};
const PARTS: PersoOffer['parts'] = [
  {
    code: 'upper',
    name: 'Upper',
    choices: [
      { code: 'ivory', name: 'Ivory', hex: '#eeeeee', days: 0, isPictured: false },
      { code: 'black', name: 'Black', hex: '#111111', days: 4, isPictured: true, price: PRICE(10_000) },
    ],
  },
];
const glyph = { advance: 600, outline: 'M0 0L500 0L500 -700Z' };
const FONT: LetterFont = {
  code: 'capitals',
  capHeight: 700,
  isUpperCase: true,
  glyphs: Object.fromEntries(Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZÈ').map((letter) => [letter, glyph])),
  kerning: {},
};
const PRODUCT = { ...aProduct(), categories: [], name: 'Wallet' };
const detailsOf = (offer: PersoOffer): PersoDetails & { readonly offer: PersoOffer } => ({
  hotstampable: true,
  engravable: false,
  engravingEnabled: false,
  engravingType: null,
  imageUrl: '/media/th1-black/front?wid={IMG_WIDTH}&hei={IMG_HEIGHT}',
  offer,
});
const show = (offer = OFFER) =>
  renderScreen(
    <ConfiguratorPage product={PRODUCT} sku={aSku()} details={detailsOf(offer)} saved={undefined} />,
  );
const letters = () => page.getByRole('textbox', { name: 'Your letters' });
const add = () => page.getByRole('button', { name: 'Add to bag' });

describe('the page that writes letters on a piece', () => {
  beforeEach(() => {
    localStorage.clear();
    shopper.set({ inStock: { TW1001: true }, notice: undefined });
  });

  it('[R1.007] draws them on the picture, and puts them into the bag with their letters, colour and place', async () => {
    const sent = answerCalls({
      getLetterFont: { body: FONT },
      moderateText: { body: { found: '0' } },
      addToCart: { body: aCart([aCartItem()]) },
    });
    const screen = await show();
    await expect.element(add()).toBeDisabled();
    await letters().fill('an');
    await expect.element(add()).toBeEnabled();
    expect(screen.container.querySelectorAll('figure svg path').length).toBeGreaterThan(1);
    await expect.element(page.getByText('$4,900')).toBeVisible();
    await page.getByRole('radio', { name: 'Blind' }).click({ force: true });
    await page.getByRole('radio', { name: 'Corner' }).click({ force: true });
    await add().click();
    await expect
      .poll(() => sent.find(({ name }) => name === 'addToCart')?.body)
      .toEqual({
        items: [
          {
            skuId: 'TW1001',
            quantity: 1,
            personalisation: { text: 'an', font: 'capitals', colour: 'blind', position: 'corner' },
          },
        ],
      });
  });

  it.each([
    { what: 'four letters', text: 'ABCD', said: 'At most 3 characters fit here.' },
    { what: 'a character that the font has not', text: 'A!', said: '“!” does not exist in this lettering.' },
  ])('[R1.007] says beside the field why $what cannot be made, and adds nothing', async ({ text, said }) => {
    answerCalls({ getLetterFont: { body: FONT } });
    await show();
    await letters().fill(text);
    await expect.element(page.getByText(said)).toBeVisible();
    await expect.element(letters()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(add()).toBeDisabled();
  });

  it('[R5.020] says that the house does not write a listed word, until other letters are typed', async () => {
    const sent = answerCalls({ getLetterFont: { body: FONT }, moderateText: { body: { found: '1' } } });
    await show();
    await letters().fill('bad');
    await add().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('We would rather not write these words.');
    expect(sent.map(({ name }) => name)).not.toContain('addToCart');
    await letters().fill('ba');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('[R5.021, R8.049] lets letters pass where the moderation cannot be asked', async () => {
    const sent = answerCalls({
      getLetterFont: { body: FONT },
      moderateText: { status: 500 },
      addToCart: { body: aCart([aCartItem()]) },
    });
    await show();
    await letters().fill('an');
    await add().click();
    await expect.poll(() => sent.map(({ name }) => name)).toContain('addToCart');
  });

  it('says that the letters could not be loaded, and tries again', async () => {
    let isAway = true;
    answerCalls({ getLetterFont: () => (isAway ? { status: 500 } : { body: FONT }) });
    await show();
    await expect.element(page.getByRole('alert')).toHaveTextContent('The letters could not be loaded.');
    isAway = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await letters().fill('a');
    await expect.element(add()).toBeEnabled();
  });

  it('[R2.023] begins as the picture shows the piece, and counts price and days of its parts', async () => {
    answerCalls({ getLetterFont: { body: FONT } });
    await show({ ...OFFER, parts: PARTS, partsPictureUrl: '/api/eng-us/sku/TW1001/parts-picture' });
    await expect.element(page.getByRole('radio', { name: /^Black/u })).toBeChecked();
    await expect.element(page.getByText('Leaves our workshop after 9 to 12 working days.')).toBeVisible();
    await page.getByRole('radio', { name: 'Ivory' }).click({ force: true });
    await expect.element(page.getByText('Leaves our workshop after 5 to 8 working days.')).toBeVisible();
    await expect
      .element(page.getByRole('img'))
      .toHaveAttribute('src', '/api/eng-us/sku/TW1001/parts-picture?parts=upper.ivory&width=640');
    await expect.element(add()).toBeEnabled();
  });
});

describe('a chosen design', () => {
  const offer = { ...OFFER, parts: PARTS };

  it('[R2.024] begins where a saved one was left, and takes only what the offer has', () => {
    const saved = {
      text: 'N',
      font: 'script',
      colour: 'neon',
      position: 'corner',
      parts: { upper: 'ivory', wing: 'x' },
    };
    expect(firstDesign(offer, saved)).toEqual({
      text: 'N',
      font: 'script',
      colour: 'gold',
      position: 'corner',
      parts: { upper: 'ivory' },
    });
  });

  it('[R2.023] without letters is its parts alone, and costs what they cost', () => {
    const design = firstDesign(offer);
    expect(wishOf(design)).toEqual({ parts: { upper: 'black' } });
    expect(costOf(offer, design)).toEqual({ amount: 10_000, days: { min: 9, max: 12 } });
  });
});
