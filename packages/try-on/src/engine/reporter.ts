import { isSameStatus, type TryOnStatus } from '../status.ts';

export type Report = (status: TryOnStatus) => void;

/** Tells each change once, and nothing after the end. */
export function createReporter(onStatus: Report): Report {
  let last: TryOnStatus | undefined;
  return (status) => {
    if (last && (last.state === 'closed' || isSameStatus(last, status))) return;
    last = status;
    onStatus(status);
  };
}
