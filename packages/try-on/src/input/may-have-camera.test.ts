import { describe, expect, it } from 'vitest';
import { type CameraSigns, mayHaveCamera } from './may-have-camera.ts';

const aDevice = (kind: MediaDeviceKind): MediaDeviceInfo => ({
  kind,
  deviceId: '',
  groupId: '',
  label: '',
  toJSON: () => '',
});
const signs = (kinds: readonly MediaDeviceKind[], state: PermissionState): CameraSigns => ({
  mediaDevices: { enumerateDevices: () => Promise.resolve(kinds.map(aDevice)) },
  permissions: { query: () => Promise.resolve({ state }) },
});

const query = () => Promise.reject(new TypeError('camera'));

describe('whether a camera may open', () => {
  it('[R2.080] is so where the device has one and nobody has refused it', async () => {
    expect(await mayHaveCamera(signs(['videoinput'], 'granted'))).toBe(true);
    expect(await mayHaveCamera(signs(['audioinput', 'videoinput'], 'prompt'))).toBe(true);
  });

  it('[R2.080] is not so without a device, with a refusal, or where the page may use none', async () => {
    expect(await mayHaveCamera(signs(['audioinput'], 'prompt'))).toBe(false);
    expect(await mayHaveCamera(signs(['videoinput'], 'denied'))).toBe(false);
    expect(await mayHaveCamera({})).toBe(false);
  });

  it('is taken for so where the browser does not know the permission', async () => {
    expect(await mayHaveCamera({ ...signs(['videoinput'], 'prompt'), permissions: { query } })).toBe(true);
  });
});
