import { describe, expect, it } from 'vitest';
import { packagedFace } from '../../asset-build/packaged-face.ts';
import type { Frame } from '../../scene/frame.ts';
import { cameraModel } from '../../pose/camera-model.ts';
import { createLobeWatch, liftCm } from './lobe-watch.ts';
import { createLobeFinder } from '../../pose/lobes.ts';

const face = await packagedFace();
const shape = Float32Array.from(face.positions);
const camera = cameraModel('live', 640, 480);
const pose = { rotation: [0, 0, 0, 1], translation: [0, 0, -60] } as const;
const { lowest } = createLobeFinder(face)('left', shape);

/** A point of the picture, given in centimetres above the end of the average lobe. */
function above(liftedCm: number) {
  const pxPerCm = camera.focalPx / (60 - lowest[2]);
  return { x: 320 + pxPerCm * lowest[0], y: 240 - pxPerCm * (lowest[1] + liftedCm) };
}

function frameWith(edge: { readonly x: number; readonly y: number } | undefined, atMs: number): Frame {
  const none = new Float32Array(0);
  return {
    detection: {
      luminance: { mean: 0.3, bright: 0.4 },
      face: {
        landmarks: none,
        flag: 1,
        luminance: 0.3,
        shades: none,
        colours: none,
        ears: { lobes: { ...(edge && { left: edge }) } },
      },
    },
    camera,
    atMs,
    motion: 'moving',
  };
}

describe('a lobe', () => {
  it('hangs where the average one does as long as nothing is seen of it', () => {
    const watch = createLobeWatch(face);
    expect(watch.lobe('left', { pose, shape, frame: frameWith(undefined, 0) }).lowest).toEqual(lowest);
  });

  it('hangs where it is seen to end, its hole with it, and stays there', () => {
    const watch = createLobeWatch(face);
    const seen = watch.lobe('left', { pose, shape, frame: frameWith(above(0.7), 0) });
    expect(seen.lowest[1]).toBeCloseTo(lowest[1] + 0.7, 3);
    const later = watch.lobe('left', { pose, shape, frame: frameWith(undefined, 400) });
    expect(later).toEqual(seen);
    watch.reset();
    expect(watch.lobe('left', { pose, shape, frame: frameWith(undefined, 500) }).lowest).toEqual(lowest);
  });

  it('follows slowly what is seen on, and only once in a frame', () => {
    const watch = createLobeWatch(face);
    watch.lobe('left', { pose, shape, frame: frameWith(above(0.5), 0) });
    const next = { pose, shape, frame: frameWith(above(-0.5), 33) };
    const first = watch.lobe('left', next).lowest[1] - lowest[1];
    expect(first).toBeGreaterThan(0.4);
    expect(first).toBeLessThan(0.5);
    expect(watch.lobe('left', next).lowest[1] - lowest[1]).toBe(first);
  });

  it('hangs nowhere near the chin, whatever is seen', () => {
    expect(liftCm(lowest, above(9), { pose, camera })).toBe(1.2);
    expect(liftCm(lowest, above(-9), { pose, camera })).toBe(-1.2);
  });
});
