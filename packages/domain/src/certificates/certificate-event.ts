/** [R9.020] The house as it stands in the events of certificates: the one that signs, and that hands over the first time. */
export const CERTIFICATE_SYSTEM_ID = 'SYS_T&T';

/** [R3.020] */
export const CERTIFICATE_EVENT_NAMES = ['OWNED', 'ACTIVATED'] as const;

const EVENT_DATE = /^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4}) (?<hour>\d{2}):(?<minute>\d{2})$/u;

/** [R3.019] `MM-DD-YYYY HH:mm`, UTC. */
export function eventDate(at: Date): string {
  const [year = '', month = '', day = ''] = at.toISOString().slice(0, 10).split('-');
  return `${month}-${day}-${year} ${at.toISOString().slice(11, 16)}`;
}

/** [R3.019] Whether a text is such a date, and one that the calendar has. */
export function isEventDate(text: string): boolean {
  const read = EVENT_DATE.exec(text)?.groups;
  if (read === undefined) return false;
  const { month, day, year, hour, minute } = read;
  const days = daysOf(Number(month), Number(year));
  return Number(day) >= 1 && Number(day) <= days && Number(hour) < 24 && Number(minute) < 60;
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** How many days a month has; none where there is no such month. */
function daysOf(month: number, year: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return (DAYS[month - 1] ?? 0) + (month === 2 && isLeap ? 1 : 0);
}

/** What stands on a card: no letter that is read for another. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Signs of a card from random bytes, in groups of four: `7KQ2-M9XD-0VBA`. */
export function cardSigns(bytes: Uint8Array): string {
  const signs = [...bytes].map((byte) => SIGNS[byte % SIGNS.length] ?? '');
  return signs.join('').replace(/(?<group>.{4})(?=.)/gu, '$<group>-');
}

/** A serial number as it is kept, however somebody types it. */
export const readSerialNumber = (typed: string): string => typed.trim().toUpperCase().replace(/\s+/gu, '');

/** A code as its digest is made: case, spaces and hyphens mean nothing. */
export const readActivationCode = (typed: string): string => typed.toUpperCase().replace(/[\s-]+/gu, '');
