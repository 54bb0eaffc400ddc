import { callUrl } from '@vitrine/contracts';
import { closeSaleRoom, openSaleRoom } from '@vitrine/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { CLAIRE, INES, KIM, NOOR } from '../pages/account.ts';
import { isAdded } from '../pages/cart.ts';

const { origin, databaseUrl } = ownShop();
/** of the demo house: a sale that is open, for Kim and Inès. */
const SALE = 'soir';
const PAGE = `/eng-us/mylv/private-sales/${SALE}`;
const PIECE = '/eng-us/products/quai-serie-soir-AU2006';

const sale = { databaseUrl, saleId: SALE };
beforeEach(() => openSaleRoom(sale, { seats: 1 }));
afterAll(() => closeSaleRoom(sale));

async function customer(who: object, javaScript = true): Promise<Visitor> {
  const visitor = await newVisitor(origin, { javaScript });
  const answer = await visitor.context.request.fetch(origin + callUrl('login', { locale: 'eng-us' }), {
    method: 'POST',
    headers: { origin, 'sec-fetch-site': 'same-origin' },
    data: who,
  });
  expect(answer.status()).toBe(200);
  return visitor;
}
const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });
const enter = ({ page }: Visitor) => page.getByRole('link', { name: 'Enter the sale' });

describe('[R4.042, R6.012, R7.030] the waiting room of a private sale', () => {
  it('lets two guests in one after the other, and each buys in their own visit', async () => {
    const [kim, ines] = [await customer(KIM), await customer(INES)];
    await kim.page.goto(PAGE);
    await button(kim, 'Take a place').click();
    await enter(kim).waitFor();
    await ines.page.goto(PIECE);
    await ines.page.getByRole('heading', { level: 2, name: 'Waiting room' }).waitFor();
    expect(new URL(ines.page.url()).pathname).toBe(PAGE);
    await button(ines, 'Take a place').click();
    await ines.page.getByText('You are next.').waitFor();

    await kim.page.goto(PIECE);
    await button(kim, 'Add to bag').click();
    await isAdded(kim.page);
    await kim.page.goto(PAGE);
    await button(kim, 'Leave the sale').click();
    await kim.page.getByText('Your visit is over.').waitFor();
    // Nobody touched this page since: it followed by itself.
    await enter(ines).waitFor();
    expect(await ines.page.title()).toContain('It is your turn');
    await ines.page.goto(PIECE);
    await button(ines, 'Add to bag').waitFor();
    expect((await kim.page.goto(PIECE))?.url()).toContain(PAGE);
    expect([...kim.complaints, ...ines.complaints]).toEqual([]);
    await kim.leave();
    await ines.leave();
  });

  it('goes on in another browser of the same guest, whose first one loses the place', async () => {
    const [first, second] = [await customer(KIM), await customer(KIM)];
    await openSaleRoom(sale, { seats: 1, inside: INES.login });
    await first.page.goto(PAGE);
    await button(first, 'Take a place').click();
    await first.page.getByText('You are next.').waitFor();
    await second.page.goto(PAGE);
    await second.page.getByText('Your place is kept in another browser.').waitFor();
    await button(second, 'Go on here').click();
    await second.page.getByText('You are next.').waitFor();
    await first.page.getByText('Your place is kept in another browser.').waitFor();
    await first.leave();
    await second.leave();
  });

  it('is not there for who was not invited, and can be read without JavaScript', async () => {
    const noor = await customer(NOOR);
    expect((await noor.page.goto(PAGE))?.status()).toBe(404);
    await noor.leave();
    const kim = await customer(KIM, false);
    expect((await kim.page.goto(PAGE))?.status()).toBe(200);
    await kim.page.getByRole('heading', { level: 2, name: 'How a private sale goes' }).waitFor();
    await kim.leave();
  });
});

describe('[R7.149, R7.150] the clubs', () => {
  it('are joined in MyLV, show the name after a reload, and invite to what is for members', async () => {
    await openSaleRoom(sale, { seats: 5 });
    const claire = await customer(CLAIRE);
    const { page, context } = claire;
    expect((await context.request.get(origin + PAGE)).status()).toBe(404);
    await page.goto('/eng-us/mylv/clubs');
    const club = page.getByRole('region', { name: 'Cercle Aurèle' });
    await club.getByLabel('How shall the club call you?').fill('Claire D.');
    await club.getByRole('button', { name: 'Join' }).click();
    await club.getByText('You are a member of Cercle Aurèle, as Claire D.').waitFor();
    await page.reload();
    expect(await club.getByLabel('How shall the club call you?').inputValue()).toBe('Claire D.');
    await club.getByRole('link', { name: 'An hour at the bench' }).waitFor();
    expect((await page.goto(PAGE))?.status()).toBe(200);
    await page.goto('/eng-us/mylv/clubs');
    await club.getByRole('button', { name: 'Leave the club' }).click();
    await club.getByText('You have left Cercle Aurèle.').waitFor();
    expect(claire.complaints).toEqual([]);
    await claire.leave();
  });
});
