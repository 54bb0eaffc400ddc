import { createDisposers } from './disposers.ts';
import { startEngine } from './engine/start-engine.ts';
import type { FeetOnScreen } from './engine/feet-on-screen.ts';
import { askFeet, placeFeet } from './engine/place-feet.ts';
import { createReporter } from './engine/reporter.ts';
import { setTorch, zoomTo } from './engine/looking.ts';
import { openCamera } from './engine/open-camera.ts';
import { type OpenedPhoto, openPhoto } from './engine/open-photo.ts';
import { discardPhoto, snapshot, takePhoto } from './engine/pictures-out.ts';
import { createSourceSlot } from './engine/source-slot.ts';
import { createWearQueue } from './engine/wear-queue.ts';
import type { TryOnFailure } from './failure.ts';
import type { TryOnType } from '@vitrine/domain/try-on';
import { TRY_ON_ERRORS } from './init/check-init.ts';
import type { CameraRequest, OpenedCamera } from './input/camera.ts';
import type { Half } from './kinds/comparison.ts';
import type { Adjustment, AdjustmentStep } from './pose/adjustment.ts';
import { accepted, refused, type Result } from '@vitrine/domain/result';
import type { TryOnStatus } from './status.ts';
import type { WornProduct } from './worn-product.ts';

export interface TryOnOptions {
  /** The engine puts one canvas in it, filling it, and takes it out on close. Clips what stands out, or zooming will. */
  readonly container: HTMLElement;
  /** Folder on the page's own origin that holds `manifest.json` and the files it names. */
  readonly assetsUrl: string;
  /** What will be tried on first. Only what it takes is fetched; what other types take comes when they are worn. */
  readonly type: TryOnType;
  readonly onStatus: (status: TryOnStatus) => void;
  /** Aborting is the same as calling `close`. */
  readonly signal?: AbortSignal;
}

/** A running try-on. Every refusal is a value; after `close` every method answers `closed`. */
export interface TryOn {
  /** Settles when the tracker has answered its first picture, or could not be started. Begins by itself. */
  readonly ready: Promise<Result<undefined, TryOnFailure>>;
  /**
   * Starts or changes the camera; the one that suits what is tried on where nothing is wished. Only one that looks at the
   * shopper is mirrored. From photo mode it is the way back to live; where no camera
   * can be had the photo stays, and nothing but the answer tells.
   */
  openCamera(request?: CameraRequest): Promise<Result<OpenedCamera, TryOnFailure>>;
  /** Switches the camera's lamp, where it has one; answers whether it burns. Refused while no camera is shown. */
  setTorch(isOn: boolean): Promise<Result<boolean, TryOnFailure>>;
  /**
   * [R2.094] Shows everything so many times larger, from 1: by the camera's lens as far as it goes, the rest by enlarging
   * the picture around what is worn, where a face or a hand is seen, else around its middle. The next camera or photo begins at 1. Refused while nothing is shown.
   */
  zoomTo(times: number): Promise<Result<undefined, TryOnFailure>>;
  /** Shows an uploaded picture instead of the camera, whose light goes out. `not-seen` leaves it on screen, bare. */
  openPhoto(file: Blob): Promise<Result<OpenedPhoto, TryOnFailure>>;
  /** Puts these on instead of what is worn; an empty list takes all off. May be called at any time: the last wish counts. */
  wear(products: readonly WornProduct[]): Promise<Result<undefined, TryOnFailure>>;
  /**
   * Wears these beside what is worn, on the right half of the screen as it is seen; what is worn keeps the left half. A
   * thin line parts them in the picture. `undefined` ends it. The last wish counts.
   */
  compare(products: readonly WornProduct[] | undefined): Promise<Result<undefined, TryOnFailure>>;
  /** Where that line is: a share of the container's width, counted from the left as it is seen; a half at first. */
  divideAt(share: number): void;
  /**
   * Moves, turns or scales what is worn on a photo, from where it is now: the handles of pointer, fingers and keyboard.
   * Where nothing was found in it, what is worn is put in its middle first; an empty step does only that. Answers how far
   * it is moved in all, in pixels of the picture. Refused while no photo is shown.
   */
  adjust(step: AdjustmentStep): Promise<Result<Adjustment, TryOnFailure>>;
  /** Where the feet are on the screen, or may be where they were not found: what is shown to be placed by hand. */
  feet(): Promise<Result<FeetOnScreen, TryOnFailure>>;
  /**
   * The shopper put their feet there: shoes are worn on them, and before a camera held in their place from picture to picture.
   * Without them, they are where they are found.
   */
  placeFeet(feet: FeetOnScreen | undefined): Promise<Result<undefined, TryOnFailure>>;
  /** What is worn goes back to where it was found. */
  resetAdjustment(): void;
  /** Freezes the live picture and answers it as PNG; of a half, the whole picture with what that half wears. */
  takePhoto(half?: Half): Promise<Result<Blob, TryOnFailure>>;
  /** Lets the frozen live picture run again. */
  discardPhoto(): void;
  /** What is on screen now, as PNG, mirrored as on screen; of a half, the whole picture with what that half wears. */
  snapshot(half?: Half): Promise<Result<Blob, TryOnFailure>>;
  /** Stops the camera, the worker and the renderer and empties the container. Calling twice is harmless. */
  close(): void;
}

/** Starts a try-on. Throws on a server, where there is nobody to try anything on. [R8.025] */
export function createTryOn({ container, assetsUrl, type, onStatus, signal }: TryOnOptions): TryOn {
  if (typeof document === 'undefined') throw new Error(TRY_ON_ERRORS.serverSide);

  const disposers = createDisposers();
  const closing = new AbortController();
  const report = createReporter(onStatus);
  const { loaded, ready } = startEngine({ container, assetsUrl, type, report, signal: closing.signal });
  const slot = createSourceSlot();
  const queue = createWearQueue({ loaded, slot, type, signal: closing.signal });
  const context = { ready, report, slot, types: () => queue.types(), owner: container.ownerDocument };

  const close = () => {
    if (closing.signal.aborted) return;
    closing.abort();
    disposers.closeAll();
    report({ state: 'closed' });
  };
  signal?.addEventListener('abort', close);
  disposers.add(() => signal?.removeEventListener('abort', close));
  disposers.add(() => slot.close());
  if (signal?.aborted) close();

  return {
    ready: ready.then((result) => (result.ok ? accepted(undefined) : result)),
    openCamera: (camera = {}) => openCamera(context, camera),
    setTorch: (isOn) => setTorch(context, isOn),
    zoomTo: (times) => zoomTo(context, times),
    openPhoto: (file) => openPhoto(context, file),
    async adjust(step) {
      const engine = await loaded;
      if (!engine.ok) return engine;
      const adjustment = engine.value.renderer.adjust(step);
      return adjustment ? accepted(adjustment) : refused({ code: 'no-picture' });
    },
    feet: () => askFeet(context),
    placeFeet: (feet) => placeFeet(context, feet),
    resetAdjustment() {
      void loaded.then((engine) => engine.ok && engine.value.renderer.resetAdjustment());
    },
    takePhoto: (half) => takePhoto(context, half),
    discardPhoto: () => discardPhoto(context),
    snapshot: (half) => snapshot(context, half),
    wear: (products) => queue.wear('left', products),
    compare: (products) => (products ? queue.wear('right', products) : queue.endComparing()),
    divideAt(share) {
      void loaded.then((engine) => engine.ok && engine.value.renderer.comparison.divideAt(share));
    },
    close,
  };
}
