import type { EngineFailure } from '../failure.ts';
import { refused, type Result } from '@vitrine/domain/result';
import type { TryOnType } from '@vitrine/domain/try-on';
import type { WornOf, WornProduct } from '../worn-product.ts';
import type { KindRenderer, Surroundings } from './kind.ts';
import { KINDS } from './kinds.ts';

/** A kind that is open; what it wears is changed through `LazyKind`. */
export type OpenedKind<Type extends TryOnType = TryOnType> = Omit<KindRenderer<Type>, 'wear'>;

/** One kind that is opened when it is first needed. */
export interface LazyKind<Type extends TryOnType = TryOnType> {
  /** Undefined if a file it needs cannot be had; the next call tries again. */
  open(): Promise<OpenedKind<Type> | undefined>;
  /** Opens the kind, and has it wear the products of its own type. */
  wear(products: readonly WornProduct[], signal: AbortSignal): Promise<Result<undefined, EngineFailure>>;
}

/** `keep` is told of the opened kind; it answers false if nothing will be drawn any more. */
export function createLazyKind<Type extends TryOnType>(
  type: Type,
  surroundings: Surroundings,
  keep: (kind: OpenedKind) => boolean,
): LazyKind<Type> {
  let opening: Promise<KindRenderer<Type> | undefined> | undefined;

  const opened = async (): Promise<KindRenderer<Type> | undefined> => {
    const kind = await KINDS[type]?.open(surroundings);
    if (kind && keep(kind)) return kind;
    kind?.dispose();
    opening = undefined; // it may be tried again once the network is back
    return undefined;
  };
  const open = () => (opening ??= opened());
  const isOwn = (product: WornProduct): product is WornOf<Type> => product.type === type;

  return {
    open,
    async wear(products, signal) {
      const kind = await open();
      return kind ? kind.wear(products.filter(isOwn), signal) : refused({ code: 'engine-failed' });
    },
  };
}
