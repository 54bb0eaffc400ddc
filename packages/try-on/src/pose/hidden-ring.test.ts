import { describe, expect, it } from 'vitest';
import { aHand } from './a-hand.ts';
import { cameraModel } from './camera-model.ts';
import { isRingHidden } from './hidden-ring.ts';

const camera = cameraModel('live', 640, 480);
const hand = aHand({ pxPerCm: 14, wrist: [320, 400] });

/** The hand with its ring finger moved towards the camera, in metres of the model. */
function pointing(depth: number) {
  const world = hand.world.slice();
  const shares = [
    [14, 1],
    [15, 1.6],
    [16, 2],
  ] as const;
  for (const [joint, share] of shares) world[3 * joint + 2] = (world[3 * 13 + 2] ?? 0) - share * depth;
  return { ...hand, world };
}

const isHiddenAt = (wasHidden: boolean) => (depth: number) =>
  isRingHidden(pointing(depth), 'ring', { camera, wasHidden });

/** The hand turned about its middle finger: the index comes to the front, the little one goes to the back. */
function turnedBy(degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  const [landmarks, world] = [hand.landmarks.slice(), hand.world.slice()];
  const [axisPx, axis] = [hand.landmarks[3 * 9] ?? 0, hand.world[3 * 9] ?? 0];
  for (let point = 0; point < 21; point += 1) {
    const [x, z] = [(hand.world[3 * point] ?? 0) - axis, hand.world[3 * point + 2] ?? 0];
    landmarks[3 * point] =
      axisPx + (((hand.landmarks[3 * point] ?? 0) - axisPx) * (x * Math.cos(angle))) / (x || 1);
    world[3 * point] = axis + x * Math.cos(angle) - z * Math.sin(angle);
    world[3 * point + 2] = x * Math.sin(angle) + z * Math.cos(angle);
  }
  return { ...hand, landmarks, world };
}

const hidden = (degrees: number) =>
  (['index', 'middle', 'ring', 'little'] as const).filter((finger) =>
    isRingHidden(turnedBy(degrees), finger, { camera }),
  );

describe('a ring', () => {
  it('is hidden by a finger folded into the palm, and by none that is straight or seen from its back', () => {
    const palm = { ...hand, rightness: 0.02 };
    const folded = { ...palm, landmarks: palm.landmarks.slice() };
    folded.landmarks[3 * 15 + 1] = (palm.landmarks[3 * 13 + 1] ?? 0) - 5;
    expect(isRingHidden(palm, 'ring', { camera })).toBe(false);
    expect(isRingHidden(folded, 'ring', { camera })).toBe(true);
    expect(isRingHidden({ ...folded, rightness: 0.98 }, 'ring', { camera })).toBe(false);
  });

  it('[R1.006] is hidden by a finger folded towards the camera, whichever hand it is taken for', () => {
    const folded = { ...hand, landmarks: hand.landmarks.slice(), world: hand.world.slice() };
    folded.landmarks[3 * 15 + 1] = (hand.landmarks[3 * 13 + 1] ?? 0) - 5;
    // The depth in metres of the model, which grows away from the camera.
    for (const [nearer, isIt] of [
      [-0.015, true],
      [0.015, false],
    ] as const) {
      folded.world[3 * 15 + 2] = nearer;
      for (const rightness of [0.02, 0.31, 0.98])
        expect(isRingHidden({ ...folded, rightness, world: folded.world.slice() }, 'ring', { camera })).toBe(
          isIt,
        );
    }
  });

  it('[R1.006] is hidden on a finger that points away from the camera or straight at it, and comes back a little later', () => {
    expect([-0.06, -0.02, 0, 0.02, 0.06].map(isHiddenAt(false))).toEqual([true, false, false, false, true]);
    expect([false, true].map((wasHidden) => isHiddenAt(wasHidden)(-0.0255))).toEqual([false, true]);
  });

  it('[R1.006] is hidden behind another finger of a hand seen from its side, and not beside one of a flat hand', () => {
    expect(hidden(0)).toEqual([]);
    expect(hidden(30)).toEqual([]);
    expect(hidden(80)).toEqual(['middle', 'ring', 'little']);
    expect(hidden(-80)).toEqual(['index', 'middle', 'ring']);
  });
});
