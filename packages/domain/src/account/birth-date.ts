/** Nobody older has been proven to have lived (Jeanne Calment, 122 years). */
const OLDEST_YEARS = 122;

const DAY = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/u;

/**
 * [R2.046] Whether a day may be somebody's birthday: one that there was, not after `today`, and not longer ago than anybody
 * has lived. Both as `1984-02-29`.
 */
export function isBirthDate(day: string, today: string): boolean {
  const { year = '', month = '', day: ofMonth = '' } = DAY.exec(day)?.groups ?? {};
  const isThere = Number(ofMonth) >= 1 && Number(ofMonth) <= daysOf(Number(year), Number(month));
  return isThere && day <= today && Number(year) >= Number(today.slice(0, 4)) - OLDEST_YEARS;
}

/** How many days a month of the Gregorian calendar has; none where there is no such month. */
function daysOf(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}
