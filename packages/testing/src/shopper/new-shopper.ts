type ShopperCall = [method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>];

/** A guest that speaks to the services directly, as a browser does after the page is there. */
export interface TestShopper {
  call(...request: ShopperCall): Promise<unknown>;
}

/** Starts a guest session. Throws when a call does not answer 2xx, because a bench must not measure refusals. */
export async function newShopper(origin: string): Promise<TestShopper> {
  const started = await fetch(`${origin}/api/eng-us/guest`);
  const { accessToken } = readToken(await started.json());
  return shopperWith(origin, accessToken);
}

/** Somebody who has a session already. */
export function shopperWith(origin: string, accessToken: string): TestShopper {
  return {
    async call(...[method, path, body, headers]) {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: {
          ...headers,
          Authorization: `Bearer ${accessToken}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
      return text === '' ? undefined : JSON.parse(text);
    },
  };
}

function readToken(body: unknown): { readonly accessToken: string } {
  if (
    typeof body === 'object' &&
    body !== null &&
    'accessToken' in body &&
    typeof body.accessToken === 'string'
  ) {
    return { accessToken: body.accessToken };
  }
  throw new Error('the guest call gave no token');
}
