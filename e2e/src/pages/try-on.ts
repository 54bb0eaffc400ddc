import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pageOf } from './pieces.ts';
import { type JourneyLanguage, wordsOf } from './words.ts';

const words = wordsOf('eng');

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

/** The try-on itself; what it asks stands in dialogs of their own inside it. */
export const tryOnDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: words('tryon_title'), exact: true });

/** Gives a file to the modal's picker, which is called as the button that opens it. */
export async function uploadPhoto(
  page: Page,
  file: string | UploadedFile,
  language: JourneyLanguage = 'eng',
): Promise<void> {
  await page.getByLabel(wordsOf(language)('tryon_upload_photo'), { exact: true }).setInputFiles(file);
}

/** Presses Download, as soon as there is a picture to have. */
export async function downloadPicture(page: Page): Promise<{ readonly name: string; readonly png: Buffer }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), png: await readFile(await download.path()) };
}

/** What is said of shoes that the shopper has put on by hand. */
export const PLACED_BY_HAND = words('tryon_feet_by_hand');

/** Waits until the try-on has closed, and every dialog of it. */
export async function tryOnIsGone(page: Page): Promise<void> {
  await expect.poll(async () => page.getByRole('dialog').count()).toBe(0);
}

/** Opens a lipstick's page and presses its button. */
export async function openLipstick(page: Page): Promise<void> {
  await page.goto(pageOf('lipstick'));
  await page.getByRole('button', { name: 'Try this shade' }).click();
}
