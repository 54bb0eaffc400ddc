import { NOMINAL_PX_PER_MM, parseScreenScale, storedScreenScale } from './screen-scale.ts';
import { parseWristSize } from './wrist-size.ts';

/** [R3.023] */
const WRIST_SIZE_KEY = 'wristMeasurementSize';
const TIP_KEY = 'tryon.wristTip';
const SCREEN_KEY = 'tryon.screenPxPerMm';

/** [R4.008] What the shopper let this tab remember. */
export const readWristSize = (): number | undefined => parseWristSize(read('session', WRIST_SIZE_KEY));
/** [R4.027] */
export const keepWristSize = (sizeMm: number): void => write('session', WRIST_SIZE_KEY, String(sizeMm));
/** [R4.028] */
export const forgetWristSize = (): void => write('session', WRIST_SIZE_KEY, undefined);

/** [R4.026] True once in a browser session. */
export function isFirstMeasuring(): boolean {
  if (read('session', TIP_KEY) !== null) return false;
  write('session', TIP_KEY, 'read');
  return true;
}

export interface ScreenScale {
  readonly pxPerMm: number;
  /** A card was held against this screen. */
  readonly isMatched: boolean;
}

/** [R2.104] Remembered for the device, not for the visit. */
export function readScreenScale(): ScreenScale {
  const pxPerMm = parseScreenScale(read('local', SCREEN_KEY), devicePixelRatio);
  return { pxPerMm: pxPerMm ?? NOMINAL_PX_PER_MM, isMatched: pxPerMm !== undefined };
}

export const keepScreenScale = (pxPerMm: number): void =>
  write('local', SCREEN_KEY, storedScreenScale(pxPerMm, devicePixelRatio));

type Place = 'session' | 'local';

/** Some browsers keep nothing at all, and say so by throwing. */
function read(place: Place, key: string): string | null {
  try {
    return storageOf(place).getItem(key);
  } catch {
    return null;
  }
}

function write(place: Place, key: string, value: string | undefined): void {
  try {
    if (value === undefined) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, value);
  } catch {
    // Asked again the next time.
  }
}

const storageOf = (place: Place): Storage => (place === 'session' ? sessionStorage : localStorage);
