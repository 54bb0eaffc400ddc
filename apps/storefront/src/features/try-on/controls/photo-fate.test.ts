import { describe, expect, it } from 'vitest';
import { type PhotoFate, photoFate } from './photo-fate.ts';

const AT = {
  closed: 'refuse',
  error: 'refuse',
  fallback: 'refuse',
  consent: 'refuse',
  wrist: 'keep',
  loading: 'keep',
  live: 'open',
  'photo-choice': 'open',
} as const satisfies Record<string, PhotoFate>;
const steps = Object.keys(AT) as (keyof typeof AT)[]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- its own keys

describe('a file that is dropped or pasted', () => {
  it.each(steps)('[R2.085, R4.015] while the modal is at %s', (step) => {
    for (const mode of ['live', 'photo'] as const)
      expect(photoFate({ step, mode, canUpload: true })).toBe(AT[step]);
    expect(photoFate({ step, mode: 'snapshot', canUpload: true })).toBe('refuse');
    expect(photoFate({ step, mode: 'live', canUpload: false })).toBe('refuse');
  });
});
