import type { EngineFailure } from '../failure.ts';
import type { TryOnType } from '@vitrine/domain/try-on';
import type { Result } from '@vitrine/domain/result';
import type { Frame } from '../scene/frame.ts';
import type { PictureStrip } from '../scene/picture-scene.ts';
import { type Layout, shareOfPicture } from '../snapshot/visible-part.ts';
import type { WornProduct } from '../worn-product.ts';
import { createHandling, type Handling } from './handling.ts';
import {
  createProductLayer,
  type ProductLayer,
  type ProductLayerParts,
  type PlacedProducts,
} from './product-layer.ts';

/** A half of the screen as the shopper sees it, while two layers are compared. */
export type Half = 'left' | 'right';

/** One layer, or two that are compared. Both are drawn on the same picture, each on its half of the screen. */
export interface Comparison extends Omit<Handling, 'handOn'> {
  prepare(type: TryOnType): Promise<boolean>;
  /** Changes what a half wears. The left layer is the only one until the right one wears something. */
  wear(
    half: Half,
    products: readonly WornProduct[],
    signal: AbortSignal,
  ): Promise<Result<undefined, EngineFailure>>;
  /** Ends the comparison: the left layer has the whole screen. */
  endComparing(): void;
  /** Sets where the halves meet: a share of the screen's width, from the left as it is seen. */
  divideAt(share: number): void;
  /** The strips of the picture, while two layers are compared. */
  parts(layout: Layout): readonly PictureStrip[] | undefined;
  /** Draws only this half's layer. */
  show(half: Half): void;
  place(frame: Frame): PlacedProducts;
  reset(): void;
  restore(): void;
  dispose(): void;
}

/** Where the halves meet at the start of every comparison. */
const MIDDLE = 0.5;

/** `onChange` is called when something is to be drawn again before the next picture. */
export function createComparison(parts: ProductLayerParts, onChange: () => void): Comparison {
  const left = createProductLayer(parts);
  let right: ProductLayer | undefined;
  let isOnScreen = false;
  let divider = MIDDLE;
  const layers = () => (right ? [left, right] : [left]);
  const { handOn, ...handling } = createHandling(layers);

  const show = (half: Half) => {
    left.show(half === 'left');
    right?.show(half === 'right');
  };
  const end = () => {
    right?.dispose();
    right = undefined;
    isOnScreen = false;
    divider = MIDDLE;
    show('left');
  };
  const wearRight = async (
    products: readonly WornProduct[],
    signal: AbortSignal,
  ): Promise<Result<undefined, EngineFailure>> => {
    const mine = (right ??= createProductLayer(parts));
    handOn(mine);
    const worn = await mine.wear(products, signal);
    if (mine === right && worn.ok && !signal.aborted) isOnScreen = true;
    return worn;
  };

  return {
    ...handling,
    prepare: (type) => left.prepare(type),
    wear: (half, products, signal) =>
      (half === 'left' ? left.wear(products, signal) : wearRight(products, signal)).finally(onChange),
    endComparing() {
      end();
      onChange();
    },
    divideAt(share) {
      divider = share;
      onChange();
    },
    parts: (layout) =>
      isOnScreen ? halvesAt(shareOfPicture(divider, layout), layout.mirrored, show) : undefined,
    show,
    place(frame) {
      return right ? placedBoth({ left, right }, show, frame) : left.place(frame);
    },
    reset() {
      handling.resetAdjustment();
      for (const layer of layers()) layer.reset();
    },
    restore() {
      for (const layer of layers()) layer.restore();
    },
    dispose() {
      end();
      left.dispose();
    },
  };
}

/** Each layer is placed while the other is hidden: the shadows of one must not fall onto the other. */
function placedBoth(
  { left, right }: Readonly<Record<Half, ProductLayer>>,
  show: (half: Half) => void,
  frame: Frame,
): PlacedProducts {
  show('right');
  const beside = right.place(frame);
  show('left');
  const placed = left.place(frame);
  return { ...beside, ...placed, seen: [...new Set([...placed.seen, ...beside.seen])] };
}

/** Both halves of a picture that is divided there. In a mirror the right of the picture is the left of the screen. */
function halvesAt(share: number, mirrored: boolean, show: (half: Half) => void): readonly PictureStrip[] {
  const [first, second]: readonly [Half, Half] = mirrored ? ['right', 'left'] : ['left', 'right'];
  return [
    { from: 0, to: share, show: () => show(first) },
    { from: share, to: 1, show: () => show(second) },
  ];
}
