import { describe, expect, it } from 'vitest';
import { readProse } from './prose.ts';

const faultsOf = (text: string): readonly string[] => readProse(text).faults.map(({ message }) => message);

describe('the prose of the house', () => {
  it('[R7.092] is read as the parts that the shop shows', () => {
    const { blocks, faults } = readProse(
      [
        '## Hour one',
        'She *looks* at it, **twice**, and [writes](/stories/heure-verte "x").',
        '- a thorn\n- a fly',
        '1. cut\n2. sew',
        '> Nobody has found a machine for this.',
        '---',
        '![A handle](look:aa1-red/detail "Hour six")',
        '![A turn](film:aa1-turn)',
        '![](pieces:AA1,AA2)',
      ].join('\n\n'),
    );
    expect(faults).toEqual([]);
    expect(blocks).toEqual([
      { type: 'heading', level: 2, text: 'Hour one' },
      {
        type: 'paragraph',
        words: [
          { text: 'She ' },
          { text: 'looks', isEmphasis: true },
          { text: ' at it, ' },
          { text: 'twice', isStrong: true },
          { text: ', and ' },
          { text: 'writes', url: '/stories/heure-verte' },
          { text: '.' },
        ],
      },
      { type: 'list', isOrdered: false, items: [[{ text: 'a thorn' }], [{ text: 'a fly' }]] },
      { type: 'list', isOrdered: true, items: [[{ text: 'cut' }], [{ text: 'sew' }]] },
      { type: 'quote', paragraphs: [[{ text: 'Nobody has found a machine for this.' }]] },
      { type: 'break' },
      { type: 'picture', look: 'aa1-red', view: 'detail', alt: 'A handle', caption: 'Hour six' },
      { type: 'film', videoId: 'aa1-turn', title: 'A turn' },
      { type: 'pieces', skuIds: ['AA1', 'AA2'] },
    ]);
  });

  it.each([
    ['<script>alert(1)</script>', 'HTML is not taken'],
    ['A <b onclick="x()">word</b>', 'HTML is not taken'],
    ['<!-- hidden -->', 'HTML is not taken'],
    ['[a](javascript:alert(1))', 'a link leads'],
    ['[a](JaVaScRiPt:alert(1))', 'a link leads'],
    ['[a](data:text/html,x)', 'a link leads'],
    ['[a](//elsewhere.example)', 'a link leads'],
    ['[a](https://elsewhere.example)', 'a link leads'],
    ['<https://elsewhere.example>', 'a link leads'],
    ['![x](https://elsewhere.example/x.png)', 'a picture is look:'],
    ['![x](look:../../secret)', 'a picture is look:'],
    ['Words ![x](look:aa1/front) words', 'a picture stands'],
    ['# A title', 'headings begin'],
    ['#### Deep', 'headings begin'],
    ['    indented', 'code is not taken'],
    ['```js\nx\n```', 'code is not taken'],
    ['A `word`', 'code is not taken'],
    ['- a\n  - b', 'each item of a list'],
    ['> - a', 'a quotation has paragraphs'],
  ])('[R7.070] refuses %j', (text, message) => {
    const faults = faultsOf(text);
    expect(faults.length).toBeGreaterThan(0);
    for (const fault of faults) expect(fault).toContain(message);
  });

  it('says in which line something is wrong', () => {
    expect(readProse('Well.\n\nWell.\n\n<b>').faults).toEqual([{ line: 5, message: 'HTML is not taken' }]);
  });

  it.each([
    ['quotations', '> '.repeat(20_000)],
    ['lists', '- '.repeat(20_000)],
    [
      'lists below each other',
      Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth * 2)}- a`)
        .join('\n')
        .slice(0, 59_000),
    ],
    ['brackets', '['.repeat(59_000)],
    ['pictures', '!['.repeat(29_000)],
    ['stars', '*a **b '.repeat(8000)],
    ['underscores', '_'.repeat(59_000)],
    ['angles', '<'.repeat(59_000)],
    ['quotations within links', '[a](<b'.repeat(9000)],
    ['more than a text may have', 'a '.repeat(40_000)],
  ])('[R7.070] is read in a moment, and never throws, whatever it nests: %s', (_name, text) => {
    expect(() => readProse(text)).not.toThrow();
  });

  it('[R7.070] refuses what is nested without end', () => {
    expect(faultsOf('> '.repeat(500) + 'a')).toEqual(['it is nested too deeply']);
  });
});
