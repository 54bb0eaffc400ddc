import { describe, expect, it } from 'vitest';
import { cameraHelp, cameraHelpKey } from './camera-help.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the way to the switch of a blocked camera', () => {
  it.each([
    [`${PHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 5, 'ios'],
    [`${PHONE} CriOS/130.0 Mobile/15E148 Safari/604.1`, 5, 'ios'],
    [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 0, 'safari'],
    [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 5, 'ios'],
    [`${MAC} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36`, 0, 'chromium'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 0, 'firefox'],
    [`${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36`, 5, 'android-chrome'],
    [`${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 5, 'samsung'],
    [`${PHONE} Mobile/15E148 Instagram 361.0.0.35.82`, 5, 'in-app'],
    [`${ANDROID} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0;]`, 5, 'in-app'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/130 Mobile', 5, 'in-app'],
    ['a browser of its own', 0, 'other'],
  ] as const)('of %j with %i fingers is that of %s', (userAgent, maxTouchPoints, help) => {
    expect(cameraHelp({ userAgent, maxTouchPoints })).toBe(help);
  });

  it('is told where the camera was refused, and in the window of an app that has none to refuse', () => {
    const firefox = { userAgent: 'Firefox/140.0', maxTouchPoints: 0 };
    const app = { userAgent: 'Instagram 361', maxTouchPoints: 5 };
    expect(cameraHelpKey('camera-denied', firefox)).toBe('tryon_camera_help_firefox');
    expect(cameraHelpKey('camera-insecure', firefox)).toBeUndefined();
    expect(cameraHelpKey('camera-absent', app)).toBeUndefined();
    expect(cameraHelpKey('camera-insecure', app)).toBe('tryon_camera_help_in_app');
  });
});
