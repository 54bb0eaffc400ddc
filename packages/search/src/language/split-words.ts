import type { HouseLanguage } from '@vitrine/domain';
import { fold, foldKana } from './fold.ts';
import { isStopWord } from './stop-words.ts';

/** A word of a text or of a question. */
export interface TextWord {
  /** Folded. */
  readonly text: string;
  /** Its neighbouring signs, two by two, where it is Japanese or Chinese: the ends of such words are uncertain. */
  readonly pairs: readonly string[];
  /**
   * It and the word before it in one, where they touch or may: `dor` in `d'or`, `tshirt` in `t-shirt`, `au2001` in
   * `au 2001`; of Japanese and Chinese, the signs at the joint. Else empty.
   */
  readonly joined: string;
}

/** Longest text that is read: no page of a house is longer, and what is longer costs no more. */
const READ_LENGTH = 20_000;
/** Longest word: longer runs of letters are no words. */
const WORD_LENGTH = 40;

const PIECES =
  /(?<number>\d+(?:[.,]\d+)?)\s?(?<unit>mm|cm|ml|cl|kg|g|ct|carats?|مم|سم|مل|毫米|厘米|毫升|ミリ|センチ|밀리)(?!\p{L})|(?<signs>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+)|(?<letters>(?:\p{Script=Latin}\p{M}*|\d)+)|(?<others>(?:\p{L}\p{M}*|\p{Nd})+)/gu;
/** The word 'size' before or after a number, which says what the number is and nothing else. */
const SIZE_WORDS =
  /(?<!\p{L})(?:size|taille|pointure|taglia|numero|サイズ|사이즈|尺码|码数|مقاس)\s*(?=\d)|(?<=\d)\s?(?:サイズ|사이즈|号|码)/gu;
const UNITS: Readonly<Record<string, { readonly unit: string; readonly times: number }>> = {
  cm: { unit: 'mm', times: 10 },
  سم: { unit: 'mm', times: 10 },
  厘米: { unit: 'mm', times: 10 },
  センチ: { unit: 'mm', times: 10 },
  مم: { unit: 'mm', times: 1 },
  毫米: { unit: 'mm', times: 1 },
  ミリ: { unit: 'mm', times: 1 },
  밀리: { unit: 'mm', times: 1 },
  cl: { unit: 'ml', times: 10 },
  مل: { unit: 'ml', times: 1 },
  毫升: { unit: 'ml', times: 1 },
  kg: { unit: 'g', times: 1_000 },
  carat: { unit: 'ct', times: 1 },
  carats: { unit: 'ct', times: 1 },
};

const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}$/u;

const segmenters = new Map<string, Intl.Segmenter>();

/** The words of a text, in its order, without those that say nothing. Costs time in proportion to the text's length. */
export function splitWords(text: string, language: HouseLanguage): readonly TextWord[] {
  const folded = fold(text.slice(0, READ_LENGTH)).replaceAll(SIZE_WORDS, ' ');
  const words: TextWord[] = [];
  let before = { text: '', end: -2 };
  for (const piece of folded.matchAll(PIECES)) {
    const between = folded.slice(before.end, piece.index);
    words.push(...readPiece(piece.groups ?? {}, { before: before.text, between, language }));
    const { letters, others } = piece.groups ?? {};
    before = { text: letters ?? others ?? '', end: piece.index + piece[0].length };
  }
  const telling = words.filter(({ text: word }) => !isStopWord(word, language));
  return telling.length === 0 ? words : telling;
}

interface Surroundings {
  /** The word before, where it is one of letters or digits. */
  readonly before: string;
  readonly between: string;
  readonly language: HouseLanguage;
}

function readPiece(
  { number, unit, signs, letters, others }: Readonly<Record<string, string | undefined>>,
  { before, between, language }: Surroundings,
): readonly TextWord[] {
  if (number !== undefined && unit !== undefined) return [plainWord(measure(number, unit), '')];
  if (signs !== undefined) return signWords(signs, language);
  const word = (letters ?? others ?? '').slice(0, WORD_LENGTH);
  return [plainWord(word, isOneWord(before, between, word) ? `${before}${word}`.slice(0, WORD_LENGTH) : '')];
}

function plainWord(text: string, joined: string): TextWord {
  return { text, pairs: [], joined };
}

/** Whether two neighbours may be one word: they touch, or are the letters and the number of a reference. */
function isOneWord(before: string, between: string, word: string): boolean {
  if (before === '') return false;
  if (['', "'", '-', '‐', '‑'].includes(between)) return true;
  return between === ' ' && /^[a-z]{1,4}$/u.test(before) && /^\d{2,}$/u.test(word);
}

/** '5,5' and 'cm' → '55mm': one spelling of a length or a volume. */
function measure(number: string, unit: string): string {
  const known = UNITS[unit] ?? { unit, times: 1 };
  const amount = Math.round(Number(number.replace(',', '.')) * known.times * 100) / 100;
  return `${amount}${known.unit}`;
}

/** The words of a run of Japanese or Chinese signs, which stand without spaces. */
function signWords(signs: string, language: HouseLanguage): readonly TextWord[] {
  let before = '';
  const segments = [...segmenterOf(language).segment(signs)];
  // Words of kana that the segmenter does not know fall apart into single signs.
  const isFallenApart = KANA.test(signs) && segments.length * 2 > signs.length;
  return (isFallenApart ? [{ segment: signs }] : segments).map(({ segment }) => {
    const text = foldKana(segment.slice(0, WORD_LENGTH)) || segment;
    const joined = before === '' ? '' : `${before}${text.slice(0, 1)}`;
    before = text.slice(-1);
    return { text, pairs: pairsOf(text), joined };
  });
}

function segmenterOf(language: HouseLanguage): Intl.Segmenter {
  const tag = language === 'zhs' ? 'zh' : 'ja';
  const known = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'word' });
  segmenters.set(tag, known);
  return known;
}

/** 'シルク' → 'しる', 'るく'. */
function pairsOf(signs: string): readonly string[] {
  const letters = Array.from(signs);
  return letters.slice(1).map((letter, place) => `${letters[place] ?? ''}${letter}`);
}
