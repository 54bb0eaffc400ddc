import { describe, expect, it } from 'vitest';
import { everyPage } from './every-page.ts';

describe('what is offered to be worn together', () => {
  it('[R2.098, R7.053] is on every page of a listing, each asked for once and in order', async () => {
    const pages = [['TR7001', 'TR7002'], ['TR7011'], ['TR7021', 'TR7022']];
    const asked: number[] = [];
    const all = await everyPage(async (page) => {
      asked.push(page);
      return { items: pages[page] ?? [], nbPages: pages.length };
    });
    expect(all).toEqual(pages.flat());
    expect(asked).toEqual([0, 1, 2]);
  });

  it('is one page where the service counts none', async () => {
    expect(await everyPage(async () => ({ items: ['TR7001'], nbPages: 0 }))).toEqual(['TR7001']);
  });

  it('is asked for no longer where the service never stops counting', async () => {
    let asked = 0;
    await everyPage(async (page) => {
      asked += 1;
      return { items: [], nbPages: page + 2 };
    });
    expect(asked).toBe(20);
  });
});
