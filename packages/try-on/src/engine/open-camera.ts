import type { TryOnFailure } from '../failure.ts';
import { hintToTell } from '../hint.ts';
import {
  type CameraStream,
  type CameraRequest,
  type OpenedCamera,
  openCameraStream,
} from '../input/camera.ts';
import type { PlacedProducts } from '../kinds/product-layer.ts';
import { accepted, refused, type Result } from '@vitrine/domain/result';
import type { TryOnStatus } from '../status.ts';
import type { Detection } from '../tracking/worker-protocol.ts';
import { facingFor, targetFor, trackersFor } from '../kinds/needs.ts';
import type { Engine } from './start-engine.ts';
import { createLightWatch } from './light-watch.ts';
import { grabFrame, playStream, startLiveLoop } from './live-loop.ts';
import { failed, type SourceContext } from './source-slot.ts';

/**
 * Shows a camera instead of what was shown. Its light goes out in every case but success; a photo stays until there is a
 * camera to take its place.
 */
export async function openCamera(
  context: SourceContext,
  given: CameraRequest,
): Promise<Result<OpenedCamera, TryOnFailure>> {
  const { slot, report } = context;
  const keepsPhoto = slot.shown()?.kind === 'photo';
  // A phone lends one camera at a time, so the current one is stopped before the next is requested.
  if (!keepsPhoto) slot.replace('live');
  const opened = await lentCamera(context, given);
  const shouldReport = !opened.ok && !keepsPhoto && opened.refusal.code.startsWith('camera-');
  return shouldReport ? failed(report, opened.refusal) : opened;
}

/** Opens a camera and shows it, or says why there is none; `closed` where another source was requested meanwhile. */
async function lentCamera(
  context: SourceContext,
  given: CameraRequest,
): Promise<Result<OpenedCamera, TryOnFailure>> {
  const { slot, ready, owner, types } = context;
  const request = { facing: facingFor(types()), ...given };
  const mine = slot.request();
  const [camera, engine] = await Promise.all([
    openCameraStream(owner.defaultView?.navigator.mediaDevices, request),
    ready,
  ]);
  if (!camera.ok) return mine.isStale() ? refused({ code: 'closed' }) : camera;

  const playing = engine.ok ? await playedToFollow(context, engine.value, camera.value) : engine;
  if (mine.isStale() || !engine.ok || !playing.ok) {
    camera.value.stop();
    if (mine.isStale() || playing.ok) return refused({ code: 'closed' });
    return playing;
  }
  await goLive(context, engine.value, { camera: camera.value, video: playing.value });
  return accepted(camera.value.opened);
}

/** The models for following are ready since the start, unless no camera was expected then. */
async function playedToFollow(
  { owner, types }: SourceContext,
  { tracker }: Engine,
  camera: CameraStream,
): Promise<Result<HTMLVideoElement, TryOnFailure>> {
  const video = await played(camera, owner);
  if (!video) return refused({ code: 'camera-busy' });
  const canFollow = await tracker.start(trackersFor(types()), { willFollow: true });
  return canFollow ? accepted(video) : refused({ code: 'worker-lost' });
}

async function played(camera: CameraStream, owner: Document): Promise<HTMLVideoElement | undefined> {
  try {
    return await playStream(camera.stream, owner);
  } catch {
    return undefined; // the track ended, or the browser forbids playing
  }
}

interface Playing {
  readonly camera: CameraStream;
  readonly video: HTMLVideoElement;
}

async function goLive(context: SourceContext, engine: Engine, { camera, video }: Playing): Promise<void> {
  const { slot, report } = context;
  const mine = slot.replace('live');
  const isMine = () => mine === slot.shown();
  mine.camera = camera;
  mine.disposers.add(() => camera.stop());
  mine.disposers.add(() => {
    video.srcObject = null;
  });
  for (const track of camera.stream.getVideoTracks()) {
    track.addEventListener('ended', () => {
      if (isMine()) failed(report, { code: 'camera-busy' }); // unplugged, or taken away
    });
  }
  engine.renderer.begin({ kind: 'live', mirrored: camera.opened.mirrored });
  await engine.tracker.ask(() => ({ type: 'forget' }));
  if (!isMine()) return;
  report({ state: 'seeking', target: targetFor(context.types()) });
  const follow = follower({
    ...context,
    engine,
    video,
    isShown: () => isMine() && !mine.frozen,
    end: () => mine.disposers.closeAll(),
  });
  const loop = startLiveLoop(video, follow);
  mine.disposers.add(() => loop.stop());
}

interface Following extends Pick<SourceContext, 'report' | 'types'> {
  readonly engine: Engine;
  readonly video: HTMLVideoElement;
  readonly isShown: () => boolean;
  /** Stops the camera, because nothing will follow its pictures any more. */
  readonly end: () => void;
}

/** Follows the target in one frame and draws that frame, so that product and picture are of the same moment. */
function follower({
  engine,
  video,
  report,
  types,
  isShown,
  end,
}: Following): (atMs: number) => Promise<void> {
  const statusOf = createStatusMapping(types);
  return async (atMs) => {
    if (!isShown()) return;
    const answer = await engine.tracker.ask(async () => {
      const picture = await grabFrame(video);
      return picture && { type: 'follow', picture, sees: trackersFor(types()) };
    });
    if (answer === 'lost') {
      end();
      return report({ state: 'failed', failure: { code: 'worker-lost' } });
    }
    if (answer === 'closed') return end();
    if (typeof answer === 'string' || answer.type !== 'followed') return;
    if (!isShown()) return answer.picture.close();
    report(statusOf(answer, engine.renderer.present(answer.picture, answer, atMs)));
  };
}

/** The status that is reported for each picture. */
function createStatusMapping(
  types: SourceContext['types'],
): (detection: Detection, placed: PlacedProducts) => TryOnStatus {
  const light = createLightWatch();
  let wasSeen = false;
  return (detection, placed) => {
    const isSeen = types().some((type) => placed.seen.includes(type));
    wasSeen ||= isSeen;
    const dark = light.hint(detection);
    const hint = isSeen ? hintToTell(dark, placed.hint) : (dark ?? placed.hint);
    const help = hint && { hint };
    if (isSeen) return { state: 'tracked', ...help };
    return { state: wasSeen ? 'lost' : 'seeking', target: targetFor(types()), ...help };
  };
}
