import { describe, expect, it } from 'vitest';
import { contentReferences, proseReferences } from './editorial-references.ts';

const page = (bodies: Readonly<Record<string, unknown>>) =>
  contentReferences({ kind: 'page', ref: 'films', bodies: { eng: {}, ...bodies } });

describe('what a page names', () => {
  it('[R7.070] is its pieces and films, in the language and place in which they are named', () => {
    expect(page({ eng: { skuIds: ['TW1'], films: ['a-turn'] }, fra: { films: ['b-turn'] } })).toEqual([
      { path: ['bodies', 'eng', 'skuIds', 0], kind: 'sku', id: 'TW1' },
      { path: ['bodies', 'eng', 'films', 0], kind: 'video', id: 'a-turn' },
      { path: ['bodies', 'fra', 'films', 0], kind: 'video', id: 'b-turn' },
    ]);
  });

  it('[R7.092] is what stands between the words of its prose', () => {
    const prose = [
      { type: 'film', videoId: 'a-turn', title: '' },
      { type: 'pieces', skuIds: ['TW1', 'TW2'] },
      { type: 'break' },
    ] as const;
    expect(proseReferences('texts', { fra: { prose } })).toEqual([
      { path: ['texts', 'fra', 'prose'], kind: 'video', id: 'a-turn' },
      { path: ['texts', 'fra', 'prose'], kind: 'sku', id: 'TW1' },
      { path: ['texts', 'fra', 'prose'], kind: 'sku', id: 'TW2' },
    ]);
  });

  it('is nothing where a body is of another shape', () => {
    expect(page({ eng: { films: 'all' } })).toEqual([]);
    expect(page({ eng: ['a'] })).toEqual([]);
  });
});
