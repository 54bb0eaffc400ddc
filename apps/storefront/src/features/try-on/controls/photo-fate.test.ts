import { describe, expect, it } from 'vitest';
import { photoFate } from './photo-fate.ts';

/** The two modes in which a picture may be replaced. */
const fatesAt = (step: Parameters<typeof photoFate>[0]['step']) =>
  (['live', 'photo'] as const).map((mode) => photoFate({ step, mode, canUpload: true }));

describe('a file that is dropped or pasted', () => {
  it.each(['closed', 'error', 'fallback', 'consent'] as const)(
    '[R2.085, R3.022] is not touched where nothing was agreed to, or nothing can be worn: %s',
    (step) => {
      expect(fatesAt(step)).toEqual(['refuse', 'refuse']);
    },
  );

  it.each(['wrist', 'loading'] as const)('[R4.015] is kept until there is a picture: %s', (step) => {
    expect(fatesAt(step)).toEqual(['keep', 'keep']);
  });

  it.each(['live', 'photo-choice'] as const)('[R4.015] is opened at %s', (step) => {
    expect(fatesAt(step)).toEqual(['open', 'open']);
  });

  it.each(['wrist', 'loading', 'live', 'photo-choice'] as const)(
    '[R2.085] waits for no picture that was taken, and needs uploads, at %s',
    (step) => {
      expect(photoFate({ step, mode: 'snapshot', canUpload: true })).toBe('refuse');
      expect(photoFate({ step, mode: 'live', canUpload: false })).toBe('refuse');
    },
  );
});
