import type { TryOnFailure } from '../failure.ts';
import type { TryOnType } from '@vitrine/domain/try-on';
import { KINDS } from '../kinds/kinds.ts';
import { trackersFor } from '../kinds/needs.ts';
import type { Half } from '../kinds/comparison.ts';
import { accepted, refused, type Result } from '@vitrine/domain/result';
import type { WornProduct } from '../worn-product.ts';
import type { Engine } from './boot.ts';
import type { SourceSlot } from './source-slot.ts';

/** As much of the engine as dresses. */
interface LoadedEngine {
  readonly view: Pick<Engine['view'], 'wear' | 'endComparing'>;
  readonly tracker: Pick<Engine['tracker'], 'start'>;
}

/** What the shopper wishes to wear, one wish after the other. */
export interface Wishes {
  /** Settles when these are worn on that half, or another wish for it has taken their place. */
  wear(half: Half, products: readonly WornProduct[]): Promise<Result<undefined, TryOnFailure>>;
  /** Nothing is wished for the right half any more. */
  endComparing(): Promise<Result<undefined, TryOnFailure>>;
  /** The types worn; those worn last, or got ready for, while nothing is. */
  types(): readonly TryOnType[];
}

export interface WishesOptions {
  readonly loaded: Promise<Result<LoadedEngine, TryOnFailure>>;
  readonly slot: Pick<SourceSlot, 'shown'>;
  readonly type: TryOnType;
  /** Aborted when the try-on is closed. */
  readonly signal: AbortSignal;
}

export function createWishes({ loaded, slot, type, signal }: WishesOptions): Wishes {
  const types: Record<Half, readonly TryOnType[]> = { left: [type], right: [] };
  const last: Record<Half, AbortController> = { left: new AbortController(), right: new AbortController() };
  const allTypes = () => [...new Set([...types.left, ...types.right])];

  const nextWish = (half: Half): AbortSignal => {
    last[half].abort();
    last[half] = new AbortController();
    return AbortSignal.any([last[half].signal, signal]);
  };

  const fulfil = async (
    { view, tracker }: LoadedEngine,
    { half, products, wish }: Wish,
  ): Promise<Result<undefined, TryOnFailure>> => {
    const wished = [...new Set(products.map((product) => product.type))];
    const [canSee, worn] = await Promise.all([
      tracker.start(trackersFor(wished)),
      view.wear(half, products, wish),
    ]);
    if (signal.aborted) return refused({ code: 'closed' });
    if (!canSee) return refused({ code: 'engine-failed' });
    // Another wish came while this one was on its way: the last one counts.
    if (!worn.ok || wish.aborted || wished.length === 0) return worn;
    const isNew = trackersFor(wished).some((name) => !trackersFor(allTypes()).includes(name));
    types[half] = wished;
    await seenAgain(slot.shown(), isNew);
    return accepted(undefined);
  };

  return {
    types: allTypes,
    async wear(half, products) {
      const unknown = products.find((product) => !KINDS[product.type]);
      if (unknown) return refused({ code: 'type-unsupported', type: unknown.type });
      const wish = nextWish(half);
      const engine = await loaded;
      return engine.ok ? fulfil(engine.value, { half, products, wish }) : engine;
    },
    async endComparing() {
      nextWish('right');
      types.right = [];
      const engine = await loaded;
      if (!engine.ok) return engine;
      engine.value.view.endComparing();
      return accepted(undefined);
    },
  };
}

/** A picture that was looked at once is looked at again for another tracker, or told of again. */
async function seenAgain(shown: ReturnType<SourceSlot['shown']>, isNew: boolean): Promise<void> {
  if (isNew) await shown?.lookAgain?.();
  else shown?.tellAgain?.();
}

interface Wish {
  readonly half: Half;
  readonly products: readonly WornProduct[];
  /** Aborted by the next. */
  readonly wish: AbortSignal;
}
