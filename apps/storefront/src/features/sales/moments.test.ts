import { describe, expect, it } from 'vitest';
import { momentText, partsLeft } from './moments.ts';

const HOUR_MS = 3_600_000;

describe('[R7.030] the time that is left until a sale', () => {
  it.each([
    [0, [['seconds', 0]]],
    [-5_000, [['seconds', 0]]],
    [900, [['seconds', 1]]],
    [
      61_000,
      [
        ['minutes', 1],
        ['seconds', 1],
      ],
    ],
    [
      HOUR_MS,
      [
        ['hours', 1],
        ['minutes', 0],
        ['seconds', 0],
      ],
    ],
    [
      25 * HOUR_MS + 60_000,
      [
        ['days', 1],
        ['hours', 1],
        ['minutes', 1],
      ],
    ],
  ] as const)('of %d ms is told in parts that matter', (leftMs, parts) => {
    expect(partsLeft(leftMs)).toEqual(parts);
  });

  it('ends at an hour that is told in the zone of who reads it', () => {
    const at = '2026-03-01T09:00:00Z';
    expect(momentText(at, { bcp47: 'en-GB', timeZone: 'Europe/Paris' })).toMatch(
      /Sunday.* 1 March 2026.*10:00/u,
    );
    expect(momentText(at, { bcp47: 'en-GB', timeZone: 'Asia/Tokyo' }, 'hour')).toMatch(/^18:00 GMT\+9$/u);
  });
});
