/** A clock that stands still until it is told otherwise. */
export interface FakeClock {
  now(): Date;
  /** Moves on by so many milliseconds. */
  advance(ms: number): void;
  /** Jumps to an instant (ISO 8601). */
  set(instant: string): void;
}

/** Stands at `instant` (ISO 8601). */
export function aFakeClock(instant = '2026-03-10T09:00:00.000Z'): FakeClock {
  let at = new Date(instant).getTime();
  return {
    now: () => new Date(at),
    advance: (ms) => {
      at += ms;
    },
    set: (next) => {
      at = new Date(next).getTime();
    },
  };
}
