import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { plainWords } from './plain-words.ts';

/** Of every answer that is a few words and nothing else. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Type': 'text/plain; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Answers with a few words of ours. */
export function sendPlain(reply: FastifyReply, status: number): FastifyReply {
  return reply.status(status).headers(HEADERS).send(plainWords(status, reply.request.url));
}

/** The same before the framework sees the request; the connection is not used again. */
export function endPlain(response: ServerResponse, status: number): void {
  const { body, headers } = closing(status);
  response.writeHead(status, headers).end(body);
}

function closing(status: number) {
  const body = plainWords(status);
  return { body, headers: { ...HEADERS, Connection: 'close', 'Content-Length': Buffer.byteLength(body) } };
}

/** What Node's parser or its timers refuse, by the error's code; all else it refuses is a bad request. */
const REFUSED: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The same on a connection whose sender did not speak HTTP as we do: there is no request to answer, only a socket. */
export function endSocketPlain(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = REFUSED[error.code ?? ''] ?? 400;
  const { body, headers } = closing(status);
  const lines = Object.entries({ ...headers, Date: new Date().toUTCString() }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
}
