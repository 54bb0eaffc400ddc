import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchKeyword } from './search-keyword.ts';

describe('what a shopper typed', () => {
  it.each([
    ['  green   watch ', 'green watch'],
    ['green\u3000watch\n', 'green watch'],
    ['\u200Fساعة\u202E', 'ساعة'],
    ['cafe\u0301', 'caf\u00E9'],
    ['a/b "c" 👜', 'a/b "c" 👜'],
    ['\t\u200E ', ''],
  ])('[R7.012] %j is searched as %j', (typed, searched) => {
    expect(searchKeyword(typed)).toBe(searched);
  });

  it('[R7.012] is the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const once = searchKeyword(typed);
        expect(searchKeyword(once)).toBe(once);
        expect(once).not.toMatch(/^\s|\s$|\s\s|[\p{Cc}\p{Bidi_Control}]/u);
      }),
    );
  });
});
