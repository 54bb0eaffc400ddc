export { CAMERA_ALLOWED, cameraShowing, CHROMIUM, QUIET } from './chromium-settings.ts';
export { startChromium, startChromiumWithCamera } from './start-chromium.ts';
