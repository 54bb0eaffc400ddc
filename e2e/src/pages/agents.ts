import type { Credentials } from '@vitrine/contracts';
import type { Locator, Page } from 'playwright-core';
import { codeInMailTo, mailCountTo } from '../harness/mailbox.ts';

/** Agents of the demo house: of Paris Célestins, and of New York Mercer. */
export const LEA = {
  login: 'lea.marchand@agents.maison-aurele.example',
  password: 'Vitrine-Agent-2026',
} as const;
export const THEO = { login: 'theo.vance@agents.maison-aurele.example', password: LEA.password } as const;

/** Signs an agent in, with the code of the mail that comes. */
export async function signInAsAgent(page: Page, mailboxOrigin: string, agent: Credentials): Promise<void> {
  const before = await mailCountTo(mailboxOrigin, agent.login);
  await page.goto('/eng-us/search-sgid');
  await page.getByLabel('E-mail', { exact: true }).fill(agent.login);
  await page.getByLabel('Password').fill(agent.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const code = await codeInMailTo(mailboxOrigin, agent.login, before + 1);
  await page.getByLabel('Six digits').fill(code);
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
  await searchField(page).waitFor();
}

export const searchField = (page: Page): Locator =>
  page.getByLabel('Client number, e-mail, telephone or name');

/** What stands above every page of an agent. */
export const agentBanner = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Assisted sales' });

/** Finds a client and serves them; the shop's first page follows. */
export async function serveClient(page: Page, words: string, button: string): Promise<void> {
  await page.goto('/eng-us/search-sgid');
  await searchField(page).fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL('**/eng-us/homepage');
}
