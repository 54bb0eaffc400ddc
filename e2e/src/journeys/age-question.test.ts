import { CALLS, callUrl } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { layoutOf } from '../harness/without-a-role.ts';
import { KIM } from '../pages/account.ts';
import { pageOf, PIECES } from '../pages/pieces.ts';

const { origin } = ownShop();

const RESTRICTED_PAGES = [
  { path: pageOf('samples'), name: PIECES.samples.name },
  { path: '/eng-us/beauty/fragrance/discovery', name: 'Discovery' },
];
describe('[R7.050, R7.051, R8.042] a page that asks for the age', () => {
  it.each(RESTRICTED_PAGES.flatMap((page) => [true, false].map((javaScript) => ({ ...page, javaScript }))))(
    'opens after a yes: $path, with a script: $javaScript',
    async ({ path, name, javaScript }) => {
      const visitor = await newVisitor(origin, { javaScript });
      const { page } = visitor;
      const asking = await page.goto(path);
      expect([asking?.status(), asking?.headers()['cache-control']]).toEqual([200, 'private, no-store']);
      await page.getByRole('heading', { level: 1, name: 'One question before you go on' }).waitFor();
      const html = (await asking?.text()) ?? '';
      expect(html).toMatch(/<meta name="robots" content="noindex/u);
      expect(html).not.toContain(PIECES.samples.name);
      await page.getByRole('button', { name: 'Yes, I am of age' }).click();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      for (const other of RESTRICTED_PAGES) {
        await page.goto(other.path);
        await page.getByRole('heading', { level: 1, name: other.name, exact: true }).waitFor();
      }
      expect(visitor.complaints).toEqual([]);
      await visitor.leave();
    },
  );

  it('stays closed after a no', async () => {
    const visitor = await newVisitor(origin);
    const { page } = visitor;
    await page.goto(pageOf('samples', 'fra-fr'));
    await page.getByRole('button', { name: 'Non, pas encore' }).click();
    await expect.poll(async () => layoutOf(page)).toBe('error');
    expect(await page.content()).not.toContain(PIECES.samples.name);
    await visitor.leave();
  });
});

async function send({ context }: Visitor, name: 'login' | 'addToCart' | 'resetCart', data: object) {
  const answer = await context.request.fetch(origin + callUrl(name, { locale: 'eng-us' }), {
    method: CALLS[name].method,
    headers: { origin, 'sec-fetch-site': 'same-origin' },
    data,
  });
  expect([name, answer.status()]).toEqual([name, 200]);
}

/** Kim, on a device of theirs. */
async function kim(): Promise<Visitor> {
  const visitor = await newVisitor(origin);
  await send(visitor, 'login', KIM);
  return visitor;
}

describe('[R2.041, R7.102] the checkout of a piece for adults, in a session that was not asked', () => {
  const ASKED = 'Your bag holds a piece for adults alone.';

  it('asks, goes on after a yes, and says why it cannot after a no', async () => {
    const phone = await kim();
    await phone.page.goto(pageOf('samples'));
    await phone.page.getByRole('button', { name: 'Yes, I am of age' }).click();
    await phone.page.getByRole('heading', { level: 1, name: PIECES.samples.name, exact: true }).waitFor();
    await send(phone, 'addToCart', { items: [{ skuId: PIECES.samples.sku, quantity: 1 }] });

    for (const answer of ['No, I am not', 'Yes, I am of age']) {
      const desk = await kim();
      await desk.page.goto('/eng-us/cart');
      await desk.page.getByRole('link', { name: 'Proceed to checkout' }).click();
      await desk.page.getByText(ASKED).waitFor();
      await desk.page.getByRole('button', { name: answer }).click();
      const [heading, path] = answer.startsWith('No')
        ? (['Your order is not placed', '/eng-us/checkout/error'] as const)
        : (['Where should it go?', '/eng-us/checkout/shipping'] as const);
      await desk.page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(new URL(desk.page.url()).pathname).toBe(path);
      expect(desk.complaints).toEqual([]);
      await desk.leave();
    }
    await send(phone, 'resetCart', {});
    await phone.leave();
  });
});
