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
  ['in-app', /FBA[NV]|Instagram|Line\/|MicroMessenger|; wv\)/u],
  ['ios', /iPhone|iPad|iPod/u],
  ['firefox', /Firefox\//u],
  ['samsung', /SamsungBrowser\//u],
  ['android-chrome', /Android.*Chrome\//u],
  ['chromium', /Chrome\/|Chromium\/|Edg\//u],
  ['safari', /Safari\//u],
];

/** Reads the help to show from `navigator.userAgent`; a wrong guess shows a general sentence, nothing depends on it. */
export function cameraHelp(userAgent: string): CameraHelp {
  return MARKS.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'other';
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

export const cameraHelpKey = (help: CameraHelp): LabelKey => KEYS[help];
