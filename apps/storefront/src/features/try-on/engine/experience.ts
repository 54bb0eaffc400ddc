/**
 * Everything the modal does with the running engine. Each action reports its start and its result. None of them
 * throws, and none reports after the modal has closed, because the engine answers `closed` then.
 */
import type {
  AdjustmentStep,
  CameraRequest,
  FeetOnScreen,
  Half,
  Result,
  TryOn,
  TryOnFailure,
  WornProduct,
} from '@vitrine/try-on';
import { isCameraFailure, isEngineFailure } from '../failure-words.ts';
import type { OpeningEvent } from '../opening/opening.ts';
import type { TryOnSessionEvent } from '../session/session.ts';
import type { StageEvent, StageWait } from '../stage/stage.ts';

/** The moves of the session that follow from an action. */
type SessionMove = Extract<TryOnSessionEvent, { type: `photo-${string}` | `loading-${string}` }>;

export interface Listeners {
  readonly opening: (event: OpeningEvent) => void;
  readonly stage: (event: StageEvent) => void;
  readonly session: (move: SessionMove) => void;
}

/** Everything that is to be worn; a rejected promise counts as a missing model. */
type WornPieces = Promise<readonly WornProduct[]>;

export interface Experience {
  /** Warms up, wears the outfit and asks for the camera, all at once: the camera's prompt needs the press just made. */
  start(outfit: WornPieces): Promise<void>;
  /** The camera that was chosen last on this device, else the one that suits what is tried on. */
  openCamera(): Promise<void>;
  /** Another camera, now and the next time. */
  chooseCamera(request: CameraRequest): Promise<void>;
  /** The camera's own lamp. */
  setTorch(isOn: boolean): Promise<void>;
  /** [R2.094] Shows everything so many times larger. */
  zoomTo(times: number): Promise<void>;
  /** [R4.015] Shows a picture of the shopper's; the camera's light goes out. */
  openPhoto(file: Blob): Promise<void>;
  /** Back from the photo to the camera; where there is none the photo stays. */
  closePhoto(): Promise<void>;
  wear(outfit: WornPieces): Promise<void>;
  /** [R4.018] Shows this on the other half of the stage; `undefined` ends it. */
  compare(outfit: WornPieces | undefined): Promise<void>;
  /** Moves what is worn on a photo by hand; answers how many times its size it is now, undefined where there is none. */
  adjust(step: AdjustmentStep): Promise<number | undefined>;
  /** Back to where it was found. */
  putBack(): void;
  /** Where the feet are on the stage, or may be; undefined while there is no picture. */
  feet(): Promise<FeetOnScreen | undefined>;
  /** The shopper put their feet there; without them, they are where the engine finds them. */
  placeFeet(feet: FeetOnScreen | undefined): Promise<void>;
  /** Where the halves meet, as a share of the stage's width from its left. */
  divideAt(share: number): void;
  /** [R4.013] `toUrl` makes the object URL of the picture; whoever shows it revokes it. `half` of a comparison. */
  takePhoto(toUrl: (picture: Blob) => string, half?: Half): Promise<void>;
  /** [R4.014] */
  discardPhoto(): void;
  /** What is on screen, or what one half of a comparison wears, as PNG; undefined when there is no picture to have. */
  picture(half?: Half): Promise<Blob | undefined>;
}

/** Which camera the shopper chose on this device. */
export interface CameraMemory {
  readonly read: () => CameraRequest | undefined;
  readonly keep: (request: CameraRequest) => void;
}

export function createExperience(tryOn: TryOn, listeners: Listeners, cameras: CameraMemory): Experience {
  const { waitFor, openCamera } = waiting(tryOn, listeners, cameras);

  let underWay = 0;
  const load = async (answer: Promise<Result<undefined, TryOnFailure>>) => {
    underWay += 1;
    listeners.session({ type: 'loading-started' });
    await waitFor('model', answer);
    underWay -= 1;
    // [R5.006] The first of two colours to come does not end the wait for the second.
    if (underWay === 0) listeners.session({ type: 'loading-ended' });
  };

  return {
    wear: (outfit) => load(worn(tryOn, outfit)),
    start: async (outfit) => {
      await Promise.all([warmUp(tryOn, listeners), openCamera(), load(worn(tryOn, outfit))]);
    },
    compare: async (outfit) => {
      await (outfit ? load(compared(tryOn, outfit)) : tryOn.compare(undefined));
    },
    ...byHand(tryOn, listeners),
    openCamera: async () => void (await openCamera()),
    chooseCamera: async (request) => {
      if (await openCamera(request)) cameras.keep(request);
    },
    openPhoto: async (file) => {
      const opened = await waitFor('photo', tryOn.openPhoto(file));
      const isOnScreen = opened.ok || opened.refusal.code === 'not-seen';
      if (!isOnScreen) return;
      listeners.stage({ type: 'photo-shown' });
      listeners.opening({ type: 'picture-shown' });
      listeners.session({ type: 'photo-uploaded' });
    },
    closePhoto: async () => {
      const opened = await openCamera(undefined, ({ code }) => !isEngineFailure(code));
      if (opened) listeners.session({ type: 'photo-closed' });
    },
    takePhoto: async (toUrl, half) => {
      const taken = await waitFor('picture', tryOn.takePhoto(half));
      if (!taken.ok) return;
      const side = half && ({ half: half === 'left' ? 0 : 1 } as const);
      listeners.session({ type: 'photo-taken', url: toUrl(taken.value), ...side });
    },
    picture: async (half) => {
      const picture = await waitFor('picture', tryOn.snapshot(half));
      return picture.ok ? picture.value : undefined;
    },
  };
}

/** The actions that the stage waits for, reported from start to result. */
function waiting(tryOn: TryOn, listeners: Listeners, cameras: CameraMemory) {
  const waitFor = async <Value>(
    wait: StageWait,
    answer: Promise<Result<Value, TryOnFailure>>,
    isNotice: (failure: TryOnFailure) => boolean = isOnlyNotice,
  ) => {
    listeners.stage({ type: 'wait-began', wait });
    const result = await answer;
    const failure = result.ok ? undefined : result.refusal;
    listeners.stage({ type: 'wait-ended', wait, ...(failure && isNotice(failure) && { failure }) });
    if (failure && !isNotice(failure)) reportToOpening(failure, listeners);
    return result;
  };

  /** `isNotice`: the failures that leave everything else as it is. */
  const openCamera = async (request = cameras.read(), isNotice = isOnlyNotice) => {
    const opened = await waitFor('camera', tryOn.openCamera(request), isNotice);
    if (!opened.ok) {
      const { code } = opened.refusal;
      if (isCameraFailure(code)) listeners.stage({ type: 'camera-refused', code });
      return false;
    }
    listeners.stage({ type: 'camera-opened', camera: opened.value });
    listeners.opening({ type: 'picture-shown' });
    return true;
  };
  return { waitFor, openCamera };
}

type ByHand = Pick<
  Experience,
  'setTorch' | 'zoomTo' | 'adjust' | 'putBack' | 'feet' | 'placeFeet' | 'divideAt' | 'discardPhoto'
>;

/** What the shopper moves and switches at once. Lamp and zoom report what the engine answered. */
function byHand(tryOn: TryOn, listeners: Listeners): ByHand {
  return {
    adjust: (step) => adjust(tryOn, listeners, step),
    putBack: () => tryOn.resetAdjustment(),
    feet: () => feetOf(tryOn),
    placeFeet: (feet) => placeFeet(tryOn, listeners, feet),
    divideAt: (share) => tryOn.divideAt(share),
    discardPhoto: () => {
      tryOn.discardPhoto();
      listeners.session({ type: 'photo-discarded' });
    },
    setTorch: async (isOn) => {
      const switched = await tryOn.setTorch(isOn);
      if (switched.ok) listeners.stage({ type: 'lamp-switched', isOn: switched.value });
    },
    zoomTo: async (times) => {
      const zoomed = await tryOn.zoomTo(times);
      if (zoomed.ok) listeners.stage({ type: 'zoomed', times });
    },
  };
}

async function warmUp(tryOn: TryOn, listeners: Listeners): Promise<void> {
  const ready = await tryOn.ready;
  if (!ready.ok) reportToOpening(ready.refusal, listeners);
}

async function worn(tryOn: TryOn, answer: WornPieces): Promise<Result<undefined, TryOnFailure>> {
  const products = await answer.catch(() => undefined);
  return products ? tryOn.wear(products) : { ok: false, refusal: { code: 'model-missing' } };
}

async function adjust(tryOn: TryOn, listeners: Listeners, step: AdjustmentStep): Promise<number | undefined> {
  const adjusted = await tryOn.adjust(step);
  if (!adjusted.ok) return undefined;
  listeners.stage({ type: 'placed-by-hand' });
  return adjusted.value.scale;
}

async function placeFeet(tryOn: TryOn, listeners: Listeners, feet: FeetOnScreen | undefined): Promise<void> {
  const placed = await tryOn.placeFeet(feet);
  if (placed.ok && feet) listeners.stage({ type: 'placed-by-hand' });
}

async function feetOf(tryOn: TryOn): Promise<FeetOnScreen | undefined> {
  const feet = await tryOn.feet();
  return feet.ok ? feet.value : undefined;
}

async function compared(tryOn: TryOn, answer: WornPieces): Promise<Result<undefined, TryOnFailure>> {
  const products = await answer.catch(() => undefined);
  return products ? tryOn.compare(products) : { ok: false, refusal: { code: 'model-missing' } };
}

/** Camera and engine failures change what the modal shows; the others are a notice beside it. */
function reportToOpening({ code }: TryOnFailure, listeners: Listeners): void {
  if (isCameraFailure(code)) listeners.opening({ type: 'camera-failed', code });
  if (isEngineFailure(code)) listeners.opening({ type: 'engine-failed', code });
}

/** True for what leaves the rest of the modal as it is. */
const isOnlyNotice = ({ code }: TryOnFailure): boolean => !isCameraFailure(code) && !isEngineFailure(code);
