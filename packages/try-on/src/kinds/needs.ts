/** What the types that are tried on need together. Types without a kind need nothing. */
import type { TrackerName } from '../assets/asset-manifest.ts';
import { type BodyPart, TRY_ON_TYPES, type TryOnType } from '@vitrine/domain/try-on';
import type { CameraFacing } from '../input/camera.ts';
import type { Target } from '../target.ts';
import { KINDS } from './kinds.ts';

export function trackersFor(types: readonly TryOnType[]): readonly TrackerName[] {
  return [...new Set(types.flatMap((type) => KINDS[type]?.sees ?? []))];
}

const TARGETS = { face: 'face', hand: 'hand', wrist: 'hand', foot: 'foot' } as const satisfies Record<
  BodyPart,
  Target
>;

/** The target of the first type. */
export const targetFor = ([first]: readonly TryOnType[]): Target =>
  first ? TARGETS[TRY_ON_TYPES[first].bodyPart] : 'face';

export const facingFor = ([first]: readonly TryOnType[]): CameraFacing =>
  first && TRY_ON_TYPES[first].camera === 'rear' ? 'environment' : 'user';
