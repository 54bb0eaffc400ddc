import { CALLS, type CallName, type CallRow, type CallSpec, originCheckOf } from '@vitrine/contracts';
import {
  type Application,
  APPLICATION_IDS,
  isForCustomer,
  type Locale,
  localeOf,
  LOCALES,
  type Principal,
  type Refusals,
  type Result,
} from '@vitrine/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from './cache-control.ts';
import type { Exchange } from './call.ts';
import { areCookiesSecure, cookieHeader, readCookie } from './cookies.ts';
import { sendRefusals } from './failures.ts';
import { isFileAnswer, sendFile } from './file-answer.ts';
import { hasCredentials } from './public-credentials.ts';
import { requestOrigin } from './own-origin.ts';
import { parseCall, type ParsedParts } from './parse-call.ts';
import type { RefusalCode } from './refusals.ts';
import { type FindSession, presentedToken, type Session, tokenHash } from './session.ts';

export interface AnswerDeps {
  readonly findSession: FindSession;
  readonly clock: { readonly now: () => Date };
  /** The origins the shop is reached at, the canonical one first; cookies are `Secure` when that one is https. */
  readonly ownOrigins: readonly string[];
  /** [R7.005] `name:password` that public calls ask for, where the operator has set one. */
  readonly publicCredentials: string | undefined;
}

interface AnyCall extends Exchange, ParsedParts {
  readonly locale: Locale;
  readonly session: unknown;
  readonly principal: unknown;
}

/** A call with its handler. A method, since only methods may forget which call's parts they take. */
export interface MountedCall {
  readonly name: CallName;
  readonly spec: CallSpec;
  handle(call: AnyCall): Promise<Result<unknown, Refusals<RefusalCode>>>;
}

interface Wire {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answers one request of a mounted call: locale, origin, access, parts, handler, in this order. */
export async function answerCall(mounted: MountedCall, deps: AnswerDeps, wire: Wire): Promise<FastifyReply> {
  const { request, reply } = wire;
  const refuse = (refusals: Refusals<RefusalCode>): FastifyReply => sendRefusals(request, reply, refusals);
  const locale = localeOfRequest(request);
  if (locale === undefined) return refuse(unknownLocale(request));
  const barred = barredBy(mounted, deps, wire);
  if (barred !== undefined) return refuse({ code: barred });

  const admitted = await admit(CALLS[mounted.name], deps, request);
  if (admitted === 'refused') return refuse({ code: 'unauthorized' });
  const parts = parseCall(mounted.spec, request);
  if (!parts.ok) return refuse(parts.refusal);

  const outcome = await mounted.handle({ ...exchangeOf(deps, wire), ...parts.value, ...admitted, locale });
  if (!outcome.ok) return refuse(outcome.refusal);
  void reply.header('cache-control', cacheControl(mounted.name));
  if (outcome.value === undefined) return reply.code(204).send();
  const { file: mediaType } = mounted.spec;
  if (mediaType !== undefined && isFileAnswer(outcome.value))
    return sendFile(request, reply, { mediaType, ...outcome.value });
  void reply.code(mounted.spec.status ?? 200);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(outcome.value));
}

/** Gateway paths that name no locale have it in their query; without it they speak the first one's language. */
function localeOfRequest({ params, query }: FastifyRequest): Locale | undefined {
  const code = localeIn(params) ?? localeIn(query);
  if (code === undefined) return LOCALES['eng-us'];
  return typeof code === 'string' ? localeOf(code) : undefined;
}

/** An address of a locale that does not exist is none; in a query it is a wrong value. */
function unknownLocale({ params }: FastifyRequest): Refusals<RefusalCode> {
  return localeIn(params) === undefined
    ? { code: 'bad_request', about: 'locale', scope: 'field' }
    : { code: 'not_found', about: 'locale' };
}

function localeIn(parts: unknown): unknown {
  return typeof parts === 'object' && parts !== null && 'locale' in parts ? parts.locale : undefined;
}

/**
 * Cross-site request forgery: a call that changes something on the strength of a cookie must prove that a page of ours
 * sent it, and one that starts or renews a session must at least not come from somebody else's page.
 */
function isForged({ name }: MountedCall, deps: AnswerDeps, request: FastifyRequest): boolean {
  const check = originCheckOf(name);
  const origin = requestOrigin(request, deps.ownOrigins);
  if (check === 'any' || origin === 'own') return false;
  if (origin === 'foreign' && check === 'session') return true;
  return (
    CALLS[name].method !== 'GET' &&
    presentedToken(request, areCookiesSecure(deps.ownOrigins))?.by === 'cookie'
  );
}

/** Why a request is refused before it is asked who makes it. */
function barredBy(
  mounted: MountedCall,
  deps: AnswerDeps,
  { request, reply }: Wire,
): 'foreign_origin' | 'unauthorized' | undefined {
  if (isForged(mounted, deps, request)) return 'foreign_origin';
  if (!lacksCredentials(mounted, deps, request)) return undefined;
  void reply.header('www-authenticate', 'Basic realm="public APIs"');
  return 'unauthorized';
}

/** [R7.005] A page of ours needs none: who may see it may see what it reads, and a browser is told no secret. */
function lacksCredentials({ name }: MountedCall, deps: AnswerDeps, request: FastifyRequest): boolean {
  const { publicCredentials, ownOrigins } = deps;
  return (
    publicCredentials !== undefined &&
    CALLS[name].access === 'public' &&
    requestOrigin(request, ownOrigins) !== 'own' &&
    !hasCredentials(request.headers.authorization, publicCredentials)
  );
}

interface Admitted {
  readonly session: Session | undefined;
  readonly principal: Principal | undefined;
}

/** Who calls, when the access lets them in. */
async function admit(
  { access }: Pick<CallRow, 'access'>,
  deps: AnswerDeps,
  request: FastifyRequest,
): Promise<Admitted | 'refused'> {
  if (access === 'public' || access === 'refresh') return { session: undefined, principal: undefined };
  if (access === 'application') {
    const principal = applicationOf(request);
    return principal === undefined ? 'refused' : { session: undefined, principal };
  }
  const session = await sessionOf(deps, request);
  if (session === undefined || (access === 'customer' && !isForCustomer(session.principal))) return 'refused';
  return { session, principal: session.principal };
}

/** [R7.140] */
function applicationOf({ headers }: FastifyRequest): Application | undefined {
  const name = headers['client_id'];
  const isKnown = typeof name === 'string' && APPLICATION_IDS.has(name);
  return isKnown ? { kind: 'application', applicationId: name } : undefined;
}

async function sessionOf(deps: AnswerDeps, request: FastifyRequest): Promise<Session | undefined> {
  const presented = presentedToken(request, areCookiesSecure(deps.ownOrigins));
  return presented && deps.findSession(tokenHash(presented.token), deps.clock.now());
}

function exchangeOf(deps: AnswerDeps, { request, reply }: Wire): Exchange {
  const isSecure = areCookiesSecure(deps.ownOrigins);
  return {
    requestId: request.id,
    address: request.ip,
    isFromOwnPage: requestOrigin(request, deps.ownOrigins) === 'own',
    header: (name) => {
      const value = request.headers[name.toLowerCase()];
      return Array.isArray(value) ? value[0] : value;
    },
    cookie: (place) => readCookie(request.headers.cookie, place, isSecure),
    presentedToken: () => presentedToken(request, isSecure)?.token,
    findSession: () => sessionOf(deps, request),
    setCookies: (cookies) => {
      void reply.header(
        'set-cookie',
        cookies.map((cookie) => cookieHeader(cookie, isSecure)),
      );
    },
  };
}
