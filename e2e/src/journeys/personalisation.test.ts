import { expect, describe, it } from 'vitest';
import { openClient } from '../harness/client.ts';
import { newVisitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { layoutOf } from '../harness/without-a-role.ts';
import { isAdded } from '../pages/cart.ts';
import { PIECES, pageOf } from '../pages/pieces.ts';
import { tabTo } from '../pages/tab-to.ts';
import { takenOver } from '../pages/taken-over.ts';

const { origin } = ownShop();
const MODERATION = '**/eco-eu/lv-prod-per-eapi/v2/text/moderation?*';
const configurator = (sku: string): string => `/eng-us/perso-configurator?skuId=${sku}`;

async function visit<Found>(
  doWith: (page: Awaited<ReturnType<typeof newVisitor>>['page']) => Promise<Found>,
) {
  const visitor = await newVisitor(origin);
  try {
    return await doWith(visitor.page);
  } finally {
    await visitor.leave();
  }
}

describe('letters on a piece', () => {
  it('[R1.007, R2.023] are put on it and into the bag with the keyboard alone, from the home page', async () => {
    await visit(async (page) => {
      const { name, product } = PIECES.signet;
      await page.goto('/eng-us/homepage');
      await takenOver(page);
      await tabTo(page, page.getByRole('combobox', { name: 'Search', exact: true }));
      await page.keyboard.type('chevaliere');
      await page.getByRole('option', { name: new RegExp(`^${name}\\s.*\\$`, 'u') }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: /Results for/u }).waitFor();
      await page.waitForLoadState('networkidle');
      await tabTo(
        page,
        page
          .getByRole('main')
          .getByRole('link', { name: new RegExp(`^${name}`, 'u') })
          .first(),
      );
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/products/*-${product}*`);
      await page.waitForLoadState('networkidle');
      await tabTo(page, page.getByRole('link', { name: 'Personalise' }));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: `Personalise ${name}` }).waitFor();
      await page.waitForLoadState('networkidle');
      await tabTo(page, page.getByRole('textbox', { name: 'Your letters' }));
      await page.keyboard.type('an');
      await tabTo(page, page.getByRole('button', { name: 'Add to bag', exact: true }));
      await page.keyboard.press('Enter');
      await isAdded(page);
      await page.goto('/eng-us/cart');
      await page.getByRole('main').getByText('“AN” Capitals').waitFor();
    });
  });

  it('[R2.023] are offered where the piece has them, and nowhere else', async () => {
    await visit(async (page) => {
      await page.goto(pageOf('signet'));
      expect(await page.getByRole('link', { name: 'Personalise' }).count()).toBe(1);
      await page.goto(pageOf('sunglasses'));
      expect(await page.getByRole('link', { name: 'Personalise' }).count()).toBe(0);
    });
    const client = openClient(origin);
    const query = ['', '?skuId=QX0', `?skuId=${PIECES.sunglasses.sku}`];
    for (const each of query)
      expect((await client.get(`/eng-us/perso-configurator${each}`)).status).toBe(404);
    for (const each of ['', '?configId=1', `?configId=${'x'.repeat(22)}`])
      expect((await client.get(`/eng-us/perso-visualization${each}`)).status).toBe(404);
  });

  it('[R5.020, R8.049] of a listed word are refused in words, and pass where the moderation fails', async () => {
    await visit(async (page) => {
      await page.goto(configurator(PIECES.wallet.sku));
      await takenOver(page);
      const letters = page.getByRole('textbox', { name: 'Your letters' });
      const add = page.getByRole('button', { name: 'Add to bag', exact: true });
      await letters.fill('shit');
      await add.click();
      await page.getByRole('alert').getByText('We would rather not write these words.').waitFor();
      await letters.fill('😀');
      await page.getByText('“😀” does not exist in this lettering.').waitFor();
      expect(await add.isDisabled()).toBe(true);
      await page.route(MODERATION, (route) => route.fulfill({ status: 500, body: '{}' }));
      await letters.fill('A.N');
      await add.click();
      await isAdded(page);
      await page.unroute(MODERATION);
      await page.route(MODERATION, (route) => route.abort());
      await letters.fill('N.H');
      await add.click();
      await isAdded(page);
      await page.goto('/eng-us/cart');
      for (const text of ['“A.N”', '“N.H”']) await page.getByRole('main').getByText(text).waitFor();
    });
  });
});

describe('a piece made to order', () => {
  it('[R2.023, R2.024] grows dearer as it is chosen, and its link shows it to anybody', async () => {
    const link = await visit(async (page) => {
      await page.goto(configurator(PIECES.madeSneakers.sku));
      await takenOver(page);
      const picture = page.getByRole('img', { name: /with your design/u });
      const before = await picture.getAttribute('src');
      await page.getByText('$950').waitFor();
      await page
        .getByRole('group', { name: /^Quarter/u })
        .getByRole('radio', { name: /^Bordeaux/u })
        .press('Space');
      await page.getByText('$1,080').waitFor();
      expect(await picture.getAttribute('src')).not.toBe(before);
      await page.getByRole('textbox', { name: 'Your letters' }).fill('AN');
      await page.getByRole('button', { name: 'Keep this design' }).click();
      return page.getByRole('textbox', { name: 'Link to your design' }).inputValue();
    });
    await visit(async (page) => {
      const answer = await page.goto(link);
      expect([answer?.status(), await layoutOf(page)]).toEqual([200, 'default']);
      await page.getByRole('heading', { level: 1, name: /^A design for/u }).waitFor();
      await page.getByText('Quarter: Bordeaux grained calf').waitFor();
      await page.getByText('“AN”').waitFor();
      const main = page.getByRole('main');
      expect(await main.getByRole('button').count()).toBe(0);
      expect(await main.getByRole('radio').count()).toBe(0);
    });
  });
});
