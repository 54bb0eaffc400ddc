import type { Dictionary } from './dictionary.ts';
import type { Lexicon } from './lexicon.ts';
import { type Alternative, SYNONYM } from './question.ts';

/** Most words that stand in one: `ポワンデュジュール` for `ポワン・デュ・ジュール`. */
const COMPOUND_WORDS = 3;

/** A compound that texts write as several words: `lipgloss` as `lip gloss`. */
export function asKnownWords(
  text: string,
  { dictionary, lexicon }: { readonly dictionary: Dictionary; readonly lexicon: Lexicon },
): readonly Alternative[] {
  const isKnown = (part: string): boolean => dictionary.has(part) || lexicon.keys.has(part);
  const parts = splitKnown(text, { isKnown, most: /^[a-z]/u.test(text) ? 2 : COMPOUND_WORDS });
  if (parts === undefined || parts.every((part) => part.length === 1)) return [];
  const inTexts = parts.map((key) => ({ kind: 'key', key }) as const);
  const concepts = parts.flatMap(
    (key) => lexicon.phraseAt([key], 0).alternatives[0]?.parts ?? [{ kind: 'key', key } as const],
  );
  return [inTexts, concepts].map((meant) => ({ parts: meant, sureness: SYNONYM }));
}

interface SplitRules {
  readonly isKnown: (part: string) => boolean;
  readonly most: number;
}

/** Shortest part of a compound: a letter of Korean is a syllable, one of kana says little, two Latin ones nothing. */
const leastOf = (text: string): number => {
  if (/^\p{Script=Hangul}/u.test(text)) return 1;
  return /^[a-z]/u.test(text) ? 3 : 2;
};

/** The text as at most so many known words, the first of them as short as it can be. */
function splitKnown(text: string, { isKnown, most }: SplitRules): readonly string[] | undefined {
  if (isKnown(text)) return [text];
  if (most === 1) return undefined;
  const least = leastOf(text);
  for (let at = least; at <= text.length - least; at += 1) {
    const first = text.slice(0, at);
    const rest = isKnown(first) ? splitKnown(text.slice(at), { isKnown, most: most - 1 }) : undefined;
    if (rest !== undefined) return [first, ...rest];
  }
  return undefined;
}
