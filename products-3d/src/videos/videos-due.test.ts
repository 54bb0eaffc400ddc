import { describe, expect, it } from 'vitest';
import type { Manifest } from '../manifest.ts';
import type { VideoShot } from './video-shot.ts';
import { videoSource } from './video-source.ts';
import { videosDue } from './videos-due.ts';

const shot: VideoShot = {
  id: 'au1-black-turn',
  product: 'AU1',
  colour: 'black',
  stance: { turnDeg: [0, 0, 0], azimuthDeg: 0, elevationDeg: 10 },
  move: { kind: 'turn' },
  seconds: 6,
};
const stored = { file: '', bytes: 1, sha256: '' };
const manifestOf = (made: string): Manifest => ({
  looks: {},
  stills: {},
  models: {
    AU1: {
      type: 'watch',
      hero: { ...stored, triangles: 1 },
      variants: [],
      sources: { black: made },
      dimsMm: { x: 1, y: 1, z: 1 },
    },
  },
  videos: {},
  documents: {},
  masks: {},
});
const filmed = (manifest: Manifest, source: string): Manifest => ({
  ...manifest,
  videos: {
    [shot.id]: {
      product: 'AU1',
      colour: 'black',
      width: 960,
      height: 1200,
      seconds: 6,
      files: [],
      poster: stored,
      source,
    },
  },
});
const built = manifestOf('first');
const taken = filmed(built, videoSource(shot, built) ?? '');
const NOTHING = { missing: [], old: [], orphaned: [] };

describe('which films are due', () => {
  it('are those that were never taken', () => {
    expect(videosDue([shot], built)).toEqual({ ...NOTHING, missing: [shot.id] });
  });

  it('are none once they are taken', () => {
    expect(videosDue([shot], taken)).toEqual(NOTHING);
  });

  it('are those whose look was built anew, or whose camera moved', () => {
    expect(videosDue([shot], { ...taken, models: manifestOf('second').models })).toEqual({
      ...NOTHING,
      old: [shot.id],
    });
    expect(videosDue([{ ...shot, seconds: 5 }], taken).old).toEqual([shot.id]);
  });

  it('are not those that nobody films any more, which are to go', () => {
    expect(videosDue([], taken)).toEqual({ ...NOTHING, orphaned: [shot.id] });
  });
});
