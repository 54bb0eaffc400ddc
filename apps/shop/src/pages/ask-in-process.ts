import {
  type Answered,
  type AskedCall,
  type AskServices,
  type CallName,
  CALLS,
  callUrl,
} from '@vitrine/contracts';
import type { AskDirectly } from '@vitrine/services';
import type { FastifyInstance } from 'fastify';
import { AWAY, type OnAway } from './ask-over-http.ts';

/** The server that the services of this process are mounted on, filled in once it stands. */
export interface ServerOfServices {
  app?: FastifyInstance;
}

/**
 * What a page reads goes straight to its handlers, all else through the server's routes as if they had come by wire. [R8.044] No
 * answer in time is the same here as from another process.
 */
export function askInProcess(
  server: ServerOfServices,
  askDirectly: AskDirectly | undefined,
  onAway: OnAway,
): AskServices {
  return async (name, call) => {
    const { app } = server;
    if (app === undefined) throw new Error('a page was asked for before the services stood');
    const answer = await answeredWithin(
      call.giveUpAfterMs,
      askDirectly?.(name, call) ?? inject(app, name, call),
    );
    if (answer === undefined) onAway(new Error(`${name} was not answered within ${call.giveUpAfterMs} ms`));
    return answer ?? AWAY;
  };
}

async function inject(app: FastifyInstance, name: CallName, call: AskedCall): Promise<Answered> {
  const answer = await app.inject({
    method: CALLS[name].method,
    url: callUrl(name, call),
    headers: { accept: 'application/json', ...(call.body !== undefined && JSON_TYPE), ...call.headers },
    ...(call.body !== undefined && { payload: JSON.stringify(call.body) }),
  });
  const setCookies = [answer.headers['set-cookie'] ?? []].flat();
  return { status: answer.statusCode, body: parsed(answer.payload), setCookies };
}

const JSON_TYPE = { 'content-type': 'application/json' };

function parsed(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * Undefined when time is up: a service that hangs must not hang the page. What it still does is not undone: pages only read.
 */
async function answeredWithin<Value>(ms: number, promise: Promise<Value>): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
