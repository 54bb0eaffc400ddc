/**
 * The tracker's own thread: pixels and arithmetic only, no WebGL (Safari had none in workers for long). A classic
 * script, because the runtime calls importScripts. Nothing leaves it but landmarks.
 */
import type { TrackerName } from '../assets/asset-manifest.ts';
import { type LiteRt, startLiteRt } from './lite-rt-runner.ts';
import { pictureLuminance } from './luminance.ts';
import { TRACKERS } from './open-tracker.ts';
import { createPictureReader, readPicture } from './picture-raster.ts';
import type { Raster } from './raster.ts';
import type { Tracker } from './tracker.ts';
import type { Seen, Detection, WorkerAnswer, WorkerRequest } from './worker-protocol.ts';

const reader = createPictureReader();
let runtime: LiteRt | undefined;
const trackers = new Map<TrackerName, Tracker<Partial<Seen>>>();

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
      return follow(request);
    case 'study':
      return study(request);
    case 'place':
      for (const tracker of trackers.values()) tracker.place?.(request.feet);
      return send({ id: request.id, type: 'placed' }, []);
    case 'forget':
      for (const tracker of trackers.values()) tracker.forget();
      return send({ id: request.id, type: 'forgot' }, []);
  }
}

type Request<Type extends WorkerRequest['type']> = Extract<WorkerRequest, { type: Type }>;

async function start({ id, folder, sees, willFollow }: Request<'start'>): Promise<void> {
  const modelsOf = (name: TrackerName) =>
    willFollow ? [...TRACKERS[name].models, ...TRACKERS[name].followModels] : TRACKERS[name].models;
  const steps = 1 + sees.reduce((sum, name) => sum + modelsOf(name).length, 0);
  let done = 0;
  const onStep = () => {
    done += 1;
    send({ id, type: 'advanced', share: done / steps }, []);
  };
  runtime ??= await startLiteRt(folder);
  onStep();
  for (const name of sees) {
    await runtime.makeReady(modelsOf(name), onStep);
    if (!trackers.has(name)) trackers.set(name, await TRACKERS[name].open({ models: runtime, folder }));
  }
  send({ id, type: 'started' }, []);
}

async function follow({ id, picture, sees }: Request<'follow'>): Promise<void> {
  try {
    const arrivedAt = performance.now();
    const raster = await readPicture(picture, reader);
    const copiedAt = performance.now();
    const detection = await detectionIn(raster, sees, 'follow');
    const times = { copyMs: copiedAt - arrivedAt, trackMs: performance.now() - copiedAt };
    send({ id, type: 'followed', picture, ...times, ...detection }, [picture]);
  } catch (error) {
    picture.close();
    throw error;
  }
}

async function study({
  id,
  file,
  widthPx,
  heightPx,
  mayBeTransparent,
  sees,
}: Request<'study'>): Promise<void> {
  const bitmap = await decoded(file, widthPx, heightPx);
  const picture = bitmap && mayBeTransparent ? onPaper(bitmap) : bitmap;
  if (!picture) return send({ id, type: 'undecodable' }, []);
  const raster = await readPicture(picture, reader);
  const detection = await detectionIn(raster, sees, 'study');
  send({ id, type: 'studied', picture, ...detection }, [picture]);
}

/** Both sides and the quality are given, because browsers differ where one of them is left out. */
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

/** What is transparent lies on white, as on paper; left as it is, it would be black to the models and on the canvas. */
function onPaper(bitmap: ImageBitmap): ImageBitmap {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('A canvas without a 2D context cannot be drawn on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.transferToImageBitmap();
}

async function detectionIn(
  raster: Raster,
  sees: readonly TrackerName[],
  look: 'follow' | 'study',
): Promise<Detection> {
  let detection: Detection = { luminance: pictureLuminance(raster) };
  for (const name of sees) {
    const tracker = trackers.get(name);
    if (!tracker) throw new Error(`The tracker ${name} was not started`);
    detection = { ...detection, ...(await tracker[look](raster)) };
  }
  return detection;
}

function send(message: WorkerAnswer, transfer: Transferable[]): void {
  self.postMessage(message, { transfer });
}
