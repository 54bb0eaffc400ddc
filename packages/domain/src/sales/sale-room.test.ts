import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askAgainMs, mayTakePlace, minutesAtMost, placeState, saleState } from './sale-room.ts';

const at = (minute: number) => new Date(minute * 60_000);
const room = { opensAt: at(10), seats: 2, visitMinutes: 15 };
const sale = { opensAt: at(20), closesAt: at(100), room };

describe('[R4.042] a private sale', () => {
  it.each([
    [19.9, 'coming'],
    [20, 'open'],
    [99.9, 'open'],
    [100, 'ended'],
  ] as const)('is, at minute %d, %s', (minute, state) => {
    expect(saleState(sale, at(minute))).toBe(state);
  });

  it.each([
    ['before the room opens', sale, 9.9, 'room_closed'],
    ['when it opens', sale, 10, undefined],
    ['while the sale is open', sale, 99.9, undefined],
    ['after the sale', sale, 100, 'room_closed'],
    ['where there is no room', { ...sale, room: undefined }, 50, 'no_waiting_room'],
  ] as const)('%s gives places out or says why not', (...[, of, minute, code]) => {
    const taken = mayTakePlace(of, at(minute));
    expect(taken.ok ? undefined : taken.refusal.code).toBe(code);
  });
});

describe('[R4.042] a place in the waiting room', () => {
  it.each([
    ['waits until it is let in', null, null, 50, 'waiting'],
    ['is inside for the time of its visit', at(40), at(55), 54.9, 'inside'],
    ['is over from then on', at(40), at(55), 55, 'over'],
  ] as const)('%s', (...[, admittedAt, leavesAt, minute, state]) => {
    expect(placeState({ admittedAt, leavesAt }, at(minute))).toBe(state);
  });

  it.each([
    [{ ahead: 0, free: 1 }, 0],
    [{ ahead: 0, free: 0 }, 15],
    [{ ahead: 1, free: 0 }, 15],
    [{ ahead: 2, free: 0 }, 30],
    [{ ahead: 2, free: 1 }, 15],
  ])('with %o is let in after so many minutes at most: %d', (queue, minutes) => {
    expect(minutesAtMost(queue, room)).toBe(minutes);
  });

  it('is never promised a later time than somebody behind it', () => {
    const counts = fc.nat(10_000);
    fc.assert(
      fc.property(counts, counts, fc.nat(100), (ahead, more, free) => {
        const own = minutesAtMost({ ahead, free }, room);
        expect(own).toBeLessThanOrEqual(minutesAtMost({ ahead: ahead + more, free }, room));
        expect(askAgainMs(ahead)).toBeLessThanOrEqual(askAgainMs(ahead + more));
      }),
    );
  });
});
