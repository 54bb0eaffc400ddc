import type { TryOnSession } from './session/session.ts';
import { describe, expect, it } from 'vitest';
import { tryOnState } from './exposed-state.ts';
import { CLOSED, type Opening } from './opening/opening.ts';
import { A_SESSION } from './test-harness/a-session.ts';

const FACTS = {
  initRefusal: undefined,
  tryOnType: 'lipsticks',
  hasProvider: true,
  showsFallback: false,
  hasConsent: true,
  wristSizeMm: undefined,
  canUpload: true,
} as const;
const LIVE: Opening = { step: 'live', facts: FACTS };

describe('the state of the try-on, laid open', () => {
  it('[R3.014] has every part from the beginning, and nothing in it', () => {
    expect(tryOnState({ opening: CLOSED })).toEqual({
      currentTryOnSku: undefined,
      currentAddToCartSkus: [],
      currentSkuVariants: [],
      skuStackingConfig: { combinations: [] },
      snapShotUrl: undefined,
      isLiveMode: false,
      isPhotoMode: false,
      isComparing: false,
      currentCompareTryOnSku: undefined,
      compareSnapshotIndex: undefined,
      hasError: false,
      customErrorMessage: undefined,
    });
  });

  it('[R3.014, R4.012] tells what is worn, and the one mode it is in', () => {
    expect(tryOnState({ opening: LIVE, session: A_SESSION })).toMatchObject({
      currentTryOnSku: 'TL4109',
      currentAddToCartSkus: ['TL4109'],
      currentSkuVariants: ['TL4109', 'TL4204'],
      isLiveMode: true,
      isPhotoMode: false,
    });
    expect(tryOnState({ opening: LIVE, session: { ...A_SESSION, mode: 'photo' } })).toMatchObject({
      isLiveMode: false,
      isPhotoMode: true,
    });
  });

  it('[R3.014, R4.018] tells the two that are compared, and the half that was photographed', () => {
    const taken: TryOnSession = {
      ...A_SESSION,
      mode: 'snapshot',
      extra: 'compare',
      compareSkuId: 'TL4204',
      compareSnapshotIndex: 1,
      snapShotUrl: 'blob:1',
    };
    expect(tryOnState({ opening: LIVE, session: taken })).toMatchObject({
      isComparing: true,
      currentCompareTryOnSku: 'TL4204',
      compareSnapshotIndex: 1,
      snapShotUrl: 'blob:1',
      isLiveMode: false,
      isPhotoMode: false,
    });
  });

  it('[R3.014, R8.033] tells an error, and what is said of it instead of the default', () => {
    const opening: Opening = { step: 'error', error: { code: 'worker-lost' } };
    expect(tryOnState({ opening, customErrorMessage: 'It has stopped.' })).toMatchObject({
      hasError: true,
      customErrorMessage: 'It has stopped.',
    });
  });
});
