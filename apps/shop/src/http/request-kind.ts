import type { RequestKind } from '../operations/metrics.ts';

const FILES = /^\/(assets|media|models|videos|try-on|fonts)\//u;
const CALLS = /^\/(api|eco-[a-z]+|webhooks)\//u;
const OPERATIONS = new Set(['/healthz', '/readyz', '/metrics']);

/** Whether an address is a call's: of the services, or of somebody who tells them something. */
export const isCall = (url: string): boolean => CALLS.test(url);

/** What an answer that was not at hand is counted as. */
export function kindOf(url: string): RequestKind {
  if (isCall(url)) return 'call';
  if (FILES.test(url)) return 'file';
  return OPERATIONS.has(url) ? 'operations' : 'page-render';
}
