/** What the shopper is told while the experience runs, as data: how far the engine is, which camera, what went wrong. */
import type { LabelKey } from '../../../shared/i18n/labels.ts';
import type { OpenedCamera, Sought, TryOnFailure, TryOnStatus } from '@vitrine/try-on';

/** What the stage waits for; while it does, the controls that would get in the way are disabled. */
export type StageWait = 'camera' | 'photo' | 'model' | 'picture';

export interface Stage {
  readonly status: TryOnStatus;
  /** The camera that runs or last ran, with the ones to choose from. */
  readonly camera: OpenedCamera | undefined;
  /** The camera's own lamp burns. */
  readonly isLampOn: boolean;
  /** [R2.094] How many times larger the picture is shown. */
  readonly zoom: number;
  readonly waits: readonly StageWait[];
  /** What went wrong last and leaves the rest as it was: a file that is no picture, no face in it, no model. */
  readonly notice: TryOnFailure | undefined;
}

export type StageEvent =
  | { readonly type: 'status-changed'; readonly status: TryOnStatus }
  | { readonly type: 'wait-began'; readonly wait: StageWait }
  | { readonly type: 'wait-ended'; readonly wait: StageWait; readonly failure?: TryOnFailure }
  /** The shopper did what the notice asked for. */
  | { readonly type: 'notice-answered' }
  | { readonly type: 'camera-opened'; readonly camera: OpenedCamera }
  | { readonly type: 'lamp-switched'; readonly isOn: boolean }
  | { readonly type: 'zoomed'; readonly times: number };

export const INITIAL_STAGE: Stage = {
  status: { state: 'loading', progress: 0 },
  camera: undefined,
  isLampOn: false,
  zoom: 1,
  waits: [],
  notice: undefined,
};

export function nextStage(stage: Stage, event: StageEvent): Stage {
  switch (event.type) {
    case 'status-changed':
      return { ...stage, status: event.status };
    case 'wait-began':
      return stage.waits.includes(event.wait)
        ? { ...stage, notice: undefined }
        : { ...stage, waits: [...stage.waits, event.wait], notice: undefined };
    case 'wait-ended':
      return {
        ...stage,
        waits: stage.waits.filter((wait) => wait !== event.wait),
        notice: shown(event.failure) ?? stage.notice,
      };
    case 'notice-answered':
      return { ...stage, notice: undefined };
    case 'camera-opened':
      return { ...stage, camera: event.camera, isLampOn: false, zoom: 1 };
    case 'lamp-switched':
      return { ...stage, isLampOn: event.isOn };
    case 'zoomed':
      return { ...stage, zoom: event.times };
  }
}

/** What was given up because the modal closed is nobody's news. */
const shown = (failure: TryOnFailure | undefined): TryOnFailure | undefined =>
  failure?.code === 'closed' ? undefined : failure;

/** True until the engine could wear something. */
export const isWarmingUp = ({ status }: Stage): boolean => status.state === 'loading';

/** Label of what the shopper should do now, for the live region; undefined when all is well. */
export function hintKey(stage: Stage, mode: 'live' | 'photo' | 'snapshot'): LabelKey | undefined {
  if (stage.waits.includes('camera')) return 'tryon_hint_allow_camera';
  if (stage.waits.includes('photo')) return 'tryon_hint_reading_photo';
  if (stage.waits.includes('model')) return 'tryon_hint_loading_model';
  const { status } = stage;
  const isTooDark = 'hint' in status && status.hint === 'too-dark';
  if (mode === 'photo' && isTooDark) return 'tryon_hint_photo_too_dark';
  if (mode !== 'live') return undefined;
  if (isTooDark) return 'tryon_hint_too_dark';
  return 'sought' in status ? HINTS[status.state][status.sought] : undefined;
}

/** What to show, before it was seen and after it has left the picture. */
const HINTS = {
  seeking: {
    face: 'tryon_hint_look_here',
    hand: 'tryon_hint_show_hand',
    foot: 'tryon_hint_show_feet',
  },
  lost: {
    face: 'tryon_hint_not_seen',
    hand: 'tryon_hint_hand_not_seen',
    foot: 'tryon_hint_feet_not_seen',
  },
} as const satisfies Record<'seeking' | 'lost', Record<Sought, LabelKey>>;
