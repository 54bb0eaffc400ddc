import { clamp } from '../geometry/numbers.ts';

/** What some cameras do beside looking: a lamp, and a lens that comes closer. Browsers tell it of phones' mostly. */

type Controlled = Pick<MediaStreamTrack, 'getSettings' | 'applyConstraints'> &
  Partial<Pick<MediaStreamTrack, 'getCapabilities'>>;

/** Times. A lens that comes closer by less is not worth moving. */
const LEAST_WORTH = 1.2;

/** W3C MediaStream Image Capture: `torch` is a capability of the track. */
export const hasTorch = (track: Controlled | undefined): boolean => capability(track, 'torch') === true;

/** Answers whether the lamp burns; a camera that refuses stays dark. */
export async function setTorch(track: Controlled, isOn: boolean): Promise<boolean> {
  if (!hasTorch(track)) return false;
  const isObeyed = await applied(track, { torch: isOn });
  return isOn && isObeyed;
}

/**
 * The lens of a camera, as it stands when it is opened: a function that comes so many times closer, as far as it goes,
 * and answers how far it has gone. Undefined of a camera whose lens does not move.
 */
export function zoomLens(track: Controlled): ((times: number) => Promise<number>) | undefined {
  const range: unknown = capability(track, 'zoom');
  const start: unknown = Reflect.get(track.getSettings(), 'zoom');
  if (!isRange(range) || typeof start !== 'number' || start <= 0) return undefined;
  if (range.max / start < LEAST_WORTH) return undefined;
  let reached = 1;
  return async (times) => {
    const zoom = clamp(start * times, range.min, range.max);
    if (await applied(track, { zoom })) reached = zoom / start;
    return reached;
  };
}

/** The types of the platform do not know what only some cameras have. */
function capability(track: Controlled | undefined, name: 'torch' | 'zoom'): unknown {
  const all = track?.getCapabilities?.();
  return all && Reflect.get(all, name);
}

const isRange = (value: unknown): value is { readonly min: number; readonly max: number } =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'min') === 'number' &&
  typeof Reflect.get(value, 'max') === 'number';

async function applied(track: Controlled, wish: object): Promise<boolean> {
  try {
    await track.applyConstraints({ advanced: [wish] });
    return true;
  } catch {
    return false; // it was unplugged, or cannot do it while it films
  }
}
