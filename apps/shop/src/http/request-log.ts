import type { Logger } from 'pino';
import type { Metrics, RequestKind } from '../operations/metrics.ts';

export interface AnsweredRequest {
  readonly requestId: string;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly kind: RequestKind;
  readonly ms: number;
}

/** Writes one line and one measurement per answer. The query stays out: tokens and e-mails travel there. */
export function createRequestLog(log: Logger, metrics: Metrics): (answered: AnsweredRequest) => void {
  return ({ requestId, method, url, status, kind, ms }) => {
    metrics.observe(kind, status, ms / 1000);
    log.info(
      { requestId, method, path: pathOf(url), status, kind, ms: Math.round(ms * 100) / 100 },
      'answered',
    );
  };
}

/** Path segments that are secrets or people are cut: e-mails, telephone numbers, and the long random ids of shared links. */
export function pathOf(url: string): string {
  const queryAt = url.indexOf('?');
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  if (path.length > 300) return `${path.slice(0, 300)}…`;
  return path
    .replaceAll(/[^/]*(@|%40)[^/]*/gu, '{email}')
    .replaceAll(/(?<=\/)(?:\+|%2B)?\d[\d .()-]{6,24}(?=\/|$)/giu, '{phone}');
}
