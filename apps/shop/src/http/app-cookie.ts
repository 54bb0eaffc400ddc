import type { IncomingMessage } from 'node:http';
import { APP_COOKIE } from '@vitrine/domain';

const ASKED = /[?&]lvpass=true(?:&|$)/u;

/**
 * [R2.076] The cookie of the house's application as a flat list of headers, where the address says that a page is shown
 * in it and the browser has no such cookie yet. It gives no rights: it only tells how an order was taken. Scripts have no
 * part in it, so that it is there before the first of them runs.
 */
export function appCookie({
  url = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): readonly string[] {
  if (!ASKED.test(url) || headers.cookie?.includes(`${APP_COOKIE}=`)) return [];
  return ['Set-Cookie', `${APP_COOKIE}=true; Path=/; HttpOnly; SameSite=Lax`];
}
