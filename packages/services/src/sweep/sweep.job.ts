import { type Database, inTransaction } from '@vitrine/database';
import {
  DESIGN_KEPT_DAYS,
  RETURN_ANSWER_KEPT_DAYS,
  SESSION_LIFETIME_SECONDS,
  SIGN_IN_ATTEMPT_RETENTION_SECONDS,
  SWEEP_GRACE_SECONDS,
} from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import {
  dropCarts,
  dropDesigns,
  dropDrafts,
  dropReturnSubmissions,
  dropSessions,
  dropSignInAttempts,
  dropSlots,
  dropSubscriptions,
  dropWishes,
  type Sweeping,
} from './sweep.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Rows of one transaction: few enough that nobody waits for its locks. */
const BATCH = 500;
/** An hour's share; what is left over then waits for the next run. */
const MAX_BATCHES = 100;

/**
 * Forgets what nobody can come back to: carts and wishes of guests whose session has ended, drafts that were left longer ago than a
 * session lives, subscriptions that were answered as long ago, answers to returns a week old, designs that nobody has used for a year, delivery slots of days that are over, refused sign-ins that no longer count, and at last the
 * sessions themselves. An order that was
 * ever committed is kept, and with it the session it belongs to.
 */
export async function sweep({ db, clock }: Pick<ServiceDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime();
  // A request that came in with the session's last breath must not find its ground gone.
  const endedBefore = new Date(now - SWEEP_GRACE_SECONDS * 1000);
  const leftBefore = new Date(now - (SESSION_LIFETIME_SECONDS + SWEEP_GRACE_SECONDS) * 1000);
  await inBatches(db, dropDrafts, leftBefore);
  await inBatches(db, dropCarts, endedBefore);
  await inBatches(db, dropWishes, endedBefore);
  await inBatches(db, dropSubscriptions, leftBefore);
  await inBatches(db, dropSignInAttempts, new Date(now - SIGN_IN_ATTEMPT_RETENTION_SECONDS * 1000));
  await inBatches(db, dropReturnSubmissions, new Date(now - RETURN_ANSWER_KEPT_DAYS * DAY_MS));
  await inBatches(db, dropDesigns, new Date(now - DESIGN_KEPT_DAYS * DAY_MS));
  // A day ends last in the westernmost zone.
  await inBatches(db, dropSlots, new Date(now - 2 * DAY_MS));
  await inBatches(db, dropSessions, endedBefore);
}

async function inBatches(db: Database, forget: Sweeping, before: Date): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const swept = await inTransaction(db, (transaction) => forget(transaction, before, BATCH));
    if (swept < BATCH) return;
  }
}
