import type { Credentials } from '@vitrine/contracts';
import type { Locator, Page } from 'playwright-core';

/** Customers of the demo house. */
export const NOOR = { login: 'noor@maison-aurele.example', password: 'Vitrine-Noor-2026' } as const;
export const INES = { login: 'ines@maison-aurele.example', password: 'Vitrine-Ines-2026' } as const;
export const HARRIET = { login: 'harriet@maison-aurele.example', password: 'Vitrine-Harriet-2026' } as const;
export const CLAIRE = { login: 'claire@maison-aurele.example', password: 'Vitrine-Claire-2026' } as const;
export const KIM = { login: 'kim@maison-aurele.example', password: 'Vitrine-Kim-2026' } as const;

/** Fills the sign-in form, which stands in a dialog or on the checkout's page, and sends it. */
export async function signIn(form: Locator, { login, password }: Credentials): Promise<void> {
  await form.getByLabel('E-mail').fill(login);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs Kim in from the header, and waits until the shop greets them. */
export async function signInAsKim(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await signIn(page.getByRole('dialog'), KIM);
  await page.getByRole('button', { name: /Kim/u }).waitFor();
}
