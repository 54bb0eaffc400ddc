import { z } from 'zod';
import { sign, SIGNATURE_HEADER } from '../messages/signature.ts';
import type { Event } from '../store/records.ts';
import type { Workshop } from '../work/workshop.ts';

/** What the shop answered; status 0: it did not. */
export interface EventAnswer {
  readonly status: number;
  readonly body: Buffer;
  /** The media type of its body. */
  readonly type?: string | undefined;
}
/** Sends a request to the shop. */
export type Ask = (path: string, init: { method: 'GET' | 'POST'; body?: string }) => Promise<EventAnswer>;

const PATH = '/workshop/events';
const ANSWERS_WITHIN_MS = 10_000;
const AT_ONCE = 5;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
const Refused = z.object({ errorCode: z.string() });

/** Requests to the shop, each signed anew. */
export function createAsk({ config, nowMs }: Pick<Workshop, 'config' | 'nowMs'>): Ask {
  return async (path, { method, body = '' }) => {
    const signature = sign(config.key, { method, path, body }, nowMs());
    try {
      const response = await fetch(new URL(path, config.shopOrigin), {
        method,
        headers: {
          [SIGNATURE_HEADER]: signature,
          ...(body === '' ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === '' ? {} : { body }),
        signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      });
      const type = response.headers.get('content-type')?.split(';')[0];
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()), type };
    } catch {
      return { status: 0, body: Buffer.alloc(0) };
    }
  };
}

/**
 * Tells the shop what happened: at least once, and of each order in its order. What it does not take is told again ever
 * more seldom, and the order's later events wait behind it.
 */
export async function deliverEvents({ records, nowMs }: Workshop, ask: Ask): Promise<void> {
  const first = new Map<string, Event>();
  for (const event of records.events.all())
    if (event.state === 'waiting' && !first.has(event.order)) first.set(event.order, event);
  const due = [...first.values()].filter(({ nextAtMs }) => nextAtMs <= nowMs());
  for (let at = 0; at < due.length; at += AT_ONCE)
    await Promise.all(
      due.slice(at, at + AT_ONCE).map(async (event) => {
        const answer = await ask(PATH, { method: 'POST', body: JSON.stringify(event.body) });
        // Somebody may have dropped it meanwhile.
        const current = records.events.get(event.id);
        if (current?.state === 'waiting') records.events.put(event.id, after(current, answer, nowMs()));
      }),
    );
}

function after({ refusal: _before, ...event }: Event, { status, body }: EventAnswer, nowMs: number): Event {
  const tries = event.tries + 1;
  if (status >= 200 && status < 300) return { ...event, tries, state: 'told' };
  const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(event.tries, 10));
  const isAnswer = status >= 400 && status < 500 && status !== 429;
  const waiting = { ...event, tries, nextAtMs: nowMs + pauseMs };
  return isAnswer ? { ...waiting, refusal: { status, code: codeIn(body) } } : waiting;
}

function codeIn(body: Buffer): string {
  try {
    return Refused.parse(JSON.parse(body.toString())).errorCode;
  } catch {
    return 'unknown';
  }
}
