/** Marks that Latin and Arabic letters may do without. Elsewhere a mark makes another letter: か and が. */
const LATIN_MARKS = /(?<=\p{Script=Latin}\p{M}*)\p{M}+/gu;
/** Vowel signs and the lengthening line of Arabic. */
const ARABIC_SIGNS = /[\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/gu;
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '´': "'",
  '`': "'",
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
};
const FOLDED_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
/** Digits of Arabic and Persian. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/gu;
/** Single letters of Korean keep their own signs, which NFKC would take for the beginnings of syllables. */
const NOT_SINGLE_HANGUL = /[^\u3131-\u318E]+/gu;
/** Half of a character, and marks that nobody sees. */
const UNSEEN = /[\uFFFD\p{Cf}\p{Cc}]/gu;

/**
 * The spelling that texts and questions are compared in: small letters, full-width signs as narrow ones, no accents,
 * one spelling of each Arabic letter.
 */
export function fold(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(NOT_SINGLE_HANGUL, (run) => run.normalize('NFKC'))
    .replaceAll(UNSEEN, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(LATIN_MARKS, '')
    .normalize('NFC')
    .replaceAll(ARABIC_SIGNS, '')
    .replaceAll(FOLDED_LETTERS, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(ARABIC_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** A vowel of katakana written out after a sound that ends in it: スカアフ for スカーフ. */
const LONG_KATAKANA =
  /(?<=[アカサタナハマヤラワガザダバパャ])ア|(?<=[イキシチニヒミリギジヂビピ])イ|(?<=[ウクスツヌフムユルグズヅブプュ])ウ|(?<=[エケセテネヘメレゲゼデベペ])エ|(?<=[オコソトノホモヨロヲゴゾドボポョ])オ/gu;

/** Kana in one spelling: hiragana without long vowels, so that スカーフ and スカアフ are すかふ. */
export function foldKana(word: string): string {
  return word
    .replaceAll(LONG_KATAKANA, '')
    .replaceAll('ー', '')
    .replaceAll(/[ァ-ヶ]/gu, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));
}
