import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newVisitor, PERSON, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { layoutOf, sectionsOf } from '../harness/without-a-role.ts';
import { KIM, signIn, signInAsKim } from '../pages/account.ts';
import { cartSummary, linkTo } from '../pages/cart.ts';
import { addRiveToCart } from '../pages/checkout.ts';
import { takenOver } from '../pages/taken-over.ts';

const { origin } = ownShop();

let visitor: Visitor;
beforeEach(async () => {
  visitor = await newVisitor(origin);
});
afterEach(async () => visitor.leave());

/** A link that ends with a telephone number, in whatever language. */
const TELEPHONE = { name: /\+[\d ]+$/u };
const statusOf = async (path: string): Promise<number> =>
  (await fetch(origin + path, { headers: { 'user-agent': PERSON } })).status;

/** An answer of the services as JSON; it is the test's own business to know its shape. */
async function ask<Body>(path: string): Promise<Body> {
  const body: Body = await (await fetch(origin + path)).json();
  return body;
}

describe('the frame of a page', () => {
  it.each(['/eng-us/homepage', '/eng-us/cart'])(
    '[R2.067] of the shop has a header, a middle and a footer: %s',
    async (path) => {
      const { page } = visitor;
      expect((await page.goto(path))?.status()).toBe(200);
      expect(await layoutOf(page)).toBe('default');
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        expect(await page.getByRole(landmark).count(), landmark).toBe(1);
      }
      expect(visitor.complaints).toEqual([]);
    },
  );

  it('[R2.070] where the country is chosen has neither the shop’s menu nor the cart', async () => {
    const { page } = visitor;
    expect((await page.goto('/eng-us/dispatch'))?.status()).toBe(200);
    expect(await layoutOf(page)).toBe('dispatch');
    expect(await page.getByRole('link', { name: /bag/iu }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Sign in' }).count()).toBe(0);
  });

  it.each(['/eng-us/products/UNKNOWN', '/eng-us/no/such/page'])(
    '[R2.071] of what is missing leads home, and says so with 404: %s',
    async (path) => {
      const { page } = visitor;
      expect((await page.goto(path))?.status()).toBe(404);
      expect(await layoutOf(page)).toBe('error');
      await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
      await expect.poll(async () => layoutOf(page)).toBe('default');
    },
  );

  it('[R2.071] of a page that fails on the way there is left again by going back', async () => {
    const { page } = visitor;
    await page.goto('/eng-us/eyewear/sunglasses');
    await page.route(/\.data/u, async (route) => route.fulfill({ status: 500, body: 'out of order' }));
    await takenOver(page);
    await linkTo(page, 'Rive').click();
    await expect.poll(async () => layoutOf(page)).toBe('error');
    await page.unroute(/\.data/u);
    await page.goBack();
    await expect.poll(async () => layoutOf(page)).toBe('default');
    await linkTo(page, 'Rive').waitFor();
  });

  it.each(['eng-us', 'fra-fr', 'ara-ae'])(
    '[R2.117] of an error in %s offers that country’s client service by telephone',
    async (locale) => {
      const { page } = visitor;
      await page.goto(`/${locale}/cart`);
      const ours = await page.getByRole('contentinfo').getByRole('link', TELEPHONE).getAttribute('href');
      await page.goto(`/${locale}/no/such/page`);
      const offered = await page.getByRole('main').getByRole('link', TELEPHONE).getAttribute('href');
      expect(offered).toMatch(/^tel:\+\d{8,15}$/u);
      expect(offered).toBe(ours);
    },
  );

  it.each([
    {
      locale: 'fra-fr',
      name: 'Trouver une boutique',
      country: 'france',
      here: 'Paris',
      elsewhere: 'New York',
    },
    { locale: 'eng-us', name: 'Find a store', country: 'usa', here: 'New York', elsewhere: 'Paris' },
  ])(
    '[R2.118] of an error in $locale leads to the stores of the country alone',
    async ({ locale, name, country, here, elsewhere }) => {
      const { page } = visitor;
      await page.goto(`/${locale}/no/such/page`);
      await page.getByRole('main').getByRole('link', { name }).click();
      await page.waitForURL(`**/${locale}/stores/${country}`);
      const main = page.getByRole('main');
      await main
        .getByRole('link', { name: new RegExp(`^Maison Aurèle ${here}`, 'u') })
        .nth(0)
        .waitFor();
      expect(await main.getByText(elsewhere).count()).toBe(0);
    },
  );

  it('[R2.031] leads from the stores’ old address to the one they have', async () => {
    const { page } = visitor;
    await page.goto('/eng-us/stores/united-states');
    await page.waitForURL('**/eng-us/stores/usa');
  });

  it('[R2.128] ends with the links of the footer’s own call, in its order, and all lead somewhere', async () => {
    const { page } = visitor;
    const { sections } = await ask<{
      readonly sections: readonly {
        readonly links: readonly { readonly label: string; readonly url: string }[];
      }[];
    }>('/api/fra-fr/sections');
    const expected = sections.flatMap(({ links }) => links.map(({ label, url }) => [label, url]));
    await page.goto('/fra-fr/homepage');
    const links = await page.getByRole('contentinfo').getByRole('listitem').getByRole('link').all();
    const shown = await Promise.all(
      links.map(async (link) => [await link.innerText(), await link.getAttribute('href')]),
    );
    expect(shown).toEqual(expected);
    for (const [, url = ''] of expected) expect([url, await statusOf(url)]).toEqual([url, 200]);
  });
});

describe('the home page', () => {
  it('[R2.122] has a section for every component the house wrote, in its order', async () => {
    const { page } = visitor;
    const { componentList } = await ask<{ readonly componentList: readonly { readonly title?: string }[] }>(
      '/api/eng-us/homepage',
    );
    await page.goto('/eng-us/homepage');
    const sections = await sectionsOf(page).all();
    expect(sections).toHaveLength(componentList.length);
    for (const [index, { title }] of componentList.entries()) {
      const text = (await sections[index]?.innerText()) ?? '';
      expect(text.length).toBeGreaterThan(0);
      if (title !== undefined) expect(text.toLowerCase()).toContain(title.toLowerCase());
    }
  });
});

describe('the cart', () => {
  it('[R2.002] is a page of its own: empty with a way on, then with what was added, its price and number', async () => {
    const { page } = visitor;
    expect((await page.goto('/eng-us/cart'))?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: 'Your bag' }).waitFor();
    await page.getByText('Your bag is empty').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Continue shopping' }).waitFor();
    await addRiveToCart(page);
    await page.goto('/eng-us/cart');
    await linkTo(page, 'Rive').waitFor();
    await cartSummary(page).getByText('$420').waitFor();
    expect(await page.getByLabel(/Quantity/u).inputValue()).toBe('1');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(visitor.complaints).toEqual([]);
  });
});

describe('the checkout', () => {
  it('[R2.040] leads an empty cart back, a guest to the contact, and a customer on to the delivery', async () => {
    const { page } = visitor;
    await page.goto('/eng-us/checkout');
    expect(new URL(page.url()).pathname).toBe('/eng-us/cart');
    await addRiveToCart(page);
    await page.goto('/eng-us/cart');
    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    await page.getByRole('heading', { name: 'How may we reach you?' }).waitFor();
    await page.goto('/eng-us/checkout');
    await page.waitForURL('**/checkout/login');
    await signIn(page.getByRole('region', { name: 'Or sign in' }), KIM);
    await page.getByRole('heading', { name: 'Where should it go?' }).waitFor();
    await page.goto('/eng-us/checkout');
    await page.waitForURL('**/checkout/shipping');
    expect(await layoutOf(page)).toBe('default');
  });
});

describe('who is signed in', () => {
  it('[R6.004] is asked for a customer alone', async () => {
    const { page, requests } = visitor;
    const asked = () => requests.filter(({ url }) => url.endsWith('/userinfo')).length;
    await addRiveToCart(page);
    await page.goto('/eng-us/cart');
    await linkTo(page, 'Rive').waitFor();
    expect(asked()).toBe(0);
    await signInAsKim(page);
    await page.goto('/eng-us/homepage');
    await page.getByRole('button', { name: /Kim/u }).waitFor();
    expect(asked()).toBeGreaterThan(0);
  });
});
