import { REFRESH_GRACE_MS } from '../policy/lifetimes.ts';

/** What is known of the session a refresh token belongs, or belonged, to. Times are ms since the epoch. */
export interface RefreshState {
  /** The token presented is the session's current one, the one before, or any before that. */
  readonly token: 'current' | 'previous' | 'older';
  readonly isRevoked: boolean;
  readonly refreshedAtMs: number;
  readonly expiresAtMs: number;
}

/**
 * `rotate`: give successors. `repeat`: give the same successors again. `burn`: an old token came back, so somebody
 * else may hold it; the session ends. `refuse`: there is nothing to renew.
 */
export type RefreshDecision = 'rotate' | 'repeat' | 'burn' | 'refuse';

/** [R7.154] What a refresh token brings; undefined state: no session knows it. */
export function refreshDecision(state: RefreshState | undefined, nowMs: number): RefreshDecision {
  if (state === undefined || state.isRevoked || state.expiresAtMs <= nowMs) return 'refuse';
  if (state.token === 'current') return 'rotate';
  if (nowMs - state.refreshedAtMs > REFRESH_GRACE_MS) return 'burn';
  // Tabs that renew in quick succession may overtake each other by more than one generation.
  return state.token === 'previous' ? 'repeat' : 'refuse';
}
