import type { TryOnFailure } from '../failure.ts';
import type { TryOnType } from '../init/check-init.ts';
import { KINDS } from '../kinds/kinds.ts';
import { trackersFor } from '../kinds/needs.ts';
import { accepted, refused, type Result } from '../result.ts';
import type { WornProduct } from '../worn-product.ts';
import type { Engine } from './boot.ts';
import type { SourceSlot } from './source-slot.ts';

/** As much of the engine as dresses. */
interface Standing {
  readonly view: Pick<Engine['view'], 'wear'>;
  readonly tracker: Pick<Engine['tracker'], 'start'>;
}

/** What the shopper wishes to wear, one wish after the other. */
export interface Wishes {
  /** Settles when these are worn, or another wish has taken their place. */
  wear(products: readonly WornProduct[]): Promise<Result<undefined, TryOnFailure>>;
  /** The types worn; those worn last, or got ready for, while nothing is. */
  types(): readonly TryOnType[];
}

export interface WishesOptions {
  readonly standing: Promise<Result<Standing, TryOnFailure>>;
  readonly slot: Pick<SourceSlot, 'shown'>;
  readonly type: TryOnType;
  /** Aborted when the try-on is closed. */
  readonly signal: AbortSignal;
}

export function createWishes({ standing, slot, type, signal }: WishesOptions): Wishes {
  let types: readonly TryOnType[] = [type];
  let last = new AbortController();

  const fulfil = async (
    { view, tracker }: Standing,
    products: readonly WornProduct[],
    wish: AbortSignal,
  ): Promise<Result<undefined, TryOnFailure>> => {
    const wished = [...new Set(products.map((product) => product.type))];
    const [canSee, worn] = await Promise.all([tracker.start(trackersFor(wished)), view.wear(products, wish)]);
    if (signal.aborted) return refused({ code: 'closed' });
    if (!canSee) return refused({ code: 'engine-failed' });
    // Another wish came while this one was on its way: the last one counts.
    if (!worn.ok || wish.aborted || wished.length === 0) return worn;
    const isNew = trackersFor(wished).some((name) => !trackersFor(types).includes(name));
    types = wished;
    if (isNew) await slot.shown()?.lookAgain?.();
    return accepted(undefined);
  };

  return {
    types: () => types,
    async wear(products) {
      const unknown = products.find((product) => !KINDS[product.type]);
      if (unknown) return refused({ code: 'type-unsupported', type: unknown.type });
      last.abort();
      last = new AbortController();
      const wish = AbortSignal.any([last.signal, signal]);
      const engine = await standing;
      return engine.ok ? fulfil(engine.value, products, wish) : engine;
    },
  };
}
