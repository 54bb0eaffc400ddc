import type { HouseLanguage } from '@vitrine/domain';
import { convertQwertyToHangul, disassemble, getChoseong } from 'es-hangul';
import { pinyin } from 'pinyin-pro';
import { toRomaji } from 'wanakana';

/** Longest word that has a reading: longer runs are sentences without spaces. */
const READ_LENGTH = 12;

/** How a word of the house's texts may be typed in other letters: romaji, pinyin and its initials, Korean letters. */
export function readings(word: string, language: HouseLanguage): readonly string[] {
  if (word.length > READ_LENGTH) return [];
  if (language === 'jpn' && /^\p{Script=Hiragana}{2,}$/u.test(word)) return [shortVowels(toRomaji(word))];
  if (language === 'zhs' && /^\p{Script=Han}{2,}$/u.test(word)) return pinyinReadings(word);
  if (language === 'kor' && /^\p{Script=Hangul}{2,}$/u.test(word)) {
    return [disassemble(word), getChoseong(word)];
  }
  return [];
}

/** The readings that a typed word may stand for. */
export function askedReadings(word: string, language: HouseLanguage): readonly string[] {
  if (language === 'jpn' && /^[a-z]{3,}$/u.test(word)) return [shortVowels(word)];
  if (language === 'zhs' && /^[a-z]{2,}$/u.test(word)) return [word];
  if (language !== 'kor') return [];
  if (/^[a-z]{2,}$/u.test(word)) return [disassemble(convertQwertyToHangul(word))];
  return /^\p{Script=Hangul}+$/u.test(word) ? [disassemble(word)] : [];
}

function pinyinReadings(word: string): readonly string[] {
  const syllables = pinyin(word, { toneType: 'none', type: 'array', v: true });
  return [syllables.join(''), syllables.map((syllable) => syllable.slice(0, 1)).join('')];
}

/** One spelling of long vowels, which are written in many ways: 'sukaafu', 'sukāfu' and 'sukafu' are 'sukafu'. */
function shortVowels(romaji: string): string {
  return romaji.replaceAll(/([aeiou])\1+/gu, '$1').replaceAll('ou', 'o');
}
