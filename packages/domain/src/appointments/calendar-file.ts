import { fromDayNumber } from '../shipping/calendar-day.ts';

/** An appointment as calendars take it; moments in ms since 1970, UTC. */
export interface CalendarEvent {
  readonly uid: string;
  /** Grows with every change, so that a calendar knows which one is newer. */
  readonly sequence: number;
  readonly madeAt: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly summary: string;
  readonly location: string;
  readonly isCancelled: boolean;
}

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;
/** RFC 5545, 3.1: octets of a line. */
const LINE_OCTETS = 75;

/** [R7.185] The calendar file (RFC 5545) of an appointment. Its times are in UTC, so every calendar shows its own clock's. */
export function calendarFile(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Maison Aurele//Appointments//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${stamp(event.madeAt)}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(event.endsAt)}`,
    `SUMMARY:${escaped(event.summary)}`,
    `LOCATION:${escaped(event.location)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** `20261201T100000Z` */
function stamp(moment: number): string {
  const day = fromDayNumber(Math.floor(moment / DAY_MS)).replaceAll('-', '');
  const seconds = Math.floor((((moment % DAY_MS) + DAY_MS) % DAY_MS) / SECOND_MS);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${day}T${parts.map((part) => String(part).padStart(2, '0')).join('')}Z`;
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/gu, String.raw`\$&`).replaceAll(/\r?\n/gu, String.raw`\n`);

/** A long line goes on in the next one, which begins with a space; no sign is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const sign of line) {
    const size = octetsOf(sign);
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += sign;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** UTF-8. */
function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
