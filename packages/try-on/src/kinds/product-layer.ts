import { Group } from 'three';
import type { EngineFailure } from '../failure.ts';
import type { TryOnHint } from '../hint.ts';
import { TRY_ON_TYPE_NAMES, type TryOnType } from '@vitrine/domain/try-on';
import { type Adjustment, NO_ADJUSTMENT, type Shift, shiftOf } from '../pose/adjustment.ts';
import { accepted, refused, type Result } from '@vitrine/domain/result';
import type { Frame } from '../scene/frame.ts';
import { visibleMiddle } from '../scene/visible-middle.ts';
import type { WornProduct } from '../worn-product.ts';
import type { AnyWearing, Surroundings } from './kind.ts';
import { KINDS } from './kinds.ts';
import { createRigs } from './rigs.ts';

/** All that is worn at once, of whatever kinds. */
export interface ProductLayer {
  /** Gets ready for a type before anything of it is worn. False if a file it needs cannot be had. */
  prepare(type: TryOnType): Promise<boolean>;
  /** Replaces what is worn by these products, once they can be drawn; what is refused leaves it as it was. */
  wear(products: readonly WornProduct[], signal: AbortSignal): Promise<Result<undefined, EngineFailure>>;
  place(frame: Frame): Placed;
  /** Moves all that is placed from here on by hand; paint on the picture stays where it is. */
  adjust(adjustment: Adjustment): void;
  /** False: nothing of it is drawn. */
  show(isShown: boolean): void;
  /** The pictures to come are of another source. */
  reset(): void;
  /** The graphics came back empty. */
  restore(): void;
  dispose(): void;
}

export interface Placed {
  /** The types whose place on the shopper is seen. */
  readonly seen: readonly TryOnType[];
  readonly hint?: TryOnHint;
}

export type ProductLayerParts = Pick<Surroundings, 'stage' | 'models' | 'json'>;

export function createProductLayer(parts: ProductLayerParts): ProductLayer {
  const group = new Group();
  const { scene } = parts.stage;
  scene.add(group);
  let adjustment = NO_ADJUSTMENT;
  const rigs = createRigs(parts, group);
  const wearings = createWearings({ ...parts, group, head: rigs.head });

  const change = async (
    type: TryOnType,
    products: readonly WornProduct[],
    signal: AbortSignal,
  ): Promise<Result<undefined, EngineFailure>> => {
    const wearing = await wearings.of(type);
    return wearing ? wearing.wear(products, signal) : refused({ code: 'engine-failed' });
  };

  return {
    async prepare(type) {
      const wearing = await wearings.of(type);
      await Promise.all([parts.stage.compile(scene), wearing?.warmUp?.()]);
      return wearing !== undefined;
    },

    async wear(products, signal) {
      const wished = TRY_ON_TYPE_NAMES.filter((type) => products.some((product) => product.type === type));
      const outcomes = await Promise.all(wished.map((type) => change(type, products, signal)));
      const refusal = outcomes.find(({ ok }) => !ok);
      if (refusal || signal.aborted) return refusal ?? accepted(undefined);
      const others = [...wearings.open.keys()].filter((type) => !wished.includes(type));
      await Promise.all(others.map((type) => change(type, [], signal)));
      return accepted(undefined);
    },

    place(frame) {
      moveBy(group, NO_SHIFT); // what is cast while placing is cast in its own place
      const seen = placed(wearings.open, frame);
      const pivot = adjustment === NO_ADJUSTMENT ? undefined : visibleMiddle(group);
      if (pivot) moveBy(group, shiftOf(adjustment, pivot, frame.camera));
      return seen;
    },
    adjust(next) {
      adjustment = next;
    },
    show(isShown) {
      group.visible = isShown;
    },
    reset() {
      rigs.reset();
      for (const wearing of wearings.open.values()) wearing.reset?.();
    },
    restore() {
      for (const wearing of wearings.open.values()) wearing.restore?.();
    },
    dispose() {
      wearings.close();
      rigs.dispose();
      group.removeFromParent();
    },
  };
}

const NO_SHIFT: Shift = { position: [0, 0, 0], turn: 0, scale: 1 };

function moveBy(group: Group, { position, turn, scale }: Shift): void {
  group.position.set(...position);
  group.rotation.z = turn;
  group.scale.setScalar(scale);
}

function placed(open: ReadonlyMap<TryOnType, AnyWearing>, frame: Frame): Placed {
  const seen: TryOnType[] = [];
  let hint: TryOnHint | undefined;
  for (const [type, wearing] of open) {
    if (wearing.place(frame)) seen.push(type);
    hint ??= wearing.hint?.();
  }
  return { seen, ...(hint && { hint }) };
}

/** One wearing for each type, opened when it is first asked for. */
function createWearings(surroundings: Surroundings) {
  const opening = new Map<TryOnType, Promise<AnyWearing | undefined>>();
  const open = new Map<TryOnType, AnyWearing>();
  let isOver = false;

  const opened = async (type: TryOnType): Promise<AnyWearing | undefined> => {
    const wearing = await KINDS[type]?.open(surroundings);
    if (wearing && !isOver) {
      open.set(type, wearing);
      return wearing;
    }
    wearing?.dispose();
    opening.delete(type); // it may be tried again once the network is back
    return undefined;
  };

  return {
    open,
    of(type: TryOnType): Promise<AnyWearing | undefined> {
      const wearing = opening.get(type) ?? opened(type);
      opening.set(type, wearing);
      return wearing;
    },
    close() {
      isOver = true;
      for (const wearing of open.values()) wearing.dispose();
      open.clear();
    },
  };
}
