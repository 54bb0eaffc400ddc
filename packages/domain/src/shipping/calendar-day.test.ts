import { describe, expect, it } from 'vitest';
import { withFirstDay } from './calendar-day.ts';

describe('a date in French', () => {
  it.each([
    ['1 janvier 2027', '1er janvier 2027'],
    ['samedi 1 mai', 'samedi 1er mai'],
    ['1–2 janvier 2027', '1er–2 janvier 2027'],
    ['31 décembre 2026 – 1 janvier 2027', '31 décembre 2026 – 1er janvier 2027'],
    ['11 janvier 2027', '11 janvier 2027'],
    ['21 mai 2027', '21 mai 2027'],
  ])('[R2.025] counts the first day of a month, %j', (written, shown) => {
    expect(withFirstDay(written, 'fr-FR')).toBe(shown);
    expect(withFirstDay(written, 'en-GB')).toBe(written);
  });
});
