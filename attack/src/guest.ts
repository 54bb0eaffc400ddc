import type { Target } from './attack.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A guest's session, used as a program does: by its token. */
export interface Guest {
  readonly usid: string;
  /** Its cookies, as a browser would send them. */
  readonly cookie: string;
  call(method: string, path: string, body?: unknown): Promise<Answer>;
}

export async function startGuest({ origin }: Target): Promise<Guest> {
  const started = await fetch(`${origin}/api/eng-us/guest`, { headers: { 'sec-fetch-site': 'same-origin' } });
  const body: unknown = await started.json();
  const accessToken = textOf(body, 'accessToken');
  const pairs = started.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  return {
    usid: textOf(body, 'usid'),
    cookie: pairs.join('; '),
    async call(method, path, sent) {
      const hasBody = method !== 'GET' && sent !== undefined;
      const answer = await fetch(origin + path, {
        method,
        redirect: 'manual',
        headers: {
          authorization: `Bearer ${accessToken}`,
          ...(hasBody && { 'content-type': 'application/json' }),
        },
        ...(hasBody && { body: JSON.stringify(sent) }),
      });
      return { status: answer.status, text: await answer.text() };
    },
  };
}

function textOf(body: unknown, field: string): string {
  const value =
    body instanceof Object ? new Map<string, unknown>(Object.entries(body)).get(field) : undefined;
  return typeof value === 'string' ? value : '';
}
