import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutOut, looseBeginning, uncutPath } from './cut-out.ts';

describe('what may be refused alone', () => {
  it.each([
    [
      ['skus', 3, 'size'],
      ['skus', 3],
    ],
    [
      ['skus', 3, 'prices', 'US'],
      ['skus', 3, 'prices', 'US'],
    ],
    [['skus'], undefined],
    [['texts', 'eng', 'name'], undefined],
    [
      ['texts', 'ita', 'name'],
      ['texts', 'ita'],
    ],
    [[], undefined],
  ])('of %j is %j', (path, expected) => {
    expect(looseBeginning(['skus/*', 'skus/*/prices/*', 'texts/ita'], path)).toEqual(expected);
  });
});

describe('a row with parts cut out', () => {
  it('closes up its lists and keeps the rest', () => {
    const row = { skus: [{ id: 'a' }, { id: 'b', prices: { US: 0, FR: 2 } }, { id: 'c' }], guide: 'x' };
    expect(cutOut(row, [['skus', 0], ['skus', 1, 'prices', 'US'], ['guide']])).toEqual({
      skus: [{ id: 'b', prices: { FR: 2 } }, { id: 'c' }],
    });
  });

  it('is not changed by cuts of what is not there', () => {
    expect(
      cutOut({ a: [1] }, [
        ['a', 4],
        ['b', 'c'],
      ]),
    ).toEqual({ a: [1] });
  });

  it('is the row itself when nothing is cut', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(cutOut(value, [])).toEqual(value);
      }),
    );
  });

  it('still tells where each of its elements stood', () => {
    const lists = fc.uniqueArray(fc.string(), { minLength: 1 });
    fc.assert(
      fc.property(lists, fc.array(fc.nat({ max: 12 })), (list, places) => {
        const cuts = [...new Set(places)].map((place) => ['list', place]);
        const left = cutOut({ list }, cuts);
        const kept = new Map(Object.entries(left ?? {})).get('list') ?? [];
        expect(
          kept.map((_value: string, place: number) => list[Number(uncutPath(['list', place], cuts)[1])]),
        ).toEqual(kept);
      }),
    );
  });
});
