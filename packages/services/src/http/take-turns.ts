import type { Result } from '@vitrine/domain';
import { limitConcurrency, type LimitedRun } from './limit-concurrency.ts';

/** Runs work under a key: of one key's work, one piece at a time. */
export type TakeTurns = <Value>(key: string, work: () => Promise<Value>) => Promise<Result<Value, 'busy'>>;

interface Turn {
  readonly run: LimitedRun;
  users: number;
}

/** Pieces of work of the same key wait for each other, at most `waiting` of them; those of other keys do not. */
export function takeTurns(waiting: number): TakeTurns {
  const turns = new Map<string, Turn>();
  return async (key, work) => {
    const turn = turns.get(key) ?? { run: limitConcurrency({ atOnce: 1, waiting }), users: 0 };
    turns.set(key, turn);
    turn.users += 1;
    try {
      return await turn.run(work);
    } finally {
      turn.users -= 1;
      if (turn.users === 0) turns.delete(key);
    }
  };
}
