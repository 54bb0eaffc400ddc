import { describe, expect, it } from 'vitest';
import { packagedFace } from '../asset-build/packaged-face.ts';
import { landmarksOf } from '../pose/a-detection.ts';
import { cameraModel } from '../pose/camera-model.ts';
import { headInPicture } from '../landmarks/head-in-picture.ts';
import type { Rotation } from '../geometry/rotation.ts';
import { BESIDE_ROWS, besideEar, changeIn, createEarDetector } from './ear-detection.ts';
import type { Raster } from './raster.ts';

const face = await packagedFace();
const earsIn = createEarDetector(face);
const SIZE = { widthPx: 300, heightPx: 400 } as const;
const SKIN = [178, 130, 108] as const;
const HAIR = [40, 26, 20] as const;
const GOLDEN = [172, 126, 96] as const;

const turned = (degrees: number): Rotation => [
  0,
  Math.sin((degrees * Math.PI) / 360),
  0,
  Math.cos((degrees * Math.PI) / 360),
];

/** The average face in flat colours: hair above it, and beside it from there outwards; `isBare` is skin again. */
function pictureOf(yawDeg: number, hair: readonly number[], isBare: (out: number, y: number) => boolean) {
  const camera = cameraModel('photo', SIZE.widthPx, SIZE.heightPx);
  const landmarks = landmarksOf(face, { rotation: turned(yawDeg), translation: [0, 0, -60] }, camera);
  const picture = headInPicture(landmarks, face);
  const { pxPerCm } = picture;
  const top = landmarks[3 * 10 + 1] ?? 0;
  const fronts = { left: picture.place('left', [7.5, 0, -2]), right: picture.place('right', [-7.5, 0, -2]) };
  const bytes = new Uint8ClampedArray(4 * SIZE.widthPx * SIZE.heightPx);
  for (let y = 0; y < SIZE.heightPx; y += 1)
    for (let x = 0; x < SIZE.widthPx; x += 1) {
      const out = Math.max(x - fronts.left.x, fronts.right.x - x) / pxPerCm;
      const isHair = y < top || (out > 0 && !isBare(out, (fronts.left.y - y) / pxPerCm));
      bytes.set(isHair ? hair : SKIN, 4 * (y * SIZE.widthPx + x));
    }
  const raster: Raster = { ...SIZE, format: 'rgba', pixels: { bytes, offset: 0, stride: 4 * SIZE.widthPx } };
  return earsIn(raster, landmarks);
}

const nowhere = () => false;
const ear = (out: number, y: number) => out < 4 && y > -3.5 && y < 2.2;

describe('what shows of the ears', () => {
  it('is hair where it hangs over them, from the front and from either side', () => {
    for (const [yawDeg, sides] of [
      [0, ['left', 'right']],
      [30, ['right']],
      [-30, ['left']],
    ] as const) {
      const ears = pictureOf(yawDeg, HAIR, nowhere);
      expect(Object.keys(ears)).toEqual([...sides, 'lobes']);
      for (const seen of [ears.left, ears.right].filter((one) => one !== undefined)) {
        expect(seen.upper.hair).toBeGreaterThan(0.8);
        expect(seen.lobe).toMatchObject({ skin: 0, hair: 1 });
        expect(Math.max(...seen.hairFrom)).toBeLessThan(0.9);
      }
    }
  });

  it('is skin where hair is drawn back behind them', () => {
    for (const yawDeg of [0, 30]) {
      const { right } = pictureOf(yawDeg, HAIR, ear);
      expect(right?.upper.skin).toBeGreaterThan(0.8);
      expect(right?.lobe.hair).toBeLessThan(0.2);
    }
  });

  it('is only the lobe where hair covers the upper ear', () => {
    const { right } = pictureOf(25, HAIR, (out, y) => ear(out, y) && y < -0.6);
    expect(right?.upper.hair).toBeGreaterThan(0.8);
    expect(right?.lobe.skin).toBeGreaterThan(0.7);
  });

  it('cannot be told where hair has the colour of the skin', () => {
    expect(pictureOf(0, GOLDEN, nowhere)).toEqual({ lobes: {} });
  });

  it('is nothing in a face of a few pixels', () => {
    const camera = cameraModel('photo', SIZE.widthPx, SIZE.heightPx);
    const landmarks = landmarksOf(face, { rotation: turned(0), translation: [0, 0, -900] }, camera);
    const raster: Raster = {
      ...SIZE,
      format: 'rgba',
      pixels: {
        bytes: new Uint8ClampedArray(4 * SIZE.widthPx * SIZE.heightPx),
        offset: 0,
        stride: 4 * SIZE.widthPx,
      },
    };
    expect(earsIn(raster, landmarks)).toEqual({ lobes: {} });
  });
});

describe('a row beside the head', () => {
  it('runs from beside the eye to behind the ear, and mirrors itself', () => {
    for (const height of BESIDE_ROWS) {
      const [front, back] = [besideEar('left', height, 0), besideEar('left', height, 1)];
      expect(back[2]).toBeLessThan(front[2]);
      expect(back[0]).toBeGreaterThan(front[0]);
      expect(besideEar('right', height, 1)).toEqual([-back[0], back[1], back[2]]);
    }
  });

  it('changes from skin to hair where that explains it best', () => {
    expect(changeIn([-4, -4, -4, 4, 4, 4])).toBe(0.5);
    expect(changeIn([-4, -4, 1, -4, 4, 4, 4, -1])).toBe(0.5);
    expect(changeIn([-4, -4, -4, -4])).toBe(1);
    expect(changeIn([4, 4])).toBe(0);
    expect(changeIn([0, 0, 0])).toBe(1);
  });
});
