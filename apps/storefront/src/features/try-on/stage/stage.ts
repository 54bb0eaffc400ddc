/** What the shopper is told while the experience runs, as data: how far the engine is, which camera, what went wrong. */
import type { OpenedCamera, TryOnFailure, TryOnFailureCode, TryOnStatus } from '@vitrine/try-on';

/** What the stage waits for; while it does, the controls that would get in the way are disabled. */
export type StageWait = 'camera' | 'photo' | 'model' | 'picture';

export interface Stage {
  readonly status: TryOnStatus;
  /** The camera that runs or last ran, with the ones to choose from. */
  readonly camera: OpenedCamera | undefined;
  /** Why there was none when it was last asked for; undefined when there was. */
  readonly cameraRefusal: TryOnFailureCode | undefined;
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
  | { readonly type: 'camera-refused'; readonly code: TryOnFailureCode }
  | { readonly type: 'lamp-switched'; readonly isOn: boolean }
  | { readonly type: 'zoomed'; readonly times: number };

export const INITIAL_STAGE: Stage = {
  status: { state: 'loading', progress: 0 },
  camera: undefined,
  cameraRefusal: undefined,
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
      return { ...stage, waits: [...stage.waits, event.wait], notice: undefined };
    case 'wait-ended':
      return {
        ...stage,
        waits: withoutOne(stage.waits, event.wait),
        notice: shown(event.failure) ?? stage.notice,
      };
    case 'notice-answered':
      return { ...stage, notice: undefined };
    case 'camera-opened':
      return { ...stage, camera: event.camera, cameraRefusal: undefined, isLampOn: false, zoom: 1 };
    case 'camera-refused':
      return { ...stage, cameraRefusal: event.code };
    case 'lamp-switched':
      return { ...stage, isLampOn: event.isOn };
    case 'zoomed':
      return { ...stage, zoom: event.times };
  }
}

/** Two models may be on their way at once: the one that comes first leaves the other waited for. */
function withoutOne(waits: readonly StageWait[], ended: StageWait): readonly StageWait[] {
  const at = waits.indexOf(ended);
  return at === -1 ? waits : waits.toSpliced(at, 1);
}

/** What was given up because the modal closed is nobody's news. */
const shown = (failure: TryOnFailure | undefined): TryOnFailure | undefined =>
  failure?.code === 'closed' ? undefined : failure;

/** True until the engine could wear something. */
export const isWarmingUp = ({ status }: Stage): boolean => status.state === 'loading';
