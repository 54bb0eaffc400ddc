import { describe, expect, it } from 'vitest';
import { dateFormat, numberFormat } from './kept-formats.ts';

describe('formats of a locale', () => {
  it('are made once for the same options', () => {
    const short = { timeStyle: 'short', timeZone: 'UTC' } as const;
    expect(dateFormat('fr-FR', short)).toBe(dateFormat('fr-FR', { ...short }));
    expect(numberFormat('fr-FR')).toBe(numberFormat('fr-FR'));
  });

  it('are others for another locale, zone or way of writing', () => {
    const noon = Date.UTC(2026, 5, 1, 12);
    const hour = (bcp47: string, timeZone: string) =>
      dateFormat(bcp47, { timeZone, timeStyle: 'short' }).format(noon);
    expect(hour('fr-FR', 'UTC')).toBe('12:00');
    expect(hour('fr-FR', 'Asia/Tokyo')).toBe('21:00');
    expect(hour('en-US', 'UTC')).toMatch(/^12:00\sPM$/u);
    expect(numberFormat('de-DE').format(1.5)).toBe('1,5');
    expect(numberFormat('de-DE', { minimumFractionDigits: 2 }).format(1.5)).toBe('1,50');
  });
});
