import { describe, expect, it } from 'vitest';
import { cameraFailure, openCameraStream } from './camera.ts';

interface FakeTrack {
  readonly settings: MediaTrackSettings;
  stopped: boolean;
}

/** As much of a stream and of the browser's list of devices as is asked for. */
function aCamera(
  settings: MediaTrackSettings,
  {
    breaks = false,
    gone,
    label = '',
  }: { readonly breaks?: boolean; readonly gone?: string; readonly label?: string } = {},
) {
  const track: FakeTrack = { settings, stopped: false };
  const videoTrack = { label, getSettings: () => track.settings, stop: () => void (track.stopped = true) };
  const asked: MediaStreamConstraints[] = [];
  const media = {
    getUserMedia: (constraints: MediaStreamConstraints) => {
      asked.push(constraints);
      if (gone !== undefined && JSON.stringify(constraints).includes(gone))
        return Promise.reject(new DOMException('', 'OverconstrainedError'));
      return Promise.resolve({ getVideoTracks: () => [videoTrack], getTracks: () => [videoTrack] });
    },
    enumerateDevices: () =>
      breaks
        ? Promise.reject(new DOMException('', 'NotAllowedError'))
        : Promise.resolve([
            { kind: 'videoinput', deviceId: 'front', label: 'Front' },
            { kind: 'audioinput', deviceId: 'ear', label: 'Microphone' },
            { kind: 'videoinput', deviceId: 'rear', label: 'Rear' },
          ]),
  };
  // The fake has what the code under test uses, and none of the other members of MediaDevices.
  return { media: media as unknown as MediaDevices, track, asked }; // oxlint-disable-line typescript/no-unsafe-type-assertion -- a test double
}

describe('a camera', () => {
  it('is the front one unless another is wished, and never asks for sound', async () => {
    const { media, asked } = aCamera({ deviceId: 'front', facingMode: 'user' });
    await openCameraStream(media, {});
    expect(asked[0]).toMatchObject({ audio: false, video: { facingMode: { ideal: 'user' } } });
  });

  it.each([
    [{ facingMode: 'user' }, {}, true],
    [{ facingMode: 'environment' }, { facing: 'environment' }, false],
    [{ facingMode: 'environment' }, {}, false],
    [{}, {}, true],
    [{}, { facing: 'environment' }, true],
  ] as const)('that says %o when %o was wished is mirrored: %s', async (settings, request, mirrored) => {
    const opened = await openCameraStream(aCamera(settings).media, request);
    expect(opened).toMatchObject({ ok: true, value: { opened: { mirrored } } });
  });

  it.each([
    ['camera2 0, facing back', false],
    ['Surface Camera Rear', false],
    ['FaceTime HD Camera', true],
  ])('that says where it looks by its name alone (%s) is mirrored: %s', async (label, mirrored) => {
    const opened = await openCameraStream(aCamera({}, { label }).media, { facing: 'environment' });
    expect(opened).toMatchObject({ value: { opened: { mirrored } } });
  });

  it('that is wished by its id is that very one', async () => {
    const { media, asked } = aCamera({ deviceId: 'rear' });
    await openCameraStream(media, { deviceId: 'rear' });
    expect(asked).toEqual([
      expect.objectContaining({ video: expect.objectContaining({ deviceId: { exact: 'rear' } }) }),
    ]);
  });

  it('that is wished and has gone is replaced by whichever there is', async () => {
    const { media, asked } = aCamera({ deviceId: 'front' }, { gone: 'rear' });
    const opened = await openCameraStream(media, { deviceId: 'rear' });
    expect(opened).toMatchObject({ ok: true, value: { opened: { deviceId: 'front' } } });
    expect(asked).toHaveLength(2);
  });

  it('lists every camera for a choice', async () => {
    const opened = await openCameraStream(aCamera({ deviceId: 'front' }).media, { deviceId: 'front' });
    expect(opened).toMatchObject({
      value: { opened: { deviceId: 'front', devices: [{ deviceId: 'front' }, { deviceId: 'rear' }] } },
    });
  });

  it('[R4.020] goes out again if anything fails after it was opened', async () => {
    const { media, track } = aCamera({}, { breaks: true });
    expect(await openCameraStream(media, {})).toEqual({ ok: false, refusal: { code: 'camera-denied' } });
    expect(track.stopped).toBe(true);
  });

  it('[R4.020] goes out when it is stopped', async () => {
    const { media, track } = aCamera({});
    const opened = await openCameraStream(media, {});
    if (opened.ok) opened.value.stop();
    expect(track.stopped).toBe(true);
  });

  it('is missing where the browser has none to give', async () => {
    expect(await openCameraStream(undefined, {})).toEqual({
      ok: false,
      refusal: { code: 'camera-insecure' },
    });
  });

  it.each([
    ['NotAllowedError', 'camera-denied'],
    ['NotFoundError', 'camera-absent'],
    ['OverconstrainedError', 'camera-absent'],
    ['NotReadableError', 'camera-busy'],
    ['AbortError', 'camera-busy'],
    ['SecurityError', 'camera-insecure'],
    ['NeverHeardOfError', 'camera-busy'],
  ])('that fails with %s is %s', (name, code) => {
    expect(cameraFailure(new DOMException('', name)).code).toBe(code);
  });
});
