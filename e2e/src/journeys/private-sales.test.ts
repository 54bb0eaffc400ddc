import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS, callUrl, PAGE_IDS, pageSpec } from '@vitrine/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, PERSON } from '../harness/browser.ts';
import { mailWith } from '../harness/mailbox.ts';
import { ownShop } from '../harness/shop.ts';
import { INES, KIM, NOOR, signIn as fillSignIn } from '../pages/account.ts';
import { isAdded, linkTo } from '../pages/cart.ts';
import { CARDS, pay } from '../pages/checkout.ts';
import { confirmedOrder } from '../pages/order.ts';
import { takenOver } from '../pages/taken-over.ts';

const { origin, mailboxOrigin } = ownShop();
const HOUSE = join(import.meta.dirname, '../../../packages/database/house/products');

interface HouseProduct {
  readonly id: string;
  readonly slug: string;
  readonly defaultSkuId: string;
  readonly exclusiveSale?: string;
  readonly categories: readonly string[];
  readonly texts: Readonly<Record<string, { readonly name: string }>>;
}
function readProduct(file: string): HouseProduct {
  const product: HouseProduct = JSON.parse(readFileSync(join(HOUSE, file), 'utf8'));
  return product;
}
interface HouseMedia {
  readonly looks: Readonly<Record<string, { readonly product: string; readonly views: object }>>;
  readonly models: Readonly<Record<string, unknown>>;
  readonly videos: Readonly<Record<string, { readonly product: string }>>;
}
function readMedia(): HouseMedia {
  const media: HouseMedia = JSON.parse(readFileSync(join(HOUSE, '../media/manifest.json'), 'utf8'));
  return media;
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
/** Pages that are asked for by no id: they may link to pieces. */
const PLAIN_PAGES = PAGE_IDS.map(pageSpec)
  .filter(({ path }) => !/[:*]/u.test(path))
  .map(({ path }) => `/eng-us${path}`);
/** What is read by programs: search engines, and clients of the services. */
const FOR_PROGRAMS = [
  '/robots.txt',
  '/sitemap.xml',
  ...['written', 'categories', 'products'].map((kind) => `/sitemaps/${kind}-eng-us-1.xml`),
  '/api/openapi.json',
];
/** What the router asks for when a link is followed or prefetched. */
const dataOf = (path: string): string => (path === '/eng-us/' ? '/_.data' : `${path}.data`);
/** Product pages as links lead to them, and categories by path and by dimension: these say that they are reserved. */
const RESERVED = EXCLUSIVE.flatMap(({ id, slug, defaultSkuId, categories }) => [
  `/eng-us/products/${id}`,
  `/eng-us/products/${slug}-${id}`,
  `/eng-us/products/${slug}-${id}/${defaultSkuId}`,
  ...categories.flatMap((dimId) => [`/eng-us/${dimId}`, `/eng-us/any/_/N-${dimId}`]),
]);
/** Every picture, model and film that was made of an exclusive piece. */
const MEDIA = readMedia();
const FILES = EXCLUSIVE.flatMap(({ id, exclusiveSale }) => {
  const ofPiece = ({ product }: { readonly product: string }) => product === id;
  const pictures = Object.entries(MEDIA.looks)
    .filter(([, look]) => ofPiece(look))
    .flatMap(([look, { views }]) => Object.keys(views).map((view) => `media/${look}/${view}`));
  const films = Object.values(MEDIA.videos).filter(ofPiece);
  const others = JSON.stringify([MEDIA.models[id], films]).matchAll(/"file":"(?<file>[^"]+)"/gu);
  const names = [...pictures, ...[...others].map(({ groups }) => groups?.['file'])];
  return names.map((name) => ({ id, path: `/${name}`, isOpen: exclusiveSale === OPEN_SALE }));
});

/** Who bought the piece of the sale that is over. */
const OWNED = 'AU2007';
const cookies = { guest: '', uninvited: '', invited: '', owner: '' };
beforeAll(async () => {
  cookies.uninvited = await signIn(NOOR);
  cookies.invited = await signIn(KIM);
  cookies.owner = await signIn(INES, 'fra-fr');
});

async function signIn(customer: object, locale = 'eng-us'): Promise<string> {
  const answer = await fetch(origin + callUrl('login', { locale }), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(customer),
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
    const withId = [...PAGES, ...RESERVED].flatMap((path) => [path, dataOf(path)]);
    const others = [...PLAIN_PAGES.flatMap((path) => [path, dataOf(path)]), ...FOR_PROGRAMS];
    for (const path of new Set([...withId, ...others])) {
      const answer = await get(path, cookies[who]);
      const text = await answer.text();
      const named = NAMES.find((name) => text.includes(name));
      if (named !== undefined) told.push(`${path} names ${named}`);
      if (
        withId.includes(path) &&
        answer.status < 400 &&
        !answer.redirected &&
        answer.headers.get('cache-control')?.includes('s-maxage')
      )
        told.push(`${path} may be kept`);
    }
    expect(told).toEqual([]);
  });

  it.each(['guest', 'uninvited'] as const)('[R2.110] has the 403 page for the %s', async (who) => {
    for (const path of [...RESERVED, ...RESERVED.map(dataOf)]) {
      const { status, headers } = await get(path, cookies[who]);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 403, 'private, no-store']);
    }
  });

  it('has files for the invited alone, while its sale is open, that no cache keeps', async () => {
    expect(FILES.length).toBeGreaterThan(3 * EXCLUSIVE.length);
    for (const { path, isOpen } of FILES) {
      for (const who of ['guest', 'uninvited'] as const)
        expect([path, who, (await get(path, cookies[who])).status]).toEqual([path, who, 404]);
      const { status, headers } = await get(path, cookies.invited);
      const expected = isOpen ? [200, 'private, no-store'] : [404, 'no-store'];
      expect([path, status, headers.get('cache-control')]).toEqual([path, ...expected]);
    }
  });
});

describe('[R6.012, R7.010, R7.049] a private sale', () => {
  const OPEN = EXCLUSIVE.find(({ exclusiveSale }) => exclusiveSale === OPEN_SALE);

  it('opens for the invited: from its category to the piece, and into the bag', async () => {
    const visitor = await newVisitor(origin);
    const { page } = visitor;
    await page.goto('/eng-us/homepage');
    await takenOver(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await fillSignIn(page.getByRole('dialog'), INES);
    await page.getByRole('button', { name: /Inès/u }).waitFor();
    await page.goto(`/eng-us/${OPEN?.categories[0]}`);
    await page.getByRole('heading', { level: 1, name: 'Salon du Soir' }).waitFor();
    const { name = '' } = OPEN?.texts['eng'] ?? {};
    await linkTo(page, name).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('button', { name: 'Add to bag', exact: true }).click();
    await isAdded(page);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('keeps its pages from every cache, and closes again before the opening and after the end', async () => {
    const pages = EXCLUSIVE.flatMap(({ id, exclusiveSale, categories }) =>
      [`products/${id}`, ...categories, ...categories.map((dimId) => `any/_/N-${dimId}`)].map((path) => ({
        path: `/eng-us/${path}`,
        expected: exclusiveSale === OPEN_SALE ? 200 : 403,
      })),
    );
    for (const { path, expected } of pages) {
      const { status, headers } = await get(path, cookies.invited);
      expect([path, status, headers.get('cache-control')]).toEqual([path, expected, 'private, no-store']);
    }
    const again = await get(`/eng-us/${OPEN?.categories[0]}`, cookies.guest);
    expect(again.status).toBe(403);
  });
});

describe('[R2.044, R7.050] a piece that was bought in a private sale', () => {
  it('has its pictures for its owner after the sale, and nothing else of the sale', async () => {
    const owned = FILES.filter(({ id, isOpen }) => id === OWNED && !isOpen);
    expect(owned.some(({ path }) => path.startsWith('/models/'))).toBe(true);
    for (const { path } of owned) {
      const { status, headers } = await get(path, cookies.owner);
      const expected = path.startsWith('/media/') ? [200, 'private, no-store'] : [404, 'no-store'];
      expect([path, status, headers.get('cache-control')]).toEqual([path, ...expected]);
    }
    expect((await get(`/eng-us/products/${OWNED}`, cookies.owner)).status).toBe(403);
  });

  it('is seen on the confirmation and inside the mail of its order', async () => {
    const visitor = await newVisitor(origin);
    const { page, context } = visitor;
    const send = async (name: 'login' | 'addToCart', data: object) => {
      const { method } = CALLS[name];
      const answer = await context.request.fetch(origin + callUrl(name, { locale: 'eng-us' }), {
        method,
        headers: { origin, 'sec-fetch-site': 'same-origin' },
        data,
      });
      expect(answer.status()).toBe(200);
    };
    await send('login', KIM);
    await send('addToCart', { items: [{ skuId: 'QS2051', quantity: 1 }] });
    await page.goto('/eng-us/checkout');
    await page.getByRole('heading', { name: 'Where should it go?' }).waitFor();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('heading', { name: 'Review and pay' }).waitFor();
    await pay(page, CARDS.frictionless);
    const number = await confirmedOrder(page);
    await page.waitForFunction(isPictureShown, '/media/au2006-');

    await mailWith(mailboxOrigin, KIM.login, number);
    await page.goto(mailboxOrigin);
    await page.getByRole('link', { name: number }).click();
    const mail = page.getByTitle('The mail').contentFrame().getByRole('img', { name: 'Quai Série Soir' });
    expect(await mail.getAttribute('src')).toMatch(/^data:image\/webp;base64,/u);
    expect(
      await mail.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).toBeGreaterThan(100);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });
});

/** Runs in the page: whether a picture of this address has come. */
const isPictureShown = (start: string): boolean =>
  [...document.images].some(({ currentSrc, naturalWidth }) => currentSrc.includes(start) && naturalWidth > 0);
