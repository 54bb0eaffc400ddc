import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Log, loggedError } from './log.ts';

/** An answer that is followed: what it is now, and what it is next. */
export interface FollowedAnswer<Value = unknown> {
  readonly now: Value;
  /** Waits for another one than the last; undefined where none came for a while, or whoever follows is gone. */
  readonly next: (last: Value, signal: AbortSignal) => Promise<Value | undefined>;
}
/** Sends an answer and what follows it as events; undefined where the process has no room for another reader. */
export type SendEvents = (reply: FastifyReply, followed: FollowedAnswer) => FastifyReply | undefined;

/** How long one answer to `next` may take: a reader that is there hears something twice in half a minute. */
export const EVENT_PAUSE_MS = 15_000;
/** Readers ask again after this time, ms, and are looked at anew: whoever was signed out is told no more. */
const STREAM_MS = 120_000;
/** Readers of one process. Each costs some tens of kilobytes. */
const MOST_STREAMS = 5000;
/** Browsers come back after this time, ms. */
const RETRY_MS = 2000;

export const acceptsEvents = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/event-stream') === true;

/**
 * Server-sent events. They tell that there is something new, and carry nothing that would be missed: a reader who is slow, was
 * away or is another process's reads what there is by a call of its own. A connection that takes nothing more is let go.
 */
export function openEventStreams(app: FastifyInstance, log: Log): SendEvents {
  const open = new Set<AbortController>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.abort();
  });
  return (reply, followed) => {
    if (open.size >= MOST_STREAMS) return undefined;
    const stream = new AbortController();
    open.add(stream);
    reply.hijack();
    void write(reply, followed, stream)
      .catch((error: unknown) => log.warn({ error: loggedError(error) }, 'a stream of events has ended'))
      .finally(() => {
        open.delete(stream);
        reply.raw.end();
      });
    return reply;
  };
}

async function write({ raw }: FastifyReply, followed: FollowedAnswer, stream: AbortController) {
  const { signal } = stream;
  const end = () => stream.abort();
  const timer = setTimeout(end, STREAM_MS);
  raw.once('close', end);
  try {
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A proxy that gathers answers would hold them back.
      'x-accel-buffering': 'no',
    });
    let last = followed.now;
    raw.write(`retry: ${RETRY_MS}\n${eventOf(last)}`);
    while (!signal.aborted && !raw.writableNeedDrain) {
      const value = await followed.next(last, signal);
      if (signal.aborted) return;
      raw.write(value === undefined ? ':\n\n' : eventOf(value));
      last = value ?? last;
    }
  } finally {
    clearTimeout(timer);
    raw.off('close', end);
  }
}

const eventOf = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
