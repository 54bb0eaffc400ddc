import { describe, expect, it } from 'vitest';
import { IRIS_POINTS, LANDMARK_COUNT, LEFT_EYE_POINTS, RIGHT_EYE_POINTS } from '../landmarks/face-points.ts';
import { createFaceTracker } from './face-tracker.ts';
import type { ModelName, ModelRunner } from './model-runner.ts';
import type { Raster } from './raster.ts';
import { FACE_DETECTOR, numbersPerBox } from './detector.ts';

const ANCHORS = FACE_DETECTOR.anchors;
const NUMBERS = numbersPerBox(FACE_DETECTOR);

interface Seen {
  face: boolean;
  flag: number;
  /** By how many of the window's 192 pixels the model puts everything too far to the right, in a mirror too. */
  leansBy?: number;
}

/** Models that see a face at anchor 300 while `seen` holds, and count how often each was run. */
function aModel(seen: Seen) {
  const runs: ModelName[] = [];
  const runner: ModelRunner = {
    run(model) {
      runs.push(model);
      return Promise.resolve(ANSWERS[model]?.(seen) ?? []);
    },
  };
  return { runner, runs };
}

/** Corners of eyes and mouth, of a face that looks straight ahead. */
const CORNERS = [
  [33, 60, 80],
  [133, 80, 80],
  [362, 112, 80],
  [263, 132, 80],
  [61, 76, 130],
  [291, 116, 130],
] as const;

const ANSWERS: Partial<Record<ModelName, (seen: Seen) => readonly Float32Array[]>> = {
  'face-detector': ({ face }) => {
    const boxes = new Float32Array(ANCHORS.length * NUMBERS);
    const logits = new Float32Array(ANCHORS.length).fill(-10);
    if (face) logits[300] = 4;
    boxes.set([0, 0, 30, 30, -8, -5, 8, -5], 300 * NUMBERS);
    return [boxes, logits];
  },
  'face-base': ({ flag, leansBy = 0 }) => {
    const mesh = new Float32Array(468 * 3);
    for (let k = 0; k < 468; k += 1) mesh.set([96 + leansBy, 40 + ((k * 13) % 110), 0], 3 * k);
    for (const [corner, x, y] of CORNERS) mesh.set([x + leansBy, y, 0], 3 * corner);
    return [mesh, Float32Array.of(flag), new Float32Array(48 * 48 * 32)];
  },
  'face-lips': () => [new Float32Array(160).fill(32)],
  'face-left-eye': () => [new Float32Array(142).fill(32), new Float32Array(10).fill(32)],
  'face-right-eye': () => [new Float32Array(142).fill(32), new Float32Array(10).fill(32)],
};

/** Corners and eyes change sides; every other point of this face is its own partner. */
const PARTNERS = Array.from({ length: LANDMARK_COUNT }, (_, index) => index);
const swap = (one: number, other: number) => {
  [PARTNERS[one], PARTNERS[other]] = [other, one];
};
LEFT_EYE_POINTS.forEach((point, index) => swap(point, RIGHT_EYE_POINTS[index] ?? point));
for (let point = 0; point < IRIS_POINTS.perEye; point += 1)
  swap(IRIS_POINTS.first + point, IRIS_POINTS.first + IRIS_POINTS.perEye + point);
swap(61, 291);

const picture: Raster = {
  format: 'rgba',
  widthPx: 320,
  heightPx: 240,
  pixels: { bytes: new Uint8Array(320 * 240 * 4), offset: 0, stride: 320 * 4 },
};

describe('a face tracker', () => {
  it('answers 478 points and looks for a face only when it has lost one', async () => {
    const seen = { face: true, flag: 5 };
    const { runner, runs } = aModel(seen);
    const tracker = createFaceTracker(runner, PARTNERS);
    const face = await tracker.follow(picture);
    expect(face?.landmarks).toHaveLength(478 * 3);
    await tracker.follow(picture);
    expect(runs.filter((model) => model === 'face-detector')).toHaveLength(1);

    seen.flag = -5;
    expect(await tracker.follow(picture)).toBeUndefined();
    seen.flag = 5;
    expect(await tracker.follow(picture)).toBeDefined();
    expect(runs.filter((model) => model === 'face-detector')).toHaveLength(2);
  });

  it('answers nothing, and runs nothing more, where no face is', async () => {
    const { runner, runs } = aModel({ face: false, flag: 5 });
    expect(await createFaceTracker(runner, PARTNERS).follow(picture)).toBeUndefined();
    expect(runs).toEqual(['face-detector']);
  });

  it('looks anew after it was told to forget', async () => {
    const { runner, runs } = aModel({ face: true, flag: 5 });
    const tracker = createFaceTracker(runner, PARTNERS);
    await tracker.follow(picture);
    tracker.forget();
    await tracker.follow(picture);
    expect(runs.filter((model) => model === 'face-detector')).toHaveLength(2);
  });

  it('studies a still three times over, each around the points of the time before, the last in a mirror too', async () => {
    const { runner, runs } = aModel({ face: true, flag: 5 });
    expect(await createFaceTracker(runner, PARTNERS).study(picture)).toBeDefined();
    expect(runs.filter((model) => model === 'face-base')).toHaveLength(4);
  });

  it('leaves out a still whose face the model no longer sees once it looks closely', async () => {
    const { runner, runs } = aModel({ face: true, flag: -5 });
    expect(await createFaceTracker(runner, PARTNERS).study(picture)).toBeUndefined();
    // One run for the false detection. It appears again in the parts, where a few detections are checked.
    expect(runs.filter((model) => model === 'face-base')).toHaveLength(1 + 3 + 3);
  });

  it('looks ever closer into the parts of a still where the whole shows no face', async () => {
    const { runner, runs } = aModel({ face: false, flag: 5 });
    expect(await createFaceTracker(runner, PARTNERS).study(picture)).toBeUndefined();
    expect(runs.length).toBeGreaterThan(1 + 6 + 30);
    expect(new Set(runs)).toEqual(new Set(['face-detector']));
  });

  it('[R1.006] takes nothing for a face that it sees otherwise in a mirror, as it does fruit', async () => {
    const seen: Seen = { face: true, flag: 9, leansBy: 3 };
    const tracker = createFaceTracker(aModel(seen).runner, PARTNERS);
    expect(await tracker.study(picture)).toBeUndefined();
    expect(await tracker.follow(picture)).toBeUndefined();
    seen.leansBy = 0.5;
    expect(await tracker.study(picture)).toBeDefined();
    expect(await tracker.follow(picture)).toBeDefined();
  });

  it('[R1.006] takes what looks like a face for one only if it is sure of it, and follows it on while it is less so', async () => {
    const seen = { face: true, flag: 1.33 };
    const tracker = createFaceTracker(aModel(seen).runner, PARTNERS);
    expect(await tracker.study(picture)).toBeUndefined();
    expect(await tracker.follow(picture)).toBeUndefined();
    seen.flag = 5;
    expect(await tracker.follow(picture)).toBeDefined();
    seen.flag = 1.33;
    expect(await tracker.follow(picture)).toBeDefined();
  });

  it('gives the irises the depth of their eyes', async () => {
    const { runner } = aModel({ face: true, flag: 5 });
    const face = await createFaceTracker(runner, PARTNERS).follow(picture);
    expect(face?.landmarks[3 * 468 + 2]).toBe(0);
    expect(face?.landmarks[3 * 468]).not.toBe(0);
  });
});
