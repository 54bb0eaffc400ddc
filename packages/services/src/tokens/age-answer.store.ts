import { named, type Queryable } from '@vitrine/database';
import type { AgeAnswer } from '@vitrine/domain';

const READ = named<[sessionId: string], { readonly answer: 'yes' | 'no' | null }>(
  'age-answer',
  `SELECT age_answer AS answer FROM session WHERE id = $1`,
);
const SET = named<[sessionId: string, answer: 'yes' | 'no'], never>(
  'age-answer-set',
  `UPDATE session SET age_answer = $2 WHERE id = $1`,
);
const CARRY = named<[from: string, to: string], never>(
  'age-answer-carry',
  `UPDATE session SET age_answer = former.age_answer FROM session former
   WHERE former.id = $1 AND session.id = $2 AND former.age_answer IS NOT NULL`,
);

/** What sessions answered when they were asked for the age. */
export const createAgeAnswers = (db: Queryable) => ({
  of: async (sessionId: string): Promise<AgeAnswer> =>
    (await db.first(READ, [sessionId]))?.answer ?? undefined,
  set: async (sessionId: string, answer: 'yes' | 'no'): Promise<void> => {
    await db.all(SET, [sessionId, answer]);
  },
  /** Takes the answer along when one session follows another. */
  carry: async (from: string, to: string): Promise<void> => {
    await db.all(CARRY, [from, to]);
  },
});
