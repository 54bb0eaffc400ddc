/**
 * The tracker's own thread: pixels and arithmetic only, no WebGL (Safari had none in workers for long). A classic
 * script, because the runtime calls importScripts. Nothing leaves it but landmarks.
 */
import { faceLuminance, landmarkLuminances, pictureLuminance } from './luminance.ts';
import { createFaceTracker, type FaceTracker } from './face-tracker.ts';
import { START_STEPS, startLiteRt } from './lite-rt-runner.ts';
import { createPictureReader, readPicture } from './picture-raster.ts';
import type { Raster } from './raster.ts';
import type { TrackedFace } from './read-landmarks.ts';
import type { Sight, WorkerAnswer, WorkerRequest } from './worker-protocol.ts';

const reader = createPictureReader();
let tracker: FaceTracker | undefined;

self.addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  void answer(event.data);
});

async function answer(request: WorkerRequest): Promise<void> {
  try {
    await handle(request);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    send({ id: request.id, type: 'threw', message }, []);
  }
}

async function handle(request: WorkerRequest): Promise<void> {
  switch (request.type) {
    case 'start':
      return start(request);
    case 'follow':
      return follow(request, started());
    case 'study':
      return study(request, started());
    case 'forget':
      started().forget();
      return send({ id: request.id, type: 'forgot' }, []);
  }
}

type Request<Type extends WorkerRequest['type']> = Extract<WorkerRequest, { type: Type }>;

async function start({ id, assets }: Request<'start'>): Promise<void> {
  let steps = 0;
  const models = await startLiteRt(assets, () => {
    steps += 1;
    send({ id, type: 'advanced', share: steps / START_STEPS }, []);
  });
  tracker = createFaceTracker(models, assets.mirrorPartners);
  send({ id, type: 'started' }, []);
}

async function follow({ id, picture }: Request<'follow'>, faces: FaceTracker): Promise<void> {
  const arrivedAt = performance.now();
  const raster = await readPicture(picture, reader);
  const copiedAt = performance.now();
  const sight = sightOf(raster, await faces.follow(raster));
  const times = { copyMs: copiedAt - arrivedAt, trackMs: performance.now() - copiedAt };
  send({ id, type: 'followed', picture, ...times, ...sight }, [picture]);
}

async function study({ id, file, widthPx, heightPx }: Request<'study'>, faces: FaceTracker): Promise<void> {
  const picture = await decoded(file, widthPx, heightPx);
  if (!picture) return send({ id, type: 'undecodable' }, []);
  const raster = await readPicture(picture, reader);
  const sight = sightOf(raster, await faces.study(raster));
  send({ id, type: 'studied', picture, ...sight }, [picture]);
}

/** Both sides and the quality are given, because browsers disagree on what they make of one side and of none. */
async function decoded(
  file: Blob,
  resizeWidth: number,
  resizeHeight: number,
): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, {
      resizeWidth,
      resizeHeight,
      resizeQuality: 'high',
      imageOrientation: 'from-image',
    });
  } catch {
    return undefined; // a broken stream behind a whole header
  }
}

function sightOf(raster: Raster, face: TrackedFace | undefined): Sight {
  const luminance = pictureLuminance(raster);
  if (!face) return { luminance };
  const { landmarks } = face;
  const shades = landmarkLuminances(raster, landmarks);
  return { luminance, face: { ...face, luminance: faceLuminance(raster, landmarks), shades } };
}

function started(): FaceTracker {
  if (!tracker) throw new Error('The tracker was not started');
  return tracker;
}

function send(message: WorkerAnswer, transfer: Transferable[]): void {
  self.postMessage(message, { transfer });
}
