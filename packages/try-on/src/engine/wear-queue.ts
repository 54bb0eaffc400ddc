import type { TryOnFailure } from '../failure.ts';
import { accepted, refused, type Result } from '@vitrine/domain/result';
import type { TryOnType } from '@vitrine/domain/try-on';
import type { Comparison, Half } from '../kinds/comparison.ts';
import { KINDS } from '../kinds/kinds.ts';
import { trackersFor } from '../kinds/needs.ts';
import type { WornProduct } from '../worn-product.ts';
import type { SourceSlot } from './source-slot.ts';
import type { Engine } from './start-engine.ts';

/** As much of the engine as changes what is worn. */
interface LoadedEngine {
  readonly renderer: { readonly comparison: Pick<Comparison, 'wear' | 'endComparing'> };
  readonly tracker: Pick<Engine['tracker'], 'start'>;
}

/** What is asked to be worn, one request after the other: the last one for each half counts. */
export interface WearQueue {
  /** Settles when these are worn on that half, or another request for it has taken their place. */
  wear(half: Half, products: readonly WornProduct[]): Promise<Result<undefined, TryOnFailure>>;
  /** Nothing is worn on the right half any more. */
  endComparing(): Promise<Result<undefined, TryOnFailure>>;
  /** The types worn; while nothing is worn, those worn last or made ready at the start. */
  types(): readonly TryOnType[];
}

export interface WearQueueOptions {
  readonly loaded: Promise<Result<LoadedEngine, TryOnFailure>>;
  readonly slot: Pick<SourceSlot, 'shown'>;
  readonly type: TryOnType;
  /** Aborted when the try-on is closed. */
  readonly signal: AbortSignal;
}

export function createWearQueue({ loaded, slot, type, signal }: WearQueueOptions): WearQueue {
  const types: Record<Half, readonly TryOnType[]> = { left: [type], right: [] };
  const last: Record<Half, AbortController> = { left: new AbortController(), right: new AbortController() };
  const allTypes = () => [...new Set([...types.left, ...types.right])];

  const nextRequest = (half: Half): AbortSignal => {
    last[half].abort();
    last[half] = new AbortController();
    return AbortSignal.any([last[half].signal, signal]);
  };

  return {
    types: allTypes,

    async wear(half, products) {
      const unknown = products.find((product) => !KINDS[product.type]);
      if (unknown) return refused({ code: 'type-unsupported', type: unknown.type });
      const request = nextRequest(half);
      const engine = await loaded;
      if (!engine.ok) return engine;
      const { renderer, tracker } = engine.value;
      const requested = [...new Set(products.map((product) => product.type))];
      const [isTracking, worn] = await Promise.all([
        tracker.start(trackersFor(requested)),
        renderer.comparison.wear(half, products, request),
      ]);
      if (signal.aborted) return refused({ code: 'closed' });
      if (!isTracking) return refused({ code: 'engine-failed' });
      // A later request that came meanwhile decides what is looked for.
      if (!worn.ok || request.aborted || requested.length === 0) return worn;
      const isNew = trackersFor(requested).some((name) => !trackersFor(allTypes()).includes(name));
      types[half] = requested;
      await lookAgain(slot.shown(), isNew);
      return accepted(undefined);
    },

    async endComparing() {
      nextRequest('right');
      types.right = [];
      const engine = await loaded;
      if (!engine.ok) return engine;
      engine.value.renderer.comparison.endComparing();
      return accepted(undefined);
    },
  };
}

/** A photo is looked at once: another tracker looks at it again, and otherwise its status is reported again. */
async function lookAgain(shown: ReturnType<SourceSlot['shown']>, hasNewTracker: boolean): Promise<void> {
  if (hasNewTracker) await shown?.lookAgain?.();
  else shown?.reportAgain?.();
}
