import { named, type Queryable } from '@vitrine/database';
import type { AgeAnswer } from '@vitrine/domain';

const READ = named('age-answer')<[sessionId: string]>(
  `SELECT age_answer AS answer FROM session WHERE id = $1`,
);
const SET = named('age-answer-set')<[sessionId: string, answer: 'yes' | 'no']>(
  `UPDATE session SET age_answer = $2 WHERE id = $1`,
);
const CARRY = named('age-answer-carry')<
  [from: string, to: string]
>(`UPDATE session SET age_answer = former.age_answer FROM session former
   WHERE former.id = $1 AND session.id = $2 AND former.customer_id IS NULL
     AND former.age_answer IS NOT NULL`);

/** What a session answered when it was asked for the age; undefined before. */
export async function ageAnswerOf(db: Queryable, sessionId: string): Promise<AgeAnswer> {
  return (await db.first(READ, [sessionId]))?.answer ?? undefined;
}

export async function setAgeAnswer(db: Queryable, sessionId: string, answer: 'yes' | 'no'): Promise<void> {
  await db.all(SET, [sessionId, answer]);
}

/** Takes a guest's answer along when they sign in; another customer's is not theirs. */
export async function carryAgeAnswer(db: Queryable, from: string, to: string): Promise<void> {
  await db.all(CARRY, [from, to]);
}
