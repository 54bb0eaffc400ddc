import type { TryOnFailureCode } from '@vitrine/try-on';
import type { LabelKey } from '../../shared/i18n/labels.ts';

/** Where a shopper finds the switch for a blocked camera; the words differ by browser. */
export type CameraHelp =
  | 'ios'
  | 'safari'
  | 'firefox'
  | 'samsung'
  | 'android-chrome'
  | 'chromium'
  | 'in-app'
  | 'other';

/** Order matters: nearly every browser calls itself Safari, and every one on iOS is set in the system's settings. */
const MARKS: readonly (readonly [CameraHelp, RegExp])[] = [
  [
    'in-app',
    /FBA[NV]|Instagram|Line\/|MicroMessenger|KAKAOTALK|NAVER\(inapp|BytedanceWebview|musical_ly|Snapchat|Pinterest|LinkedInApp|; wv\)/u,
  ],
  ['ios', /iPhone|iPad|iPod/u],
  ['firefox', /Firefox\//u],
  ['samsung', /SamsungBrowser\//u],
  ['android-chrome', /Android.*Chrome\//u],
  ['chromium', /Chrome\/|Chromium\/|Edg\//u],
  ['safari', /Safari\//u],
];

/** As much of `navigator` as tells browsers apart. */
type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** A wrong guess shows a general sentence; nothing else depends on it. */
export function cameraHelp({ userAgent, maxTouchPoints }: Browser): CameraHelp {
  const help = MARKS.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'other';
  // A tablet of Apple's calls itself a Macintosh, which has no touch screen.
  return help === 'safari' && maxTouchPoints > 1 ? 'ios' : help;
}

const KEYS = {
  ios: 'tryon_camera_help_ios',
  safari: 'tryon_camera_help_safari',
  firefox: 'tryon_camera_help_firefox',
  samsung: 'tryon_camera_help_android',
  'android-chrome': 'tryon_camera_help_android',
  chromium: 'tryon_camera_help_chromium',
  'in-app': 'tryon_camera_help_in_app',
  other: 'tryon_camera_help_other',
} as const satisfies Record<CameraHelp, LabelKey>;

/** What to do about a camera that failed; undefined where the reason says it all. */
export function cameraHelpKey(reason: TryOnFailureCode, browser: Browser): LabelKey | undefined {
  const help = cameraHelp(browser);
  // The window of an app mostly has no camera to refuse.
  return reason === 'camera-denied' || (reason === 'camera-insecure' && help === 'in-app')
    ? KEYS[help]
    : undefined;
}
