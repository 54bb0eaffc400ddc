import { createHash } from 'node:crypto';
import type { WorkshopEvent } from '@vitrine/contracts';
import { inTransaction, type Transaction } from '@vitrine/database';
import {
  accepted,
  type FulfilmentEvent,
  type Refusal,
  refused,
  type Result,
  readReference,
} from '@vitrine/domain';
import { moveRepairIn, type RepairMove } from '../../care/index.ts';
import type { RefusalCode } from '../../http/refusals.ts';
import { type MoveDeps, moveParcelIn, type MoveRefusal, type ParcelMove } from '../move-parcel.service.ts';
import { moveReturnIn, type ReturnMove } from '../returns/move-return.service.ts';
import { claimEvent, dropEvent, type EventKey, keepEvent } from './event.store.ts';

type Taken = Result<string, Refusal<RefusalCode>>;

/**
 * [R4.042] Acts upon an event of the workshop, once: one that comes again is answered as before. An event that is refused
 * changes nothing and is not remembered, so that one that came too early may come again.
 */
export function takeEvent(deps: MoveDeps, event: WorkshopEvent): Promise<Taken> {
  const { market, id: subject } = readReference(subjectOf(event)) ?? UNKNOWN;
  const key = { market, id: event.id };
  const digest = createHash('sha256').update(JSON.stringify(event)).digest('hex');
  return inTransaction(deps.db, async (transaction) => {
    const known = await claimEvent(transaction, { ...key, digest }, deps.clock.now());
    if (known !== undefined)
      return known.digest === digest ? accepted(known.state) : refused({ code: 'other_event', about: 'id' });
    const moved = await move(deps, transaction, { event, market, subject });
    await note(transaction, key, moved);
    return moved;
  });
}

function subjectOf(event: WorkshopEvent): string {
  if ('parcel' in event) return event.parcel;
  return 'repair' in event ? event.repair : event.return;
}

const UNKNOWN = { market: '', id: '' };

async function note(transaction: Transaction, key: EventKey, moved: Taken): Promise<void> {
  if (moved.ok) await keepEvent(transaction, key, moved.value);
  else await dropEvent(transaction, key);
}

interface Subject {
  readonly event: WorkshopEvent;
  readonly market: string;
  /** The id of the parcel, the return or the repair. */
  readonly subject: string;
}

async function move(
  deps: MoveDeps,
  transaction: Transaction,
  { event, market, subject }: Subject,
): Promise<Taken> {
  if ('parcel' in event) {
    const moved = await moveParcelIn(deps, transaction, parcelMove(event, { market, parcelId: subject }));
    return moved.ok ? moved : refused(told(moved.refusal));
  }
  if ('repair' in event) {
    const moved = await moveRepairIn(deps, transaction, repairMove(event, { market, repairId: subject }));
    return moved.ok ? moved : refused(told(moved.refusal));
  }
  const moved = await moveReturnIn(deps, transaction, returnMove(event, { market, returnId: subject }));
  return moved.ok ? moved : refused(told(moved.refusal));
}

type ParcelEvent = Extract<WorkshopEvent, { readonly parcel: string }>;
type RepairEvent = Extract<WorkshopEvent, { readonly repair: string }>;
type ReturnEvent = Exclude<WorkshopEvent, ParcelEvent | RepairEvent>;

const EVENT_OF = {
  'parcel.preparing': 'preparation-started',
  'parcel.shipped': 'handed-to-carrier',
  'parcel.ready_in_store': 'arrived-in-store',
  'parcel.delivered': 'delivered',
  'parcel.collected': 'collected',
} as const satisfies Record<Exclude<ParcelEvent['type'], 'parcel.delayed'>, FulfilmentEvent>;

function parcelMove(
  event: ParcelEvent,
  key: { readonly market: string; readonly parcelId: string },
): ParcelMove {
  if (event.type === 'parcel.delayed') return { ...key, event: 'delayed', until: event.until };
  const tracking = event.type === 'parcel.shipped' ? { tracking: event.tracking } : {};
  return { ...key, event: EVENT_OF[event.type], ...tracking };
}

const REPAIR_EVENT_OF = {
  'repair.received': 'received',
  'repair.quoted': 'quoted',
  'repair.repaired': 'repaired',
  'repair.returned': 'returned',
  'repair.declined': 'declined',
} as const satisfies Record<RepairEvent['type'], RepairMove['event']>;

function repairMove(
  event: RepairEvent,
  key: { readonly market: string; readonly repairId: string },
): RepairMove {
  const moved = { ...key, event: REPAIR_EVENT_OF[event.type] };
  if (event.type === 'repair.quoted')
    return { ...moved, answer: { amount: event.amount, days: event.days, note: event.note } };
  if (event.type === 'repair.declined') return { ...moved, answer: { note: event.note } };
  return event.type === 'repair.returned' && event.tracking !== undefined
    ? { ...moved, tracking: event.tracking }
    : moved;
}

function returnMove(
  event: ReturnEvent,
  key: { readonly market: string; readonly returnId: string },
): ReturnMove {
  switch (event.type) {
    case 'return.received':
      return { ...key, event: 'received' };
    case 'return.inspected': {
      const pieces = event.lines.map(
        ({ line, accepted: taken }) => [readReference(line)?.id ?? '', taken] as const,
      );
      return { ...key, event: 'inspected', accepted: new Map(pieces) };
    }
    case 'exchange.sent':
      return { ...key, event: 'exchanged', tracking: event.tracking };
  }
}

function told(
  refusal:
    | MoveRefusal
    | { readonly code: 'illegal_return_event' | 'illegal_repair_event' | 'too_many_pieces' },
): Refusal<RefusalCode> {
  switch (refusal.code) {
    case 'illegal_fulfilment_event':
    case 'illegal_return_event':
    case 'illegal_repair_event':
      return { code: 'illegal_event', about: 'type' };
    case 'not_later':
      return { code: 'not_later', about: 'until' };
    case 'too_many_pieces':
      return { code: 'too_many_pieces', about: 'lines' };
    case 'not_found':
    case 'not_paid':
    case 'letters_unread':
    case 'held_for_review':
      return { code: refusal.code };
  }
}
