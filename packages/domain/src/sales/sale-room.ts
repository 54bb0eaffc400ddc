import { accepted, refused, type Result } from '../shared/result.ts';

/** The days of a private sale. */
export interface SaleDays {
  readonly opensAt: Date;
  readonly closesAt: Date;
}
export type SaleState = 'coming' | 'open' | 'ended';

/** [R4.042] What a private sale is at a moment: open from its opening up to its close. */
export function saleState({ opensAt, closesAt }: SaleDays, now: Date): SaleState {
  if (now < opensAt) return 'coming';
  return now < closesAt ? 'open' : 'ended';
}

/** The waiting room of a sale. */
export interface SaleRoom {
  readonly opensAt: Date;
  /** How many are inside at once. */
  readonly seats: number;
  /** How long each may stay. */
  readonly visitMinutes: number;
}

/** A customer's place in a room; null times: they wait. */
export interface SalePlace {
  readonly admittedAt: Date | null;
  readonly leavesAt: Date | null;
}
export type PlaceState = 'waiting' | 'inside' | 'over';

/** [R4.042] What a place is at a moment. Who was let in never waits again with the same place. */
export function placeState({ admittedAt, leavesAt }: SalePlace, now: Date): PlaceState {
  if (admittedAt === null || leavesAt === null) return 'waiting';
  return now < leavesAt ? 'inside' : 'over';
}

export interface RoomRefusal {
  readonly code: 'no_waiting_room' | 'room_closed';
}

/** [R4.042] Whether somebody may take a place now: from the opening of the room up to the close of the sale. */
export function mayTakePlace(
  { closesAt, room }: SaleDays & { readonly room: SaleRoom | undefined },
  now: Date,
): Result<undefined, RoomRefusal> {
  if (room === undefined) return refused({ code: 'no_waiting_room' });
  return room.opensAt <= now && now < closesAt ? accepted(undefined) : refused({ code: 'room_closed' });
}

/**
 * The latest minute at which somebody is let in, counted from now: every visit ends after its time at the latest, so
 * one round of visits empties every seat. `ahead`: how many wait before them; `free`: seats that are empty now.
 */
export function minutesAtMost(
  { ahead, free }: { readonly ahead: number; readonly free: number },
  { seats, visitMinutes }: SaleRoom,
): number {
  return Math.ceil(Math.max(0, ahead + 1 - free) / seats) * visitMinutes;
}

/** Pages of those in front ask often, those far behind seldom. */
const POLL = { soonestMs: 3_000, latestMs: 20_000, perPersonAheadMs: 20, beforeOpeningMs: 30_000 } as const;
/** [R4.042] How long a page waits before it asks again, ms; until the opening there is little to ask for. */
export function askAgainMs(ahead: number, untilOpeningMs = 0): number {
  const inTurn = Math.min(POLL.soonestMs + ahead * POLL.perPersonAheadMs, POLL.latestMs);
  // By place also then, so that the opening is not everybody's moment to ask.
  return inTurn + Math.min(untilOpeningMs, POLL.beforeOpeningMs);
}

/** How the doors of waiting rooms work. */
export const ROOM_POLICY = {
  /** How often a process looks whether somebody may come in. */
  lookEveryMs: 1_000,
  /** How many are let in by one look, so that a wide door does not flood the shop. */
  atOnce: 10,
  /** A place that is younger may still have an elder that is being written by another process. */
  settlesMs: 1_000,
  /** The time of the last sign of life is written this often at the most. */
  signOfLifeMs: 30_000,
  /** Whose page has asked for nothing so long is passed over, and keeps the place. */
  awayMs: 180_000,
} as const;
