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
import type { Seen, Sight, WorkerAnswer, WorkerRequest } from './worker-protocol.ts';

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

async function start({ id, folder, sees }: Request<'start'>): Promise<void> {
  const wanted = sees.filter((name) => !trackers.has(name));
  const steps = 1 + wanted.reduce((sum, name) => sum + TRACKERS[name].models.length, 0);
  let done = 0;
  const onStep = () => {
    done += 1;
    send({ id, type: 'advanced', share: done / steps }, []);
  };
  runtime ??= await startLiteRt(folder);
  onStep();
  for (const name of wanted) {
    await runtime.makeReady(TRACKERS[name].models, onStep);
    trackers.set(name, await TRACKERS[name].open({ models: runtime, folder }));
  }
  send({ id, type: 'started' }, []);
}

async function follow({ id, picture, sees }: Request<'follow'>): Promise<void> {
  const arrivedAt = performance.now();
  const raster = await readPicture(picture, reader);
  const copiedAt = performance.now();
  const sight = await sightOf(raster, sees, 'follow');
  const times = { copyMs: copiedAt - arrivedAt, trackMs: performance.now() - copiedAt };
  send({ id, type: 'followed', picture, ...times, ...sight }, [picture]);
}

async function study({ id, file, widthPx, heightPx, sees }: Request<'study'>): Promise<void> {
  const picture = await decoded(file, widthPx, heightPx);
  if (!picture) return send({ id, type: 'undecodable' }, []);
  const raster = await readPicture(picture, reader);
  const sight = await sightOf(raster, sees, 'study');
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

async function sightOf(
  raster: Raster,
  sees: readonly TrackerName[],
  look: 'follow' | 'study',
): Promise<Sight> {
  let sight: Sight = { luminance: pictureLuminance(raster) };
  for (const name of sees) {
    const tracker = trackers.get(name);
    if (!tracker) throw new Error(`The tracker ${name} was not started`);
    sight = { ...sight, ...(await tracker[look](raster)) };
  }
  return sight;
}

function send(message: WorkerAnswer, transfer: Transferable[]): void {
  self.postMessage(message, { transfer });
}
