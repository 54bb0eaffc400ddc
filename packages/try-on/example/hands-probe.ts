/** The tracker of hands as tests and benches ask it, without the shop: `window.hands`. */
import { type AssetSource, openAssets } from '../src/engine/asset-source.ts';
import { readPhoto } from '../src/input/read-photo.ts';
import { type CameraModel, cameraModel } from '../src/pose/camera-model.ts';
import { solveFinger } from '../src/pose/finger-pose.ts';
import { createLimbFilter, type LimbFilter } from '../src/pose/limb-filter.ts';
import type { LimbPose } from '../src/pose/limb-pose.ts';
import { rotated } from '../src/geometry/rotation.ts';
import { solveWrist } from '../src/pose/wrist-pose.ts';
import { DIGITS } from '../src/landmarks/hand-points.ts';
import type { DetectedHand } from '../src/tracking/detected-hand.ts';
import { sizeOf } from '../src/tracking/worker-protocol.ts';

type Triple = readonly [x: number, y: number, z: number];

/** Where something is worn, in the picture and in camera space. */
export interface ProbedLimb {
  readonly centre: readonly [x: number, y: number];
  readonly along: Triple;
  readonly back: Triple;
  readonly halfWidthPx: number;
  readonly pxPerCm: number;
}

export interface ProbedHand {
  /** 21 points in pixels of the picture. */
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly flag: number;
  readonly rightness: number;
  /** Whether both edges of its forearm were seen. */
  readonly hasForearm: boolean;
  /** Thumb, index, middle, ring, little finger. */
  readonly rings: readonly ProbedLimb[];
  readonly wrist: ProbedLimb;
}

export interface HandsProbe {
  /** Looks for hands in a picture as the photo mode does, the larger first. */
  detect(picture: Blob): Promise<readonly ProbedHand[]>;
  /** Follows the larger hand from picture to picture as the live mode does, 30 pictures a second, steadied. */
  follow(
    pictures: readonly Blob[],
  ): Promise<readonly { readonly hand?: ProbedHand; readonly trackMs: number }[]>;
}

declare global {
  interface Window {
    hands: HandsProbe;
  }
}

const FRAME_MS = 1000 / 30;

let loading: Promise<AssetSource> | undefined;

function tracking(): Promise<AssetSource> {
  loading ??= openAssets('./', new AbortController().signal).then(async (assets) => {
    if (!assets || !(await assets.tracker.start(['hands']))) throw new Error('The tracker did not start');
    return assets;
  });
  return loading;
}

window.hands = {
  async detect(picture) {
    const { tracker } = await tracking();
    const size = await readPhoto(picture);
    if (!size.ok) throw new Error(size.refusal.code);
    const ask = { type: 'study', file: picture, ...size.value, sees: ['hands'] } as const;
    const answer = await tracker.ask(() => ask);
    if (typeof answer === 'string' || answer.type !== 'studied') throw new Error('No answer');
    const camera = cameraModel('photo', answer.picture.width, answer.picture.height);
    answer.picture.close();
    return (answer.hands ?? []).map((hand) => probed(hand, camera, createFilters()));
  },

  async follow(pictures) {
    const { tracker } = await tracking();
    await tracker.ask(() => ({ type: 'forget' }));
    const filters = createFilters();
    const answers: { hand?: ProbedHand; trackMs: number }[] = [];
    for (const [frame, picture] of pictures.entries()) {
      const answer = await tracker.ask(async () => ({
        type: 'follow',
        picture: await createImageBitmap(picture),
        sees: ['hands'],
      }));
      if (typeof answer === 'string' || answer.type !== 'followed') throw new Error('No answer');
      const { width, height } = sizeOf(answer.picture);
      answer.picture.close();
      const [hand] = answer.hands ?? [];
      const at = { ...filters, atMs: frame * FRAME_MS };
      answers.push({
        trackMs: answer.trackMs,
        ...(hand && { hand: probed(hand, cameraModel('live', width, height), at) }),
      });
    }
    return answers;
  },
};

interface Filters {
  readonly rings: readonly LimbFilter[];
  readonly wrist: LimbFilter;
  readonly atMs: number;
}

const createFilters = (): Filters => ({
  rings: DIGITS.map(() => createLimbFilter()),
  wrist: createLimbFilter(),
  atMs: 0,
});

function probed(hand: DetectedHand, camera: CameraModel, { rings, wrist, atMs }: Filters): ProbedHand {
  const { landmarks, flag, rightness, forearm } = hand;
  const steady = (limb: LimbPose, filter: LimbFilter | undefined) =>
    limbOf(filter?.next(limb, atMs) ?? limb, camera);
  return {
    points: Array.from({ length: landmarks.length / 3 }, (_, index) => [
      landmarks[3 * index] ?? 0,
      landmarks[3 * index + 1] ?? 0,
    ]),
    flag,
    rightness,
    hasForearm: forearm !== undefined,
    rings: DIGITS.map((finger, index) => steady(solveFinger(hand, camera, { finger }), rings[index])),
    wrist: steady(solveWrist(hand, camera), wrist),
  };
}

function limbOf({ translation, rotation, halfWidthCm }: LimbPose, camera: CameraModel): ProbedLimb {
  const [x, y, z] = translation;
  const pxPerCm = camera.focalPx / -z;
  return {
    centre: [camera.widthPx / 2 + x * pxPerCm, camera.heightPx / 2 - y * pxPerCm],
    along: rotated(rotation, [0, 1, 0]),
    back: rotated(rotation, [0, 0, 1]),
    halfWidthPx: halfWidthCm * pxPerCm,
    pxPerCm,
  };
}
