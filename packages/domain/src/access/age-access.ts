/** What a session answered when it was asked for the age; undefined while it was not asked. */
export type AgeAnswer = 'yes' | 'no' | undefined;

/** `ask`: neither shown nor refused before the question is answered. */
export type AgeAccess = 'open' | 'ask' | 'closed';

/** [R8.042] Whether a piece is shown to a session: an age-restricted one to those who said that they are of age. */
export function ageAccess(isAgeRestricted: boolean, answer: AgeAnswer): AgeAccess {
  if (!isAgeRestricted || answer === 'yes') return 'open';
  return answer === undefined ? 'ask' : 'closed';
}
