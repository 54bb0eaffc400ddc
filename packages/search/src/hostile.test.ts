import { HOUSE_LANGUAGES } from '@vitrine/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitWords } from './language/split-words.ts';
import { askedKeys, keysOf } from './language/word-keys.ts';
import { aPiece, NO_WORDS } from './test-harness/a-house.ts';
import { typedIndexOf } from './test-harness/typed-index-of.ts';

const languages = fc.constantFrom(...HOUSE_LANGUAGES);
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 2000 }),
  fc.string({
    unit: fc.constantFrom(
      '\uD800',
      '\uDC00',
      '\u202E',
      '\u200F',
      '😀',
      'ー',
      'か',
      '漢',
      'ـ',
      'ا',
      '가',
      '́',
      'a',
      '1',
      '~',
      '^',
      ' ',
      '\n',
    ),
    maxLength: 2000,
  }),
  fc.string({ unit: fc.constantFrom(...Array.from('ㄱㅏㄳㅘㅎ가힣 ')), maxLength: 200 }),
);

describe('hostile texts', () => {
  it('[R7.012] become words without empty ones, line ends or halves of characters', () => {
    fc.assert(
      fc.property(hostile, languages, (text, language) => {
        for (const { text: word } of splitWords(text, language)) {
          expect(word).not.toBe('');
          expect(word.isWellFormed()).toBe(true);
          for (const { key } of keysOf(word, language)) expect(key).not.toMatch(/[\n\uFFFD]/u);
        }
      }),
    );
  });

  it('[R7.012] have readings in every language, though no word has them', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...Array.from('aeiourstnlhgkqwy27')),
      minLength: 3,
      maxLength: 12,
    });
    fc.assert(
      fc.property(letters, languages, (word, language) => {
        expect(askedKeys(word, language)).toContain(word);
      }),
      { numRuns: 1000 },
    );
  });

  it('[R7.064] are searched and indexed without a fault', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, languages, async (keyword, name, language) => {
        const words = { name, short: keyword, disambiguating: '', long: '' };
        const index = typedIndexOf(
          [aPiece('', { productId: 'P', words: { eng: words, [language]: words } })],
          NO_WORDS,
        );
        const asked = {
          keyword,
          language,
          country: 'US',
          limit: 5,
          offset: 0,
          chosen: {},
          sort: 'relevance',
        } as const;
        expect((await index.findPieces(asked)).total).toBeLessThanOrEqual(1);
        await index.predict(asked);
        await index.findTexts({ ...asked, kinds: ['article'] });
      }),
      { numRuns: 30 },
    );
  });
});
