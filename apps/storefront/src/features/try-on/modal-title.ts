import type { LabelKey } from '../../shared/i18n/labels.ts';
import type { Opening } from './opening/opening.ts';

/** [R2.080] The modal's title: the error's where there is one; without a camera the photo is an offer, not a failure. */
export function modalTitleKey({ step }: Opening): LabelKey {
  if (step === 'photo-choice') return 'tryon_photo_title';
  return step === 'error' ? 'tryon_error_title' : 'tryon_title';
}
