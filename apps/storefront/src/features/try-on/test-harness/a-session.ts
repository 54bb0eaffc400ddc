import type { TryOnSession } from '../session/session.ts';

/** For tests: a lipstick that is worn by camera, with a second shade beside it. */
export const A_SESSION: TryOnSession = {
  mode: 'live',
  extra: 'none',
  tryOnType: 'lipsticks',
  loading: false,
  currentSkuId: 'QL4109',
  cartSkuIds: ['QL4109'],
  variantSkuIds: ['QL4109', 'QL4204'],
  compareSkuId: undefined,
  snapShotUrl: undefined,
  compareSnapshotIndex: undefined,
};
