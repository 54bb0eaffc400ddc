import { areaOf, type DetectedBox } from './detected-box.ts';
import { detectIn, FACE_DETECTOR } from './detector.ts';
import { halfway, meanDistance } from './mirror.ts';
import type { ModelRunner } from './model-runner.ts';
import type { Raster } from './raster.ts';
import { readLandmarks, type TrackedFace } from './read-landmarks.ts';
import { partsOfPicture, type Region, regionOfBox, regionOfLandmarks, wholePicture } from './region.ts';
import type { Tracker } from './tracker.ts';

/** Follows one face from picture to picture: the largest. */
export type FaceTracker = Tracker<TrackedFace>;

/** Below this the window holds no face any more (mediapipe tensors_to_face_landmarks.pbtxt). */
const LEAST_FLAG = 0.5;
/**
 * A face that was not followed before needs more evidence: the landmark model finds faces in fruit and coffee too,
 * but answers them differently in the mirror. All of 155 photographed faces have a confidence of 0.9999, and their
 * two answers differ by 0.004 to 0.012 of the window (in profile 0.018); those of 15 pictures of nobody differ by
 * 0.014 to 0.08, and the detector's score is lower there.
 */
const NEW_FACE = { leastFlag: 0.9, mostApart: 0.032, leastScore: 0.28 } as const;
/** Passes over a face that is new, each around the points of the one before; the last is made in the mirror too. */
const PASSES_ON_NEW = 3;
/** The detector's best candidates may be no faces: so many are looked at closely. */
const MOST_BOXES = 3;

/** `mirrorPartners`: for every landmark the one it is in a mirror. */
export function createFaceTracker(models: ModelRunner, mirrorPartners: readonly number[]): FaceTracker {
  let next: Region | undefined;

  const detect = async (raster: Raster, region: Region): Promise<readonly DetectedBox[]> =>
    detectIn({ raster, region }, FACE_DETECTOR, (input) => models.run('face-detector', input));

  /** The face in a box: as it is seen at first, and closely, each pass around the points of the one before. */
  const seenIn = async (box: DetectedBox, raster: Raster) => {
    const atFirst = await readLandmarks(models, { raster, region: regionOfBox(box) });
    let face = atFirst;
    for (let pass = 2; pass < PASSES_ON_NEW; pass += 1) {
      if (face.flag < LEAST_FLAG) return undefined;
      face = await readLandmarks(models, { raster, region: regionOfLandmarks(face.landmarks) });
    }
    if (face.flag < LEAST_FLAG) return undefined;
    const region = regionOfLandmarks(face.landmarks);
    const straight = await readLandmarks(models, { raster, region });
    const mirrored = await readLandmarks(models, { raster, region, mirrorPartners });
    const flag = Math.min(straight.flag, mirrored.flag);
    const apart = meanDistance(straight.landmarks, mirrored.landmarks) / region.sizePx;
    if (flag < NEW_FACE.leastFlag || apart > mostApart(box)) return undefined;
    return { atFirst, closely: { flag, landmarks: halfway(straight.landmarks, mirrored.landmarks) } };
  };

  const nearest = async (boxes: readonly DetectedBox[], raster: Raster) => {
    for (const box of largestFirst(boxes).slice(0, MOST_BOXES)) {
      const face = await seenIn(box, raster);
      if (face) return face;
    }
    return undefined;
  };

  const found = async (raster: Raster): Promise<TrackedFace | undefined> => {
    const boxes = await detect(raster, wholePicture(raster.widthPx, raster.heightPx));
    return (await nearest(boxes, raster))?.atFirst;
  };

  return {
    async follow(raster) {
      const face = next ? await readLandmarks(models, { raster, region: next }) : await found(raster);
      next = face && face.flag >= LEAST_FLAG ? regionOfLandmarks(face.landmarks) : undefined;
      return next && face;
    },

    async study(raster) {
      next = undefined;
      for (const regions of everCloser(raster)) {
        const boxes: DetectedBox[] = [];
        for (const region of regions) boxes.push(...(await detect(raster, region)));
        const face = await nearest(boxes, raster);
        if (face) return face.closely;
      }
      return undefined;
    },

    forget() {
      next = undefined;
    },
  };
}

/**
 * The largest difference between both answers of a face, as a share of the window; it grows with the detector's
 * score.
 */
const mostApart = ({ score }: DetectedBox): number => NEW_FACE.mostApart * (score - NEW_FACE.leastScore);

/** Where a still is searched for a face: the whole first, then its halves and its quarters while none is found. */
const everCloser = ({ widthPx, heightPx }: Raster): readonly (readonly Region[])[] => [
  [wholePicture(widthPx, heightPx)],
  partsOfPicture({ widthPx, heightPx, across: 2 }),
  partsOfPicture({ widthPx, heightPx, across: 4 }),
];

/** The nearest face is the one that tries on. */
const largestFirst = (boxes: readonly DetectedBox[]): readonly DetectedBox[] =>
  boxes.toSorted((one, other) => areaOf(other) - areaOf(one));
