import type { SalePlaceBody } from '@vitrine/contracts';
import { askAgainMs, minutesAtMost, placeState, ROOM_POLICY, type SaleRoom } from '@vitrine/domain';
import type { PlaceRow } from './place.store.ts';
import type { SaleQueue } from './sale-doors.ts';

const MINUTE_MS = 60_000;

/** The waiting room that the row of a sale tells of; undefined where it has none. */
export function roomOf(sale: {
  readonly roomOpensAt: Date | null;
  readonly seats: number | null;
  readonly visitMinutes: number | null;
}): SaleRoom | undefined {
  const { roomOpensAt, seats, visitMinutes } = sale;
  if (roomOpensAt === null || seats === null || visitMinutes === null) return undefined;
  return { opensAt: roomOpensAt, seats, visitMinutes };
}

/** Whether a sign of life of a page is written down again. */
export function isToBeMarked({ seenAt, admittedAt }: PlaceRow, now: Date): boolean {
  return admittedAt === null && now.getTime() - seenAt.getTime() >= ROOM_POLICY.signOfLifeMs;
}

interface Shown {
  readonly queue: SaleQueue;
  readonly room: SaleRoom;
  readonly sale: { readonly opensAt: Date };
  readonly sessionId: string;
  readonly now: Date;
}

/** [R4.042] A place as the browser sees it that asks; another one of the customer learns that there is one, and no ticket. */
export function shownPlace(place: PlaceRow, { queue, room, sale, sessionId, now }: Shown): SalePlaceBody {
  const { ticket, leavesAt } = place;
  const state = placeState(place, now);
  if (state === 'over') return { state, askAgainMs: 0 };
  if (place.sessionId !== sessionId) return { state: 'elsewhere', askAgainMs: askAgainMs(Infinity) };
  if (state === 'inside')
    return { state, ticket, leavesAt: leavesAt?.toISOString(), askAgainMs: askAgainMs(0) };
  // Who came after the last look stands behind all that it saw.
  const ahead = queue.aheadOf.get(place.customerId) ?? queue.aheadOf.size;
  const free = Math.max(0, room.seats - queue.inside);
  const untilOpeningMs = Math.max(0, sale.opensAt.getTime() - now.getTime());
  const minutes = Math.ceil(untilOpeningMs / MINUTE_MS) + minutesAtMost({ ahead, free }, room);
  return { state, ticket, ahead, minutesAtMost: minutes, askAgainMs: askAgainMs(ahead, untilOpeningMs) };
}
