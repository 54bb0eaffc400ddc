import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureFileName } from './picture-file-name.ts';

const fifthOfMarch = new Date(2026, 2, 5, 12);

describe('the file name of a snapshot', () => {
  it.each([
    ['Alba', 'Alba_TS2001_05032026.png'],
    ["Heure d'Acier, 39 mm", "Heure-d'Acier,-39-mm_TS2001_05032026.png"],
    ['リーヴ サングラス', 'リーヴ-サングラス_TS2001_05032026.png'],
    ['نظارة ريف', 'نظارة-ريف_TS2001_05032026.png'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j_TS2001_05032026.png'],
    ['../../etc/passwd', 'etc-passwd_TS2001_05032026.png'],
    ['snake_case', 'snake-case_TS2001_05032026.png'],
    ['   ', 'TS2001_05032026.png'],
  ])('[R9.021] of %j is %j', (name, fileName) => {
    expect(pictureFileName(name, 'TS2001', fifthOfMarch)).toBe(fileName);
  });

  it('[R9.029] ends as its type does', () => {
    expect(pictureFileName('Alba', 'TS2001', fifthOfMarch)).toMatch(/\.png$/u);
  });

  it('[R9.021] holds nothing a file system forbids, whatever the product is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 40 }), (name, skuId) => {
        const fileName = pictureFileName(name, skuId, fifthOfMarch);
        expect(fileName).not.toMatch(/[\s\p{Cc}<>:"/\\|?*]/u);
        expect(fileName).toMatch(/05032026\.png$/);
        expect(fileName.startsWith('.')).toBe(false);
        expect(new TextEncoder().encode(fileName).length).toBeLessThan(256);
      }),
      { numRuns: 60 },
    );
  });
});
