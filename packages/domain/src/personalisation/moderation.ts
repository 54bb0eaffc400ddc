/** What a text says when dots, digits that stand for letters, accents and case are seen through. */
const READ_AS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Words that are as short as this are found only where they are the whole text: `con` stands in many names. */
const SHORT_WORD = 3;

/**
 * [R5.020, R7.166] Whether a text has a word of the list: also written with dots, spaces or digits between its letters, or
 * with digits in the place of letters.
 */
export function hasListedWord(text: string, words: readonly string[]): boolean {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const lettersAlone = folded.replaceAll(/[^\p{L}]/gu, '');
  const readAsLetters = Array.from(folded, (character) => READ_AS[character] ?? character)
    .join('')
    .replaceAll(/[^\p{L}]/gu, '');
  return words.some((word) => {
    const sought = word.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
    return [lettersAlone, readAsLetters].some((said) =>
      isShortLatin(sought) ? said === sought : said.includes(sought),
    );
  });
}

const isShortLatin = (word: string): boolean => word.length <= SHORT_WORD && /^[a-z]+$/u.test(word);
