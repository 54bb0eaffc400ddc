import { PERSON } from './browser.ts';

/** Somebody who asks for addresses without a browser, and keeps the cookies that they get. */
export interface HttpClient {
  readonly cookies: Map<string, string>;
  readonly get: (path: string) => Promise<HttpAnswer>;
  /** A call of the services, as the shop's own pages make it. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<HttpAnswer>;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

interface Sent {
  readonly method?: string;
  readonly body?: string;
  /** Headers beside those that every request has. */
  readonly more?: Readonly<Record<string, string>>;
}

export function openClient(origin: string): HttpClient {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: Sent = {}): Promise<HttpAnswer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'user-agent': PERSON, ...(cookie !== '' && { cookie }), ...init.more };
    const { method = 'GET', body } = init;
    const response = await fetch(origin + path, {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1);
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return {
    cookies,
    get: (path) => send(path),
    call: (method, path, body) =>
      send(path, {
        method,
        more: { origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}
