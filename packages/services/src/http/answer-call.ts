import {
  CALLS,
  type CallName,
  type CallRow,
  type CallSpec,
  ORDER_LINK_HEADER,
  REPAIR_LINK_HEADER,
  originCheckOf,
  USER_HASH_HEADER,
} from '@vitrine/contracts';
import {
  type Application,
  APPLICATION_IDS,
  isAgent,
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
import { acceptsEvents, type FollowedAnswer, type SendEvents } from './event-stream.ts';
import { sendRefusals } from './failures.ts';
import { isFileAnswer, sendFile } from './file-answer.ts';
import { hasCredentials } from './public-credentials.ts';
import { requestOrigin } from './own-origin.ts';
import { parseCall, type ParsedParts } from './parse-call.ts';
import type { RefusalCode } from './refusals.ts';
import { type FindSession, presentedToken, type Session, tokenHash } from './session.ts';

/**
 * Writes down what an agent is about to do with a call; undefined for everybody else, and where there is nothing to tell.
 * What it gives says afterwards whether it was done.
 */
export type NoteAct = (
  name: CallName,
  session: Session | undefined,
) => Promise<((isDone: boolean) => Promise<void>) | undefined>;

export interface AnswerDeps {
  readonly findSession: FindSession;
  readonly clock: { readonly now: () => Date };
  /** The origins the shop is reached at, the canonical one first; cookies are `Secure` when that one is https. */
  readonly ownOrigins: readonly string[];
  /** [R7.005] `name:password` that public calls ask for, where the operator has set one. */
  readonly publicCredentials: string | undefined;
  /** [R4.032] What tells the sessions of an agent's tabs apart. */
  readonly contextHash: (session: Session) => string;
  /** [R6.003] Writes down what agents do. */
  readonly noteAct: NoteAct;
  readonly sendEvents: SendEvents;
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
  if (typeof admitted === 'string') return refuse({ code: admitted });
  const parts = parseCall(mounted.spec, request);
  if (!parts.ok) return refuse(parts.refusal);

  const finishNote = await deps.noteAct(mounted.name, admitted.session);
  const outcome = await mounted.handle({ ...exchangeOf(deps, wire), ...parts.value, ...admitted, locale });
  await finishNote?.(outcome.ok);
  if (!outcome.ok) return refuse(outcome.refusal);
  return isFollowed(outcome.value)
    ? sendFollowed(mounted, deps, { ...wire, followed: outcome.value })
    : sendAnswer(mounted, wire, outcome.value);
}

/** As events to who asks for them and finds room; else what it is now. */
function sendFollowed(
  mounted: MountedCall,
  { sendEvents }: AnswerDeps,
  { followed, ...wire }: Wire & { readonly followed: FollowedAnswer },
): FastifyReply {
  const stream = acceptsEvents(wire.request) ? sendEvents(wire.reply, followed) : undefined;
  return stream ?? sendAnswer(mounted, wire, followed.now);
}

const isFollowed = (value: unknown): value is FollowedAnswer =>
  typeof value === 'object' && value !== null && 'now' in value && 'next' in value;

/** What the handler gave, as the specification of the call sends it. */
function sendAnswer({ name, spec }: MountedCall, { request, reply }: Wire, value: unknown): FastifyReply {
  void reply.header('cache-control', cacheControl(name));
  if (value === undefined) return reply.code(204).send();
  if (isRedirect(spec, value)) return reply.redirect(value.location, 302);
  const { file: mediaType } = spec;
  if (mediaType !== undefined && isFileAnswer(value))
    return sendFile(request, reply, { mediaType, ...value });
  void reply.code(spec.status ?? 200);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(value));
}

/** An answer that leads to another page of the shop; the handler has looked that it is one. */
const isRedirect = ({ status }: CallSpec, value: unknown): value is { readonly location: string } =>
  status === 302 && typeof value === 'object' && value !== null && 'location' in value;

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

/** Why a caller is not let in. */
type NotAdmitted = 'unauthorized' | 'forbidden' | 'other_client';

/** Who calls, when the access lets them in. */
async function admit(
  call: Pick<CallRow, 'access' | 'guests' | 'agents'>,
  deps: AnswerDeps,
  request: FastifyRequest,
): Promise<Admitted | NotAdmitted> {
  const { access } = call;
  if (access === 'public' || access === 'refresh') return { session: undefined, principal: undefined };
  if (access === 'application') {
    const principal = applicationOf(request);
    return principal === undefined ? 'unauthorized' : { session: undefined, principal };
  }
  const session = await sessionOf(deps, request);
  if (session === undefined) return 'unauthorized';
  if (isOfOtherClient(deps, session, request)) return 'other_client';
  return access === 'agent' ? admitAgent(session) : admitShopper(call, session, request);
}

function admitShopper(
  { access, guests, agents }: Pick<CallRow, 'access' | 'guests' | 'agents'>,
  session: Session,
  request: FastifyRequest,
): Admitted | NotAdmitted {
  const needsCustomer = access === 'customer' || (guests === 'by-link' && !isLinked(request));
  if (agents === 'never' && isAgent(session.principal)) return 'forbidden';
  if (needsCustomer && !isForCustomer(session.principal)) return 'unauthorized';
  return { session, principal: session.principal };
}

/** [R2.013] A guest may be an agent who has not signed in; a customer is none. */
function admitAgent(session: Session): Admitted | NotAdmitted {
  const { principal } = session;
  if (isAgent(principal)) return { session, principal };
  return principal.kind === 'guest' ? 'unauthorized' : 'forbidden';
}

/** [R4.032] A page of an agent says which session it was made for: another tab may have begun another one since. */
function isOfOtherClient(
  { contextHash }: AnswerDeps,
  session: Session,
  { headers }: FastifyRequest,
): boolean {
  const told = headers[USER_HASH_HEADER];
  return told !== undefined && isAgent(session.principal) && told !== contextHash(session);
}

const isLinked = ({ headers }: FastifyRequest): boolean =>
  headers[ORDER_LINK_HEADER] !== undefined || headers[REPAIR_LINK_HEADER] !== undefined;

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
