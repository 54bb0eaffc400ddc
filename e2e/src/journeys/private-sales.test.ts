import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callUrl, PAGE_IDS, pageSpec } from '@vitrine/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, PERSON } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';

const { origin } = ownShop();
const HOUSE = join(import.meta.dirname, '../../../packages/database/house/products');

interface HouseProduct {
  readonly id: string;
  readonly slug: string;
  readonly defaultSkuId: string;
  readonly exclusiveSale?: string;
  readonly categories: readonly string[];
  readonly looks: readonly { readonly colour: string }[];
  readonly texts: Readonly<Record<string, { readonly name: string }>>;
}
function readProduct(file: string): HouseProduct {
  const product: HouseProduct = JSON.parse(readFileSync(join(HOUSE, file), 'utf8'));
  return product;
}
const EXCLUSIVE = readdirSync(HOUSE)
  .map(readProduct)
  .filter(({ exclusiveSale }) => exclusiveSale !== undefined);
const NAMES = EXCLUSIVE.flatMap(({ texts }) => Object.values(texts).map(({ name }) => name));
const OPEN_SALE = 'soir';

/** Every page of the registry, with every id of an exclusive piece or category in every place of its address. */
const PAGES = PAGE_IDS.map(pageSpec).flatMap(({ path }) => {
  const ids = EXCLUSIVE.flatMap(({ id, slug, defaultSkuId, categories }) => [
    id,
    `${slug}-${id}`,
    defaultSkuId,
    ...categories,
  ]);
  if (!/[:*]/u.test(path)) return [];
  return ids.map((id) => `/eng-us${path.replaceAll(/:\w+\??|\*/gu, id)}`);
});
/** Product pages as links lead to them, and categories by path and by dimension: these say that they are reserved. */
const RESERVED = EXCLUSIVE.flatMap(({ id, slug, defaultSkuId, categories }) => [
  `/eng-us/products/${id}`,
  `/eng-us/products/${slug}-${id}`,
  `/eng-us/products/${slug}-${id}/${defaultSkuId}`,
  ...categories.flatMap((dimId) => [`/eng-us/${dimId}`, `/eng-us/any/_/N-${dimId}`]),
]);
const FILES = EXCLUSIVE.flatMap(({ id, exclusiveSale, looks }) => {
  const file = id.toLowerCase();
  const names = [`/models/${file}.glb`, ...looks.map(({ colour }) => `/media/${file}-${colour}/front`)];
  return names.map((path) => ({ path, isOpen: exclusiveSale === OPEN_SALE }));
});

const cookies: Record<'guest' | 'uninvited' | 'invited', string> = { guest: '', uninvited: '', invited: '' };
beforeAll(async () => {
  cookies.uninvited = await signIn('noor@maison-aurele.example', 'Vitrine-Noor-2026');
  cookies.invited = await signIn('kim@maison-aurele.example', 'Vitrine-Kim-2026');
});

async function signIn(login: string, password: string): Promise<string> {
  const answer = await fetch(origin + callUrl('login', { locale: 'eng-us' }), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ login, password }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}
const get = (path: string, cookie: string) =>
  fetch(origin + path, { headers: { 'user-agent': PERSON, cookie, accept: '*/*' } });

describe('[R6.011, R6.012] a piece of a private sale', () => {
  it.each(['guest', 'uninvited'] as const)('is named on no page to the %s', async (who) => {
    const told: string[] = [];
    for (const path of new Set([...PAGES, ...RESERVED])) {
      const answer = await get(path, cookies[who]);
      const text = await answer.text();
      const named = NAMES.find((name) => text.includes(name));
      if (named !== undefined) told.push(`${path} names ${named}`);
      if (
        answer.status < 400 &&
        !answer.redirected &&
        answer.headers.get('cache-control')?.includes('s-maxage')
      )
        told.push(`${path} may be kept`);
    }
    expect(told).toEqual([]);
  });

  it.each(['guest', 'uninvited'] as const)('[R2.110] has the 403 page for the %s', async (who) => {
    for (const path of RESERVED) {
      const { status, headers } = await get(path, cookies[who]);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 403, 'private, no-store']);
    }
  });

  it('has files for the invited alone, while its sale is open, that no cache keeps', async () => {
    for (const { path, isOpen } of FILES) {
      for (const who of ['guest', 'uninvited'] as const)
        expect([path, who, (await get(path, cookies[who])).status]).toEqual([path, who, 404]);
      const { status, headers } = await get(path, cookies.invited);
      const expected = isOpen ? [200, 'private, no-store'] : [404, 'no-store'];
      expect([path, status, headers.get('cache-control')]).toEqual([path, ...expected]);
    }
  });
});

describe('[R8.042] a page that asks for the age', () => {
  it.each([true, false])('opens after a yes, with a script: %s', async (javaScript) => {
    const visitor = await newVisitor(origin, { javaScript });
    const { page } = visitor;
    expect((await page.goto('/eng-us/products/AU4203'))?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: 'One question before you go on' }).waitFor();
    expect(await page.content()).not.toContain('Coffret découverte');
    await page.getByRole('button', { name: 'Yes, I am of age' }).click();
    await page.getByRole('heading', { level: 1, name: 'Coffret découverte' }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('stays closed after a no', async () => {
    const visitor = await newVisitor(origin);
    const { page } = visitor;
    await page.goto('/fra-fr/products/AU4203');
    await page.getByRole('button', { name: 'Non, pas encore' }).click();
    await page.locator('html[data-layout=error]').waitFor();
    expect(await page.content()).not.toContain('Coffret découverte');
    await visitor.leave();
  });
});
