import { inTransaction, type Transaction } from '@vitrine/database';
import {
  type FulfilmentEvent,
  type FulfilmentState,
  hasLeft,
  type IllegalFulfilmentEvent,
  isBought,
  isDelay,
  isHeldForReview,
  isPaid,
  localeOf,
  LOCALES,
  nextFulfilmentState,
  orderStateOf,
  refused,
  type Result,
} from '@vitrine/domain';
import { addCollector } from '../agents/index.ts';
import { bindPieces, type BoughtDeps, issueCertificates } from '../certificates/index.ts';
import type { ServiceDeps } from '../deps.ts';
import { moderate } from '../personalisation/index.ts';
import { followOrder } from './follow-order.store.ts';
import { type LockedOrder, lockOrder } from './order-state.store.ts';
import {
  findOrderOfParcel,
  type ParcelKey,
  parcelsOfOrder,
  setDelay,
  setParcelState,
  type Tracking,
  unreadLetters,
} from './parcel.store.ts';

export type MoveDeps = BoughtDeps & Pick<ServiceDeps, 'db' | 'jobs' | 'log' | 'alarm'>;

export type ParcelMove = ParcelKey &
  (
    | {
        readonly event: Exclude<FulfilmentEvent, 'delayed'>;
        /** By whom and under which number it is carried. */
        readonly tracking?: Tracking;
      }
    | {
        readonly event: 'delayed';
        /** The day by which it is expected now, an ISO date. */
        readonly until: string;
      }
  );
export type MoveRefusal =
  | IllegalFulfilmentEvent
  | { readonly code: 'not_found' | 'not_later' }
  | { readonly code: Hindrance };

/** What keeps a parcel from being begun, or from leaving. */
type Hindrance = 'held_for_review' | 'letters_unread' | 'not_paid';

/**
 * [R4.042] Notes what the house or the carrier did with a parcel of an order: it moves, or comes later than was promised. The
 * order's state follows its parcels, whoever waits for one is told by a mail, and when a parcel leaves its money is taken. None
 * is begun while the order is held for review [R6.010], and none leaves while the payments that count do not cover the order.
 * What its state does not allow is refused and changes nothing.
 */
export function moveParcel(deps: MoveDeps, move: ParcelMove): Promise<Result<FulfilmentState, MoveRefusal>> {
  return inTransaction(deps.db, (transaction) => moveParcelIn(deps, transaction, move));
}

/** The same inside a transaction that is under way. */
export async function moveParcelIn(
  deps: MoveDeps,
  transaction: Transaction,
  move: ParcelMove,
): Promise<Result<FulfilmentState, MoveRefusal>> {
  const { market } = move;
  const order = await lockKnown(transaction, move);
  const parcels = order && (await parcelsOfOrder(transaction, { market, orderId: order.id }));
  const parcel = parcels?.find(({ id }) => id === move.parcelId);
  if (order === undefined || parcel === undefined) return refused({ code: 'not_found' });
  const next = nextFulfilmentState(parcel, move.event);
  if (!next.ok) return next;
  const moving = { move, order, parcel, next: next.value };
  const hindrance = await hindranceOf(deps, transaction, moving);
  if (hindrance !== undefined) return refused({ code: hindrance });
  await perform(deps, transaction, moving);
  return next;
}

interface Moving {
  readonly move: ParcelMove;
  readonly order: LockedOrder;
  readonly parcel: Awaited<ReturnType<typeof parcelsOfOrder>>[number];
  readonly next: FulfilmentState;
}

const leaves = ({ parcel, next }: Moving): boolean => hasLeft(next) && !hasLeft(parcel.state);

/** Why a parcel may not be begun, may not leave, or is not delayed by a day. */
async function hindranceOf(
  deps: MoveDeps,
  transaction: Transaction,
  moving: Moving,
): Promise<Hindrance | 'not_later' | undefined> {
  const { move, order, parcel } = moving;
  if (move.event === 'delayed') return isDelay(move.until, parcel.promised) ? undefined : 'not_later';
  if (move.event === 'preparation-started') {
    if (isHeldForReview(order)) return 'held_for_review';
    if (await hasUnreadLetters(deps, transaction, move)) return 'letters_unread';
  }
  return leaves(moving) && !isPaid(order.total, order.payments) ? 'not_paid' : undefined;
}

async function perform(deps: MoveDeps, transaction: Transaction, moving: Moving): Promise<void> {
  const { move, order, next } = moving;
  const { market, parcelId } = move;
  const key = { market, orderId: order.id };
  const moved = { ...key, parcelId };
  if (move.event === 'delayed') {
    await setDelay(transaction, move, move.until);
    return deps.jobs.enqueue(transaction, 'send-mail', { ...moved, kind: 'delayed', until: move.until });
  }
  const { tracking } = move;
  await setParcelState(transaction, move, { state: next, tracking, now: deps.clock.now() });
  await followOrder(transaction, key);
  // [R2.061] The cards lie in the parcel; with its arrival the pieces are their buyer's.
  if (next === 'preparing') await issueCertificates(deps, transaction, moved);
  if (next === 'delivered' || next === 'collected') await bindPieces(deps, transaction, moved);
  if (next === 'collected') await addCollector(transaction, { market, parcelId, now: deps.clock.now() });
  // Its sheet for the workshop, or what it cost.
  await deps.jobs.enqueue(transaction, 'make-papers', key);
  if (leaves(moving)) await deps.jobs.enqueue(transaction, 'capture-payments', key);
  const mail = MAIL_OF[next];
  if (mail !== undefined) await deps.jobs.enqueue(transaction, 'send-mail', { ...moved, kind: mail });
  return undefined;
}

/** Which mail tells of a state. */
const MAIL_OF: Partial<Readonly<Record<FulfilmentState, 'shipped' | 'ready-to-collect' | 'delivered'>>> = {
  shipped: 'shipped',
  ready_for_collection: 'ready-to-collect',
  delivered: 'delivered',
};

/** [R5.021, R8.049] Whether letters that could not be moderated when they were ordered still wait for somebody to read them. */
async function hasUnreadLetters(deps: MoveDeps, transaction: Transaction, key: ParcelKey): Promise<boolean> {
  for (const { text, locale } of await unreadLetters(transaction, key)) {
    const found = await moderate(deps, text, localeOf(locale) ?? LOCALES['eng-us']);
    if (found === 'clean') continue;
    deps.alarm('unread_letters');
    const { market, parcelId } = key;
    deps.log.error({ market, parcelId, found }, 'letters wait for somebody to read them');
    return true;
  }
  return false;
}

/** The order of a parcel, locked; undefined where there is none or nobody has bought it. */
async function lockKnown(transaction: Transaction, key: ParcelKey): Promise<LockedOrder | undefined> {
  const orderId = await findOrderOfParcel(transaction, key);
  if (orderId === undefined) return undefined;
  const order = await lockOrder(transaction, { market: key.market, orderId });
  if (order === undefined) return undefined;
  const state = orderStateOf(order.state);
  return isBought(state) || state === 'cancelled' || state === 'expired' ? order : undefined;
}
