import type { RequestKind } from '../operations/metrics.ts';

const FILES = /^\/(assets|media|models|videos|try-on|fonts)\//u;
const OPERATIONS = new Set(['/healthz', '/readyz', '/metrics']);

/** Whether an address is a call's: of the services, or of somebody who tells them something. */
export type IsCall = (url: string) => boolean;

/** `realms`: what gateway calls stand below. */
export function createIsCall(realms: readonly string[]): IsCall {
  const first = new Set(['api', 'webhooks', ...realms]);
  return (url) => {
    const end = url.indexOf('/', 1);
    return end !== -1 && first.has(url.slice(1, end));
  };
}

/** What an answer that was not at hand is counted as. */
export function kindOf(url: string, isCall: IsCall): RequestKind {
  if (isCall(url)) return 'call';
  if (FILES.test(url)) return 'file';
  return OPERATIONS.has(url) ? 'operations' : 'page-render';
}
