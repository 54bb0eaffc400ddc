import type { HouseLanguage } from '@vitrine/domain';
import { convertQwertyToHangul, disassemble, getChoseong, romanize } from 'es-hangul';
import { pinyin } from 'pinyin-pro';
import { isHiragana, toHiragana, toRomaji } from 'wanakana';

/** Longest word that has a reading: longer runs are sentences without spaces. */
const READ_LENGTH = 12;

/** How a word of the house's texts may be typed in other letters: romaji, pinyin, Korean and Arabic in Latin letters, single Korean letters. */
export function readings(word: string, language: HouseLanguage): readonly string[] {
  if (word.length > READ_LENGTH) return [];
  if (language === 'jpn' && /^\p{Script=Hiragana}{2,}$/u.test(word)) return [shortVowels(toRomaji(word))];
  if (language === 'zhs' && /^\p{Script=Han}{2,}$/u.test(word)) return pinyinReadings(word);
  if (language === 'kor' && /^\p{Script=Hangul}{2,}$/u.test(word)) {
    return [disassemble(word), romanize(word)];
  }
  if (language === 'ara' && /^\p{Script=Arabic}{3,}$/u.test(word)) return arabicSkeleton(word);
  return [];
}

/** The readings that a typed word may stand for. */
export function askedReadings(word: string, language: HouseLanguage): readonly string[] {
  if (language === 'kor' && /^\p{Script=Hangul}+$/u.test(word)) return [disassemble(word)];
  return /^[a-z2-9]{3,}$/u.test(word) ? (LATIN_READINGS[language]?.(word) ?? []) : [];
}

/** What a word in Latin letters may be read as in the languages that have others. */
const LATIN_READINGS: Readonly<Partial<Record<HouseLanguage, (word: string) => readonly string[]>>> = {
  jpn: (word) => (isRomaji(word) ? [shortVowels(word)] : []),
  zhs: (word) => [word],
  ara: latinSkeleton,
  kor: (word) => [...onKoreanKeys(word), word],
};

/** The first letters of the syllables of a word or phrase, by which many are typed: `tyyj`, `ㅅㄱㄹㅅ`. They stand for many words. */
export function initials(word: string, language: HouseLanguage): readonly string[] {
  if (word.length < 2 || word.length > READ_LENGTH) return [];
  if (language === 'zhs' && /^\p{Script=Han}+$/u.test(word)) {
    return [
      syllablesOf(word)
        .map((syllable) => syllable.slice(0, 1))
        .join(''),
    ];
  }
  return language === 'kor' && /^\p{Script=Hangul}+$/u.test(word) ? [getChoseong(word)] : [];
}

function pinyinReadings(word: string): readonly string[] {
  return [syllablesOf(word).join('')];
}

function syllablesOf(word: string): readonly string[] {
  return pinyin(word, { toneType: 'none', type: 'array', v: true });
}

const isRomaji = (word: string): boolean => isHiragana(toHiragana(word));

/** What was typed on a Korean keyboard that was set to Latin letters; none where that is no syllables. */
function onKoreanKeys(word: string): readonly string[] {
  const typed = syllablesTyped(word);
  return /^[가-힣]+$/u.test(typed) ? [disassemble(typed)] : [];
}

/** The library throws at letters that make no syllable in their order, such as `nii`. */
function syllablesTyped(word: string): string {
  try {
    return convertQwertyToHangul(word);
  } catch {
    return '';
  }
}

/** One spelling of long vowels, which are written in many ways: 'sukaafu', 'sukāfu' and 'sukafu' are 'sukafu'. */
function shortVowels(romaji: string): string {
  return romaji.replaceAll(/([aeiou])\1+/gu, '$1').replaceAll('ou', 'o');
}

/** Arabic letters as they are typed in Latin ones and digits; vowels are left out, since each writer chooses others. */
const ARABIC_SOUNDS: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 't',
  ج: 'j',
  ح: 'h',
  خ: 'k',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 's',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: '3',
  غ: 'g',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
};
/** Digits and pairs of Latin letters that stand for one Arabic sound. */
const LATIN_SOUNDS: readonly (readonly [typed: RegExp, sound: string])[] = [
  [/kh|5/gu, 'k'],
  [/gh|8/gu, 'g'],
  [/sh|ch|9/gu, 's'],
  [/th|6/gu, 't'],
  [/dh/gu, 'd'],
  [/7/gu, 'h'],
  [/2|[aeiouyw]/gu, ''],
  [/h$/gu, ''],
];

/** The consonants of an Arabic word; one alone says nothing. */
function arabicSkeleton(word: string): readonly string[] {
  const skeleton = Array.from(word, (letter) => ARABIC_SOUNDS[letter] ?? '').join('');
  return skeleton.length < 2 ? [] : [`%${skeleton}`];
}

/** Three consonants with a vowel between them, more, or two where one is typed as a digit: fewer may be any word. */
function latinSkeleton(word: string): readonly string[] {
  const skeleton = LATIN_SOUNDS.reduce((text, [typed, sound]) => text.replaceAll(typed, sound), word);
  const vowels = word.match(/[aeiou]+/gu)?.length ?? 0;
  const least = skeleton.includes('3') ? 2 : 3;
  const isTelling = skeleton.length > 3 || vowels > 1 || skeleton.includes('3');
  return skeleton.length >= least && isTelling ? [`%${skeleton}`] : [];
}
