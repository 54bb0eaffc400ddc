import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Tells the processes apart; a counter is enough within one. */
const PROCESS_PREFIX = randomBytes(4).toString('hex');
let counter = 0;

const ACCEPTABLE = /^[\w.-]{8,64}$/u;

/** The id a proxy gave the request when it looks like one, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  if (typeof given === 'string' && ACCEPTABLE.test(given)) return given;
  counter += 1;
  return `${PROCESS_PREFIX}-${counter.toString(36)}`;
}
