import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { endPlain } from './plain-answer.ts';

/** Answers a request at once when it can (a page that is at hand); `false` hands it on to the application. */
export type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface Patience {
  /** A client may take this long to send its headers, and its whole request, in ms: slow senders hold no sockets. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** A connection on which nothing moves for this long is closed, in ms: who reads no answer keeps no file open. */
  readonly stillMs: number;
  /** How often slow senders are looked for, in ms: they are closed so much later at the most. */
  readonly lookMs: number;
}

const PATIENCE: Patience = { headersMs: 10_000, requestMs: 30_000, stillMs: 60_000, lookMs: 1000 };
/** Longer than the keep-alive of the usual proxies (60 s), so that the proxy, not we, closes an idle connection. */
const KEEP_ALIVE_MS = 65_000;

/**
 * The server that Fastify runs on. A page that is at hand is sent before the framework sees the request: it costs
 * less than the framework's own work would.
 */
export function serverFactory(answerAtOnce: AnswerAtOnce, patience: Patience = PATIENCE) {
  return (handle: (request: IncomingMessage, response: ServerResponse) => void): Server => {
    const server = createServer(
      {
        headersTimeout: patience.headersMs,
        requestTimeout: patience.requestMs,
        connectionsCheckingInterval: patience.lookMs,
        keepAliveTimeout: KEEP_ALIVE_MS,
        // Refused below, with words.
        requireHostHeader: false,
      },
      (request, response) => {
        if (!hasOneHost(request)) endPlain(response, 400);
        else if (!answerAtOnce(request, response)) handle(request, response);
      },
    );
    server.setTimeout(patience.stillMs);
    return server.on('checkExpectation', (_request, response) => endPlain(response, 417));
  };
}

/** HTTP/1.1 asks for one Host header (RFC 9112, 3.2), HTTP/1.0 for none; two could be read as two hosts. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1');
}
