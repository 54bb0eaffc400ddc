import { CALLS, type CallName, type CallSpec, originCheckOf } from '@vitrine/contracts';
import { type Locale, localeOf, LOCALES, type Refusals, type Result } from '@vitrine/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from './cache-control.ts';
import { admit, type CallerDeps, exchangeOf } from './caller.ts';
import type { Exchange } from './call.ts';
import { areCookiesSecure } from './cookies.ts';
import { acceptsEvents, type FollowedAnswer, type SendEvents } from './event-stream.ts';
import { sendRefusals } from './failures.ts';
import { isFileAnswer, sendFile } from './file-answer.ts';
import { hasCredentials } from './public-credentials.ts';
import { requestOrigin } from './own-origin.ts';
import { parseCall, type ParsedParts } from './parse-call.ts';
import type { RefusalCode } from './refusals.ts';
import { presentedToken } from './session.ts';

export interface AnswerDeps extends CallerDeps {
  /** [R7.005] `name:password` that public calls ask for, where the operator has set one. */
  readonly publicCredentials: string | undefined;
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

  const admitted = await admit(mounted.name, deps, request);
  if (typeof admitted === 'string') return refuse({ code: admitted });
  const parts = parseCall(mounted.spec, request);
  if (!parts.ok) return refuse(parts.refusal);

  const finishNote = await deps.noteAct(mounted.name, admitted.session);
  const exchange = exchangeOf(deps, request, (lines) => void reply.header('set-cookie', lines));
  const outcome = await mounted.handle({ ...exchange, ...parts.value, ...admitted, locale });
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
