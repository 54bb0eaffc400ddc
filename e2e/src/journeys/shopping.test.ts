import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, PERSON, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { canonicalLink, documentElement, enlargedPicture } from '../harness/without-a-role.ts';
import { KIM, signIn, signInAsKim } from '../pages/account.ts';
import { cartSummary, isAdded, linkTo } from '../pages/cart.ts';
import { addRiveToCart } from '../pages/checkout.ts';
import { takenOver } from '../pages/taken-over.ts';
import { wordsOf } from '../pages/words.ts';
import { pageOf } from '../pages/pieces.ts';

const { origin } = ownShop();

describe('a visitor', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newVisitor(origin);
  });
  afterEach(async () => visitor.leave());

  it('[R2.006] is led from / to the home page of the locale that the browser asks for', async () => {
    await visitor.page.goto('/');
    expect(new URL(visitor.page.url()).pathname).toBe('/eng-us/homepage');
    expect(await documentElement(visitor.page).getAttribute('dir')).toBe('ltr');
  });

  it('[R2.028] reads a bare address too, in the default locale, with a canonical link to the prefixed one', async () => {
    const answer = await visitor.page.goto('/products/AU2001');
    expect(answer?.status()).toBe(200);
    expect(await canonicalLink(visitor.page).getAttribute('href')).toContain('/eng-us/products/');
  });

  it('[R1.009] sees the Arabic shop from right to left, priced in dirhams', async () => {
    await visitor.page.goto(pageOf('sunglasses', 'ara-ae'));
    expect(await documentElement(visitor.page).getAttribute('dir')).toBe('rtl');
    expect(await visitor.page.getByRole('main').innerText()).toMatch(/د\.إ|AED/u);
    expect(visitor.complaints).toEqual([]);
  });

  it('[R2.076] keeps the flag of the app on the way through the shop', async () => {
    await visitor.page.goto('/eng-us/homepage?lvpass=true');
    await visitor.page.getByRole('link', { name: 'All sunglasses' }).click();
    await linkTo(visitor.page, 'Quai').click();
    await visitor.page.getByRole('heading', { name: 'Quai' }).waitFor();
    expect(new URL(visitor.page.url()).searchParams.get('lvpass')).toBe('true');
  });

  it('[R8.010] puts a piece into the cart, changes its number and takes it out', async () => {
    const { page } = visitor;
    await addRiveToCart(page);
    await page.goto('/eng-us/cart');
    await page.getByLabel(/Quantity/u).selectOption('2');
    await cartSummary(page).getByText('$840').waitFor();
    await page.getByRole('button', { name: /^Remove/u }).click();
    await page.getByText('Your bag is empty').waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it('[R4.032] shares one cart between two tabs', async () => {
    await addRiveToCart(visitor.page);
    const second = await visitor.context.newPage();
    await second.goto(pageOf('otherSunglasses'));
    await second.getByRole('button', { name: 'Add to bag' }).click();
    await isAdded(second);
    await visitor.page.goto('/eng-us/cart');
    await linkTo(visitor.page, 'Rive').waitFor();
    await linkTo(visitor.page, 'Quai').waitFor();
  });

  it('[R4.037, R8.046] signs in from the header, keeps the cart, and signs out', async () => {
    const { page } = visitor;
    await addRiveToCart(page);
    await page.goto('/eng-us/homepage');
    await page.getByRole('button', { name: 'Sign in' }).click();
    const form = page.getByRole('dialog');
    await signIn(form, { ...KIM, password: 'not the password' });
    await page.getByText('The e-mail or number and the password do not match.').waitFor();
    await signIn(form, KIM);
    await page.getByRole('button', { name: /Kim/u }).waitFor();
    await page.goto('/eng-us/cart');
    await linkTo(page, 'Rive').waitFor();
  });

  it('[R8.047] stays signed in where the name cannot be read, and gets it back at the next load', async () => {
    const { page, context } = visitor;
    await page.goto('/eng-us/homepage');
    await signInAsKim(page);
    await context.route('**/userinfo', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.reload();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByText('You are signed in.').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    expect(await page.evaluate('structuredClone(globalThis.__STORE__.userContext)')).toMatchObject({
      userIsLogged: true,
      error: { kind: 'status', status: 500 },
    });
    await context.unroute('**/userinfo');
    await page.reload();
    await page.getByRole('button', { name: /Kim/u }).waitFor();
  });

  it('[R2.078] closes only the dialog on top with Escape', async () => {
    const { page } = visitor;
    await page.goto(pageOf('sunglasses'));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

/** The status of an address, and where it leads. */
async function ask(path: string): Promise<readonly [status: number, location: string | null]> {
  const answer = await fetch(origin + path, { headers: { 'user-agent': PERSON }, redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
}

describe('an address of a product with another slug', () => {
  it('[R2.028, R2.029] leads for good to its own, with SKU, locale and flags; the plain id answers itself', async () => {
    expect(await ask('/fra-fr/products/anything-AU2001/QS2003?lvpass=true&utm=x')).toEqual([
      301,
      '/fra-fr/products/rive-AU2001/QS2003?lvpass=true',
    ]);
    expect(await ask('/products/anything-AU2001')).toEqual([301, '/products/rive-AU2001']);
    expect(await ask('/eng-us/products/anything-AU2001/QS2011')).toEqual([404, null]);
    expect(await ask(pageOf('sunglasses'))).toEqual([200, null]);
    expect(await ask('/eng-us/products/rive-AU2001')).toEqual([200, null]);
  });
});

describe('an address that is only read', () => {
  it.each(['/', '/eng-us/checkout/login', '/eng-us/cart.data', '/no/such/place'])(
    'refuses what is sent to %s in the shop’s own words, and says what it allows',
    async (path) => {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const answer = await fetch(origin + path, { method, headers: { 'user-agent': PERSON } });
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
        expect(await answer.text()).toMatch(/^This page was not ready to take what was sent\./u);
      }
    },
  );
});

describe('a page whose head alone is asked for', () => {
  it.each(['/eng-us/homepage', '/eng-us/cart', '/eng-us/no/such/place'])(
    'says what it is: %s',
    async (path) => {
      const answerTo = async (method: string) =>
        fetch(origin + path, { method, headers: { 'user-agent': PERSON } });
      const [head, whole] = [await answerTo('HEAD'), await answerTo('GET')];
      expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
        whole.status,
        'text/html; charset=utf-8',
        '',
      ]);
    },
  );
});

describe('pages that are not there', () => {
  it.each([
    ['/eng-us/products/XX0000', 'Page Not Found: /eng-us/products/XX0000'],
    ['/eng-us/no/such/place', 'Page not found: /eng-us/no/such/place'],
  ])(
    '[R2.072, R2.073, R2.113, R8.015, R8.017] %s answers 404 with its own wording and keeps the shop around it',
    async (path, message) => {
      const answer = await fetch(`${origin}${path}?a=1`, { headers: { 'user-agent': PERSON } });
      const html = await answer.text();
      expect(answer.status).toBe(404);
      expect(html).toContain(`data-error="${message}"`);
      expect(html).toMatch(/<meta name="robots" content="noindex, ?nofollow"/u);
    },
  );

  it('[R2.072] shows nothing of a path that a browser would take for more than text', async () => {
    const answer = await fetch(`${origin}/products/%3Cscript%3E`, { headers: { 'user-agent': PERSON } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toMatch(/Page Not Found: \/products\/<script>/u);
  });

  it('never says in the page what a visitor wrote into the query', async () => {
    const answer = await fetch(`${origin}/eng-us/no/such/place?token=s3cret-token`, {
      headers: { 'user-agent': PERSON },
    });
    const html = await answer.text();
    expect(html).not.toContain('s3cret-token');
  });
});

describe('a search engine', () => {
  it('[R2.114] gets the status of a missing page, and none of the shop around it', async () => {
    const answer = await fetch(`${origin}/eng-us/products/XX0000`, {
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('<html');
  });
});

describe('a visitor with a phone', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newVisitor(origin, { width: 390, height: 844 });
  });
  afterEach(async () => {
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it.each([
    { locale: 'eng-us', firstView: /view 1$/u },
    { locale: 'ara-ae', firstView: /المنظر [1١]$/u },
  ])('sees an enlarged picture larger, from its middle, in $locale', async ({ locale, firstView }) => {
    const { page } = visitor;
    await page.goto(pageOf('sunglasses', locale));
    const link = page.getByRole('link', { name: firstView });
    const onThePage = (await link.boundingBox())?.width ?? 0;
    await takenOver(page);
    await link.click();
    const picture = enlargedPicture(page);
    // The width without the scrollbar.
    const offTheMiddle = async () =>
      picture.evaluate((image) => {
        const stage = image.closest('section');
        if (stage === null) return Number.NaN;
        const [drawn, shown] = [image.getBoundingClientRect(), stage.getBoundingClientRect()];
        return drawn.left + drawn.width / 2 - (shown.left + stage.clientLeft + stage.clientWidth / 2);
      });
    await expect.poll(offTheMiddle).toBeCloseTo(0, -1);
    expect((await picture.boundingBox())?.width).toBeGreaterThan(onThePage * 1.2);
    await page.keyboard.press('Escape');
    await picture.waitFor({ state: 'detached' });
  });

  it('is told what is missing in the page’s words, not in the browser’s', async () => {
    const { page } = visitor;
    const words = wordsOf('ara');
    await page.goto(`${pageOf('otherSunglasses', 'ara-ae')}/QS2013`);
    await page.getByRole('button', { name: words('product_notify_me'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    const email = dialog.getByRole('textbox', { name: words('notify_email') });
    await dialog.getByRole('button', { name: words('notify_submit'), exact: true }).click();
    await dialog.getByText(words('notify_consent_required')).waitFor();
    await expect.poll(async () => email.evaluate((field) => field === document.activeElement)).toBe(true);
    const said = (key: string) => words(key).replace('{field}', words('notify_email'));
    await dialog.getByText(said('field_required')).waitFor();
    await email.fill('ana@');
    await dialog.getByText(said('field_required')).waitFor({ state: 'detached' });
    await email.press('Enter');
    await dialog.getByText(said('field_invalid')).waitFor();
  });
});

describe('without JavaScript', () => {
  it('pages read well and links work', async () => {
    const visitor = await newVisitor(origin, { javaScript: false });
    const { page } = visitor;
    await page.goto('/eng-us/homepage');
    await page.getByRole('link', { name: 'All sunglasses' }).click();
    await linkTo(page, 'Rive').click();
    await page.getByRole('heading', { name: 'Rive', level: 1 }).waitFor();
    await page.getByRole('main').getByText('$420').waitFor();
    const helpful = page.getByText(/^Buying online needs JavaScript\./u);
    await helpful.getByRole('link', { name: '+1 212 555 0142' }).waitFor();
    await expect(page.getByRole('button', { name: 'Try them on' }).count()).resolves.toBe(0);
    await expect(page.getByRole('button', { name: 'Sign in' }).count()).resolves.toBe(0);
    await visitor.leave();
  });
});

describe('for everyone', () => {
  it.each([
    '/eng-us/homepage',
    '/eng-us/eyewear/sunglasses',
    pageOf('sunglasses'),
    pageOf('sunglasses', 'ara-ae'),
    '/eng-us/cart',
    '/eng-us/dispatch',
    '/eng-us/no/such/place',
  ])('axe finds nothing against WCAG 2.2 AA on %s, and nothing overflows at 320 px', async (path) => {
    const visitor = await newVisitor(origin, { width: 320, height: 700, reducedMotion: true });
    await visitor.page.goto(path);
    expect(await accessibilityFaults(visitor.page)).toEqual([]);
    const overflow = await visitor.page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(overflow).toBe(0);
    await visitor.leave();
  });
});
