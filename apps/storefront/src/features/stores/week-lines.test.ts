import { STORE_DAYS } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { weekLines } from './week-lines.ts';

const DAY = [{ open: '10:30', close: '19:00' }];
const SPLIT = [
  { open: '10:00', close: '13:30' },
  { open: '15:00', close: '19:30' },
];
const week = (spansOf: (day: string) => typeof DAY) =>
  weekLines({ hours: STORE_DAYS.map((day) => ({ day, spans: spansOf(day) })) }, 'fr-FR');

describe('the week of a store', () => {
  it('[R2.015] is as few lines as there are changes', () => {
    expect(week(() => DAY)).toEqual([
      { days: 'lun. – dim.', spans: [expect.stringMatching(/^10:30.+19:00$/u)] },
    ]);
    const lines = week((day) => (day === 'sunday' ? [] : day === 'thursday' ? SPLIT : DAY));
    expect(lines.map(({ days, spans }) => [days, spans.length])).toEqual([
      ['lun. – mer.', 1],
      ['jeu.', 2],
      ['ven. – sam.', 1],
      ['dim.', 0],
    ]);
  });
});
