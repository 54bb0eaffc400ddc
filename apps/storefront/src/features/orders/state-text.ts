import type { Labels } from '../../shared/i18n/labels.ts';

/** What the state of an order is called. */
export const stateText = (state: string, { find }: Pick<Labels, 'find'>): string =>
  find(`orders_state_${state}`) ?? state;

const UNDER_WAY: ReadonlySet<string> = new Set(['placed', 'preparing', 'shipped']);
/** Whether its pieces are still to arrive. */
export const isUnderWay = (state: string): boolean => UNDER_WAY.has(state);

const AT_REST: ReadonlySet<string> = new Set([
  'delivered',
  'collected',
  'partially_returned',
  'returned',
  'cancelled',
  'expired',
]);
/** Whether nothing more happens to it by itself. */
export const isAtRest = (state: string): boolean => AT_REST.has(state);
