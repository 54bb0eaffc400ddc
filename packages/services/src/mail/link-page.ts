import { type Locale, localeOf } from '@vitrine/domain';
import { type Html, html } from '@vitrine/html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ServiceDeps } from '../deps.ts';
import { sendNotFound } from '../http/failures.ts';
import { mailPage } from './mail-page.ts';
import { isSigned } from './signed-address.ts';

/** Who opened the link, and what of. */
interface Opened {
  readonly id: string;
  readonly locale: Locale;
}
interface PageWords {
  readonly title: string;
  readonly text: string;
  /** Where there is something to press. */
  readonly button?: string | undefined;
  /** Where there is somewhere to go on to. */
  readonly link?: { readonly label: string; readonly url: string } | undefined;
}

/** What a link of a mail leads to. */
export interface LinkPage {
  readonly path: string;
  readonly purpose: string;
  /** What stands there before the button was pressed. */
  readonly ask: (opened: Opened) => Promise<PageWords> | PageWords;
  /** Does what the link is for, and says how it went. */
  readonly act: (opened: Opened) => Promise<PageWords>;
}

const Params = z.object({ locale: z.string(), id: z.string().check(z.regex(/^[\w-]{1,60}$/u)) });
const Query = z.object({ signature: z.string().check(z.regex(/^[\w-]{43}$/u)) });

/**
 * Answers a signed link. Looking shows a button, since mail servers follow links to see where they lead; only a POST (the
 * button's, or a mail program's by RFC 8058) does something.
 */
export async function mountLinkPage(
  app: FastifyInstance,
  config: ServiceDeps['config'],
  page: LinkPage,
): Promise<void> {
  const url = `${page.path}/:locale/:id`;
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      (_request, payload, done) => {
        payload.resume();
        done(null, undefined);
      },
    );
    const answer =
      (wordsOf: LinkPage['act'] | LinkPage['ask']) =>
      async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
        const opened = readOpened(config, page, request);
        if (opened === undefined) return sendNotFound(request, reply);
        return sendPage(reply, opened.locale, await wordsOf(opened));
      };
    scope.get(url, answer(page.ask));
    scope.post(url, answer(page.act));
  });
}

/** Undefined where the address is not one of our mails'. */
function readOpened(
  config: ServiceDeps['config'],
  { purpose }: LinkPage,
  request: FastifyRequest,
): Opened | undefined {
  const params = z.safeParse(Params, request.params);
  const query = z.safeParse(Query, request.query);
  if (!params.success || !query.success) return undefined;
  const { id } = params.data;
  const locale = localeOf(params.data.locale);
  return locale !== undefined && isSigned(config, { purpose, id }, query.data.signature)
    ? { id, locale }
    : undefined;
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function sendPage(reply: FastifyReply, locale: Locale, words: PageWords): FastifyReply {
  const { title } = words;
  return reply
    .headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(mailPage({ locale, title, heading: title, body: bodyOf(words) }).html);
}

function bodyOf({ text, button, link }: PageWords): Html {
  return html`<p>${text}</p>
    ${button === undefined ? '' : html`<form method="post">${pressed(button)}</form>`}
    ${link === undefined ? '' : html`<p><a href="${link.url}" style="color:#1b1916">${link.label}</a></p>`}`;
}

const pressed = (label: string): Html =>
  html`<button
    style="font:inherit;margin-top:28px;padding:17px 24px;width:100%;border:0;background:#1b1916;color:#fbfaf7;cursor:pointer"
  >
    ${label}
  </button>`;
