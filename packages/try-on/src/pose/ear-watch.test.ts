import { describe, expect, it } from 'vitest';
import type { DetectedEar } from '../tracking/ear-detection.ts';
import { createEarWatch } from './ear-watch.ts';

const earOf = (skin: number, hair: number, from = 0.4): DetectedEar => ({
  upper: { skin, hair },
  lobe: { skin, hair },
  hairFrom: [from, from],
});
const BARE = earOf(0.9, 0.05, 0.9);
const COVERED = earOf(0, 1);
const UNCLEAR = earOf(0.2, 0.5);
const still = { atMs: 0, motion: 'still' } as const;
const FRAME_MS = 1000 / 30;

/** The state of the left ear over these frames. */
function watchedIn(ears: readonly (DetectedEar | undefined)[]) {
  const watch = createEarWatch();
  return ears.map(
    (left, frame) => watch.next({ ...(left && { left }) }, { atMs: frame * FRAME_MS, motion: 'moving' }).left,
  );
}

describe('hair over an ear', () => {
  it('hides what lies under it, in a still picture at once', () => {
    const { left } = createEarWatch().next({ left: COVERED }, still);
    expect(left).toMatchObject({ cover: 1, isLobeCovered: true, hairFrom: [0.4, 0.4] });
  });

  it('hides nothing beside a bare ear, one that is in doubt, or one that is not seen', () => {
    for (const ear of [BARE, UNCLEAR, undefined]) {
      const { left } = createEarWatch().next({ ...(ear && { left: ear }) }, still);
      expect(left).toMatchObject({ cover: 0, isLobeCovered: false });
    }
  });

  it('[R1.006] hides no lobe below a bare ear, where a beard or the room is dark', () => {
    const bearded = { ...BARE, upper: { skin: 0.44, hair: 0.38 }, lobe: { skin: 0, hair: 1 } };
    expect(createEarWatch().next({ left: bearded }, still).left.isLobeCovered).toBe(false);
    expect(watchedIn([bearded, bearded, BARE]).some(({ isLobeCovered }) => isLobeCovered)).toBe(false);
    const hanging = { ...bearded, upper: { skin: 0.13, hair: 0.87 } };
    expect(createEarWatch().next({ left: hanging }, still).left.isLobeCovered).toBe(true);
  });

  it('does not come and go while it is in doubt', () => {
    const seen = watchedIn([COVERED, UNCLEAR, COVERED, UNCLEAR, UNCLEAR]);
    expect(seen.every(({ isLobeCovered, cover }) => isLobeCovered && cover === 1)).toBe(true);
    const bare = watchedIn([BARE, UNCLEAR, BARE, UNCLEAR]);
    expect(bare.some(({ isLobeCovered, cover }) => isLobeCovered || cover > 0)).toBe(false);
  });

  it('fades in and out before a camera, and moves with the hair', () => {
    const seen = watchedIn([COVERED, ...Array.from({ length: 40 }, () => earOf(0.9, 0.05, 0.8))]);
    const covers = seen.map(({ cover }) => cover);
    expect(covers.every((cover, frame) => frame === 0 || cover <= (covers[frame - 1] ?? 0))).toBe(true);
    expect(covers[2]).toBeGreaterThan(0.7);
    expect(covers.at(-1)).toBeLessThan(0.05);
    expect(seen.at(-1)?.hairFrom[0]).toBeCloseTo(0.8, 1);
  });

  it('stays through a picture in which nothing can be told, and goes where nothing is told for long', () => {
    const seen = watchedIn([COVERED, undefined, COVERED, ...Array.from({ length: 40 }, () => undefined)]);
    expect(seen.slice(0, 3).every(({ cover, isLobeCovered }) => cover === 1 && isLobeCovered)).toBe(true);
    expect(seen.at(-1)).toMatchObject({ isLobeCovered: false, hairFrom: [0.4, 0.4] });
    expect(seen.at(-1)?.cover).toBeLessThan(0.05);
  });

  it('is watched anew after a reset', () => {
    const watch = createEarWatch();
    watch.next({ left: COVERED }, { atMs: 0, motion: 'moving' });
    watch.reset();
    expect(watch.next({ left: UNCLEAR }, { atMs: FRAME_MS, motion: 'moving' }).left.cover).toBe(0);
  });
});
