import { CALL_SPECS, CALLS, type CallName, type CallRow, rateClassOf } from '@vitrine/contracts';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answerCall, type MountedCall } from './answer-call.ts';
import { isReadDirectly } from './ask-directly.ts';
import { isShared } from './cache-control.ts';
import type { Handler, MountCall } from './call.ts';
import { mountPaths, routeShape } from './mount-paths.ts';

export interface MountDeps extends AnswerDeps {
  readonly realms: readonly string[];
  /** Gets the calls that pages of this process read without a request. */
  readonly readCalls: Map<CallName, MountedCall>;
}

/**
 * Makes the one registration there is for calls. A mounted call answers on all its addresses: unknown locales are
 * not found, access is checked, path, query and body are parsed by the call's specification, and what the handler
 * gives is sent as JSON or as the error body.
 */
export function createMountCall(app: FastifyInstance, deps: MountDeps): MountCall {
  const shapes = new Set<string>();
  return <Name extends CallName>(name: Name, handler: Handler<Name>) => {
    const mounted: MountedCall = { name, spec: CALL_SPECS[name], handle: handler };
    if (isReadDirectly(name, mounted.spec)) deps.readCalls.set(name, mounted);
    const { method, bodyBytes, bodyField }: CallRow = CALLS[name];
    for (const url of mountPaths(name, deps.realms)) {
      // Where two services claim one shape of address, the first to be mounted answers it.
      if (shapes.has(routeShape(method, url))) continue;
      shapes.add(routeShape(method, url));
      app.route({
        method,
        url,
        // A scanner that only looks must not begin or renew a session.
        exposeHeadRoute: method === 'GET' && isShared(name),
        ...(bodyBytes !== undefined && { bodyLimit: bodyBytes }),
        config: { rateClass: rateClassOf(name), ...(bodyField !== undefined && { bodyField }) },
        handler: (request, reply) => answerCall(mounted, deps, { request, reply }),
      });
    }
  };
}
