import type { CalendarDay } from '../shipping/calendar-day.ts';

/** One who waits for a place of a day, or of any. */
export interface WaitingPerson {
  readonly id: string;
  readonly day: CalendarDay | undefined;
  /** Told a while ago of a place, which is still theirs to take. */
  readonly isTold: boolean;
}

/**
 * [R7.185] Whom of a line, the first first, to tell of free places: one for each place that nobody was told of yet. `free`: places by
 * day, in the order of the days.
 */
export function nextInLine(
  line: readonly WaitingPerson[],
  free: ReadonlyMap<CalendarDay, number>,
): readonly string[] {
  const left = new Map(free);
  const takeFor = ({ day }: WaitingPerson): boolean => {
    const found = [...left].find(([each, places]) => places > 0 && (day === undefined || day === each));
    if (found === undefined) return false;
    left.set(found[0], found[1] - 1);
    return true;
  };
  for (const told of line.filter(({ isTold }) => isTold)) takeFor(told);
  return line.filter((person) => !person.isTold && takeFor(person)).map(({ id }) => id);
}
