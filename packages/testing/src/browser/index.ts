export { CAMERA_ALLOWED, cameraShowing, CHROMIUM, QUIET } from './chromium-settings.ts';
export {
  startChromium,
  startChromiumThatKeepsPages,
  startChromiumWithCamera,
  startChromiumWithoutGraphics,
} from './start-chromium.ts';
