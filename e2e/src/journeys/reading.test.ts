import { callUrl, type ContentBody } from '@vitrine/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { layoutOf } from '../harness/without-a-role.ts';
import { pageOf } from '../pages/pieces.ts';
import { takenOver } from '../pages/taken-over.ts';

const { origin } = ownShop();

let visitor: Visitor;
beforeEach(async () => {
  visitor = await newVisitor(origin);
});
afterEach(async () => visitor.leave());

/** What the content call gives for a page; its shape is proved by the tests of the call. */
async function contentOf(path: string, locale: 'eng-us' | 'fra-fr'): Promise<ContentBody> {
  const url = origin + callUrl('getContent', { locale, query: { seoUrl: path } });
  const content: ContentBody = await (await fetch(url)).json();
  return content;
}

/** The words alone: the page sets them with spaces that do not break, and quotation marks of the language. */
const words = (text: string): string => text.replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ').trim();

/** The page shows the title and all texts of its content, in the frame of the shop. */
async function expectShown({ title, blocks }: ContentBody): Promise<void> {
  const { page } = visitor;
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(words(await page.getByRole('heading', { level: 1 }).innerText())).toBe(words(title));
  const shown = words(await page.getByRole('main').innerText());
  for (const { heading = '', text = '' } of blocks) {
    expect(shown).toContain(words(heading));
    expect(shown).toContain(words(text));
  }
  expect(await layoutOf(page)).toBe('default');
}

const SERVICE_PAGES = [
  { path: 'beware', link: 'Imitations' },
  { path: 'transparency', link: 'Transparency' },
  { path: 'legal-privacy', link: 'Legal notice' },
  { path: 'privacy-policy', link: 'Privacy' },
] as const;

describe('a page of the house’s own words', () => {
  it.each(SERVICE_PAGES)(
    '[R2.004, R2.017, R2.018, R2.020] shows what the content call gives, by its address and from the footer: /$path',
    async ({ path, link }) => {
      const { page } = visitor;
      const [english, french] = await Promise.all([contentOf(path, 'eng-us'), contentOf(path, 'fra-fr')]);
      expect(english.blocks.length).toBeGreaterThan(0);
      expect(french.title).not.toBe(english.title);
      expect((await page.goto(`/fra-fr/${path}`))?.status()).toBe(200);
      await expectShown(french);
      expect((await page.goto(`/eng-us/${path}`))?.status()).toBe(200);
      await expectShown(english);
      await page.goto('/eng-us/homepage');
      await takenOver(page);
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
      await page.waitForURL(`**/eng-us/${path}`);
      await page.getByRole('heading', { level: 1, name: english.title }).waitFor();
      await expectShown(english);
      expect(visitor.complaints).toEqual([]);
    },
  );
});

describe('a visitor whom the shop does not know', () => {
  it.each([
    '/eng-us/homepage',
    '/eng-us/leather-goods',
    pageOf('sunglasses'),
    '/eng-us/magazine',
    '/eng-us/stories/heure-verte',
    '/eng-us/faq',
    '/eng-us/contact-us',
    '/eng-us/stores',
  ])('[R1.003] reads without being asked to sign in: %s', async (path) => {
    const { page } = visitor;
    expect((await page.goto(path))?.status()).toBe(200);
    await takenOver(page);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByLabel('Password').count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });
});
