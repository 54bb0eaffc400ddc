import { Group } from 'three';
import type { EngineFailure } from '../failure.ts';
import type { TryOnHint } from '../hint.ts';
import { TRY_ON_TYPE_NAMES, type TryOnType } from '@vitrine/domain/try-on';
import { type Adjustment, NO_ADJUSTMENT, type Shift, shiftOf } from '../pose/adjustment.ts';
import { accepted, type Result } from '@vitrine/domain/result';
import type { Frame } from '../scene/frame.ts';
import { visibleMiddle } from '../scene/visible-middle.ts';
import type { WornProduct } from '../worn-product.ts';
import type { Surroundings } from './kind.ts';
import { createLazyKind, type LazyKind, type OpenedKind } from './lazy-kind.ts';
import { createRigs } from './rigs.ts';

/** All that is worn at once, of whatever kinds. */
export interface ProductLayer {
  /** Makes a type ready before it is worn. False if a file it needs cannot be had. */
  prepare(type: TryOnType): Promise<boolean>;
  /** Replaces what is worn by these products, once they can be drawn. A refusal leaves it as it was. */
  wear(products: readonly WornProduct[], signal: AbortSignal): Promise<Result<undefined, EngineFailure>>;
  place(frame: Frame): PlacedProducts;
  /** Moves by hand everything that is placed from now on; paint on the picture stays where it is. */
  adjust(adjustment: Adjustment): void;
  /** False: nothing of it is drawn. */
  show(isShown: boolean): void;
  /** The next pictures are of another source. */
  reset(): void;
  /** The graphics came back empty. */
  restore(): void;
  dispose(): void;
}

export interface PlacedProducts {
  /** The types whose body part is seen. */
  readonly seen: readonly TryOnType[];
  readonly hint?: TryOnHint;
}

export type ProductLayerParts = Pick<Surroundings, 'pictureScene' | 'models' | 'json'>;

export function createProductLayer(parts: ProductLayerParts): ProductLayer {
  const group = new Group();
  const { scene } = parts.pictureScene;
  scene.add(group);
  let adjustment = NO_ADJUSTMENT;
  const rigs = createRigs(parts, group);
  const kinds = createLazyKinds({ ...parts, group, head: rigs.head });

  return {
    async prepare(type) {
      const kind = await kinds.of(type).open();
      await Promise.all([parts.pictureScene.compile(scene), kind?.warmUp?.()]);
      return kind !== undefined;
    },

    async wear(products, signal) {
      const requested = TRY_ON_TYPE_NAMES.filter((type) => products.some((product) => product.type === type));
      const outcomes = await Promise.all(requested.map((type) => kinds.of(type).wear(products, signal)));
      const refusal = outcomes.find(({ ok }) => !ok);
      if (refusal || signal.aborted) return refusal ?? accepted(undefined);
      const others = [...kinds.opened().keys()].filter((type) => !requested.includes(type));
      await Promise.all(others.map((type) => kinds.of(type).wear([], signal)));
      return accepted(undefined);
    },

    place(frame) {
      moveBy(group, NO_SHIFT); // shadows are drawn while placing, and must be drawn where they belong
      const products = placed(kinds.opened(), frame);
      const pivot = adjustment === NO_ADJUSTMENT ? undefined : visibleMiddle(group);
      if (pivot) moveBy(group, shiftOf(adjustment, pivot, frame.camera));
      return products;
    },
    adjust(next) {
      adjustment = next;
    },
    show(isShown) {
      group.visible = isShown;
    },
    reset() {
      rigs.reset();
      for (const kind of kinds.opened().values()) kind.reset?.();
    },
    restore() {
      for (const kind of kinds.opened().values()) kind.restore?.();
    },
    dispose() {
      kinds.close();
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

type OpenedKinds = ReadonlyMap<TryOnType, OpenedKind>;

function placed(opened: OpenedKinds, frame: Frame): PlacedProducts {
  const seen: TryOnType[] = [];
  let hint: TryOnHint | undefined;
  for (const [type, kind] of opened) {
    if (kind.place(frame)) seen.push(type);
    hint ??= kind.hint?.();
  }
  return { seen, ...(hint && { hint }) };
}

/** A renderer for each kind, opened when it is first needed. */
function createLazyKinds(surroundings: Surroundings) {
  const lazy = new Map<TryOnType, LazyKind>();
  const opened = new Map<TryOnType, OpenedKind>();
  let isOver = false;
  const keep = (type: TryOnType, kind: OpenedKind): boolean => {
    if (!isOver) opened.set(type, kind);
    return !isOver;
  };

  return {
    of(type: TryOnType): LazyKind {
      const kind = lazy.get(type) ?? createLazyKind(type, surroundings, (open) => keep(type, open));
      lazy.set(type, kind);
      return kind;
    },
    opened: (): OpenedKinds => opened,
    close() {
      isOver = true;
      for (const kind of opened.values()) kind.dispose();
      opened.clear();
    },
  };
}
