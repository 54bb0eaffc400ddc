import type { FastifyInstance } from 'fastify';
import type { SendRequest } from './storefront.ts';

/** Hands a request to the services of this process, without a socket. */
export function sendInProcess(app: FastifyInstance): SendRequest {
  return async (request) => {
    const url = new URL(request.url);
    const body = await request.text();
    const answer = await app.inject({
      method: methodOf(request.method),
      url: `${url.pathname}${url.search}`,
      headers: Object.fromEntries(request.headers),
      ...(body === '' ? {} : { payload: body }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const each of Array.isArray(value) ? value : [value])
        if (each !== undefined) headers.append(name, String(each));
    }
    const bodyless = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(bodyless ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  };
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const METHODS: ReadonlySet<string> = new Set<Method>(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
const isMethod = (method: string): method is Method => METHODS.has(method);

function methodOf(method: string): Method {
  if (isMethod(method)) return method;
  throw new Error(`no call of ours uses ${method}`);
}
