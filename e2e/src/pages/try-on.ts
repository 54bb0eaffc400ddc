import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { pageOf } from './pieces.ts';

/** Presses the product page's button; the consent dialog or the experience comes. */
export async function openTryOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try them on' }).click();
}

export async function acceptConsent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept and continue' }).click();
}

export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Gives a file to the modal's picker. */
export async function uploadPhoto(page: Page, file: string | UploadedFile): Promise<void> {
  await page.locator('dialog input[type=file]').setInputFiles(file);
}

/** Presses Download, as soon as there is a picture to have. */
export async function downloadPicture(page: Page): Promise<{ readonly name: string; readonly png: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), png: await readFile(await download.path()) };
}

/** Waits until the try-on has closed. */
export async function tryOnIsGone(page: Page): Promise<void> {
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
}

/** Opens a lipstick's page and presses its button. */
export async function openLipstick(page: Page): Promise<void> {
  await page.goto(pageOf('lipstick'));
  await page.getByRole('button', { name: 'Try this shade' }).click();
}
