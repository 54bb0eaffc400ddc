import type { LabelKey } from '../../shared/i18n/labels.ts';
import type { Opening } from './opening/opening.ts';

/** [R2.080] The modal's title: the error's once something failed, the camera included; a picture shown ends the error. */
export function modalTitleKey({ step }: Opening): LabelKey {
  return step === 'error' || step === 'photo-choice' ? 'tryon_error_title' : 'tryon_title';
}
