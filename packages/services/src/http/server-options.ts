import { randomUUID } from 'node:crypto';
import { type FastifyHttpOptions, LogController } from 'fastify';
import type { Server } from 'node:http';
import { sendRefusals, sendThrown } from './failures.ts';
import type { Log } from './log.ts';

/** A batch of 100 ids stands in one path segment [R9.008]; the router's own limit is 100 characters. */
const MAX_PARAM_LENGTH = 5000;
/** No body of a call comes near. */
const MAX_BODY_BYTES = 100 * 1024;

/**
 * What the root server must be made with for the services to keep their promises: parameters of 5,000 characters,
 * bodies of 100 KB, ids for requests, the one error body for addresses the router itself refuses, and a log without
 * addresses (they can hold a session's id).
 */
export function serverOptions(log: Log): FastifyHttpOptions<Server> {
  // The router meets no database.
  const fail = sendThrown({ log, alarm: () => undefined });
  return {
    bodyLimit: MAX_BODY_BYTES,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{1,64}$/u.test(given) ? given : randomUUID();
    },
    frameworkErrors: (error, request, reply) => {
      if (error.code === 'FST_ERR_BAD_URL') {
        void sendRefusals(request, reply, { code: 'bad_request', about: 'path' });
      } else {
        void fail(error, request, reply);
      }
    },
  };
}
