import { localeOf } from '@vitrine/domain';
import { describe, expect, it } from 'vitest';
import { HALVES } from '../relevance/judged-query.ts';
import { houseAnswers } from './house-answers.ts';
import { askHouse, askQuestions, judgedQuestions, rateOf } from './judged-question.ts';

const house = houseAnswers();
const asked = await askQuestions(askHouse(house));

describe.each(HALVES)('[R7.138] the %s half of the judged questions', (half) => {
  const questions = judgedQuestions(half);

  it('has fifty questions in seven languages, each with an answer that is on line', () => {
    expect(questions).toHaveLength(50);
    expect(new Set(questions.map(({ locale }) => localeOf(locale)?.language)).size).toBe(7);
    const online = new Set(house.texts.map(({ id }) => id));
    for (const answer of questions.flatMap(({ answers }) => answers)) expect(online).toContain(answer);
  });

  it('has the right answer among the first three in 95 of 100 cases', () => {
    expect(rateOf(asked, half)).toBeGreaterThanOrEqual(0.95);
  });
});

it('no question is in both halves', () => {
  const [open, kept] = HALVES.map((half) => judgedQuestions(half).map(({ question }) => question));
  expect(open?.filter((question) => kept?.includes(question))).toEqual([]);
});
