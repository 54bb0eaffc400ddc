import { describe, expect, it } from 'vitest';
import { cameraModel } from '../pose/camera-model.ts';
import type { Frame } from '../scene/frame.ts';
import { packagedFace } from '../asset-build/packaged-face.ts';
import { aFace } from './a-face.ts';
import { eyeDistancePx } from './contours.ts';
import { createFaceSteadier } from './steady-face.ts';

const AVERAGE = await packagedFace();

const FRAME_MS = 33;
const FACE = aFace(AVERAGE);
const UNIT_PX = eyeDistancePx(FACE);

function frameOf(
  move: (value: number, at: number) => number,
  frame: number,
  motion: Frame['motion'] = 'moving',
): Frame {
  const landmarks = FACE.map(move);
  const grey = new Float32Array(landmarks.length).fill(0.3);
  return {
    detection: {
      luminance: { mean: 0.3, bright: 0.4 },
      face: {
        landmarks,
        flag: 1,
        luminance: 0.3,
        shades: grey.slice(0, 478),
        colours: grey,
        ears: { lobes: {} },
      },
    },
    camera: cameraModel('live', 640, 480),
    atMs: frame * FRAME_MS,
    motion,
  };
}

/** A pseudo-random number between -1 and 1. */
const noise = (seed: number): number => 2 * (((seed * 9301 + 49_297) % 233_280) / 233_280) - 1;
const LIP = 3 * 13;
const spread = (values: readonly number[]): number => Math.hypot(...values) / Math.sqrt(values.length);

describe('a face that make-up is laid on', () => {
  it('trembles by less than half of what its landmarks do', () => {
    const steadier = createFaceSteadier();
    const offsets = Array.from({ length: 90 }, (_, frame) => {
      const off = noise(frame * 7 + 3) * 0.004 * UNIT_PX;
      const face = steadier.next(frameOf((value, at) => (at === LIP ? value + off : value), frame));
      return { raw: off, steady: (face?.landmarks[LIP] ?? NaN) - (FACE[LIP] ?? NaN) };
    }).slice(20);
    expect(spread(offsets.map(({ steady }) => steady))).toBeLessThan(
      0.5 * spread(offsets.map(({ raw }) => raw)),
    );
  });

  it('follows a mouth that opens within half a frame', () => {
    const steadier = createFaceSteadier();
    const perFrame = (UNIT_PX * FRAME_MS) / 1000;
    let behind = 0;
    for (let frame = 0; frame < 20; frame += 1) {
      const moved = Math.max(0, frame - 5) * perFrame;
      const face = steadier.next(frameOf((value, at) => (at === LIP + 1 ? value + moved : value), frame));
      behind = moved - ((face?.landmarks[LIP + 1] ?? NaN) - (FACE[LIP + 1] ?? NaN));
    }
    expect(behind).toBeLessThan(0.5 * perFrame);
  });

  it('is taken as it is in a still picture, and when it comes into sight again', () => {
    const steadier = createFaceSteadier();
    steadier.next(frameOf((value) => value, 0));
    const still = frameOf((value) => value + 9, 1, 'still');
    expect(steadier.next(still)?.landmarks).toBe(still.detection.face?.landmarks);
    const { face, ...others } = frameOf((value) => value, 2).detection;
    expect(face).toBeDefined();
    expect(steadier.next({ ...frameOf((value) => value, 2), detection: others })).toBeUndefined();
    const back = frameOf((value) => value - 9, 3);
    expect(steadier.next(back)?.landmarks).toBe(back.detection.face?.landmarks);
  });

  it('is the same when the same frame is asked about twice', () => {
    const steadier = createFaceSteadier();
    steadier.next(frameOf((value) => value, 0));
    const frame = frameOf((value) => value + 2, 1);
    expect(steadier.next(frame)).toBe(steadier.next(frame));
  });
});
