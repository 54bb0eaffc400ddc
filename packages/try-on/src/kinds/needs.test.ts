import { describe, expect, it } from 'vitest';
import { TRY_ON_TYPE_NAMES } from '@vitrine/domain/try-on';
import { KINDS } from './kinds.ts';
import { facingFor, targetFor, trackersFor } from './needs.ts';

describe('what is tried on', () => {
  it('names each tracker once, however many of its products are worn', () => {
    for (const type of TRY_ON_TYPE_NAMES) {
      expect(trackersFor([type, type])).toEqual(KINDS[type]?.sees ?? []);
    }
    expect(trackersFor([])).toEqual([]);
  });

  it('[R4.009] is looked for with the camera that sees it: the front one for faces, the rear one for the rest', () => {
    for (const type of TRY_ON_TYPE_NAMES) {
      expect(facingFor([type]) === 'user').toBe(targetFor([type]) === 'face');
    }
  });
});
