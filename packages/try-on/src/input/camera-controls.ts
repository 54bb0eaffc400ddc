import { clamp } from '../geometry/numbers.ts';

/** Extra controls of some cameras, mostly of phones: a lamp and a zoom lens. */

type Controlled = Pick<MediaStreamTrack, 'getSettings' | 'applyConstraints'> &
  Partial<Pick<MediaStreamTrack, 'getCapabilities'>>;

/** A lens with a smaller range of zoom is not used. */
const LEAST_ZOOM = 1.2;

/** W3C MediaStream Image Capture: `torch` is a capability of the track. */
export const hasTorch = (track: Controlled | undefined): boolean => capability(track, 'torch') === true;

/** Answers whether the lamp burns; a camera that refuses stays dark. */
export async function setTorch(track: Controlled, isOn: boolean): Promise<boolean> {
  if (!hasTorch(track)) return false;
  const isObeyed = await applied(track, { torch: isOn });
  return isOn && isObeyed;
}

/**
 * The zoom of a camera's lens from where it stands at the start: a function that zooms so many times, as far as the
 * lens goes, and answers how far it went. Undefined for a lens without zoom.
 */
export function zoomLens(track: Controlled): ((times: number) => Promise<number>) | undefined {
  const range: unknown = capability(track, 'zoom');
  const start: unknown = Reflect.get(track.getSettings(), 'zoom');
  if (!isRange(range) || typeof start !== 'number' || start <= 0) return undefined;
  if (range.max / start < LEAST_ZOOM) return undefined;
  let reached = 1;
  return async (times) => {
    const zoom = clamp(start * times, range.min, range.max);
    if (await applied(track, { zoom })) reached = zoom / start;
    return reached;
  };
}

/** The platform's types do not name the extra controls of some cameras. */
function capability(track: Controlled | undefined, name: 'torch' | 'zoom'): unknown {
  const all = track?.getCapabilities?.();
  return all && Reflect.get(all, name);
}

const isRange = (value: unknown): value is { readonly min: number; readonly max: number } =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'min') === 'number' &&
  typeof Reflect.get(value, 'max') === 'number';

async function applied(track: Controlled, request: object): Promise<boolean> {
  try {
    await track.applyConstraints({ advanced: [request] });
    return true;
  } catch {
    return false; // it was unplugged, or cannot do it while it films
  }
}
