import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../shared/server/page-middleware.ts';
import { createLoadContext } from '../shared/server/services-context.ts';
import { loader } from './cart.tsx';

// The build makes the catalogues of labels. These tests do not check the text of a title.
vi.mock('../shared/server/page-labels.server.ts', () => ({
  serverLabels: () => ({ t: (key: string) => key }),
}));

/** `/eng-us/cart`, with the given result of reading the cart. */
async function aVisit(read: () => Promise<{ readonly status: number; readonly body?: unknown }>) {
  const url = new URL('https://shop.example/eng-us/cart');
  const reported: unknown[] = [];
  const context = createLoadContext({
    askServices: async () => ({ body: undefined, setCookies: [], ...(await read()) }),
    reportError: (error) => reported.push(error),
    hooks: false,
    showsStacks: false,
    providerOrigins: ['https://pay.example'],
    routingOf: () => ({ realms: {}, targets: {} }),
    takePage: () => undefined,
  });
  openPage(context, { url, headers: new Headers() });
  const args = { request: new Request(url), url, params: {}, pattern: ':locale?/cart', context };
  const outcome = await loader(args).catch((thrown: unknown) => thrown);
  return { outcome, reported };
}

describe('the page of the cart', () => {
  it.each([
    ['fails', () => Promise.resolve({ status: 500 })],
    ['brings no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ])('[R8.044] is a 404 where the read of the cart %s', async (_case, read) => {
    const { outcome } = await aVisit(read);
    expect(outcome).toMatchObject({
      init: { status: 404 },
      data: { message: 'Page Not Found: /eng-us/cart' },
    });
  });

  it('[R8.044] stands for a visitor who has none yet', async () => {
    const { outcome, reported } = await aVisit(() => Promise.resolve({ status: 401 }));
    expect(outcome).toMatchObject({ cart: undefined });
    expect(reported).toEqual([]);
  });
});
