import { TRY_ON_TYPES } from '@vitrine/domain';
import type { TryOnSession } from './session.ts';

/** The controls that depend on the mode alone; the modal adds its own conditions to them. */
export type TryOnControl =
  | 'ruler'
  | 'upload'
  | 'take-photo'
  | 'discard-photo'
  | 'close-photo'
  | 'picture-out';

const BY_MODE = {
  live: ['ruler', 'upload', 'take-photo'],
  photo: ['ruler', 'upload', 'close-photo', 'picture-out'],
  snapshot: ['discard-photo', 'picture-out'],
} as const satisfies Record<TryOnSession['mode'], readonly TryOnControl[]>;

/**
 * [R2.084, R2.085, R2.088–R2.091, R4.012] What the modal shows in a mode. `picture-out` is share and download: there is
 * a picture to give away. The ruler is for watches only.
 */
export function controlsShown({ mode, tryOnType }: Pick<TryOnSession, 'mode' | 'tryOnType'>): TryOnControl[] {
  return BY_MODE[mode].filter((control) => control !== 'ruler' || TRY_ON_TYPES[tryOnType].needsWristSize);
}
