import type { Product } from '@vitrine/contracts';
import type { Move, ProductView, Sight, Stance, ViewStatus, WrittenLetters } from '@vitrine/product-view';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadView } from './load-view.ts';

/** What a shopper has made of a piece. */
export interface MadeDesign {
  readonly letters: WrittenLetters | undefined;
  /** CSS colours by part. */
  readonly colours: Readonly<Record<string, string>>;
}

interface Wanted {
  readonly model: NonNullable<Product['model']>;
  readonly variant: string;
  readonly stance: Stance;
  readonly made?: MadeDesign | undefined;
  readonly onRest: (sight: Sight) => void;
}

/** The view's own statuses, with what comes before it is there. */
export type View3dStatus = ViewStatus | { readonly state: 'failed'; readonly failure: 'view-missing' };

const BEGINNING: View3dStatus = { state: 'loading', progress: 0 };
/** Share of the progress that is shown for fetching what draws. */
const VIEW_SHARE = 0.3;

/**
 * One view for as long as its stage is mounted: `stageRef` on the element it may fill. It opens at once and gives
 * everything back on the way out. `retry` begins anew.
 */
export function useProductView(wanted: Wanted) {
  const latest = useRef(wanted);
  const view = useRef<ProductView>(undefined);
  const [status, setStatus] = useState(BEGINNING);
  const [attempt, setAttempt] = useState(0);
  const { variant, made } = wanted;
  useEffect(() => {
    latest.current = wanted;
  });
  useEffect(() => view.current?.show(variant), [variant]);
  useEffect(() => make(view.current, made), [made]);

  const stageRef = useCallback((container: HTMLElement | null) => {
    if (container === null) return undefined;
    // It takes the focus at once, so that the arrow keys work for a shopper who opened it by keyboard.
    container.tabIndex = 0;
    container.focus({ preventScroll: true });
    const leaving = new AbortController();
    const open = async () => {
      const { createProductView } = await loadView();
      if (leaving.signal.aborted) return;
      const { model, stance, onRest, variant: first } = latest.current;
      view.current = createProductView({
        container,
        model,
        stance,
        variant: first,
        ground: getComputedStyle(container).backgroundColor,
        onStatus: (next) => !leaving.signal.aborted && setStatus(afterFetching(next)),
        onRest,
        signal: leaving.signal,
      });
      make(view.current, latest.current.made);
    };
    open().catch(() => setStatus({ state: 'failed', failure: 'view-missing' }));
    return () => {
      leaving.abort();
      view.current = undefined;
    };
  }, []);

  return {
    status,
    stageRef,
    /** Every attempt has a stage of its own: the key of the element. */
    attempt,
    move: (move: Move) => view.current?.move(move),
    retry: () => {
      setStatus(BEGINNING);
      setAttempt((count) => count + 1);
    },
  };
}

function make(view: ProductView | undefined, made: MadeDesign | undefined): void {
  if (made === undefined) return;
  view?.write(made.letters);
  view?.paint(made.colours);
}

const afterFetching = (status: ViewStatus): ViewStatus =>
  status.state === 'loading'
    ? { state: 'loading', progress: VIEW_SHARE + (1 - VIEW_SHARE) * status.progress }
    : status;
