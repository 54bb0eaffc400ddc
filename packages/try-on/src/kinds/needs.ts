/** What the types of product that are tried on need, taken together. Types without a kind need nothing. */
import type { TrackerName } from '../assets/asset-manifest.ts';
import type { TryOnType } from '../init/check-init.ts';
import type { CameraFacing } from '../input/camera.ts';
import type { Sought } from '../sought.ts';
import { KINDS } from './kinds.ts';

export function trackersFor(types: readonly TryOnType[]): readonly TrackerName[] {
  return [...new Set(types.flatMap((type) => KINDS[type]?.sees ?? []))];
}

/** Of several, what the first one seeks. */
export function soughtFor([first]: readonly TryOnType[]): Sought {
  return (first && KINDS[first]?.seeks) ?? 'face';
}

export function facingFor([first]: readonly TryOnType[]): CameraFacing {
  return (first && KINDS[first]?.facing) ?? 'user';
}
