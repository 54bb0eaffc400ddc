import { TRY_ON_TYPES, type TryOnType } from '@vitrine/domain';
import type { CameraRequest } from '@vitrine/try-on';

/** Which camera the shopper chose on this device: one for the face, and one for hands and feet. */
const KEYS = { front: 'tryon.cameraForFace', rear: 'tryon.cameraForBody' } as const;
const keyOf = (tryOnType: TryOnType): string => KEYS[TRY_ON_TYPES[tryOnType].camera];

/** A choice as it lies in storage, which anybody can write to; undefined of anything else. */
export function parseCameraRequest(stored: string | null): CameraRequest | undefined {
  const [facing, deviceId] = (stored ?? '').split(' ');
  if (facing === 'user' || facing === 'environment') return { facing };
  return facing === 'device' && deviceId ? { deviceId } : undefined;
}

/** A phone's cameras are told apart by where they look: their ids do not last everywhere. */
export const storedCameraRequest = ({ facing, deviceId }: CameraRequest): string =>
  facing ?? `device ${deviceId ?? ''}`;

/** Undefined where nothing was chosen yet: then the camera that suits the piece comes first. */
export function readCamera(tryOnType: TryOnType): CameraRequest | undefined {
  try {
    return parseCameraRequest(localStorage.getItem(keyOf(tryOnType)));
  } catch {
    return undefined; // a browser that stores nothing throws
  }
}

export function keepCamera(tryOnType: TryOnType, request: CameraRequest): void {
  try {
    localStorage.setItem(keyOf(tryOnType), storedCameraRequest(request));
  } catch {
    // The camera that suits the piece comes first the next time too.
  }
}
