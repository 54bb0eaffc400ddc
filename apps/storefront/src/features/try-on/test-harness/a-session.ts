import type { TryOnSession } from '../session/session.ts';

/** For tests: a lipstick that is worn by camera, with a second shade beside it. */
export const A_SESSION: TryOnSession = {
  mode: 'live',
  extra: 'none',
  tryOnType: 'lipsticks',
  loading: false,
  currentSkuId: 'TL4109',
  cartSkuIds: ['TL4109'],
  variants: [
    { skuId: 'TL4109', look: '109' },
    { skuId: 'TL4204', look: '204' },
  ],
  compareSkuId: undefined,
  snapShotUrl: undefined,
  compareSnapshotIndex: undefined,
};
