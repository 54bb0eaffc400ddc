/** The tracker as tests and benches ask it, without the shop: `window.probe`. */
import './hands-probe.ts';
import './wearing-probe.ts';
import { type AssetSource, openAssets } from '../src/engine/asset-source.ts';
import { createLightWatch } from '../src/engine/light-watch.ts';
import { grabFrame, playStream } from '../src/engine/live-loop.ts';
import { createView } from '../src/engine/view.ts';
import type { TryOnHint } from '../src/hint.ts';
import type { TryOnType } from '../src/init/check-init.ts';
import { openCameraStream } from '../src/input/camera.ts';
import { readPhoto } from '../src/input/read-photo.ts';
import { trackersFor } from '../src/kinds/needs.ts';
import { cameraModel } from '../src/pose/camera-model.ts';
import { type CanonicalFace, parseCanonicalFace } from '../src/pose/canonical-face.ts';
import { type Sight as FaceSight, solveHead } from '../src/pose/head-pose.ts';
import { createLobeFinder } from '../src/pose/lobes.ts';
import { rotated } from '../src/pose/rotation.ts';
import { createModelSource } from '../src/scene/model-source.ts';
import type { TryOnStatus } from '../src/status.ts';
import { sizeOf } from '../src/tracking/worker-protocol.ts';
import { createTryOn } from '../src/try-on.ts';
import type { WornProduct } from '../src/worn-product.ts';

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
  readonly lobes: readonly (readonly number[])[];
  /** The picture's size and the lens it was solved for, in pixels. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly focalPx: number;
}
export type ProbeAnswer = (ProbeFound | { readonly none: true }) & { readonly hint?: TryOnHint };

export interface ProbeFigures {
  /** Per frame, in milliseconds: getting at its pixels, tracking in the worker (crop included), the page's own script. */
  readonly copyMs: readonly number[];
  readonly trackMs: readonly number[];
  readonly pageMs: readonly number[];
  /** Until the graphics were ready to draw the product, before the first frame; the page goes on meanwhile. */
  readonly prepareMs: number;
  readonly tracked: number;
  readonly size: string;
}

export interface Probe {
  /** Looks for a face in a picture as the photo mode does, and says what would help. Rejects if the picture cannot be read. */
  detect(picture: Blob): Promise<ProbeAnswer>;
  /** Follows one picture after another as the live mode does, from the worker's own canvas copies. */
  follow(pictures: readonly Blob[]): Promise<readonly ProbeAnswer[]>;
  /**
   * Has the engine start from nothing, and says how long it took, in milliseconds, until it was ready, and from there,
   * which is when the shopper agrees, until the product was first seen worn before the camera.
   */
  firstWorn(product: WornProduct): Promise<{ readonly readyMs: number; readonly wornMs: number }>;
  /** Wears a product on the camera's picture for so many frames and says what it cost. */
  measure(
    product: WornProduct,
    frames: number,
    size: { width: number; height: number },
  ): Promise<ProbeFigures>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Set before each frame that is measured, so that a trace of the browser can be cut into frames. */
const FRAME_MARK = 'worn-frame';

interface Tracking extends AssetSource {
  readonly face: CanonicalFace;
}

let loading: Promise<Tracking> | undefined;

/** The tracker of faces, started when it is first asked. */
function tracking(): Promise<Tracking> {
  loading ??= openAssets('./', new AbortController().signal).then(async (assets) => {
    const face = parseCanonicalFace(await assets?.json('canonical-face'));
    if (!assets || !face || !(await assets.tracker.start(['face'])))
      throw new Error('The tracker did not start');
    return { ...assets, face };
  });
  return loading;
}

window.probe = {
  async detect(picture) {
    const { tracker, face } = await tracking();
    const size = await readPhoto(picture);
    if (!size.ok) throw new Error(size.refusal.code);
    const answer = await tracker.ask(() => ({
      type: 'study',
      file: picture,
      ...size.value,
      sees: ['face'],
    }));
    if (typeof answer === 'string' || answer.type !== 'studied')
      throw new Error('No answer from the tracker');
    const camera = cameraModel('photo', answer.picture.width, answer.picture.height);
    answer.picture.close();
    const hint = createLightWatch().hint(answer);
    if (!answer.face) return { none: true, ...(hint && { hint }) };
    const { landmarks, flag } = answer.face;
    const solved = found({ landmarks, face, camera });
    return { ...solved, flag, ...camera, ...(hint && { hint }) };
  },

  async follow(pictures) {
    const { tracker, face } = await tracking();
    await tracker.ask(() => ({ type: 'forget' }));
    const answers: ProbeAnswer[] = [];
    for (const picture of pictures) {
      const answer = await tracker.ask(async () => ({
        type: 'follow',
        picture: await createImageBitmap(picture),
        sees: ['face'],
      }));
      if (typeof answer === 'string' || answer.type !== 'followed')
        throw new Error('No answer from the tracker');
      const { width, height } = sizeOf(answer.picture);
      answer.picture.close();
      if (!answer.face) {
        answers.push({ none: true });
        continue;
      }
      const { landmarks, flag } = answer.face;
      const camera = cameraModel('live', width, height);
      answers.push({ ...found({ landmarks, face, camera }), flag, ...camera });
    }
    return answers;
  },

  async firstWorn(product) {
    const openedAt = performance.now();
    const { tryOn, tracked } = startTryOn(product.type);
    await tryOn.ready;
    const readyAt = performance.now();
    await Promise.all([tryOn.wear([product]), tryOn.openCamera(), tracked]);
    const wornMs = performance.now() - readyAt;
    tryOn.close();
    return { readyMs: readyAt - openedAt, wornMs };
  },

  async measure(product, frames, size) {
    const { tracker, json } = await tracking();
    const sees = trackersFor([product.type]);
    const container = document.querySelector<HTMLElement>('#mirror');
    const camera = await openCameraStream(navigator.mediaDevices, {});
    if (!container || !camera.ok || !(await tracker.start(sees))) throw new Error('No camera, or no tracker');
    await camera.value.stream.getVideoTracks()[0]?.applyConstraints(size);
    const video = await playStream(camera.value.stream, document);
    const view = createView({ container, json, models: createModelSource(), onBroken: () => undefined });
    view.begin({ kind: 'live', mirrored: true });
    const startedAt = performance.now();
    await view.prepare(product.type);
    const worn = await view.wear('left', [product], new AbortController().signal);
    if (!worn.ok) throw new Error(worn.refusal.code);
    const prepareMs = performance.now() - startedAt;
    await tracker.ask(() => ({ type: 'forget' }));

    const copyMs: number[] = [];
    const trackMs: number[] = [];
    const pageMs: number[] = [];
    let tracked = 0;
    for (let frame = 0; frame < frames; frame += 1) {
      performance.mark(FRAME_MARK);
      const atMs = await new Promise<number>((resolve) => video.requestVideoFrameCallback(resolve));
      const answer = await tracker.ask(async () => {
        const picture = await grabFrame(video);
        return picture && { type: 'follow', picture, sees };
      });
      if (typeof answer === 'string' || answer.type !== 'followed') continue;
      const before = performance.now();
      view.present(answer.picture, answer, atMs);
      pageMs.push(performance.now() - before);
      copyMs.push(answer.copyMs);
      trackMs.push(answer.trackMs);
      if (answer.face) tracked += 1;
    }
    view.dispose();
    camera.value.stop();
    return { prepareMs, copyMs, trackMs, pageMs, tracked, size: `${video.videoWidth}x${video.videoHeight}` };
  },
};

function startTryOn(type: TryOnType) {
  const container = document.querySelector<HTMLElement>('#mirror');
  if (!container) throw new Error('The page has no place to draw in');
  const { promise: tracked, resolve } = Promise.withResolvers<void>();
  const onStatus = ({ state }: TryOnStatus) => {
    if (state === 'tracked') resolve();
  };
  return { tryOn: createTryOn({ container, assetsUrl: './', type, onStatus }), tracked };
}

function found(sight: FaceSight) {
  const { landmarks, camera } = sight;
  const { pose, size, shape } = solveHead(sight);
  const lobeOf = createLobeFinder(sight.face);
  const points = Array.from({ length: landmarks.length / 3 }, (_, k): readonly [number, number, number] => [
    landmarks[3 * k] ?? 0,
    landmarks[3 * k + 1] ?? 0,
    landmarks[3 * k + 2] ?? 0,
  ]);
  const lobes = (['right', 'left'] as const).map((side) => {
    const [right, up, ahead] = rotated(pose.rotation, lobeOf(side, shape).lowest);
    const [x, y, z] = [right + pose.translation[0], up + pose.translation[1], ahead + pose.translation[2]];
    return [camera.widthPx / 2 - (camera.focalPx * x) / z, camera.heightPx / 2 + (camera.focalPx * y) / z];
  });
  return { points, pose: { ...pose, size }, lobes };
}
