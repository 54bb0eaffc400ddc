import { type Database, inTransaction } from '@vitrine/database';
import {
  AGENT_ACTS_KEPT_DAYS,
  APPOINTMENT_KEPT_DAYS,
  DESIGN_KEPT_DAYS,
  NEWSLETTER_LINK_DAYS,
  RETURN_ANSWER_KEPT_DAYS,
  SALE_PLACES_KEPT_DAYS,
  SESSION_LIFETIME_SECONDS,
  SWEEP_GRACE_SECONDS,
  VIEW_KEPT_DAYS,
  WORKSHOP_EVENT_KEPT_DAYS,
} from '@vitrine/domain';
import { dropCallbacks, dropCallbackSlots } from '../callback/index.ts';
import { dropRepairPhotos } from '../care/index.ts';
import { dropChats, dropTickets } from '../contact/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { dropViews } from '../recommendations/index.ts';
import { dropInteractions } from '../wardrobing/index.ts';
import { dropSalePlaces } from '../sales/index.ts';
import {
  dropAgentActs,
  dropAppointments,
  dropAppointmentSlots,
  dropBagsAside,
  dropCarts,
  dropConsents,
  dropDesigns,
  dropDrafts,
  dropExports,
  dropNewsletterRequests,
  dropOneTimes,
  dropReturnSubmissions,
  dropSessions,
  dropSlots,
  dropSubscriptions,
  dropUses,
  dropWaiting,
  dropWishes,
  dropWorkshopEvents,
  type Sweeping,
} from './sweep.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Rows of one transaction: few enough that nobody waits for its locks. */
const BATCH = 500;
/** An hour's share; what is left over then waits for the next run. */
const MAX_BATCHES = 100;

/**
 * Forgets what nobody can come back to: carts, wishes, likes and consents of guests whose session has ended, wishes for the
 * newsletter that were not confirmed, drafts that were left longer ago than a session lives, subscriptions that were
 * answered as long ago, what was written to the client service, answers to returns a week old, events of the workshop that will not come again, designs that
 * nobody has used for a year, photos of repairs whose time is over, delivery slots of days that are over, appointments
 * that ended long ago, what agents did more than a year ago, places before private sales that closed a month ago, what was looked at half a year ago or without consent by now, uses that no longer count, links and codes that are no longer good, exports that have ended, and
 * at last the sessions themselves. An order that was ever committed is kept, and with it the session it belongs to.
 */
export async function sweep({
  db,
  clock,
  config,
}: Pick<ServiceDeps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock.now().getTime();
  // A request that came in with the session's last breath must not find its ground gone.
  const endedBefore = new Date(now - SWEEP_GRACE_SECONDS * 1000);
  const leftBefore = new Date(now - (SESSION_LIFETIME_SECONDS + SWEEP_GRACE_SECONDS) * 1000);
  await inBatches(db, dropDrafts, leftBefore);
  await inBatches(db, dropBagsAside, new Date(now));
  await inBatches(db, dropCarts, endedBefore);
  await inBatches(db, dropWishes, endedBefore);
  await inBatches(db, dropConsents, endedBefore);
  await inBatches(db, dropInteractions, endedBefore);
  await inBatches(db, dropViews, new Date(now - VIEW_KEPT_DAYS * DAY_MS));
  await inBatches(db, dropNewsletterRequests, new Date(now - NEWSLETTER_LINK_DAYS * DAY_MS));
  await inBatches(db, dropSubscriptions, leftBefore);
  await inBatches(db, dropUses, new Date(now));
  await inBatches(db, dropOneTimes, new Date(now));
  await inBatches(db, dropExports, new Date(now));
  await inBatches(db, dropReturnSubmissions, new Date(now - RETURN_ANSWER_KEPT_DAYS * DAY_MS));
  await inBatches(db, dropWorkshopEvents, new Date(now - WORKSHOP_EVENT_KEPT_DAYS * DAY_MS));
  await inBatches(db, dropDesigns, new Date(now - DESIGN_KEPT_DAYS * DAY_MS));
  await inBatches(db, dropRepairPhotos, new Date(now - config.repairPhotoDays * DAY_MS));
  // A day ends last in the westernmost zone.
  await inBatches(db, dropSlots, new Date(now - 2 * DAY_MS));
  await inBatches(db, dropAppointments, new Date(now - APPOINTMENT_KEPT_DAYS * DAY_MS));
  await inBatches(db, dropAppointmentSlots, new Date(now - 2 * DAY_MS));
  await inBatches(db, dropWaiting, new Date(now - 2 * DAY_MS));
  await inBatches(db, dropCallbacks, new Date(now - config.callbackKeptDays * DAY_MS));
  await inBatches(db, dropChats, new Date(now - config.chatKeptDays * DAY_MS));
  await inBatches(db, dropTickets, new Date(now - config.ticketKeptDays * DAY_MS));
  await inBatches(db, dropCallbackSlots, new Date(now - 2 * DAY_MS));
  await inBatches(db, dropAgentActs, new Date(now - AGENT_ACTS_KEPT_DAYS * DAY_MS));
  await inBatches(db, dropSalePlaces, new Date(now - SALE_PLACES_KEPT_DAYS * DAY_MS));
  await inBatches(db, dropSessions, endedBefore);
}

async function inBatches(db: Database, forget: Sweeping, before: Date): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const swept = await inTransaction(db, (transaction) => forget(transaction, before, BATCH));
    if (swept < BATCH) return;
  }
}
