import type { TryOnSession } from './session/session.ts';
import { useEffect } from 'react';
import { useLabels, usePage } from '../../shared/page/page.tsx';
import { openingErrorKey } from './failure-words.ts';
import { CLOSED, type Opening } from './opening/opening.ts';
import type { StackSlot } from './stacking/stack-slots.ts';

/** [R3.014] The state of the try-on under the specification's names; parts without a session have their first value. */
interface TryOnState {
  readonly currentTryOnSku: string | undefined;
  readonly currentAddToCartSkus: readonly string[];
  readonly currentSkuVariants: readonly string[];
  readonly skuStackingConfig: { readonly combinations: readonly StackSlot[] };
  readonly snapShotUrl: string | undefined;
  readonly isLiveMode: boolean;
  readonly isPhotoMode: boolean;
  readonly isComparing: boolean;
  readonly currentCompareTryOnSku: string | undefined;
  readonly compareSnapshotIndex: 0 | 1 | undefined;
  readonly hasError: boolean;
  readonly customErrorMessage: string | undefined;
}

interface Shown {
  readonly opening: Opening;
  readonly session?: TryOnSession;
  readonly slots?: readonly StackSlot[];
  /** [R8.033] What is said instead of the default description. */
  readonly customErrorMessage?: string | undefined;
}

export function tryOnState({ opening, session, slots = [], customErrorMessage }: Shown): TryOnState {
  return {
    ...(session ? ofSession(session) : BEGINNING),
    skuStackingConfig: { combinations: slots },
    isLiveMode: opening.step === 'live' && session?.mode === 'live',
    hasError: opening.step === 'error',
    customErrorMessage,
  };
}

type OfSession = Omit<TryOnState, 'skuStackingConfig' | 'isLiveMode' | 'hasError' | 'customErrorMessage'>;

const BEGINNING: OfSession = {
  currentTryOnSku: undefined,
  currentAddToCartSkus: [],
  currentSkuVariants: [],
  snapShotUrl: undefined,
  isPhotoMode: false,
  isComparing: false,
  currentCompareTryOnSku: undefined,
  compareSnapshotIndex: undefined,
};

const ofSession = (session: TryOnSession): OfSession => ({
  currentTryOnSku: session.currentSkuId,
  currentAddToCartSkus: session.cartSkuIds,
  currentSkuVariants: session.variants.map(({ skuId }) => skuId),
  snapShotUrl: session.snapShotUrl,
  isPhotoMode: session.mode === 'photo',
  isComparing: session.extra === 'compare',
  currentCompareTryOnSku: session.compareSkuId,
  compareSnapshotIndex: session.compareSnapshotIndex,
});

/**
 * [R3.014, R4.020] Exposes the state as `window.__STORE__.tryon` where the test hooks are on; reset when the modal
 * closes.
 */
export function useExposedState(shown: Omit<Shown, 'customErrorMessage'>): void {
  const t = useLabels();
  const { hooks } = usePage();
  const { opening } = shown;
  const key = opening.step === 'error' ? openingErrorKey(opening.error) : undefined;
  const customErrorMessage = key === undefined || key === 'tryon_error_description' ? undefined : t(key);
  const state = hooks ? tryOnState({ ...shown, customErrorMessage }) : undefined;
  useEffect(() => {
    const store: unknown = Reflect.get(window, '__STORE__');
    if (state === undefined || typeof store !== 'object' || store === null) return undefined;
    Reflect.set(store, 'tryon', state);
    return () => void Reflect.set(store, 'tryon', tryOnState({ opening: CLOSED }));
  });
}
