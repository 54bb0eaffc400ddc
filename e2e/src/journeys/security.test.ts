import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { plugInAuthenticator } from '../harness/authenticator.ts';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { linkInMailTo, mailWith } from '../harness/mailbox.ts';
import { ownShop } from '../harness/shop.ts';

const { origin, mailboxOrigin } = ownShop();
const PASSWORD = 'heather on the hills';

/** Begins an account, and leaves the visitor signed in to it. */
async function beginAccount(page: Page, email: string): Promise<void> {
  await page.goto(`${origin}/eng-us/registration`);
  const form = page.getByRole('main').locator('form').first();
  await form.getByLabel('First name').fill('Ana');
  await form.getByLabel('Last name').fill('Silva');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Create my account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Please look at your e-mail' }).waitFor();
  await page.goto(await linkInMailTo(mailboxOrigin, email, '/registration?token='));
  await page.getByRole('button', { name: 'Confirm and continue' }).click();
  await page.waitForURL(`${origin}/eng-us/mylv/overview`);
}

describe('the security of an account', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await newVisitor(origin);
  });
  afterEach(async () => visitor.leave());

  it('[R7.181, R7.151, R7.021, R7.015] has a passkey, another address, and an end', async () => {
    const { page } = visitor;
    const name = randomUUID().slice(0, 8);
    const [email, other] = [`ana-${name}@identity.example`, `silva-${name}@identity.example`];
    await plugInAuthenticator(visitor);
    await beginAccount(page, email);

    await page.goto(`${origin}/eng-us/mylv/security`);
    await page.getByText('This device').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const passkeys = page.locator('section', { has: page.getByRole('heading', { name: 'Passkeys' }) });
    await passkeys.getByLabel('Your password').fill(PASSWORD);
    await passkeys.getByRole('button', { name: 'Make a passkey on this device' }).click();
    await page.getByRole('button', { name: /Remove the passkey of Chrome/u }).waitFor();
    await mailWith(mailboxOrigin, email, 'A passkey was added');

    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL('**/eng-us/homepage');
    await page.goto(`${origin}/eng-us/mylv/security`);
    await page.getByRole('button', { name: 'Use a passkey' }).first().click();
    await page.getByText('This device').waitFor();

    await page.goto(`${origin}/eng-us/mylv/profile`);
    await page.getByRole('button', { name: 'Change the e-mail address' }).click();
    await page.getByLabel('New e-mail address').fill(other);
    await page.getByLabel('Repeat the new address').fill(other);
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByText('Please look at your e-mail').waitFor();
    await mailWith(mailboxOrigin, email, 'A new e-mail address was asked for');
    await page.goto(await linkInMailTo(mailboxOrigin, other, '/mylv/email-change?token='));
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirm this address' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your address has changed' }).waitFor();
    await mailWith(mailboxOrigin, email, 'Your e-mail address was changed');

    await page.goto(`${origin}/eng-us/mylv/security`);
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Ask for my data' }).click();
    await mailWith(mailboxOrigin, other, 'Your data is ready');
    await page.reload();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('my-data.zip');

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const deletion = page.locator('section', {
      has: page.getByRole('heading', { name: 'Delete the account' }),
    });
    await deletion.getByLabel('Your password').fill(PASSWORD);
    await deletion.getByRole('checkbox').check();
    await deletion.getByRole('button', { name: 'Delete for good' }).click();
    await page.waitForURL(`${origin}/eng-us/homepage`);
    await mailWith(mailboxOrigin, other, 'Your account was deleted');
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
