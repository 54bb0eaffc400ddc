import { describe, expect, it } from 'vitest';
import { replaced, type Figures } from './figures-file.ts';
import { tablesOf, withTables } from './tables.ts';

const on = '2026-11-22';
const how = 'by hand';
const FIGURES: Figures = {
  shop: [
    { name: 'a page', unit: 'ms', must: 8, aim: 6, measured: 7.7, better: 'lower', on, how },
    { name: 'a score', unit: '', must: 95, aim: 100, measured: 100, better: 'higher', on, how },
  ],
  large: [],
  relevance: [
    {
      name: 'fra',
      queries: 80,
      open: { pieces: 0.95, allKinds: 0.9 },
      kept: { pieces: 0.9256, allKinds: 0.5 },
      on,
      how,
    },
  ],
  types: [
    {
      type: 'rings',
      position: { mean: 14, worst: 32.04, must: 35 },
      partName: 'the finger',
      pictures: 32,
      scalePercent: { mean: 3.6, worst: 12 },
      tremblePx: 0.2,
      on,
      how,
    },
  ],
  lookedAt: { columns: ['', 'right'], rows: [['rings', '31']], on, how },
  noted: [],
  trials: [],
};

const keyOf = ({ key }: { readonly key: string }): string => key;

describe('the tables of figures', () => {
  it('say what was measured, what is asked, what is reached and when', () => {
    expect(tablesOf(FIGURES).get('shop')?.split('\n').slice(2)).toEqual([
      '| a page | 7.7 ms | 8 ms | 6 ms | must | 2026-11-22 |',
      '| a score | 100 | 95 | 100 | aim | 2026-11-22 |',
    ]);
    expect(tablesOf(FIGURES).get('types')).toContain(
      '| rings | 14 % (32) of the finger | 35 % | – | 3.6 % (12) | 0.2 px | – | – | 32 pictures | 2026-11-22 |',
    );
  });

  it('say how well the search answers, both halves beside each other', () => {
    expect(tablesOf(FIGURES).get('relevance')).toContain(
      '| fra | 80 | 0.950 | 0.900 | 0.926 | 0.500 | 2026-11-22 |',
    );
  });

  it('stand between their marks, and leave the rest of a document as it is', () => {
    const text = 'Before.\n<!-- figures: looked-at -->\nold\n<!-- /figures -->\nAfter.\n';
    const written = withTables(text, tablesOf(FIGURES));
    expect(written).toBe(
      'Before.\n<!-- figures: looked-at -->\n|  | right |\n| --- | --- |\n| rings | 31 |\n<!-- /figures -->\nAfter.\n',
    );
    expect(withTables(written, tablesOf(FIGURES))).toBe(written);
  });

  it('are refused where there is none of the name', () => {
    expect(() => withTables('<!-- figures: moon -->\n<!-- /figures -->', tablesOf(FIGURES))).toThrow('moon');
  });

  it('take a figure that was measured again in the place of the former', () => {
    const rows = [
      { key: 'a', value: 1 },
      { key: 'b', value: 2 },
    ];
    expect(
      replaced(
        rows,
        [
          { key: 'c', value: 5 },
          { key: 'a', value: 4 },
        ],
        keyOf,
      ),
    ).toEqual([
      { key: 'a', value: 4 },
      { key: 'b', value: 2 },
      { key: 'c', value: 5 },
    ]);
  });
});
