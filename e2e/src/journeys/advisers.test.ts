import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { signInAsAgent, THEO } from '../pages/agents.ts';
import { pageOf } from '../pages/pieces.ts';

const { origin, mailboxOrigin } = ownShop();

describe('advisers', () => {
  let shopper: Visitor;
  let agent: Visitor;
  beforeEach(async () => {
    [shopper, agent] = [await newVisitor(origin), await newVisitor(origin)];
  });
  afterEach(async () => {
    await Promise.all([shopper.leave(), agent.leave()]);
  });

  it('[R7.186, R2.103] ring whoever asked for it in the panel, and say what became of it', async () => {
    const { page } = shopper;
    await page.goto(pageOf('sunglasses'));
    await page.getByRole('button', { name: 'Speak to an advisor' }).click();
    const panel = page.getByRole('dialog');
    await panel.getByLabel('Telephone number').fill('(212) 555-0142');
    await panel.getByLabel('First name').fill('Rosalind');
    expect(await accessibilityFaults(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Call me back' }).click();
    await panel.getByText(/We will call/u).waitFor();

    const { page: desk } = agent;
    await desk.goto('/eng-us/agent-day');
    await desk.waitForURL(/search-sgid/u);
    await signInAsAgent(desk, mailboxOrigin, THEO);
    await desk.getByRole('link', { name: 'My day' }).first().click();
    await desk.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
    const callback = desk.getByRole('article', { name: 'Rosalind' });
    await callback.getByText(/A piece/u).waitFor();
    expect(await callback.getByRole('link').getAttribute('href')).toBe('tel:+12125550142');
    await callback.getByRole('button', { name: 'I call: Rosalind' }).click();
    await callback.getByText(/Taken by .Theo Vance/u).waitFor();
    expect(await accessibilityFaults(desk)).toEqual([]);
    await callback.getByLabel('Note').fill('Wants to see it worn.');
    await callback.getByRole('button', { name: 'Reached', exact: true }).click();
    await callback.getByText(/Reached by .Theo Vance/u).waitFor();
    await callback.getByText('Wants to see it worn.').waitFor();
  });

  it('[R2.038, R2.039, R2.068] tell of experiences, each with a way into the appointments of a store', async () => {
    const { page } = shopper;
    const answer = await page.goto('/eng-us/experiences/exposedExperiences');
    expect([answer?.status(), await page.locator('html').getAttribute('data-layout')]).toEqual([
      200,
      'clean',
    ]);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    const first = page.getByRole('main').getByRole('listitem').first();
    const title = (await first.getByRole('heading').textContent()) ?? '';
    await first.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Book this hour' }).click();
    await page.getByRole('region', { name: 'Where it takes place' }).getByRole('link').first().click();
    await page.waitForURL(/\/appointment\?type=/u);
    await page.getByRole('button', { name: 'Book this time', disabled: false }).waitFor();
    expect((await page.goto('/eng-us/experiences/nobody-wrote-it'))?.status()).toBe(404);
  });
});
