import type { CameraFailure } from '../failure.ts';
import { accepted, refused, type Result } from '@vitrine/domain/result';
import { hasTorch, setTorch, zoomLens } from './camera-controls.ts';

export type CameraFacing = 'user' | 'environment';

/** Which camera to open; the front one where nothing is requested. */
export interface CameraRequest {
  readonly deviceId?: string;
  readonly facing?: CameraFacing;
}

export interface CameraDevice {
  readonly deviceId: string;
  /** Empty until the shopper has allowed a camera once. */
  readonly label: string;
}

export interface OpenedCamera {
  readonly deviceId: string;
  /** Undefined on a desktop, whose cameras do not say where they look. */
  readonly facing: CameraFacing | undefined;
  /** Only a camera that looks at the shopper is mirrored, as a mirror is. */
  readonly mirrored: boolean;
  /** It has a lamp that the page may switch. */
  readonly hasTorch: boolean;
  /** Every camera there is, for a choice. */
  readonly devices: readonly CameraDevice[];
}

export interface CameraStream {
  readonly stream: MediaStream;
  readonly opened: OpenedCamera;
  /** Switches the lamp; answers whether it burns. */
  torch(isOn: boolean): Promise<boolean>;
  /** Answers how many times larger its lens shows things now: 1 where it has none to move. */
  zoom(times: number): Promise<number>;
  stop(): void;
}

/** The landmark model sees 192 pixels of the face; a larger picture is only for the eye. */
const IDEAL = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } } as const;

/**
 * Opens a camera. If a later step fails, the stream is stopped again. A requested device that is gone is replaced by
 * any other.
 */
export async function openCameraStream(
  media: MediaDevices | undefined,
  request: CameraRequest,
): Promise<Result<CameraStream, CameraFailure>> {
  // Undefined outside of https and localhost, and in some in-app browsers.
  if (!media) return refused({ code: 'camera-insecure' });
  let stream: MediaStream | undefined;
  try {
    stream = await requestedStream(media, request);
    const devices = await camerasOf(media);
    const opened = describe(stream, request, devices);
    return accepted({ stream, opened, ...controlsOf(stream), stop: stopping(stream) });
  } catch (error) {
    if (stream) stopping(stream)();
    return refused(cameraFailure(error));
  }
}

/** A requested device is an exact constraint: as a preference it would lose against a camera with a better picture. */
async function requestedStream(media: MediaDevices, request: CameraRequest): Promise<MediaStream> {
  const { deviceId, facing = 'user' } = request;
  const ask = (which: MediaTrackConstraints): Promise<MediaStream> =>
    media.getUserMedia({ audio: false, video: { ...IDEAL, ...which } });
  const byFacing = { facingMode: { ideal: facing } };
  if (deviceId === undefined) return ask(byFacing);
  try {
    return await ask({ deviceId: { exact: deviceId } });
  } catch (error) {
    if (cameraFailure(error).code !== 'camera-absent') throw error;
    return ask(byFacing);
  }
}

function controlsOf(stream: MediaStream): Pick<CameraStream, 'torch' | 'zoom'> {
  const [track] = stream.getVideoTracks();
  const widest = track && zoomLens(track);
  return {
    torch: async (isOn) => track !== undefined && setTorch(track, isOn),
    zoom: async (times) => widest?.(times) ?? 1,
  };
}

async function camerasOf(media: MediaDevices): Promise<readonly CameraDevice[]> {
  const devices = await media.enumerateDevices();
  return devices
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }) => ({ deviceId, label }));
}

/** What older phones call a camera that looks away. */
const REAR = /\b(?:back|rear|environment)\b/iu;

function describe(
  stream: MediaStream,
  request: CameraRequest,
  devices: readonly CameraDevice[],
): OpenedCamera {
  const [track] = stream.getVideoTracks();
  const settings = track?.getSettings() ?? {};
  const facing = facingOf(settings.facingMode);
  return {
    deviceId: settings.deviceId ?? request.deviceId ?? '',
    facing,
    // A webcam that does not say where it looks is on the screen and looks at the shopper, whatever was requested.
    mirrored: facing === undefined ? !REAR.test(track?.label ?? '') : facing === 'user',
    hasTorch: hasTorch(track),
    devices,
  };
}

function facingOf(mode: string | undefined): CameraFacing | undefined {
  return mode === 'user' || mode === 'environment' ? mode : undefined;
}

function stopping(stream: MediaStream): () => void {
  return () => {
    for (const track of stream.getTracks()) track.stop();
  };
}

/** Names of the exceptions of getUserMedia (W3C Media Capture and Streams, section 10.3), and of older engines. */
const FAILURES: ReadonlyMap<string, CameraFailure> = new Map([
  ['NotAllowedError', { code: 'camera-denied' }],
  ['PermissionDeniedError', { code: 'camera-denied' }],
  ['SecurityError', { code: 'camera-insecure' }],
  ['TypeError', { code: 'camera-insecure' }],
  ['NotFoundError', { code: 'camera-absent' }],
  ['DevicesNotFoundError', { code: 'camera-absent' }],
  ['OverconstrainedError', { code: 'camera-absent' }],
  ['NotReadableError', { code: 'camera-busy' }],
  ['TrackStartError', { code: 'camera-busy' }],
  ['AbortError', { code: 'camera-busy' }],
]);

/** What a refused or failed getUserMedia means for the shopper. */
export function cameraFailure(error: unknown): CameraFailure {
  const name = error instanceof Error ? error.name : '';
  return FAILURES.get(name) ?? { code: 'camera-busy' };
}
