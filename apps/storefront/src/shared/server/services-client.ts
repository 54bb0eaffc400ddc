import {
  type AnswerOf,
  type CallAddress,
  type CallName,
  CALLS,
  callUrl,
  type ErrorBody,
} from '@vitrine/contracts';

export interface ServicesRequest extends CallAddress {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds after which the call is given up. */
  readonly giveUpAfterMs?: number;
}

export type ServicesAnswer<Name extends CallName> =
  | { readonly ok: true; readonly status: number; readonly body: AnswerOf<Name>; readonly headers: Headers }
  | {
      readonly ok: false;
      readonly status: number;
      /** Undefined when the answer has no body of the usual form. */
      readonly error: ErrorBody | undefined;
      readonly headers: Headers;
    };

/** How a page's loader reaches the services, whether they live in the same process or behind HTTP. */
export interface ServicesClient {
  readonly call: <Name extends CallName>(
    name: Name,
    request: ServicesRequest,
  ) => Promise<ServicesAnswer<Name>>;
}

/** Delivers a request to the services: in process, or by `fetch`. */
export type SendRequest = (request: Request) => Promise<Response>;

/** [R9.001] Used where the configuration names no `apiTimeout`. */
const DEFAULT_GIVE_UP_AFTER_MS = 15_000;

/** `base`: where relative addresses are resolved against, e.g. `http://services.internal`. */
export function createServicesClient(send: SendRequest, base: string): ServicesClient {
  return {
    async call(name, request) {
      const response = await send(toRequest(name, request, base));
      const { status, headers } = response;
      if (response.ok) {
        const body = status === 204 ? undefined : await response.json();
        return { ok: true, status, body, headers };
      }
      const error = await response.json().catch(() => undefined);
      return { ok: false, status, error, headers };
    },
  };
}

function toRequest(name: CallName, request: ServicesRequest, base: string): Request {
  const { body, headers, giveUpAfterMs = DEFAULT_GIVE_UP_AFTER_MS } = request;
  return new Request(new URL(callUrl(name, request), base), {
    method: CALLS[name].method,
    headers: { accept: 'application/json', ...(body !== undefined && JSON_TYPE), ...headers },
    signal: AbortSignal.timeout(giveUpAfterMs),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const JSON_TYPE = { 'content-type': 'application/json' };
