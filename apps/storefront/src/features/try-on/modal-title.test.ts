import { describe, expect, it } from 'vitest';
import { modalTitleKey } from './modal-title.ts';
import { CLOSED, nextOpening, type OpenFacts, type OpeningEvent } from './opening/opening.ts';
import { READY } from './test-harness/open-facts.ts';

const titleAfter = (facts: Partial<OpenFacts>, ...events: readonly OpeningEvent[]) =>
  modalTitleKey(
    [{ type: 'opened', facts: { ...READY, ...facts } } as const, ...events].reduce(nextOpening, CLOSED),
  );

describe('the title of the try-on', () => {
  const noCamera: OpeningEvent = { type: 'camera-failed', code: 'camera-absent' };

  it('[R2.080] is the try-on’s own until something went wrong, then the error’s', () => {
    expect(titleAfter({})).toBe('tryon_title');
    expect(titleAfter({}, { type: 'picture-shown' })).toBe('tryon_title');
    expect(titleAfter({}, { type: 'engine-failed', code: 'engine-failed' })).toBe('tryon_error_title');
    expect(titleAfter({ hasProvider: false })).toBe('tryon_error_title');
  });

  it('[R2.080] is the error’s where the camera is missing, until a photo is shown', () => {
    expect(titleAfter({}, noCamera)).toBe('tryon_error_title');
    expect(titleAfter({}, noCamera, { type: 'picture-shown' })).toBe('tryon_title');
    expect(titleAfter({ canUpload: false }, noCamera)).toBe('tryon_error_title');
  });
});
