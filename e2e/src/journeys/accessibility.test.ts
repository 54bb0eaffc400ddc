import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { testPictures } from '../harness/test-pictures.ts';
import { isAdded } from '../pages/cart.ts';
import { cardFrame, CARDS, guestWay, pay } from '../pages/checkout.ts';
import { tabTo } from '../pages/tab-to.ts';
import { uploadPhoto } from '../pages/try-on.ts';
import { wordsOf } from '../pages/words.ts';
import { pageOf, PIECES } from '../pages/pieces.ts';
import { takenOver } from '../pages/taken-over.ts';

const { origin } = ownShop();
const { portrait } = await testPictures();

const PLACES = [
  {
    locale: 'eng-us',
    language: 'eng',
    city: 'New York',
    state: 'NY',
    postalCode: '10012',
    phone: '+1 212 555 0110',
  },
  {
    locale: 'ara-ae',
    language: 'ara',
    city: 'دبي',
    state: 'DU',
    postalCode: undefined,
    phone: '+971 50 123 4567',
  },
] as const;
type Place = (typeof PLACES)[number];

let visitor: Visitor | undefined;
afterEach(async () => visitor?.leave());

/** A phone's width: everything has to fit, and nothing may be out of reach. */
async function onAPhone(acceptLanguage: string, { draws = false } = {}): Promise<Page> {
  // Colours are judged where they have arrived: with reduced motion there is no way between.
  visitor = await newVisitor(origin, { width: 390, height: 844, acceptLanguage, reducedMotion: true, draws });
  return visitor.page;
}

async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect(await accessibilityFaults(page), screen).toEqual([]);
  const overflow: number = await page.evaluate(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(overflow, `${screen} is wider than the screen`).toBeLessThanOrEqual(0);
}

const exactly = (page: Page, role: 'button' | 'heading' | 'link' | 'textbox', name: string): Locator =>
  page.getByRole(role, { name, exact: true });

async function addToCart(page: Page, { locale, language }: Place): Promise<void> {
  await page.goto(pageOf('sunglasses', locale));
  await exactly(page, 'button', wordsOf(language)('product_add_to_bag')).click();
  await isAdded(page, language);
}

async function fillAddress(page: Page, { language, city, state, postalCode, phone }: Place): Promise<void> {
  const words = wordsOf(language);
  const field = (key: string) => page.getByLabel(words(key), { exact: true });
  await field('address_firstName').fill('Ana');
  await field('address_lastName').fill('Duarte');
  await field('address_address1').fill('120 Spring Street');
  await field('address_city').fill(city);
  await field('address_state').selectOption(state);
  if (postalCode !== undefined) await field('address_postalCode').fill(postalCode);
  await exactly(page, 'textbox', words('address_phone')).fill(phone);
}

describe.each(PLACES)('in $locale at 390 px axe finds nothing against WCAG 2.2 AA', (place) => {
  const { locale, language } = place;
  const words = wordsOf(language);

  it('in any step of the checkout, at its faults, and when the order is placed', async () => {
    const page = await onAPhone(locale === 'ara-ae' ? 'ar-AE' : 'en-US');
    await addToCart(page, place);
    await page.goto(`/${locale}/cart`);
    await exactly(page, 'link', words('cart_checkout')).click();
    await exactly(page, 'heading', words('checkout_step_login')).waitFor();
    await expectAccessible(page, 'the contact step');
    await guestWay(page, language).getByLabel(words('checkout_email')).fill('axe@guest.example');
    await exactly(page, 'button', words('checkout_to_shipping')).click();
    await exactly(page, 'heading', words('checkout_step_shipping')).waitFor();
    await expectAccessible(page, 'the delivery step');
    await exactly(page, 'button', words('checkout_to_payment')).click();
    await expectAccessible(page, 'the delivery step with faults');
    await fillAddress(page, place);
    await exactly(page, 'button', words('checkout_to_payment')).click();
    await exactly(page, 'heading', words('checkout_step_payment')).waitFor();
    await cardFrame(page, language).waitFor();
    await expectAccessible(page, 'the payment step');
    await pay(page, CARDS.frictionless, language);
    await exactly(page, 'heading', words('checkout_confirmation_title')).waitFor();
    await expectAccessible(page, 'the confirmation');
    await page.goto(`/${locale}/checkout/error?reason=payment-refused`);
    await expectAccessible(page, 'the error page');
  });

  it('in the menu and the dialogs of sign-in and try-on', async () => {
    const page = await onAPhone(locale === 'ara-ae' ? 'ar-AE' : 'en-US', { draws: true });
    await page.goto(pageOf('sunglasses', locale));
    await page
      .getByRole('navigation')
      .getByText(words('header_menu'), { exact: true })
      .filter({ visible: true })
      .click();
    await exactly(page, 'button', words('header_sign_in')).waitFor();
    await expectAccessible(page, 'the menu');
    await exactly(page, 'button', words('header_sign_in')).click();
    const password = page.getByLabel(words('sign_in_password'), { exact: true });
    await password.waitFor();
    await expectAccessible(page, 'the sign-in dialog');
    await page.keyboard.press('Escape');
    await password.waitFor({ state: 'detached' });
    await exactly(page, 'button', words('header_sign_in')).waitFor();
    await page.keyboard.press('Escape');
    await exactly(page, 'button', words('header_sign_in')).waitFor({ state: 'detached' });

    await exactly(page, 'button', words('product_try_on_sunglasses')).click();
    await exactly(page, 'button', words('tryon_consent_accept')).waitFor();
    await expectAccessible(page, 'the consent');
    await exactly(page, 'button', words('tryon_consent_accept')).click();
    await page.getByText(words('tryon_camera_absent')).waitFor();
    await expectAccessible(page, 'the try-on without a camera');
    await uploadPhoto(page, portrait, language);
    await exactly(page, 'button', words('tryon_adjust')).waitFor();
    await expectAccessible(page, 'the try-on with a photo');
    await page.keyboard.press('Escape');

    await page.route(/\/app-config\/front\/tryon\b/u, async (route) => route.abort());
    await page.goto(pageOf('sunglasses', locale));
    await exactly(page, 'button', words('product_try_on_sunglasses')).click();
    await exactly(page, 'heading', words('tryon_error_title')).waitFor();
    await expectAccessible(page, 'the try-on that failed');
  });
});

describe.each(['eng-us', 'jpn-jp', 'ara-ae'])(
  'in %s at 390 px axe finds nothing against WCAG 2.2 AA',
  (locale) => {
    it('[R2.023, R2.024] where a piece is written on or made to order, with letters and without', async () => {
      const page = await onAPhone('en-US');
      for (const piece of ['wallet', 'madeSneakers'] as const) {
        await page.goto(`/${locale}/perso-configurator?skuId=${PIECES[piece].sku}`);
        await takenOver(page);
        await expectAccessible(page, `the page that personalises the ${piece}`);
        await page.getByRole('textbox').last().fill('A!');
        await page.getByText('“!”').or(page.getByText('「!」')).or(page.getByText('«!»')).waitFor();
        await expectAccessible(page, 'the same with letters that cannot be made');
      }
    });

    it('[R2.119, R2.003] on the page of a piece to its end, and on that of diagnostics', async () => {
      const page = await onAPhone('en-US');
      for (const path of [pageOf('handbag', locale), `/${locale}/test`]) {
        await page.goto(path);
        await takenOver(page);
        await expectAccessible(page, path);
      }
    });
  },
);

describe('by keyboard alone', () => {
  it('a shopper puts a piece into the cart, says who and where they are, and comes to the payment', async () => {
    visitor = await newVisitor(origin);
    const { page } = visitor;
    const press = async (role: 'button' | 'link', name: string): Promise<void> => {
      await tabTo(page, exactly(page, role, name));
      await page.keyboard.press('Enter');
    };
    const type = async (label: string, text: string, part: Locator = page.getByRole('main')) => {
      await tabTo(page, part.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    };
    await page.goto(pageOf('sunglasses'));
    await press('button', 'Add to bag');
    await isAdded(page);
    await page.goto('/eng-us/cart');
    await press('link', 'Proceed to checkout');
    await page.getByRole('heading', { name: 'How may we reach you?' }).waitFor();
    await type('E-mail', 'keyboard@guest.example', guestWay(page));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Where should it go?' }).waitFor();
    await type('First name', 'Ana');
    await type('Last name', 'Duarte');
    await type('Address', '120 Spring Street');
    await type('City', 'New York');
    await type('State or region', 'New Y');
    await type('Postal code', '10012');
    await type('Telephone', '+1 212 555 0110');
    await press('button', 'Continue to payment');
    await page.getByRole('heading', { name: 'Review and pay' }).waitFor();
    await tabTo(page, cardFrame(page));
    expect(visitor.complaints).toEqual([]);
  });
});
