import { areaOf, type DetectedBox } from './detected-box.ts';
import { detectIn, FACE_DETECTOR } from './detector.ts';
import { halfway } from './mirror.ts';
import type { ModelRunner } from './model-runner.ts';
import type { Raster } from './raster.ts';
import { readLandmarks, type TrackedFace } from './read-landmarks.ts';
import { partsOfPicture, type Region, regionOfBox, regionOfLandmarks, wholePicture } from './region.ts';
import type { Tracker } from './tracker.ts';

/** Follows one face from picture to picture: the largest. */
export type FaceTracker = Tracker<TrackedFace>;

/** Below this the window holds no face (mediapipe tensors_to_face_landmarks.pbtxt). */
const LEAST_FLAG = 0.5;
/** Passes over a still picture, each around the points of the one before; the last is made in the mirror too. */
const PASSES_ON_STILL = 3;

/** `mirrorPartners`: for every landmark the one it is in a mirror. */
export function createFaceTracker(models: ModelRunner, mirrorPartners: readonly number[]): FaceTracker {
  let next: Region | undefined;

  const detect = async (raster: Raster, region: Region): Promise<DetectedBox | undefined> =>
    largest(await detectIn({ raster, region }, FACE_DETECTOR, (input) => models.run('face-detector', input)));

  const closely = async (raster: Raster, region: Region): Promise<TrackedFace> => {
    const face = await readLandmarks(models, { raster, region });
    const mirrored = await readLandmarks(models, { raster, region, mirrorPartners });
    return {
      landmarks: halfway(face.landmarks, mirrored.landmarks),
      flag: Math.min(face.flag, mirrored.flag),
    };
  };

  return {
    async follow(raster) {
      const box = next ? undefined : await detect(raster, wholePicture(raster.widthPx, raster.heightPx));
      const region = next ?? (box && regionOfBox(box));
      if (!region) return undefined;
      const face = await readLandmarks(models, { raster, region });
      next = face.flag >= LEAST_FLAG ? regionOfLandmarks(face.landmarks) : undefined;
      return next && face;
    },

    async study(raster) {
      next = undefined;
      const { widthPx, heightPx } = raster;
      let box = await detect(raster, wholePicture(widthPx, heightPx));
      for (const part of box ? [] : partsOfPicture(widthPx, heightPx)) {
        const found = await detect(raster, part);
        box = largest([box, found].filter((candidate) => candidate !== undefined));
      }
      if (!box) return undefined;

      let region = regionOfBox(box);
      for (let pass = 1; pass < PASSES_ON_STILL; pass += 1) {
        const { landmarks, flag } = await readLandmarks(models, { raster, region });
        if (flag < LEAST_FLAG) return undefined;
        region = regionOfLandmarks(landmarks);
      }
      const face = await closely(raster, region);
      return face.flag >= LEAST_FLAG ? face : undefined;
    },

    forget() {
      next = undefined;
    },
  };
}

/** The nearest face is the one that tries on. */
function largest(boxes: readonly DetectedBox[]): DetectedBox | undefined {
  return boxes.reduce<DetectedBox | undefined>(
    (best, box) => (!best || areaOf(box) > areaOf(best) ? box : best),
    undefined,
  );
}
