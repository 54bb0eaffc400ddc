import type { TryOnFailureCode } from '../failure.ts';
import { isSameStatus, type TryOnStatus } from '../status.ts';

export type Report = (status: TryOnStatus) => void;

/** Reports each change once, nothing after `closed`, and after a failure only `closed`. */
export function createReporter(onStatus: Report): Report {
  let last: TryOnStatus | undefined;
  return (status) => {
    if (last && (isFinal(last, status) || isSameStatus(last, status))) return;
    last = status;
    onStatus(status);
  };
}

/** Only `closed` may follow these. */
const ENDINGS: ReadonlySet<TryOnFailureCode> = new Set([
  'type-unsupported',
  'engine-failed',
  'graphics-lost',
]);

function isFinal(last: TryOnStatus, next: TryOnStatus): boolean {
  if (last.state === 'closed') return true;
  return last.state === 'failed' && ENDINGS.has(last.failure.code) && next.state !== 'closed';
}
