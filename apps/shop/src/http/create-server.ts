import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { endPlain } from './plain-answer.ts';

/** Answers a request at once when it can (a page that is at hand); `false` hands it on to the application. */
export type AnswerAtOnce = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A client may take this long to send its headers, and its whole request, in ms: slow senders hold no sockets. */
const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 30_000;
/** Longer than the keep-alive of the usual proxies (60 s), so that the proxy, not we, closes an idle connection. */
const KEEP_ALIVE_MS = 65_000;

/**
 * The server that Fastify runs on. A page that is at hand is sent before the framework sees the request: it costs
 * less than the framework's own work would.
 */
export function serverFactory(answerAtOnce: AnswerAtOnce) {
  return (handle: (request: IncomingMessage, response: ServerResponse) => void): Server => {
    const server = createServer(
      {
        headersTimeout: HEADERS_WITHIN_MS,
        requestTimeout: REQUEST_WITHIN_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        // Refused below, with words.
        requireHostHeader: false,
      },
      (request, response) => {
        if (lacksHost(request)) endPlain(response, 400);
        else if (!answerAtOnce(request, response)) handle(request, response);
      },
    );
    return server.on('checkExpectation', (_request, response) => endPlain(response, 417));
  };
}

/** HTTP/1.1 asks for a Host header, HTTP/1.0 does not. */
function lacksHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion === '1.1';
}
