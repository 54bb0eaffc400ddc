import { ownUrl } from '../pages/own-url.ts';
import type { AnswerAtOnce } from './create-server.ts';

/** The names of this machine for itself. */
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Leads a browser that opens the demo under another name of this machine (http://127.0.0.1:3000 for http://localhost:3000)
 * to its public origin: the payment provider takes no other. Nobody is led where the public origin is a real one. The Host
 * header says whether somebody is led, never where to.
 */
export function leadHome(publicOrigin: string, next: AnswerAtOnce): AnswerAtOnce {
  const { host, hostname } = new URL(publicOrigin);
  if (!LOOPBACK.has(hostname)) return next;
  const others = new Set([...LOOPBACK].map((name) => host.replace(hostname, name)));
  others.delete(host);
  return (request, response) => {
    const { method, url = '/', headers } = request;
    const isPage = method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
    if (!isPage || !others.has(headers.host ?? '')) return next(request, response);
    response.writeHead(302, { Location: ownUrl(url, publicOrigin).href, 'Cache-Control': 'no-store' }).end();
    return true;
  };
}
