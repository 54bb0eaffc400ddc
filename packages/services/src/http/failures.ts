import { isDiskFull, isUnreachable } from '@vitrine/database';
import {
  FALLBACK_LANGUAGE,
  type Language,
  localeOf,
  type Refusal,
  type Refusals,
  refusalList,
} from '@vitrine/domain';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceDeps } from '../deps.ts';
import { errorBody } from './error-body.ts';
import { loggedError } from './log.ts';
import { type CommonRefusalCode, type RefusalCode, REFUSALS } from './refusals.ts';

/** What the framework itself refuses, by its error code. */
const FRAMEWORK_REFUSALS: Readonly<Record<string, CommonRefusalCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_MAX_PARAM_LENGTH: 'address_too_long',
};

const ABOUT_THE_BODY: ReadonlySet<CommonRefusalCode> = new Set<CommonRefusalCode>([
  'invalid_json',
  'body_too_large',
  'unsupported_media_type',
]);

/** Answers refusals with the one error body, in the language of the address. */
export function sendRefusals(
  request: FastifyRequest,
  reply: FastifyReply,
  refusals: Refusals<RefusalCode>,
): FastifyReply {
  const body = errorBody(refusals, languageOf(request.url));
  const retryAfter = refusalList(refusals)[0].retryAfterSeconds;
  if (retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(retryAfter)));
  return reply
    .code(body.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** After how many seconds a client may try again that met no database: a standby takes over in a few. */
const DATABASE_BACK_AFTER_SECONDS = 2;

/** Thrown by what is still being made ready: the call is answered with 503. */
export class NotReadyYet extends Error {
  readonly retryAfterSeconds: number;
  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Where surprises go. */
export type Reporting = Pick<ServiceDeps, 'alarm' | 'log'>;

/** Logs what a handler threw, and gives what to answer: 503 while the database or a part cannot be used, else 500. */
export function refuseSurprise(
  { log, alarm }: Reporting,
  thrown: unknown,
  about: object,
): Refusal<CommonRefusalCode> {
  const fields = { ...about, error: loggedError(thrown) };
  if (thrown instanceof NotReadyYet) {
    log.warn(fields, 'A call came before its part was ready');
    return { code: 'temporarily_unavailable', retryAfterSeconds: thrown.retryAfterSeconds };
  }
  if (!isUnreachable(thrown)) {
    log.error(fields, 'A call failed unexpectedly');
    return { code: 'unexpected_error' };
  }
  if (isDiskFull(thrown)) {
    alarm('database_full');
    log.error(fields, 'The database has no room left');
  } else log.warn(fields, 'A call met no database');
  return { code: 'temporarily_unavailable', retryAfterSeconds: DATABASE_BACK_AFTER_SECONDS };
}

/** Answers what was thrown: a refusal of the framework as such, all else as a surprise that is logged once. */
export function sendThrown(reporting: Reporting) {
  return (thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const code = refusalOf(thrown);
    if (REFUSALS[code].status === 500) {
      const { id: requestId, method, routeOptions } = request;
      const about = { requestId, method, route: routeOptions.url };
      return sendRefusals(request, reply, refuseSurprise(reporting, thrown, about));
    }
    return sendRefusals(request, reply, { code, ...aboutOf(code, request) });
  };
}

/** What a refusal of the framework is about: of a body that is too large, the field that made it so. */
function aboutOf(
  code: CommonRefusalCode,
  { routeOptions: { config } }: FastifyRequest,
): Pick<Refusal<CommonRefusalCode>, 'about' | 'scope'> {
  if (code === 'body_too_large' && config.bodyField !== undefined)
    return { about: config.bodyField, scope: 'field' };
  return { about: ABOUT_THE_BODY.has(code) ? 'body' : '' };
}

/** Answers an address no call has. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendRefusals(request, reply, { code: 'not_found' });
}

function refusalOf(thrown: FastifyError): CommonRefusalCode {
  const known = FRAMEWORK_REFUSALS[thrown.code];
  if (known !== undefined) return known;
  const { statusCode } = thrown;
  if (statusCode === 429) return 'too_many_requests';
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? 'bad_request'
    : 'unexpected_error';
}

/** The language of the locale in an address: the second segment below /api, anywhere in a gateway path. */
function languageOf(url: string): Language {
  const [path = ''] = url.split('?', 1);
  for (const segment of path.slice(0, 200).split('/')) {
    const locale = localeOf(segment);
    if (locale !== undefined) return locale.language;
  }
  return FALLBACK_LANGUAGE;
}
