import { describe, expect, it } from 'vitest';
import { printedLetters } from '../../geometry/lettering.ts';
import { courtyardPrint } from './courtyard.ts';
import { arc, area, middles, star } from './ink.ts';
import { marketPrint } from './market.ts';
import { ribbonPrint } from './ribbon.ts';

describe('a printed silk', () => {
  it.each([
    ['Cour intérieure', courtyardPrint],
    ['Marché', marketPrint],
    ['the ribbon', ribbonPrint],
  ])('%s refuses a colour that has no inks', async (_name, print) => {
    await expect(Promise.resolve().then(() => print('no-such-colour'))).rejects.toThrow('no-such-colour');
  });

  it('is signed whole: every letter of the signature is drawn with numbers', () => {
    const signature = printedLetters({ text: 'MARCHÉ · AURÈLE PARIS', sizeMm: 5.2, spacingMm: 2 }, '#000000');
    expect(signature).not.toContain('NaN');
  });

  it('is drawn on paths that end where they should', () => {
    expect(arc([1, 2], 3, [0, 90]).at(0)).toEqual([4, 2]);
    expect(arc([1, 2], 3, [0, 90]).at(-1)?.[1]).toBeCloseTo(5, 6);
    expect(star(5, [2, 1])).toHaveLength(10);
    expect(middles(0, 10, 5)).toEqual([1, 3, 5, 7, 9]);
    expect(
      area(
        [
          [0, 0],
          [1.234567, 0],
          [0, 1],
        ],
        '#fff',
      ),
    ).toBe('<path d="M0 0L1.23 0L0 1Z" fill="#fff"/>');
  });
});
