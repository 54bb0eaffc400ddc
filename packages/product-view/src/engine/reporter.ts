import type { ViewStatus } from '../status.ts';

/** Reports each change once, progress only forwards, and nothing after the end. */
export function createReporter(onStatus: (status: ViewStatus) => void): (status: ViewStatus) => void {
  let last: ViewStatus | undefined;
  return (status) => {
    if (last?.state === 'closed' || (last && isNothingNew(last, status))) return;
    last = status;
    onStatus(status);
  };
}

function isNothingNew(last: ViewStatus, next: ViewStatus): boolean {
  if (last.state === 'loading' && next.state === 'loading') return next.progress <= last.progress;
  return last.state === next.state;
}
