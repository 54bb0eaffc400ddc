import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { plugInAuthenticator } from '../harness/authenticator.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { mailWith } from '../harness/mailbox.ts';
import { ownShop } from '../harness/shop.ts';
import { signInAsKim } from '../pages/account.ts';
import { agentBanner, LEA, searchField, serveClient, signInAsAgent, THEO } from '../pages/agents.ts';
import { isAdded } from '../pages/cart.ts';
import { CARDS, guestWay, pay } from '../pages/checkout.ts';
import { pageOf } from '../pages/pieces.ts';
import { takenOver } from '../pages/taken-over.ts';

const { origin, mailboxOrigin } = ownShop();
const contextOf = (page: Page) => page.evaluate('structuredClone(globalThis.__STORE__.userContext)');
const isOob = (page: Page) => page.evaluate('globalThis.__STORE__.configuration.is_OOB');
const add = (page: Page) => page.getByRole('button', { name: 'Add to bag', exact: true });

/** Adds the piece whose page is shown. */
async function addPiece(page: Page): Promise<void> {
  await add(page).click();
  await isAdded(page);
}

describe('an agent', () => {
  let agent: Visitor;
  beforeEach(async () => {
    agent = await newVisitor(origin);
  });
  afterEach(async () => agent.leave());

  it('[R1.001, R1.008, R2.013, R6.002, R6.003] signs in by code, finds Kim by dreamId, fills her bag and orders as MOTO', async () => {
    const { page } = agent;
    const answer = await page.goto('/eng-us/search-sgid');
    expect(answer?.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Sign-in for advisers']);
    expect(await searchField(page).count()).toBe(0);
    expect(await page.locator('html').getAttribute('data-layout')).toBe('default');
    expect(await accessibilityFaults(page)).toEqual([]);

    await signInAsAgent(page, mailboxOrigin, LEA);
    await agentBanner(page).getByText('You serve somebody without an account').waitFor();
    await searchField(page).fill('DR-774190');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await page.getByRole('article', { name: 'Kim Laurent' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const userinfo: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/userinfo')) userinfo.push(request.url());
    });
    await page.getByRole('button', { name: 'Serve this client: Kim Laurent' }).click();
    await page.waitForURL('**/eng-us/homepage');
    await agentBanner(page)
      .getByText(/You serve .Kim Laurent/u)
      .waitFor();
    expect(userinfo).toHaveLength(1);

    await page.goto(pageOf('sunglasses'));
    await agentBanner(page)
      .getByText(/Kim Laurent/u)
      .waitFor();
    expect(await isOob(page)).toBe(true);
    expect(await contextOf(page)).toMatchObject({ userIsLogged: true, agentIsLogged: true });
    expect(await page.getByRole('button', { name: /wishlist/iu }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await addPiece(page);

    await page.goto('/eng-us/cart');
    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    await page.getByRole('heading', { name: 'Where should it go?' }).waitFor();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('heading', { name: 'Review and pay' }).waitFor();
    await page.getByRole('radio', { name: 'Here, on this device' }).check();
    await page.getByText('Please hand the device to your client: only they type their card.').waitFor();
    const [commit] = await Promise.all([
      page.waitForRequest((request) => request.url().includes('/checkout/order/commit')),
      pay(page, CARDS.frictionless),
    ]);
    expect(commit.headers()['lv-checkout-channel']).toBe('MOTO');
    await page.getByRole('heading', { name: /Thank you/u }).waitFor();
    await agentBanner(page).waitFor();

    await agentBanner(page).getByRole('button', { name: 'End' }).click();
    await agentBanner(page).getByText('You serve somebody without an account').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign-in for advisers' }).waitFor();
    await page.goto(pageOf('sunglasses'));
    await page
      .getByRole('button', { name: /wishlist/iu })
      .first()
      .waitFor();
    expect(await agentBanner(page).count()).toBe(0);

    const kim = await newVisitor(origin);
    await kim.page.goto('/eng-us/homepage');
    await signInAsKim(kim.page);
    await kim.page.goto('/eng-us/mylv/security');
    const advisers = kim.page.getByRole('region', { name: 'Your advisers' });
    await advisers.getByText('Léa Marchand').first().waitFor();
    await kim.leave();
  });

  it('[R2.045, R4.042, R7.126] sends an order to its client, shows the code that pays it, and takes it back', async () => {
    const { page } = agent;
    await signInAsAgent(page, mailboxOrigin, THEO);
    await serveClient(page, 'kim laurent', 'Serve this client: Kim Laurent');
    await page.goto(pageOf('sunglasses'));
    await addPiece(page);
    await page.goto('/eng-us/checkout/shipping');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('heading', { name: 'Review and pay' }).waitFor();
    expect(await page.getByRole('radio', { name: /^With a link/u }).isChecked()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send the order' }).click();
    await page.getByRole('heading', { name: 'The order is with your client' }).waitFor();
    await page.getByRole('img', { name: 'Code that leads to the payment' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'To the orders you sent' }).click();
    const sent = page.getByRole('region', { name: 'Orders you sent' }).getByRole('article').first();
    await sent.getByText('With the client').waitFor();
    await sent.getByRole('button', { name: /^Take back/u }).click();
    await page.waitForURL('**/eng-us/cart');
    await page.getByRole('link', { name: 'Proceed to checkout' }).waitFor();
    expect(agent.complaints).toEqual([]);
  });

  it('[R4.032, R8.021] with two clients in two tabs sends nothing of the first one’s, and says so', async () => {
    const { page: first, context } = agent;
    await signInAsAgent(first, mailboxOrigin, THEO);
    await serveClient(first, 'kim laurent', 'Serve this client: Kim Laurent');
    await first.goto(pageOf('sunglasses'));
    await agentBanner(first)
      .getByText(/Kim Laurent/u)
      .waitFor();
    await first.waitForLoadState('networkidle');
    const second = await context.newPage();
    await serveClient(second, 'daniel reyes', 'Serve this client: Daniel Reyes');
    await agentBanner(second)
      .getByText(/Daniel Reyes/u)
      .waitFor();

    const puts: string[] = [];
    first.on('request', (request) => {
      if (request.method() !== 'GET') puts.push(request.url());
    });
    // The page's own row of pieces (R7.167) may have been asked for, and refused, before: the dialog then stands over the button.
    await add(first).dispatchEvent('click');
    const dialog = first.getByRole('dialog', { name: 'Another tab serves another client' });
    await dialog.waitFor();
    expect(puts).toEqual([]);
    expect(await contextOf(first)).toMatchObject({ multiTabConflict: true });
    expect(await accessibilityFaults(first)).toEqual([]);
    await first.keyboard.press('Escape');
    await dialog.waitFor();

    await dialog.getByRole('button', { name: 'Reload' }).click();
    await agentBanner(first)
      .getByText(/Daniel Reyes/u)
      .waitFor();
    await takenOver(first);
    expect(await contextOf(first)).toMatchObject({ multiTabConflict: false, agentIsLogged: true });

    await serveClient(second, 'kim laurent', 'Serve this client: Kim Laurent');
    await add(first).dispatchEvent('click');
    await dialog.getByRole('button', { name: 'Continue here' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await addPiece(first);
    await agentBanner(first)
      .getByText(/Daniel Reyes/u)
      .waitFor();
    await second.getByRole('link', { name: 'Other client' }).click();
    await second.getByRole('dialog', { name: 'Another tab serves another client' }).waitFor();
  });

  it('[R6.001, R7.181] adds a passkey of this device, and signs in by it alone', async () => {
    const { page } = agent;
    await plugInAuthenticator(agent);
    await signInAsAgent(page, mailboxOrigin, THEO);
    await page.getByRole('button', { name: 'Add a passkey of this device' }).click();
    await page.getByRole('button', { name: /^Remove the passkey of Chrome/u }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await mailWith(mailboxOrigin, THEO.login, 'A passkey was added for assisted sales');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await searchField(page).waitFor();
    await agentBanner(page).getByText('You serve somebody without an account').waitFor();
    await page.getByRole('button', { name: /^Remove the passkey of Chrome/u }).click();
    await page.getByText('You have none yet.').waitFor();
    expect(agent.complaints).toEqual([]);
  });

  it('[R6.002] puts the bag of one aside, fills that of another, and takes the first up again', async () => {
    const { page } = agent;
    await signInAsAgent(page, mailboxOrigin, THEO);
    await page.goto(pageOf('sunglasses'));
    await addPiece(page);
    await agentBanner(page).getByRole('link', { name: 'Bags' }).click();
    const bags = page.getByRole('region', { name: 'Several bags at once' });
    await bags.getByLabel('A word for the bag in hand (1 piece)').fill('the lady in green');
    expect(await accessibilityFaults(page)).toEqual([]);
    await bags.getByRole('button', { name: 'Put this bag aside' }).click();
    await bags.getByRole('heading', { name: 'the lady in green' }).waitFor();
    await page.goto('/eng-us/cart');
    await takenOver(page);
    expect(await page.getByRole('link', { name: 'Proceed to checkout' }).count()).toBe(0);
    await page.goto('/eng-us/search-sgid');
    await bags.getByRole('button', { name: 'Take up: the lady in green' }).click();
    await page.waitForURL('**/eng-us/cart');
    await page.getByRole('link', { name: 'Proceed to checkout' }).waitFor();
    expect(agent.complaints).toEqual([]);
  });

  it('[R6.003] writes a note about Kim, which she reads', async () => {
    const { page } = agent;
    await signInAsAgent(page, mailboxOrigin, THEO);
    await serveClient(page, 'kim laurent', 'Serve this client: Kim Laurent');
    await agentBanner(page).getByRole('link', { name: 'Notes' }).click();
    const notes = page.getByRole('region', { name: 'Notes about your client' });
    await notes.getByLabel('New note').fill('Likes warm colours.');
    await notes.getByRole('button', { name: 'Keep the note' }).click();
    await notes.getByRole('listitem').getByText('Likes warm colours.').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const kim = await newVisitor(origin);
    await kim.page.goto('/eng-us/homepage');
    await signInAsKim(kim.page);
    await kim.page.goto('/eng-us/mylv/security');
    await kim.page.getByRole('region', { name: 'Your advisers' }).getByText('Likes warm colours.').waitFor();
    expect(await accessibilityFaults(kim.page)).toEqual([]);
    await kim.leave();
    await notes.getByRole('button', { name: 'Remove the note: Likes warm colours.' }).click();
    await page.getByText('Nobody of your store has written a note.').waitFor();
    expect(agent.complaints).toEqual([]);
  });

  it('[R6.015] fills in the e-mail of a client whom nobody signs in', async () => {
    const { page } = agent;
    await signInAsAgent(page, mailboxOrigin, THEO);
    await serveClient(page, 'DR-774417', 'Fill in the e-mail only: Daniel Reyes');
    await page.goto(pageOf('sunglasses'));
    await addPiece(page);
    await page.goto('/eng-us/cart');
    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    const field = guestWay(page).getByLabel('E-mail');
    await expect.poll(() => field.inputValue()).toBe('daniel@maison-aurele.example');
    expect(await contextOf(page)).toMatchObject({
      userIsLogged: false,
      agentIsLogged: true,
      isPrefilled: true,
    });
  });
});

describe('a guest', () => {
  it('[R1.008, R6.002] stays one, whatever they say of themselves, and is sent nothing of agents', async () => {
    const guest = await newVisitor(origin);
    const { page, context, requests } = guest;
    await context.addCookies([{ name: 'is_OOB', value: 'true', url: origin }]);
    await page.goto(`${pageOf('sunglasses')}?is_OOB=true`);
    await addPiece(page);
    expect(await isOob(page)).toBe(false);
    expect(await agentBanner(page).count()).toBe(0);
    expect(requests.filter(({ url }) => /assisted|agent/iu.test(url)).map(({ url }) => url)).toEqual([]);
    await guest.leave();
  });
});
