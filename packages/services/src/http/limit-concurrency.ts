import { accepted, refused, type Result } from '@vitrine/domain';

export interface ConcurrencyLimits {
  readonly atOnce: number;
  /** Work that may stand in line behind it. */
  readonly waiting: number;
}

/** Runs a piece of work when its turn comes, or refuses it at once when the line is full. */
export type LimitedRun = <Value>(work: () => Promise<Value>) => Promise<Result<Value, 'busy'>>;

/** At most `atOnce` pieces of work run at a time, first come, first served. */
export function limitConcurrency({ atOnce, waiting }: ConcurrencyLimits): LimitedRun {
  const line: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waiting) return refused('busy');
      // Finished work hands its place to the next in line, so `running` does not change here.
      await new Promise<void>((resolve) => {
        line.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return accepted(await work());
    } finally {
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
