import { type AskServices, CALLS, callUrl } from '@vitrine/contracts';

/** Asks the services of another process. `servicesUrl`: its origin. */
export function askOverHttp(servicesUrl: string): AskServices {
  return async (name, call) => {
    const { body, headers, giveUpAfterMs } = call;
    const response = await fetch(new URL(callUrl(name, call), servicesUrl), {
      method: CALLS[name].method,
      headers: { accept: 'application/json', ...(body !== undefined && JSON_TYPE), ...headers },
      signal: AbortSignal.timeout(giveUpAfterMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      // A proxy between the two may answer in HTML.
      body: await response.json().catch(() => undefined),
      setCookies: response.headers.getSetCookie(),
    };
  };
}

const JSON_TYPE = { 'content-type': 'application/json' };
