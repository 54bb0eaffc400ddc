import { describe, expect, it } from 'vitest';
import { desksAnswered } from '../policy/client-service-hours.ts';
import { answerDueOn, nextTicket, TICKET_MOVES, TICKET_STATES } from './ticket.ts';
import { readTicketFile, TICKET_FILE_LIMITS } from './ticket-file.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const fault = (text: string) => {
  const read = readTicketFile(bytes(text));
  return read.ok ? read.value : read.refusal.code;
};
const pdf = (inside = ''): string => `%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${inside}>>\nendobj\n%%EOF\n`;

const due = (writtenAt: string, zone: string) => answerDueOn(Date.parse(writtenAt), zone);

describe('a ticket', () => {
  it('[R2.007] is taken by one agent, who alone answers, closes or gives it back', () => {
    const moves = TICKET_STATES.flatMap((state) =>
      [true, false].flatMap((isMine) =>
        TICKET_MOVES.flatMap((move) => {
          const next = nextTicket(state, move, isMine);
          return next === undefined ? [] : [`${isMine ? 'mine' : 'other'} ${state} ${move} ${next}`];
        }),
      ),
    );
    expect(moves).toEqual([
      'mine open take taken',
      'other open take taken',
      'mine taken release open',
      'mine taken answer answered',
      'mine taken close closed',
      'mine answered take taken',
      'other answered take taken',
    ]);
  });

  it('[R2.007] is to be answered by the end of the next day on which the desk is open', () => {
    // A Friday, a Saturday, a Sunday, and a Friday after hours in New York.
    expect(due('2027-03-05T12:00:00Z', 'Europe/Paris')).toBe('2027-03-06');
    expect(due('2027-03-06T12:00:00Z', 'Europe/Paris')).toBe('2027-03-08');
    expect(due('2027-03-07T12:00:00Z', 'Europe/Paris')).toBe('2027-03-09');
    expect(due('2027-03-06T00:30:00Z', 'America/New_York')).toBe('2027-03-08');
  });

  it('[R2.007] waits at no desk where nobody works', () => {
    expect(desksAnswered('Europe/Paris', ['Europe/Paris', 'America/New_York'])).toEqual([
      'Europe/Paris',
      'Europe/London',
      'Asia/Dubai',
      'Asia/Singapore',
    ]);
    expect(desksAnswered('Asia/Dubai', ['Asia/Dubai'])).toContain('Europe/Paris');
  });
});

describe('a file of a ticket', () => {
  it('[R2.007] is a PDF by its own bytes, whole and alone', () => {
    expect(fault(pdf())).toBe('application/pdf');
    const others = [
      ` ${pdf()}`,
      pdf().slice(0, -8),
      `${pdf()}<script>alert(1)</script>`,
      `${pdf()}PK\u0003\u0004`,
      '%PDF-x\n%%EOF',
      'MZ and more than sixteen bytes of a program',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '',
    ];
    expect(others.map(fault)).toEqual(others.map(() => 'file_not_taken'));
  });

  it('[R2.007] runs nothing and carries no other file; packed bytes mean nothing', () => {
    const active = [
      '/JS (app.alert)',
      '/OpenAction << /S /JavaScript >>',
      '/S /Launch',
      '/EmbeddedFiles 2 0 R',
    ];
    expect(active.map((each) => fault(pdf(`${each} `)))).toEqual(active.map(() => 'file_not_taken'));
    expect(fault(pdf('>>\nstream\nx/JS y\nendstream\n<< '))).toBe('application/pdf');
  });

  it('[R2.007] has at most 5 MB', () => {
    const heavy = new Uint8Array(TICKET_FILE_LIMITS.bytes + 1);
    expect(readTicketFile(heavy)).toEqual({ ok: false, refusal: { code: 'file_too_large' } });
  });
});
