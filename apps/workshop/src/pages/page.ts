import type { FastifyReply } from 'fastify';
import { html, type Html } from '@vitrine/html';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** A page of the workshop. */
export function sendPage(
  reply: FastifyReply,
  {
    title,
    body,
    kind = 'board',
  }: { readonly title: string; readonly body: Html; readonly kind?: 'board' | 'sheet' },
): FastifyReply {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/workshop.css" />
      </head>
      <body class="${kind}">
        ${body}
      </body>
    </html>`;
  return reply
    .headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      // A form whose page tells no referrer is sent without its origin.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page.html);
}

export function sendMissing(reply: FastifyReply, title = 'Not found'): FastifyReply {
  void reply.code(404);
  const body = html`<main>
    <h1>${title}</h1>
    <p><a href="/">Back to the workshop</a></p>
  </main>`;
  return sendPage(reply, { title, body });
}

/** A day as the workshop writes it; what is no day as it came. */
export function dayText(iso: string): string {
  const at = new Date(`${iso.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return iso;
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(at);
}

export const countryName = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
