import { ageAnswerPath } from '@vitrine/contracts';
import { type Locale, localeOf, ownPath } from '@vitrine/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ServiceDeps } from '../deps.ts';
import { areCookiesSecure, type Cookie, cookieHeader, readCookie, REFRESH_COOKIE } from '../http/cookies.ts';
import { sendRefusals } from '../http/failures.ts';
import { findSession } from '../http/session.store.ts';
import { requestOrigin } from '../http/own-origin.ts';
import { presentedToken, tokenHash } from '../http/session.ts';
import { setAgeAnswer } from './age-answer.store.ts';
import { sessionCookies } from './session-cookies.ts';
import { createTokenService, type TokenService } from './token.service.ts';

const Params = z.object({ locale: z.string() });
const Form = z.object({ answer: z.enum(['yes', 'no']), back: z.string().check(z.maxLength(500)) });
const FORM_LIMIT_BYTES = 2_000;

/**
 * [R8.042] Takes the answer of the form that asks for the age, keeps it in the session (a new guest's where there is
 * none) and leads back to the page that asked. A form and no call: it works without a script.
 */
export async function ageAnswerRoutes(app: FastifyInstance, deps: ServiceDeps): Promise<void> {
  const tokens = createTokenService(deps);
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    scope.post(ageAnswerPath(':locale'), { config: { rateClass: 'session' } }, async (request, reply) => {
      const params = z.safeParse(Params, request.params);
      const locale = params.success ? localeOf(params.data.locale) : undefined;
      if (locale === undefined) return sendRefusals(request, reply, { code: 'not_found', about: 'locale' });
      if (requestOrigin(request, deps.config.ownOrigins) !== 'own')
        return sendRefusals(request, reply, { code: 'foreign_origin' });
      const form = z.safeParse(Form, request.body);
      if (!form.success) return sendRefusals(request, reply, { code: 'bad_request', about: 'answer' });

      const { sessionId, cookies } = await sessionOf({ ...deps, tokens }, request, locale);
      await setAgeAnswer(deps.db, sessionId, form.data.answer);
      setCookies(deps, reply, cookies);
      const path = ownPath(form.data.back) ?? `/${locale.code}/homepage`;
      return reply.header('cache-control', 'no-store').redirect(path, 303);
    });
  });
}

interface Answering {
  readonly sessionId: string;
  /** Of a session that was renewed or begun for the answer. */
  readonly cookies: readonly Cookie[];
}

async function sessionOf(
  deps: ServiceDeps & { readonly tokens: TokenService },
  request: FastifyRequest,
  locale: Locale,
): Promise<Answering> {
  const isSecure = areCookiesSecure(deps.config.ownOrigins);
  const find = (token: string | undefined) =>
    token === undefined ? undefined : findSession(deps.db, tokenHash(token), deps.clock.now());
  const living = await find(presentedToken(request, isSecure)?.token);
  if (living !== undefined) return { sessionId: living.id, cookies: [] };

  const refresh = readCookie(request.headers.cookie, REFRESH_COOKIE, isSecure);
  const renewed = refresh === undefined ? undefined : await deps.tokens.refresh(refresh);
  const lapsed = await find(renewed?.tokens.access);
  if (renewed !== undefined && lapsed !== undefined)
    return { sessionId: lapsed.id, cookies: sessionCookies(renewed.tokens) };

  const begun = await deps.tokens.begin(deps.db, { market: locale.market });
  return { sessionId: begun.id, cookies: sessionCookies(begun.tokens, begun.usid) };
}

function setCookies({ config }: ServiceDeps, reply: FastifyReply, cookies: readonly Cookie[]): void {
  const isSecure = areCookiesSecure(config.ownOrigins);
  if (cookies.length === 0) return;
  void reply.header(
    'set-cookie',
    cookies.map((cookie) => cookieHeader(cookie, isSecure)),
  );
}
