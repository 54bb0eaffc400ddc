/** What a session answered when it was asked for the age; undefined while it was not asked. */
export type AgeAnswer = 'yes' | 'no' | undefined;

/** `ask`: neither shown nor refused before the question is answered. */
export type AgeAccess = 'open' | 'ask' | 'closed';

/** [R8.042] Whether a piece is shown to a session: an age-restricted one to those who said that they are of age. */
export function ageAccess(isAgeRestricted: boolean, answer: AgeAnswer): AgeAccess {
  if (!isAgeRestricted || answer === 'yes') return 'open';
  return answer === undefined ? 'ask' : 'closed';
}

/** Why an age-restricted piece is not sold to a session: it was not asked yet, or it said no. */
export type AgeRefusalCode = 'age_unconfirmed' | 'age_refused';

/** [R7.100, R8.042] What buying a piece is refused with; undefined where nothing is in the way. */
export function ageRefusal(access: AgeAccess): AgeRefusalCode | undefined {
  if (access === 'open') return undefined;
  return access === 'ask' ? 'age_unconfirmed' : 'age_refused';
}
