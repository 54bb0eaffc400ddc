import type { TryOnType } from '@vitrine/try-on';
import type { LabelKey } from '../../../shared/i18n/labels.ts';

/** What a photo has to show. */
export const PHOTO_INSTEAD = {
  sunglasses: 'tryon_photo_instead',
  earrings: 'tryon_photo_instead',
  lipsticks: 'tryon_photo_instead',
  eyeshadows: 'tryon_photo_instead',
  rings: 'tryon_photo_instead_hand',
  watches: 'tryon_photo_instead_wrist',
  sneakers: 'tryon_photo_instead_feet',
} as const satisfies Record<TryOnType, LabelKey>;
