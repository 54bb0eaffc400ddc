import type { SourceImage } from '../tracking/worker-protocol.ts';

/**
 * Calls back at every new frame of a video until stopped. Frames that come while the last one is processed are
 * dropped.
 */
export interface LiveLoop {
  stop(): void;
}

export function startLiveLoop(video: HTMLVideoElement, onFrame: (atMs: number) => Promise<void>): LiveLoop {
  let stopped = false;
  let busy = false;

  const next = () => {
    if (stopped) return;
    // Firefox has it since version 132; older ones use the screen's own rhythm.
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(frame);
    else requestAnimationFrame(frame);
  };
  const frame = (atMs: number) => {
    next();
    if (stopped || busy || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    busy = true;
    void onFrame(atMs).finally(() => {
      busy = false;
    });
  };
  next();
  return {
    stop() {
      stopped = true;
    },
  };
}

/** The current frame of the video, as cheaply as the browser can hand it over. Undefined once the video has ended. */
export async function grabFrame(video: HTMLVideoElement): Promise<SourceImage | undefined> {
  if (video.videoWidth === 0) return undefined;
  try {
    return 'VideoFrame' in globalThis ? new VideoFrame(video) : await createImageBitmap(video);
  } catch {
    return undefined; // the stream ended in between
  }
}

/** A video element that plays a stream, beside the page. Rejects if the browser will not play it. */
export async function playStream(stream: MediaStream, owner: Document): Promise<HTMLVideoElement> {
  const video = owner.createElement('video');
  video.muted = true;
  video.autoplay = true;
  video.playsInline = true; // iOS opens its own player otherwise
  video.srcObject = stream;
  await video.play();
  return video;
}
