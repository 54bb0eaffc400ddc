import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { linkInMailTo } from '../harness/mailbox.ts';
import { ownShop } from '../harness/shop.ts';
import { HARRIET, NOOR, signIn } from '../pages/account.ts';

const { origin, mailboxOrigin } = ownShop();
const PASSWORD = 'heather on the hills';

describe('an account', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newVisitor(origin);
  });
  afterEach(async () => visitor.leave());

  it('[R2.036, R7.181, R7.023] is asked for, confirmed by a press, and opens with its password', async () => {
    const { page } = visitor;
    const email = `ana-${randomUUID().slice(0, 8)}@identity.example`;
    const answer = await page.goto(`${origin}/eng-us/registration`);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await page.locator('[data-layout="clean"]').waitFor({ state: 'attached' });
    const form = page.getByRole('main').locator('form').first();
    await form.getByLabel('First name').fill('Ana');
    await form.getByLabel('Last name').fill('Silva');
    await form.getByLabel('E-mail').fill(email);
    await form.getByLabel('Password', { exact: true }).fill('password123');
    await form.getByRole('button', { name: 'Create my account' }).click();
    await page.getByText('Password: this is among the first that anybody would guess.').waitFor();
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    expect(await accessibilityFaults(page)).toEqual([]);
    await form.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Please look at your e-mail' }).waitFor();
    const link = await linkInMailTo(mailboxOrigin, email, '/registration?token=');
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Welcome, Ana' }).waitFor();
    expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Confirm and continue' }).click();
    await page.waitForURL(`${origin}/eng-us/mylv/overview`);
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'This link is no longer good' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it('[R2.037, R7.153, R7.157] opens by a code, and by the press of a link, once', async () => {
    const { page } = visitor;
    await page.goto(`${origin}/eng-us/alternative-login?redirect_url=%2Feng-us%2Fmylv%2Forders`);
    await page.getByLabel('E-mail').fill(HARRIET.login);
    await page.getByRole('button', { name: 'Send me the code' }).click();
    await page.getByLabel('Code of six digits').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const link = await linkInMailTo(mailboxOrigin, HARRIET.login, '/alternative-login?mail_token=');
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${origin}/eng-us/mylv/orders`);
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'This link is no longer good' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it('[R2.055, R7.017, R7.181] gets another password by the link of a mail', async () => {
    const { page } = visitor;
    await page.goto(`${origin}/eng-us/mylv/reset-password`);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(NOOR.login);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await page.getByRole('heading', { level: 1, name: 'Please look at your e-mail' }).waitFor();
    const link = await linkInMailTo(mailboxOrigin, NOOR.login, '/mylv/reset-password?token=');
    await page.goto(link);
    // The password of the demo house stays as the other journeys know it.
    await page.getByLabel('New password').fill(NOOR.password);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your password is saved' }).waitFor();
    await page.goto(link);
    await page.getByRole('button', { name: 'Send me the link' }).waitFor();
    await page.goto(`${origin}/eng-us/mylv/overview`);
    await signIn(page.getByRole('dialog'), NOOR);
    await page.waitForURL(`${origin}/eng-us/mylv/overview`);
    expect(visitor.complaints).toEqual([]);
  });
});
