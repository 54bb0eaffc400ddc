import type { BodyPart, TryOnType } from '@vitrine/domain';
import type { TryOnFailure, TryOnFailureCode } from '@vitrine/try-on';
import type { LabelKey } from '../../shared/i18n/labels.ts';
import type { OpeningError } from './opening/opening.ts';
import { targetPart } from './stage/target-part.ts';

/** A label and the values of its placeholders. */
export interface Words {
  readonly key: LabelKey;
  readonly values?: Readonly<Record<string, number>>;
}

/** The sentence for each thing that can go wrong; the compiler keeps the table complete. */
const KEYS = {
  'camera-denied': 'tryon_camera_denied',
  'camera-absent': 'tryon_camera_absent',
  'camera-busy': 'tryon_camera_busy',
  'camera-insecure': 'tryon_camera_insecure',
  'not-an-image': 'tryon_photo_not_an_image',
  'svg-unsupported': 'tryon_photo_svg',
  'heic-unsupported': 'tryon_photo_heic',
  'tiff-unsupported': 'tryon_photo_tiff',
  'image-broken': 'tryon_photo_broken',
  'image-too-large': 'tryon_photo_too_many_bytes',
  'image-too-small': 'tryon_photo_too_small',
  'not-seen': 'tryon_photo_no_face',
  'model-missing': 'tryon_model_missing',
  'type-unsupported': 'tryon_error_description',
  'engine-failed': 'tryon_error_description',
  'graphics-lost': 'tryon_graphics_lost',
  'worker-lost': 'tryon_worker_lost',
  'no-picture': 'tryon_no_picture',
  closed: 'tryon_error_description',
} as const satisfies Record<TryOnFailureCode, LabelKey>;

const BYTES_PER_MEGABYTE = 1_000_000;

export function failureWords(failure: TryOnFailure, tryOnType: TryOnType): Words {
  if (failure.code === 'image-too-small')
    return { key: KEYS[failure.code], values: { leastPx: failure.leastPx } };
  if (failure.code === 'not-seen') return { key: notSeenKey(failure, tryOnType) };
  if (failure.code !== 'image-too-large') return { key: KEYS[failure.code] };
  const { unit, most } = failure.limit;
  return unit === 'bytes'
    ? { key: KEYS[failure.code], values: { megabytes: Math.floor(most / BYTES_PER_MEGABYTE) } }
    : { key: 'tryon_photo_too_many_pixels', values: { megapixels: most } };
}

/** What a photo should have shown; a dark one may have shown it. */
const UNSEEN = {
  face: ['tryon_photo_no_face', 'tryon_photo_no_face_dark'],
  hand: ['tryon_photo_no_hand', 'tryon_photo_no_hand_dark'],
  wrist: ['tryon_photo_no_wrist', 'tryon_photo_no_wrist_dark'],
  foot: ['tryon_photo_no_feet', 'tryon_photo_no_feet_dark'],
} as const satisfies Record<BodyPart, readonly [LabelKey, LabelKey]>;

function notSeenKey(
  { target, hint, isGuessed }: Extract<TryOnFailure, { code: 'not-seen' }>,
  tryOnType: TryOnType,
): LabelKey {
  if (isGuessed) return 'tryon_photo_feet_guessed';
  const [bright, dark] = UNSEEN[targetPart(target, tryOnType)];
  return hint === 'too-dark' ? dark : bright;
}

/** [R8.033] What the modal says instead of the experience; the title above it is the error title. */
export function openingErrorKey(error: OpeningError): LabelKey {
  if (error.code === 'not-wearable' || error.code === 'no-provider') return 'tryon_error_description';
  return KEYS[error.code];
}

/** True for a failure that takes the camera away but leaves the engine whole: a photo can take its place. */
export const isCameraFailure = (code: TryOnFailureCode): boolean => code.startsWith('camera-');
const ENDINGS: ReadonlySet<TryOnFailureCode> = new Set([
  'type-unsupported',
  'engine-failed',
  'graphics-lost',
  'worker-lost',
]);
/** True for a failure that ends the experience: nothing can be worn any more. */
export const isEngineFailure = (code: TryOnFailureCode): boolean => ENDINGS.has(code);
