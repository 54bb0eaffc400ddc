import { type Locale, localeOf } from '@vitrine/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ServiceDeps } from '../deps.ts';
import { sendNotFound } from '../http/failures.ts';
import { type Html, html } from '@vitrine/html';
import { mailPage } from '../mail/index.ts';
import { BACK_IN_STOCK_WORDS } from './back-in-stock-words.ts';
import { forgetWaiting } from './waiting.store.ts';
import { isSigned, UNSUBSCRIBE_PATH } from './unsubscribe-address.ts';

const Params = z.object({ locale: z.string(), id: z.string().check(z.regex(/^[\w-]{1,60}$/u)) });
const Query = z.object({ signature: z.string().check(z.regex(/^[\w-]{43}$/u)) });

interface Asked {
  readonly id: string;
  readonly locale: Locale;
}

/**
 * [R7.067] Ends the mails about pieces that are back. Looking asks for a confirmation, since mail servers follow links
 * to see where they lead; only a POST (the button's, or a mail program's by RFC 8058) forgets the address.
 */
export async function unsubscribeRoutes(app: FastifyInstance, deps: ServiceDeps): Promise<void> {
  const url = `${UNSUBSCRIBE_PATH}/:locale/:id`;
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      (_request, payload, done) => {
        payload.resume();
        done(null, undefined);
      },
    );
    scope.get(url, async (request, reply) => {
      const asked = readAsked(deps, request);
      if (asked === undefined) return sendNotFound(request, reply);
      const words = BACK_IN_STOCK_WORDS[asked.locale.language];
      return sendPage(
        reply,
        asked.locale,
        html`<p>${words.unsubscribeText}</p>
          <form method="post">
            <button style="font:inherit;padding:12px 20px">${words.unsubscribe}</button>
          </form>`,
      );
    });
    scope.post(url, async (request, reply) => {
      const asked = readAsked(deps, request);
      if (asked === undefined) return sendNotFound(request, reply);
      await forgetWaiting(deps.db, asked.id);
      return sendPage(
        reply,
        asked.locale,
        html`<p>${BACK_IN_STOCK_WORDS[asked.locale.language].unsubscribed}</p>`,
      );
    });
  });
}

/** Undefined where the address is not one of our mails'. */
function readAsked({ config }: ServiceDeps, request: FastifyRequest): Asked | undefined {
  const params = z.safeParse(Params, request.params);
  const query = z.safeParse(Query, request.query);
  if (!params.success || !query.success) return undefined;
  const { id } = params.data;
  const locale = localeOf(params.data.locale);
  return locale !== undefined && isSigned(config, id, query.data.signature) ? { id, locale } : undefined;
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function sendPage(reply: FastifyReply, locale: Locale, body: Html): FastifyReply {
  const { unsubscribeTitle: title } = BACK_IN_STOCK_WORDS[locale.language];
  return reply
    .headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(mailPage({ locale, title, heading: title, body }).html);
}
