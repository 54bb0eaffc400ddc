/** The tracker as tests and benches ask it, without the shop: `window.probe`. */
import './feet-probe.ts';
import './hands-probe.ts';
import './live-probe.ts';
import './wearing-probe.ts';
import { grabFrame, playStream } from '../src/engine/live-loop.ts';
import { createRenderer } from '../src/engine/renderer.ts';
import type { TryOnType } from '@vitrine/domain/try-on';
import { openCameraStream } from '../src/input/camera.ts';
import { trackersFor } from '../src/kinds/needs.ts';
import { createModelSource } from '../src/scene/model-source.ts';
import type { TryOnStatus } from '../src/status.ts';
import { createTryOn } from '../src/try-on.ts';
import type { WornProduct } from '../src/worn-product.ts';
import { detectFace, type FollowedFace, followFace, type ProbeAnswer, tracking } from './face-tracking.ts';

export interface ProbeFigures {
  /** Per frame, in milliseconds: getting at its pixels, tracking in the worker (crop included), the page's own script. */
  readonly copyMs: readonly number[];
  readonly trackMs: readonly number[];
  readonly pageMs: readonly number[];
  /** Until the graphics were ready to draw the product, before the first frame; the page goes on meanwhile. */
  readonly prepareMs: number;
  /** Frames in which the place where it is worn was seen. */
  readonly tracked: number;
  readonly size: string;
}

export interface Probe {
  /** Looks for a face in a picture as the photo mode does, and says what would help. Rejects if the picture cannot be read. */
  detect(picture: Blob): Promise<ProbeAnswer>;
  /** Follows one picture after another as the live mode does, 30 a second, from the worker's own canvas copies. */
  follow(pictures: readonly Blob[]): Promise<readonly FollowedFace[]>;
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

window.probe = {
  detect: detectFace,
  follow: followFace,

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
    if (!container || !camera.ok || !(await tracker.start(sees, { willFollow: true })))
      throw new Error('No camera, or no tracker');
    await camera.value.stream.getVideoTracks()[0]?.applyConstraints(size);
    const video = await playStream(camera.value.stream, document);
    const renderer = createRenderer({
      container,
      json,
      models: createModelSource(),
      onBroken: () => undefined,
    });
    renderer.begin({ kind: 'live', mirrored: true });
    const startedAt = performance.now();
    await renderer.comparison.prepare(product.type);
    const worn = await renderer.comparison.wear('left', [product], new AbortController().signal);
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
      const { seen } = renderer.present(answer.picture, answer, atMs);
      pageMs.push(performance.now() - before);
      copyMs.push(answer.copyMs);
      trackMs.push(answer.trackMs);
      if (seen.includes(product.type)) tracked += 1;
    }
    renderer.dispose();
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
