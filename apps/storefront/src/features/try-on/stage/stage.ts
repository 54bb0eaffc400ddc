/** The state of the stage while the experience runs: how far the engine is, which camera, what went wrong. */
import type { OpenedCamera, TryOnFailure, TryOnFailureCode, TryOnStatus } from '@vitrine/try-on';

/** What the stage waits for; while it does, the controls that would get in the way are disabled. */
export type StageWait = 'camera' | 'photo' | 'model' | 'picture';

export interface StageState {
  readonly status: TryOnStatus;
  /** The camera that runs or last ran, with the ones to choose from. */
  readonly camera: OpenedCamera | undefined;
  /** Why there was no camera at the last request; undefined when there was one. */
  readonly cameraRefusal: TryOnFailureCode | undefined;
  /** The camera's own lamp burns. */
  readonly isLampOn: boolean;
  /** [R2.094] How many times larger the picture is shown. */
  readonly zoom: number;
  /** The number of photos shown so far; what belongs to a photo ends with it. */
  readonly photos: number;
  readonly waits: readonly StageWait[];
  /** What went wrong last and leaves the rest as it was: a file that is no picture, no face in it, no model. */
  readonly notice: TryOnFailure | undefined;
}

export type StageEvent =
  | { readonly type: 'status-changed'; readonly status: TryOnStatus }
  | { readonly type: 'wait-began'; readonly wait: StageWait }
  | { readonly type: 'wait-ended'; readonly wait: StageWait; readonly failure?: TryOnFailure }
  /** The shopper placed what is worn, so it no longer matters that nothing was found there. */
  | { readonly type: 'placed-by-hand' }
  | { readonly type: 'camera-opened'; readonly camera: OpenedCamera }
  | { readonly type: 'camera-refused'; readonly code: TryOnFailureCode }
  | { readonly type: 'lamp-switched'; readonly isOn: boolean }
  | { readonly type: 'zoomed'; readonly times: number }
  /** Another photo, as large as it fits. */
  | { readonly type: 'photo-shown' };

export const INITIAL_STAGE: StageState = {
  status: { state: 'loading', progress: 0 },
  camera: undefined,
  cameraRefusal: undefined,
  isLampOn: false,
  zoom: 1,
  photos: 0,
  waits: [],
  notice: undefined,
};

export function nextStage(stage: StageState, event: StageEvent): StageState {
  switch (event.type) {
    case 'status-changed':
      return { ...stage, status: event.status };
    case 'wait-began':
      return { ...stage, waits: [...stage.waits, event.wait], notice: keptNotice(stage.notice, event.wait) };
    case 'wait-ended':
      return {
        ...stage,
        waits: withoutOne(stage.waits, event.wait),
        notice: noticeAfter(stage.notice, event.failure),
      };
    case 'placed-by-hand':
      return { ...stage, notice: withoutNotSeen(stage.notice) };
    case 'camera-opened':
      return { ...stage, camera: event.camera, cameraRefusal: undefined, isLampOn: false, zoom: 1 };
    case 'camera-refused':
      return { ...stage, cameraRefusal: event.code };
    case 'lamp-switched':
      return { ...stage, isLampOn: event.isOn };
    case 'zoomed':
      return { ...stage, zoom: event.times };
    case 'photo-shown':
      return { ...stage, zoom: 1, photos: stage.photos + 1 };
  }
}

const isNotSeen = (notice: TryOnFailure | undefined): boolean => notice?.code === 'not-seen';

/** A photo that nothing was found in keeps its notice as long as it is shown, whatever else is requested meanwhile. */
const keptNotice = (notice: TryOnFailure | undefined, wait: StageWait): TryOnFailure | undefined =>
  isNotSeen(notice) && (wait === 'model' || wait === 'picture') ? notice : undefined;

/** Two models may be loading at once: the first to arrive does not end the wait for the second. */
function withoutOne(waits: readonly StageWait[], ended: StageWait): readonly StageWait[] {
  const at = waits.indexOf(ended);
  return at === -1 ? waits : waits.toSpliced(at, 1);
}

/** A request that was dropped because the modal closed is not reported. */
const noticeAfter = (notice: TryOnFailure | undefined, failure: TryOnFailure | undefined) =>
  failure === undefined || failure.code === 'closed' ? notice : failure;

const withoutNotSeen = (notice: TryOnFailure | undefined) => (isNotSeen(notice) ? undefined : notice);

/** True until the engine could wear something. */
export const isWarmingUp = ({ status }: StageState): boolean => status.state === 'loading';
