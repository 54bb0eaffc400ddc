import { describe, expect, it } from 'vitest';
import { numbersPerBox, PALM_DETECTOR } from './detector.ts';
import { createHandTracker } from './hand-tracker.ts';
import type { ModelName, ModelRunner } from './model-runner.ts';
import type { Raster } from './raster.ts';

const NUMBERS = numbersPerBox(PALM_DETECTOR);
/** Anchors in the left and the right half of the picture. */
const [LEFT, RIGHT] = [24 * 2 * 12 + 2 * 5, 24 * 2 * 12 + 2 * 18];

interface Shown {
  palms: readonly { readonly anchor: number; readonly sizePx: number; readonly logit?: number }[];
  flag: number;
  rightness: number;
  /** By how many of the window's 224 pixels the model puts everything too far to the right, in a mirror too. */
  leansByPx?: number;
}

/** Models that see palms at given anchors, and a hand of the same shape in every window. */
function aModel(shown: Shown) {
  const runs: ModelName[] = [];
  const runner: ModelRunner = {
    run(model) {
      runs.push(model);
      return Promise.resolve(model.startsWith('palm') ? palmsOf(shown) : handOf(shown));
    },
  };
  return { runner, runs };
}

function palmsOf({ palms }: Shown): readonly Float32Array[] {
  const boxes = new Float32Array(PALM_DETECTOR.anchors.length * NUMBERS);
  const logits = new Float32Array(PALM_DETECTOR.anchors.length).fill(-10);
  for (const { anchor, sizePx, logit = 4 } of palms) {
    logits[anchor] = logit;
    boxes.set([0, 0, sizePx, sizePx, 0, 8, 0, 0, 0, -8], anchor * NUMBERS);
  }
  return [boxes, logits];
}

/** The hand is seen from its edge, so it equals its mirror image. */
function handOf({ flag, rightness, leansByPx = 0 }: Shown): readonly Float32Array[] {
  const points = new Float32Array(63);
  for (let point = 0; point < 21; point += 1) {
    const along = point === 0 ? -3.5 : (point - 1) % 4;
    points.set([112 + leansByPx, 120 - 20 * along, 0], 3 * point);
  }
  return [points, Float32Array.of(flag), Float32Array.of(rightness), points.map((value) => value / 1000)];
}

const picture: Raster = {
  format: 'rgba',
  widthPx: 640,
  heightPx: 480,
  pixels: { bytes: new Uint8Array(640 * 480 * 4), offset: 0, stride: 640 * 4 },
};

const count = (runs: readonly ModelName[], model: ModelName) => runs.filter((run) => run === model).length;

describe('a hand tracker', () => {
  it('answers 21 points and looks for palms only when it has lost the hand', async () => {
    const shown: Shown = { palms: [{ anchor: LEFT, sizePx: 30 }], flag: 0.9, rightness: 0.1 };
    const { runner, runs } = aModel(shown);
    const tracker = createHandTracker(runner);
    const [hand, ...others] = (await tracker.follow(picture)) ?? [];
    expect(hand?.landmarks).toHaveLength(63);
    expect(others).toEqual([]);
    await tracker.follow(picture);
    expect(count(runs, 'palm-lite')).toBe(1);

    shown.flag = 0.2;
    expect(await tracker.follow(picture)).toBeUndefined();
    expect(count(runs, 'palm-lite')).toBe(2);
  });

  it('follows two hands, the larger first, and no third', async () => {
    const palms = [
      { anchor: LEFT, sizePx: 20 },
      { anchor: RIGHT, sizePx: 30 },
      { anchor: 10, sizePx: 10 },
    ];
    const { runner, runs } = aModel({ palms, flag: 0.9, rightness: 0.9 });
    const hands = (await createHandTracker(runner).follow(picture)) ?? [];
    expect(hands).toHaveLength(2);
    expect(hands[0]?.landmarks[0]).toBeGreaterThan(320);
    // Each hand is read a second time, because a palm gives only its rough place. The second reading is repeated in a
    // mirror.
    expect(count(runs, 'hand-lite')).toBe(6);
  });

  it('looks for a second hand now and then while it follows one', async () => {
    const shown: Shown = { palms: [{ anchor: LEFT, sizePx: 30 }], flag: 0.9, rightness: 0.9 };
    const { runner } = aModel(shown);
    const tracker = createHandTracker(runner);
    await tracker.follow(picture);
    shown.palms = [...shown.palms, { anchor: RIGHT, sizePx: 30 }];
    let frames = 0;
    while (((await tracker.follow(picture)) ?? []).length < 2 && frames < 100) frames += 1;
    expect(frames).toBeGreaterThan(3);
    expect(frames).toBeLessThan(30);
  });

  it('does not change its mind about which hand it is in one frame', async () => {
    const shown: Shown = { palms: [{ anchor: LEFT, sizePx: 30 }], flag: 0.9, rightness: 0.95 };
    const tracker = createHandTracker(aModel(shown).runner);
    await tracker.follow(picture);
    shown.rightness = 0.05;
    expect((await tracker.follow(picture))?.[0]?.rightness).toBeGreaterThan(0.5);
    for (let frame = 0; frame < 20; frame += 1) await tracker.follow(picture);
    expect((await tracker.follow(picture))?.[0]?.rightness).toBeLessThan(0.5);
  });

  it('studies a still with the full models, the last time in a mirror too', async () => {
    const shown: Shown = { palms: [{ anchor: LEFT, sizePx: 30 }], flag: 0.9, rightness: 0.9 };
    const { runner, runs } = aModel(shown);
    const hands = (await createHandTracker(runner).study(picture)) ?? [];
    expect(hands).toHaveLength(1);
    expect(count(runs, 'hand-full')).toBe(4);
    expect(count(runs, 'hand-lite') + count(runs, 'palm-lite')).toBe(0);
    // Both readings say "right", also that of the mirrored hand, so the side is unknown.
    expect(hands[0]?.rightness).toBeCloseTo(0.5, 6);
  });

  it('[R1.006] takes nothing for a hand that it sees otherwise in a mirror, as it does a bare neck', async () => {
    const shown: Shown = {
      palms: [{ anchor: LEFT, sizePx: 30 }],
      flag: 0.77,
      rightness: 0.9,
      leansByPx: 6,
    };
    const tracker = createHandTracker(aModel(shown).runner);
    expect(await tracker.study(picture)).toBeUndefined();
    expect(await tracker.follow(picture)).toBeUndefined();
    shown.leansByPx = 2;
    expect(await tracker.study(picture)).toHaveLength(1);
    expect(await tracker.follow(picture)).toHaveLength(1);
    shown.leansByPx = 6;
    expect(await tracker.follow(picture)).toHaveLength(1);
  });

  it('takes a faint palm in a still only if the hand model is sure of it', async () => {
    const palms = [{ anchor: LEFT, sizePx: 30, logit: -0.5 }];
    const unsure = createHandTracker(aModel({ palms, flag: 0.7, rightness: 0.9 }).runner);
    expect(await unsure.study(picture)).toBeUndefined();
    const sure = createHandTracker(aModel({ palms, flag: 0.9, rightness: 0.9 }).runner);
    expect((await sure.study(picture))?.length).toBeGreaterThan(0);
    expect(await sure.follow(picture)).toBeUndefined();
  });

  it('answers nothing where no palm is', async () => {
    const { runner, runs } = aModel({ palms: [], flag: 0.9, rightness: 0.9 });
    const tracker = createHandTracker(runner);
    expect(await tracker.follow(picture)).toBeUndefined();
    expect(await tracker.study(picture)).toBeUndefined();
    expect(new Set(runs)).toEqual(new Set(['palm-lite', 'palm-full']));
  });
});
