import type { FastifyReply } from 'fastify';
import { html, type Html } from '@vitrine/html';
import type { PageWords } from './words.ts';

export interface PageOptions {
  readonly title: string;
  readonly words: Pick<PageWords, 'lang' | 'dir'>;
  readonly body: Html;
  /** A script of ours, by its address. */
  readonly script?: string;
  /** Who may show the page in a frame: an origin, or nobody. */
  readonly framedBy?: string;
  /** Where a form may lead, beside the sandbox itself. */
  readonly formsLeadTo?: string;
}

/** Sends a whole page with a policy that lets it do no more than it must. */
export function sendPage(reply: FastifyReply, options: PageOptions): FastifyReply {
  const { title, words, body, script, framedBy = "'none'", formsLeadTo = '' } = options;
  const scriptTag = script === undefined ? html`` : html`<script type="module" src="${script}"></script>`;
  const page = html`<!doctype html>
    <html lang="${words.lang}" dir="${words.dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/assets/sandbox.css" />
      </head>
      <body>
        ${body}${scriptTag}
      </body>
    </html>`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${formsLeadTo}`.trim(),
    `frame-ancestors ${framedBy}`,
  ];
  return reply
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page.html);
}
