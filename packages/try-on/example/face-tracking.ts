/** The tracker of faces as tests ask it: what it finds in a picture, and where things are drawn on a face it follows. */
import { type AssetSource, openAssets } from '../src/engine/asset-source.ts';
import { createLightWatch } from '../src/engine/light-watch.ts';
import type { TryOnHint } from '../src/hint.ts';
import { readPhoto } from '../src/input/read-photo.ts';
import { createFaceSteadier } from '../src/makeup/steady-face.ts';
import { type CameraModel, cameraModel } from '../src/pose/camera-model.ts';
import { type CanonicalFace, parseCanonicalFace } from '../src/landmarks/canonical-face.ts';
import { lightOn } from '../src/pose/face-light.ts';
import { type HeadPose, solveHead } from '../src/pose/head-pose.ts';
import { createLobeWatch } from '../src/kinds/earrings/lobe-watch.ts';
import { createPoseFilter } from '../src/pose/pose-filter.ts';
import { rotated, type Vector } from '../src/geometry/rotation.ts';
import type { Frame } from '../src/scene/frame.ts';
import type { Landmarks } from '../src/landmarks/landmarks.ts';
import { sizeOf } from '../src/tracking/worker-protocol.ts';

type PicturePoint = readonly [x: number, y: number];

export interface ProbeFound {
  /** 478 points in pixels of the picture as decoded: x, y, and z of the same scale. */
  readonly points: readonly (readonly [x: number, y: number, z: number])[];
  readonly flag: number;
  readonly pose: {
    readonly rotation: readonly number[];
    /** Centimetres of the canonical face in front of the camera. */
    readonly translation: readonly number[];
    /** Real centimetres per canonical centimetre. */
    readonly size: number;
  };
  /** Lower edges of the earlobes, right then left: pixels of the picture. */
  readonly lobes: readonly PicturePoint[];
  /** The picture's size and the lens it was solved for, in pixels. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly focalPx: number;
}
export type ProbeAnswer = (ProbeFound | { readonly none: true }) & { readonly hint?: TryOnHint };

/** Where things are drawn on a face that is followed, steadied over time as they are; pixels. */
export interface SteadiedPoints {
  /** The 468 points of the head that glasses and earrings hang on. */
  readonly head: readonly PicturePoint[];
  /** Lower edges of its earlobes, right then left. */
  readonly lobes: readonly PicturePoint[];
  /** The 478 points that make-up is laid on by. */
  readonly paint: readonly PicturePoint[];
}
export type FollowedFace = ProbeAnswer & { readonly steady?: SteadiedPoints; readonly trackMs: number };

const FRAME_MS = 1000 / 30;

interface Tracking extends AssetSource {
  readonly face: CanonicalFace;
}

let loading: Promise<Tracking> | undefined;

/** The tracker of faces, started when it is first asked. */
export function tracking(): Promise<Tracking> {
  loading ??= openAssets('./', new AbortController().signal).then(async (assets) => {
    const face = parseCanonicalFace(await assets?.json('canonical-face'));
    if (!assets || !face || !(await assets.tracker.start(['face'])))
      throw new Error('The tracker did not start');
    return { ...assets, face };
  });
  return loading;
}

/** Looks for a face in a picture as the photo mode does, and says what would help. Rejects if the picture cannot be read. */
export async function detectFace(picture: Blob): Promise<ProbeAnswer> {
  const { tracker, face } = await tracking();
  const size = await readPhoto(picture);
  if (!size.ok) throw new Error(size.refusal.code);
  const answer = await tracker.ask(() => ({
    type: 'study',
    file: picture,
    ...size.value,
    sees: ['face'],
  }));
  if (typeof answer === 'string' || answer.type !== 'studied') throw new Error('No answer from the tracker');
  const camera = cameraModel('photo', answer.picture.width, answer.picture.height);
  answer.picture.close();
  const hint = createLightWatch().hint(answer);
  if (!answer.face) return { none: true, ...(hint && { hint }) };
  const { landmarks, flag } = answer.face;
  return {
    ...found(landmarks, face, { detection: answer, camera, atMs: 0 }),
    flag,
    ...camera,
    ...(hint && { hint }),
  };
}

/** Follows one picture after another as the live mode does, 30 a second, from the worker's own canvas copies. */
export async function followFace(pictures: readonly Blob[]): Promise<readonly FollowedFace[]> {
  const { tracker, face } = await tracking();
  await tracker.ask(() => ({ type: 'forget' }));
  const steadied = createSteadied(face);
  const answers: FollowedFace[] = [];
  for (const [index, picture] of pictures.entries()) {
    const answer = await tracker.ask(async () => ({
      type: 'follow',
      picture: await createImageBitmap(picture),
      sees: ['face'],
    }));
    if (typeof answer === 'string' || answer.type !== 'followed')
      throw new Error('No answer from the tracker');
    const { width, height } = sizeOf(answer.picture);
    answer.picture.close();
    const { trackMs } = answer;
    const camera = cameraModel('live', width, height);
    const frame: Frame = { detection: answer, camera, atMs: index * FRAME_MS, motion: 'moving' };
    const steady = steadied(frame);
    if (!answer.face || !steady) {
      answers.push({ none: true, trackMs });
      continue;
    }
    const { landmarks, flag } = answer.face;
    answers.push({ ...found(landmarks, face, frame), flag, ...camera, steady, trackMs });
  }
  return answers;
}

/** What the head's rig and make-up do to a frame before anything is drawn. */
function createSteadied(canonical: CanonicalFace): (frame: Frame) => SteadiedPoints | undefined {
  const [poses, paint, lobes] = [createPoseFilter(), createFaceSteadier(), createLobeWatch(canonical)];
  return (frame) => {
    const { detection, camera, atMs } = frame;
    const painted = paint.next(frame);
    if (!detection.face || !painted) return undefined;
    const solved = solveHead({ landmarks: detection.face.landmarks, face: canonical, camera });
    const light = lightOn(detection, { shape: solved.shape, rotation: solved.pose.rotation }, canonical);
    const { pose, shape } = poses.next({ ...solved, light }, atMs);
    return {
      head: pointsOf(shape).map((point) => inPicture(point, pose, camera)),
      lobes: EARS.map((side) => inPicture(lobes.lobe(side, { pose, shape, frame }).lowest, pose, camera)),
      paint: pointsOf(painted.landmarks).map(([x, y]) => [x, y]),
    };
  };
}

const EARS = ['right', 'left'] as const;

function found(
  landmarks: Landmarks,
  face: CanonicalFace,
  frame: Pick<Frame, 'detection' | 'camera' | 'atMs'>,
) {
  const { camera } = frame;
  const { pose, size, shape } = solveHead({ landmarks, face, camera });
  const watch = createLobeWatch(face);
  const lobes = EARS.map((side) => inPicture(watch.lobe(side, { pose, shape, frame }).lowest, pose, camera));
  return { points: pointsOf(landmarks), pose: { ...pose, size }, lobes };
}

/** Three numbers a point. */
function pointsOf(numbers: Float32Array): readonly Vector[] {
  return Array.from({ length: numbers.length / 3 }, (_, point): Vector => [
    numbers[3 * point] ?? 0,
    numbers[3 * point + 1] ?? 0,
    numbers[3 * point + 2] ?? 0,
  ]);
}

/** A place in the head's frame as the camera sees it. */
function inPicture(place: Vector, { rotation, translation }: HeadPose, camera: CameraModel): PicturePoint {
  const [right, up, ahead] = rotated(rotation, place);
  const [x, y, z] = [right + translation[0], up + translation[1], ahead + translation[2]];
  return [camera.widthPx / 2 - (camera.focalPx * x) / z, camera.heightPx / 2 + (camera.focalPx * y) / z];
}
