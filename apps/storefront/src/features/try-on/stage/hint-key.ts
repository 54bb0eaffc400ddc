import type { BodyPart } from '@vitrine/domain';
import type { TryOnHint, TryOnStatus } from '@vitrine/try-on';
import type { TryOnSession } from '../session/session.ts';
import type { LabelKey } from '../../../shared/i18n/labels.ts';
import { targetPart } from './target-part.ts';
import type { StageState } from './stage.ts';

/** Label of what the shopper should do now, for the live region; undefined when all is well. */
export function hintKey(
  stage: StageState,
  { mode, tryOnType }: Pick<TryOnSession, 'mode' | 'tryOnType'>,
): LabelKey | undefined {
  if (stage.waits.includes('camera')) return 'tryon_hint_allow_camera';
  if (stage.waits.includes('photo')) return 'tryon_hint_reading_photo';
  if (stage.waits.includes('model')) return 'tryon_hint_loading_model';
  if (mode === 'snapshot') return undefined;
  const { status } = stage;
  const hint = hintOf(status);
  if (hint) return HELP[mode][hint];
  if (mode === 'photo') return undefined;
  return 'target' in status ? HINTS[status.state][targetPart(status.target, tryOnType)] : undefined;
}

const hintOf = (status: TryOnStatus): TryOnHint | undefined => ('hint' in status ? status.hint : undefined);

/** Hints that would make the picture better; for a photo only another photo helps. */
const HELP = {
  live: {
    'too-dark': 'tryon_hint_too_dark',
    'come-closer': 'tryon_hint_come_closer',
    'turn-the-hand': 'tryon_hint_turn_hand',
    'ring-hidden': 'tryon_hint_ring_hidden',
    'wrist-hidden': 'tryon_hint_wrist_not_seen',
    'ear-covered': 'tryon_hint_ear_covered',
    'glasses-worn': 'tryon_hint_glasses_worn',
  },
  photo: {
    'too-dark': 'tryon_hint_photo_too_dark',
    'come-closer': 'tryon_hint_photo_come_closer',
    'turn-the-hand': 'tryon_hint_photo_turn_hand',
    'ring-hidden': 'tryon_hint_photo_ring_hidden',
    'wrist-hidden': 'tryon_photo_no_wrist',
    'ear-covered': 'tryon_hint_photo_ear_covered',
    'glasses-worn': 'tryon_hint_photo_glasses_worn',
  },
} as const satisfies Record<'live' | 'photo', Record<TryOnHint, LabelKey>>;

/** What to show, before it was seen and after it has left the picture. */
const HINTS = {
  seeking: {
    face: 'tryon_hint_look_here',
    hand: 'tryon_hint_show_hand',
    wrist: 'tryon_hint_show_wrist',
    foot: 'tryon_hint_show_feet',
  },
  lost: {
    face: 'tryon_hint_not_seen',
    hand: 'tryon_hint_hand_not_seen',
    wrist: 'tryon_hint_wrist_not_seen',
    foot: 'tryon_hint_feet_not_seen',
  },
} as const satisfies Record<'seeking' | 'lost', Record<BodyPart, LabelKey>>;
