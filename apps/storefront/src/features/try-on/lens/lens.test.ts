import type { CameraRequest } from '@vitrine/try-on';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCameraRequest, storedCameraRequest } from '../engine/remembered-camera.ts';
import { nextZoom } from './zoom-steps.ts';

describe('the zoom of the stage', () => {
  it('[R2.094] comes closer at every press, and stands back again after the closest', () => {
    const presses = [1, 2, 3, 4, 5].reduce<number[]>((steps) => [...steps, nextZoom(steps.at(-1) ?? 1)], [1]);
    expect(presses).toEqual([1, 1.5, 2, 3, 1, 1.5]);
  });
});

describe('the camera that was chosen', () => {
  const requests: fc.Arbitrary<CameraRequest> = fc.oneof(
    fc.record({ facing: fc.constantFrom('user' as const, 'environment' as const) }),
    fc.record({ deviceId: fc.stringMatching(/^[0-9a-f]{1,64}$/u) }),
  );

  it('is read as it was kept', () => {
    fc.assert(
      fc.property(requests, (request) => {
        expect(parseCameraRequest(storedCameraRequest(request))).toEqual(request);
      }),
    );
  });

  it('is none where something else lies in its place', () => {
    expect(parseCameraRequest(null)).toBeUndefined();
    expect(parseCameraRequest('device ')).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (stored) => {
        const request = parseCameraRequest(stored);
        if (request) expect(stored).toMatch(/^(?:user|environment|device .)/u);
      }),
    );
  });
});
