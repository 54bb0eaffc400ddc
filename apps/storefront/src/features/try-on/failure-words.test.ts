import { describe, expect, it } from 'vitest';
import { failureWords, isCameraFailure, isEngineFailure, openingErrorKey } from './failure-words.ts';

describe('the words for what went wrong', () => {
  it('says how large a photo may be, in the unit that was exceeded', () => {
    expect(
      failureWords({ code: 'image-too-large', limit: { unit: 'bytes', most: 60_000_000 } }, 'rings'),
    ).toEqual({
      key: 'tryon_photo_too_many_bytes',
      values: { megabytes: 60 },
    });
    expect(
      failureWords({ code: 'image-too-large', limit: { unit: 'megapixels', most: 100 } }, 'rings'),
    ).toEqual({
      key: 'tryon_photo_too_many_pixels',
      values: { megapixels: 100 },
    });
    expect(failureWords({ code: 'image-too-small', leastPx: 64 }, 'rings').values).toEqual({ leastPx: 64 });
  });

  it('says of a picture without a face when it is too dark to see one', () => {
    expect(failureWords({ code: 'not-seen', target: 'face' }, 'rings').key).toBe('tryon_photo_no_face');
    expect(failureWords({ code: 'not-seen', target: 'face', hint: 'too-dark' }, 'rings').key).toBe(
      'tryon_photo_no_face_dark',
    );
  });

  it.each([
    ['hand', 'tryon_photo_no_hand', 'tryon_photo_no_hand_dark'],
    ['foot', 'tryon_photo_no_feet', 'tryon_photo_no_feet_dark'],
  ] as const)('says of a picture without a %s what it should have shown', (target, bright, dark) => {
    expect(failureWords({ code: 'not-seen', target }, 'rings').key).toBe(bright);
    expect(failureWords({ code: 'not-seen', target, hint: 'too-dark' }, 'rings').key).toBe(dark);
  });

  it('says where the outlines of feet begin that were seen roughly, in a dark picture too', () => {
    const guessed = { code: 'not-seen', target: 'foot', isGuessed: true } as const;
    expect(failureWords(guessed, 'sneakers').key).toBe('tryon_photo_feet_guessed');
    expect(failureWords({ ...guessed, hint: 'too-dark' }, 'sneakers').key).toBe('tryon_photo_feet_guessed');
  });

  it('says of a watch that no wrist is seen, also where the hand is far away: the watch is not drawn', () => {
    const notSeen = { code: 'not-seen', target: 'hand' } as const;
    expect(failureWords(notSeen, 'watches').key).toBe('tryon_photo_no_wrist');
    expect(failureWords({ ...notSeen, hint: 'too-dark' }, 'watches').key).toBe('tryon_photo_no_wrist_dark');
    expect(failureWords({ ...notSeen, hint: 'come-closer' }, 'watches').key).toBe('tryon_photo_no_wrist');
  });

  it('[R5.011] has a sentence of its own for each kind of file that cannot be worn', () => {
    const codes = [
      'not-an-image',
      'svg-unsupported',
      'heic-unsupported',
      'tiff-unsupported',
      'image-broken',
    ] as const;
    expect(new Set(codes.map((code) => failureWords({ code }, 'rings').key)).size).toBe(codes.length);
  });

  it('[R8.033] falls back to the default description', () => {
    expect(openingErrorKey({ code: 'no-provider' })).toBe('tryon_error_description');
    expect(openingErrorKey({ code: 'not-wearable', message: 'not shown' })).toBe('tryon_error_description');
    expect(openingErrorKey({ code: 'camera-denied' })).toBe('tryon_camera_denied');
    expect(openingErrorKey({ code: 'graphics-lost' })).toBe('tryon_graphics_lost');
  });

  it('tells a missing camera from a broken engine', () => {
    expect(isCameraFailure('camera-busy')).toBe(true);
    expect(isCameraFailure('not-seen')).toBe(false);
    expect(isEngineFailure('worker-lost')).toBe(true);
    expect(isEngineFailure('graphics-lost')).toBe(true);
    expect(isEngineFailure('model-missing')).toBe(false);
  });
});
