/** The engine as tests ask it what is worn: `window.wearing`. */
import type { TryOnType } from '@vitrine/domain/try-on';
import type { FeetOnScreen } from '../src/engine/feet-on-screen.ts';
import type { Half } from '../src/kinds/comparison.ts';
import type { AdjustmentStep } from '../src/pose/adjustment.ts';
import { createTryOn, type TryOn } from '../src/try-on.ts';
import type { TryOnStatus } from '../src/status.ts';
import type { WornProduct } from '../src/worn-product.ts';

export interface WearingProbe {
  /** Opens a photo with products on it, as the photo mode does, and answers what is on screen as PNG. */
  worn(photo: Blob, products: readonly WornProduct[]): Promise<Blob>;
  /** Wears these on the same photo instead, and answers what is on screen as PNG. */
  changed(products: readonly WornProduct[]): Promise<Blob>;
  /** Wears these beside what is worn, the halves meeting there; the screen, and either half's outfit by itself. */
  compared(products: readonly WornProduct[], share: number): Promise<Record<'both' | Half, Blob>>;
  /** Moves what is worn by hand, or with nothing back to where it was found, and answers what is on screen then. */
  adjusted(step: AdjustmentStep | undefined): Promise<Blob>;
  /** Puts the feet there by hand, or with nothing back to where they were found, and answers what is on screen then. */
  placed(feet: FeetOnScreen | undefined): Promise<Blob>;
  /** What is on screen now, as PNG; undefined if nothing is. */
  onScreen(): Promise<Blob | undefined>;
  /** Everything the engine has told so far. */
  told(): readonly TryOnStatus[];
  /** Takes the graphics memory away, as a driver that crashes does. */
  loseGraphics(): void;
  giveGraphicsBack(): void;
  close(): void;
}

declare global {
  interface Window {
    wearing: WearingProbe;
  }
}

const told: TryOnStatus[] = [];
let opened: TryOn | undefined;
let losing: WEBGL_lose_context | undefined;

const mirror = () => {
  const container = document.querySelector<HTMLElement>('#mirror');
  if (!container) throw new Error('The page has no place to draw in');
  return container;
};

function running(type: TryOnType = 'sunglasses'): TryOn {
  opened ??= createTryOn({
    container: mirror(),
    assetsUrl: './',
    type,
    onStatus: (status) => told.push(status),
  });
  return opened;
}

window.wearing = {
  async worn(photo, products) {
    const tryOn = running(products[0]?.type);
    const worn = await tryOn.wear(products);
    if (!worn.ok) throw new Error(worn.refusal.code);
    const shown = await tryOn.openPhoto(photo);
    if (!shown.ok && shown.refusal.code !== 'not-seen') throw new Error(shown.refusal.code);
    const picture = await tryOn.snapshot();
    if (!picture.ok) throw new Error(picture.refusal.code);
    return picture.value;
  },
  async changed(products) {
    const tryOn = running();
    const worn = await tryOn.wear(products);
    if (!worn.ok) throw new Error(worn.refusal.code);
    const picture = await tryOn.snapshot();
    if (!picture.ok) throw new Error(picture.refusal.code);
    return picture.value;
  },
  async compared(products, share) {
    const tryOn = running();
    tryOn.divideAt(share);
    const worn = await tryOn.compare(products);
    if (!worn.ok) throw new Error(worn.refusal.code);
    const picture = async (half?: Half) => {
      const taken = await tryOn.snapshot(half);
      if (!taken.ok) throw new Error(taken.refusal.code);
      return taken.value;
    };
    return { left: await picture('left'), right: await picture('right'), both: await picture() };
  },
  async adjusted(step) {
    const tryOn = running();
    if (step) await tryOn.adjust(step);
    else tryOn.resetAdjustment();
    const picture = await tryOn.snapshot();
    if (!picture.ok) throw new Error(picture.refusal.code);
    return picture.value;
  },
  async placed(feet) {
    const tryOn = running();
    await tryOn.placeFeet(feet);
    const picture = await tryOn.snapshot();
    if (!picture.ok) throw new Error(picture.refusal.code);
    return picture.value;
  },
  async onScreen() {
    const picture = await running().snapshot();
    return picture.ok ? picture.value : undefined;
  },
  told: () => told,
  loseGraphics() {
    // Asked for while it is there: a context that is lost knows no extensions.
    losing =
      mirror().querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? undefined;
    losing?.loseContext();
  },
  giveGraphicsBack: () => losing?.restoreContext(),
  close() {
    opened?.close();
    opened = undefined;
  },
};
