import { describe, expect, it } from 'vitest';
import { cameraWayKey } from './camera-way.ts';

const camera = { deviceId: 'front', facing: 'user', mirrored: true, hasTorch: false, devices: [] } as const;

describe('the way from a photo to the camera', () => {
  it('leads back to the one that ran', () => {
    expect(cameraWayKey({ camera, cameraRefusal: undefined })).toBe('tryon_back_to_camera');
    expect(cameraWayKey({ camera, cameraRefusal: 'camera-busy' })).toBe('tryon_back_to_camera');
  });

  it.each(['camera-denied', 'camera-busy'] as const)(
    'is another attempt where it never ran and may yet: %s',
    (code) => {
      expect(cameraWayKey({ camera: undefined, cameraRefusal: code })).toBe('tryon_camera_retry');
    },
  );

  it.each(['camera-absent', 'camera-insecure'] as const)('is not offered where there is none: %s', (code) => {
    expect(cameraWayKey({ camera: undefined, cameraRefusal: code })).toBeUndefined();
    expect(cameraWayKey({ camera, cameraRefusal: code })).toBeUndefined();
  });
});
