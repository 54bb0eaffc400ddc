import { localeOf } from '@vitrine/domain';
import { createPlainIndex, type HouseWords } from '@vitrine/search';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { HALVES, type SuiteHalf } from '../relevance/judged-query.ts';

const FOLDER = fileURLToPath(new URL('../../faq/', import.meta.url));
/** An answer that stands lower is not seen. */
const SEEN = 3;

const JudgedQuestion = z.strictObject({
  locale: z.string(),
  /** In a shopper's own words. */
  question: z.string(),
  /** The answers of the house, by the last part of their address, any of which is right. */
  answers: z.array(z.string()).check(z.minLength(1)),
});
export type JudgedQuestion = z.infer<typeof JudgedQuestion>;

/** A question with the answers that were found, the best first. */
export interface AskedQuestion {
  readonly half: SuiteHalf;
  readonly judged: JudgedQuestion;
  readonly found: readonly string[];
  readonly isRight: boolean;
}

/** Asks every judged question of both halves. `ask` answers the last parts of addresses. */
export async function askQuestions(
  ask: (judged: JudgedQuestion) => Promise<readonly string[]>,
): Promise<readonly AskedQuestion[]> {
  const asked: AskedQuestion[] = [];
  for (const half of HALVES) {
    for (const judged of judgedQuestions(half)) {
      const found = (await ask(judged)).slice(0, SEEN);
      asked.push({ half, judged, found, isRight: judged.answers.some((right) => found.includes(right)) });
    }
  }
  return asked;
}

/** Asks an index of the house's own files. */
export function askHouse(house: HouseWords): (judged: JudgedQuestion) => Promise<readonly string[]> {
  const index = createPlainIndex([], house);
  return async ({ locale, question }) => {
    const language = localeOf(locale)?.language;
    if (language === undefined) throw new Error(`${locale} is no locale`);
    return index.findAnswers({ language, question, limit: SEEN });
  };
}

export function judgedQuestions(half: SuiteHalf): readonly JudgedQuestion[] {
  return readFileSync(`${FOLDER}${half}.jsonl`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JudgedQuestion.parse(JSON.parse(line)));
}

/** The share of the questions of a half whose right answer is among the first three. */
export function rateOf(asked: readonly AskedQuestion[], half: SuiteHalf): number {
  const own = asked.filter((one) => one.half === half);
  return own.filter(({ isRight }) => isRight).length / own.length;
}
