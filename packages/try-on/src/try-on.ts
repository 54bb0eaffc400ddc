import { createDisposers } from './disposers.ts';
import { boot } from './engine/boot.ts';
import { createProductLoader } from './engine/product-loader.ts';
import { createReporter } from './engine/reporter.ts';
import { openCamera } from './engine/open-camera.ts';
import { type OpenedPhoto, openPhoto } from './engine/open-photo.ts';
import { discardPhoto, snapshot, takePhoto } from './engine/pictures-out.ts';
import { createSourceSlot } from './engine/source-slot.ts';
import type { TryOnFailure } from './failure.ts';
import { TRY_ON_ERRORS } from './init/check-init.ts';
import type { CameraWish, OpenedCamera } from './input/camera.ts';
import { accepted, refused, type Result } from './result.ts';
import type { TryOnStatus } from './status.ts';
import type { WornProduct } from './worn-product.ts';

export interface TryOnOptions {
  /** The engine puts one canvas in it, filling it, and takes it out on close. */
  readonly container: HTMLElement;
  /** Folder on the page's own origin that holds `manifest.json` and the files it names. */
  readonly assetsUrl: string;
  readonly onStatus: (status: TryOnStatus) => void;
  /** Aborting is the same as calling `close`. */
  readonly signal?: AbortSignal;
}

/** A running try-on. Every refusal is a value; after `close` every method answers `closed`. */
export interface TryOn {
  /** Settles when the tracker has answered its first picture, or could not be started. Begins by itself. */
  readonly ready: Promise<Result<undefined, TryOnFailure>>;
  /** Starts or changes the camera. The front camera is mirrored. From photo mode it is the way back to live. */
  openCamera(wish?: CameraWish): Promise<Result<OpenedCamera, TryOnFailure>>;
  /** Shows an uploaded picture instead of the camera, whose light goes out. `no-face` leaves it on screen, bare. */
  openPhoto(file: Blob): Promise<Result<OpenedPhoto, TryOnFailure>>;
  /** Puts a product on, replacing the one worn; `undefined` takes it off. May be called at any time. */
  wear(product: WornProduct | undefined): Promise<Result<undefined, TryOnFailure>>;
  /** Freezes the live picture and answers it as PNG. */
  takePhoto(): Promise<Result<Blob, TryOnFailure>>;
  /** Lets the frozen live picture run again. */
  discardPhoto(): void;
  /** What is on screen now, as PNG, mirrored as on screen. */
  snapshot(): Promise<Result<Blob, TryOnFailure>>;
  /** Stops the camera, the worker and the renderer and empties the container. Calling twice is harmless. */
  close(): void;
}

/** Starts a try-on. Throws on a server, where there is nobody to try anything on. [R8.025] */
export function createTryOn({ container, assetsUrl, onStatus, signal }: TryOnOptions): TryOn {
  if (typeof document === 'undefined') throw new Error(TRY_ON_ERRORS.serverSide);

  const disposers = createDisposers();
  const closing = new AbortController();
  const report = createReporter(onStatus);
  const booted = boot({ container, assetsUrl, report, signal: closing.signal });
  const slot = createSourceSlot();
  const context = { booted, report, slot, owner: container.ownerDocument };
  const products = createProductLoader();
  let wish = 0;

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
    ready: booted.then((result) => (result.ok ? accepted(undefined) : result)),
    openCamera: (camera = {}) => openCamera(context, camera),
    openPhoto: (file) => openPhoto(context, file),
    takePhoto: () => takePhoto(context),
    discardPhoto: () => discardPhoto(context),
    snapshot: () => snapshot(context),
    close,

    async wear(product) {
      wish += 1;
      const mine = wish;
      const [engine, loaded] = await Promise.all([
        booted,
        product ? products.load(product, closing.signal) : accepted(undefined),
      ]);
      if (!engine.ok) return engine;
      if (closing.signal.aborted) return refused({ code: 'closed' });
      if (!loaded.ok) return loaded;
      // Another product was asked for while this one was on its way: the last wish counts.
      if (mine === wish) await engine.value.view.wear(loaded.value, product?.sidecar);
      return closing.signal.aborted ? refused({ code: 'closed' }) : accepted(undefined);
    },
  };
}
