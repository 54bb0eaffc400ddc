import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newVisitor, PERSON, type Visitor } from '../harness/browser.ts';
import { ownShop } from '../harness/shop.ts';
import { takenOver } from '../pages/taken-over.ts';

const { origin } = ownShop();

let visitor: Visitor;
beforeEach(async () => {
  visitor = await newVisitor(origin);
});
afterEach(async () => visitor.leave());

describe('somebody with a question', () => {
  it('[R2.008, R2.010, R9.015] asks in their own words, reads the answer, and says that it was of use', async () => {
    const { page } = visitor;
    const asked: Record<string, string>[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/knowledge/')) asked.push(request.headers());
    });
    await page.goto('/eng-us/faq');
    await takenOver(page);
    const popular = page.getByRole('region', { name: 'Asked most' });
    expect(await popular.getByRole('link').count()).toBe(6);
    await page.getByRole('searchbox', { name: /Your question/u }).fill('when will they give me my cash back');
    const answers = page.getByRole('region', { name: 'Answers' });
    await answers.getByRole('link', { name: 'When do I get my money back?' }).click();
    await page.waitForURL('**/eng-us/faq/returns/when-the-refund');
    await page.getByRole('heading', { level: 1, name: 'When do I get my money back?' }).waitFor();
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.getByText('Thank you.').waitFor();
    expect(asked.length).toBeGreaterThan(1);
    for (const headers of asked) {
      expect(headers['client_id']).toBe('vitrine-web');
      expect(headers['authorization'] ?? headers['cookie']).toBeUndefined();
    }
    expect(visitor.complaints).toEqual([]);
  });

  it('[R2.008, R2.009] reads all of it without scripts', async () => {
    const headers = { 'user-agent': PERSON };
    const read = async (path: string) => (await fetch(origin + path, { headers })).text();
    expect(await read('/fra-fr/faq?q=o%C3%B9%20est%20mon%20colis')).toContain(
      'faq/delivery/where-is-my-order',
    );
    expect(await read('/jpn-jp/faq/delivery')).toContain('"@type":"FAQPage"');
  });

  it.each(['/eng-us/faq/nowhere', '/eng-us/faq/returns/nowhere', '/eng-us/faq/delivery/how-to-return'])(
    '[R2.009, R2.010] is told that there is no such page: %s',
    async (path) => {
      const answer = await fetch(origin + path, { headers: { 'user-agent': PERSON } });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain(`data-error="Page Not Found: ${path}"`);
    },
  );
});
