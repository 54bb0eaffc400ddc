import type { TryOnFailureCode } from '@vitrine/try-on';
import type { LabelKey } from '../../../shared/i18n/labels.ts';
import type { StageState } from './stage.ts';

/** Where there is none, asking again brings none. */
const NEVER: ReadonlySet<TryOnFailureCode> = new Set(['camera-absent', 'camera-insecure']);

/** What the way from a photo to the camera is called; undefined where none leads there. */
export function cameraWayKey({ camera, cameraRefusal }: Pick<StageState, 'camera' | 'cameraRefusal'>) {
  if (cameraRefusal !== undefined && NEVER.has(cameraRefusal)) return undefined;
  const isNew = camera === undefined && cameraRefusal !== undefined;
  return (isNew ? 'tryon_camera_retry' : 'tryon_back_to_camera') satisfies LabelKey;
}
