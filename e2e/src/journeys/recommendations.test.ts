import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { linkInMailTo } from '../harness/mailbox.ts';
import { ownShop } from '../harness/shop.ts';
import { KIM, signInAsKim } from '../pages/account.ts';
import { agentBanner, LEA, serveClient, signInAsAgent } from '../pages/agents.ts';
import { isAdded } from '../pages/cart.ts';
import { CARDS, pay } from '../pages/checkout.ts';
import { pageOf } from '../pages/pieces.ts';

const { origin, mailboxOrigin } = ownShop();
const WORDS = 'These came in this week.';

/** Finds pieces by a word and chooses the first of them. */
async function choose(page: Page, word: string): Promise<void> {
  const finder = page.getByRole('region', { name: 'Find pieces' });
  await finder.getByLabel('Find pieces').fill(word);
  await finder.getByRole('button', { name: 'Search' }).click();
  await finder.getByRole('button', { name: /^Add /u }).first().click();
}

const likes = (page: Page) => page.getByRole('button', { name: /^I like it/u });

/** Likes the first piece, and waits until that is kept. */
async function like(page: Page): Promise<void> {
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/interactions') && response.ok()),
    likes(page).first().click(),
  ]);
}

describe('a selection', () => {
  let agent: Visitor;
  let client: Visitor;
  beforeEach(async () => {
    [agent, client] = [await newVisitor(origin), await newVisitor(origin)];
  });
  afterEach(async () => {
    await agent.leave();
    await client.leave();
  });

  it('[R1.005, R2.065, R2.066, R7.142, R7.143, R7.144] is put together by an agent, mailed, liked and bought from', async () => {
    const { page: own } = client;
    await own.goto('/eng-us/homepage');
    await signInAsKim(own);
    await own.goto('/eng-us/mylv/newsletter');
    await own.getByRole('checkbox', { name: 'E-mails from your adviser' }).check();
    await own.getByText('Saved.').waitFor();

    const { page } = agent;
    await signInAsAgent(page, mailboxOrigin, LEA);
    await serveClient(page, 'kim laurent', 'Serve this client: Kim Laurent');
    await agentBanner(page).getByRole('link', { name: 'Choose pieces for them' }).click();
    await page.getByRole('heading', { level: 1, name: 'Put together a selection' }).waitFor();
    await choose(page, 'sunglasses');
    await choose(page, 'wallet');
    await page.getByLabel('Your words').fill('<script>alert(1)</script>');
    await page.getByRole('button', { name: 'Send the selection' }).click();
    await page.getByText(/Please write plain words/u).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel('Your words').fill(WORDS);
    await page.getByRole('button', { name: 'Send the selection' }).click();
    await page.getByRole('heading', { name: 'The selection is ready' }).waitFor();

    const link = new URL(await linkInMailTo(mailboxOrigin, KIM.login, '/mylv/recommendations/'));
    await own.goto('/eng-us/mylv/recommendations');
    expect(await own.locator('html').getAttribute('data-layout')).toBe('default');
    const areas = own.getByRole('navigation', { name: 'Your account' }).getByRole('link');
    expect(await areas.allTextContents()).toContain('Recommendations');
    expect(await accessibilityFaults(own)).toEqual([]);
    await own.getByRole('link', { name: /Chosen by Léa Marchand/u }).click();
    await own.waitForURL(`**${link.pathname}`);
    await own.getByText(WORDS).waitFor();
    expect(await accessibilityFaults(own)).toEqual([]);

    await like(own);
    await own.reload();
    await expect.poll(() => likes(own).first().getAttribute('aria-pressed')).toBe('true');
    expect(await likes(own).nth(1).getAttribute('aria-pressed')).toBe('false');

    await own
      .getByRole('button', { name: /^Add to bag: /u })
      .first()
      .click();
    await isAdded(own);
    await own.goto('/eng-us/cart');
    await own.getByRole('link', { name: 'Proceed to checkout' }).click();
    await own.getByRole('heading', { name: 'Where should it go?' }).waitFor();
    await own.getByRole('button', { name: 'Continue to payment' }).click();
    await own.getByRole('heading', { name: 'Review and pay' }).waitFor();
    await pay(own, CARDS.frictionless);
    await own.getByRole('heading', { name: /Thank you/u }).waitFor();
  });

  it('[R2.030, R6.005, R7.167] is opened by its link by a stranger, who likes a piece, gets others, and tries it on', async () => {
    const { page } = agent;
    await signInAsAgent(page, mailboxOrigin, LEA);
    await agentBanner(page).getByRole('link', { name: 'Choose pieces for them' }).click();
    await choose(page, 'sunglasses');
    await page.getByLabel('Your words').fill(WORDS);
    await page.getByRole('button', { name: 'Make the link' }).click();
    const link = await page.getByLabel('Link of the selection').inputValue();

    const { page: stranger } = client;
    const answer = await stranger.goto(link);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    expect(await stranger.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    expect(await stranger.content()).not.toMatch(/Marchand|Kim/u);
    expect(await accessibilityFaults(stranger)).toEqual([]);
    await like(stranger);
    await stranger.reload();
    await expect.poll(() => likes(stranger).first().getAttribute('aria-pressed')).toBe('true');
    await stranger.goto(pageOf('sunglasses'));
    await stranger.getByRole('heading', { name: 'Chosen for you' }).waitFor();
    expect(await accessibilityFaults(stranger)).toEqual([]);
    await stranger.goto(link);
    await stranger.getByRole('link', { name: /^Try it on: /u }).click();
    await stranger.waitForURL('**/products/**#try-on');
    await stranger.getByRole('dialog').first().waitFor();
  });
});
