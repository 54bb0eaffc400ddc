import type { TryOnFailure } from '../failure.ts';
import { type CameraStream, type CameraWish, type OpenedCamera, openCameraStream } from '../input/camera.ts';
import { accepted, refused, type Result } from '../result.ts';
import type { Booted } from './boot.ts';
import { createLightWatch } from './light-watch.ts';
import { grabFrame, playStream, startLiveLoop } from './live-loop.ts';
import type { Report } from './reporter.ts';
import { failed, type SourceContext } from './source-slot.ts';

/** Shows a camera instead of what was shown. Its light goes out in every case but success. */
export async function openCamera(
  context: SourceContext,
  wish: CameraWish,
): Promise<Result<OpenedCamera, TryOnFailure>> {
  const { slot, report, booted, owner } = context;
  const mine = slot.wish();
  // A phone lends one camera at a time: the last one goes before the next is asked for.
  slot.replace('live');
  const [camera, engine] = await Promise.all([
    openCameraStream(owner.defaultView?.navigator.mediaDevices, wish),
    booted,
  ]);
  if (!camera.ok) return mine.isStale() ? refused({ code: 'closed' }) : failed(report, camera.refusal);

  const playing = engine.ok ? await played(camera.value, owner) : undefined;
  if (mine.isStale() || !engine.ok || !playing) {
    camera.value.stop();
    if (mine.isStale()) return refused({ code: 'closed' });
    return engine.ok ? failed(report, { code: 'camera-busy' }) : engine;
  }
  await goLive(context, engine.value, { camera: camera.value, video: playing });
  return accepted(camera.value.opened);
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

async function goLive(context: SourceContext, engine: Booted, { camera, video }: Playing): Promise<void> {
  const { slot, report } = context;
  const mine = slot.replace('live');
  const isMine = () => mine === slot.shown();
  mine.disposers.add(() => camera.stop());
  mine.disposers.add(() => {
    video.srcObject = null;
  });
  for (const track of camera.stream.getVideoTracks()) {
    track.addEventListener('ended', () => {
      if (isMine()) failed(report, { code: 'camera-busy' }); // unplugged, or taken away
    });
  }
  engine.view.begin({ kind: 'live', mirrored: camera.opened.mirrored });
  await engine.tracker.ask(() => ({ type: 'forget' }));
  if (!isMine()) return;
  report({ state: 'seeking-face' });
  const follow = follower({
    engine,
    video,
    report,
    isShown: () => isMine() && !mine.frozen,
    end: () => mine.disposers.closeAll(),
  });
  const loop = startLiveLoop(video, follow);
  mine.disposers.add(() => loop.stop());
}

interface Following {
  readonly engine: Booted;
  readonly video: HTMLVideoElement;
  readonly report: Report;
  readonly isShown: () => boolean;
  /** Puts the camera out: nothing will follow it any more. */
  readonly end: () => void;
}

/** Follows the face in one frame and draws that frame, so that product and picture are of the same moment. */
function follower({ engine, video, report, isShown, end }: Following): (atMs: number) => Promise<void> {
  const light = createLightWatch();
  let seen = false;
  return async (atMs) => {
    if (!isShown()) return;
    const answer = await engine.tracker.ask(async () => {
      const picture = await grabFrame(video);
      return picture && { type: 'follow', picture };
    });
    if (answer === 'lost') {
      end();
      return report({ state: 'failed', failure: { code: 'worker-lost' } });
    }
    if (answer === 'closed') return end();
    if (typeof answer === 'string' || answer.type !== 'followed') return;
    if (!isShown()) return answer.picture.close();

    engine.view.present(answer.picture, answer, atMs);
    if (answer.face) seen = true;
    const hint = light.hint(answer);
    report({ state: stateOf(answer.face !== undefined, seen), ...(hint && { hint }) });
  };
}

function stateOf(isSeen: boolean, wasSeen: boolean): 'tracked' | 'lost' | 'seeking-face' {
  if (isSeen) return 'tracked';
  return wasSeen ? 'lost' : 'seeking-face';
}
