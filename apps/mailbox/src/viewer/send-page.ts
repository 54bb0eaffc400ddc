import type { FastifyReply } from 'fastify';
import { html, type Html } from '@vitrine/html';

const OWN_PAGES =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'";
/** A page of the viewer's own. */
export function sendPage(reply: FastifyReply, title: string, body: Html): FastifyReply {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/viewer.css" />
      </head>
      <body>
        ${body}
      </body>
    </html>`;
  return sendHtml(reply, OWN_PAGES, page.html);
}

/** Any page, under its policy. */
export function sendHtml(reply: FastifyReply, policy: string, page: string): FastifyReply {
  return reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}

/** A moment as the viewer writes it. */
export const shown = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;
