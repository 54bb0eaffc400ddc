import { describe, expect, it, vi } from 'vitest';
import { anOrder } from '../features/checkout/test-harness/an-order.ts';
import { openPage } from '../shared/server/page-middleware.ts';
import { createLoadContext } from '../shared/server/services-context.ts';
import { loader } from './checkout-confirmation.tsx';

// The build makes the catalogues of labels. These tests do not check the text of a title.
vi.mock('../shared/server/page-labels.server.ts', () => ({
  serverLabels: () => ({ t: (key: string) => key }),
}));

/** What the page does with the order that was placed last. */
async function outcomeFor(order: object, query = ''): Promise<unknown> {
  const url = new URL(`https://shop.example/eng-us/checkout/confirmation${query}`);
  const context = createLoadContext({
    askServices: (name) =>
      Promise.resolve({ status: 200, body: name === 'getLastOrder' ? order : {}, setCookies: [] }),
    reportError: () => undefined,
    hooks: false,
    showsStacks: false,
    providerOrigins: ['https://pay.example'],
    routingOf: () => ({ realms: {}, targets: {} }),
    takePage: () => undefined,
  });
  openPage(context, { url, headers: new Headers() });
  const args = {
    request: new Request(url),
    url,
    params: {},
    pattern: ':locale?/checkout/confirmation',
    context,
  };
  return loader(args).catch((thrown: unknown) => thrown);
}

describe('the confirmation', () => {
  it('[R2.044] shows the order that was placed just now', async () => {
    const order = { ...anOrder({ state: 'placed' }), justPlaced: true };
    expect(await outcomeFor(order)).toMatchObject({ order: { orderId: order.orderId } });
  });

  it('[R2.044] leads to the cart where the last order is an old one', async () => {
    const outcome = await outcomeFor({ ...anOrder({ state: 'placed' }), justPlaced: false });
    expect(outcome).toBeInstanceOf(Response);
    expect(outcome).toMatchObject({ status: 302 });
    expect(outcome instanceof Response && outcome.headers.get('location')).toBe('/eng-us/cart');
  });

  it('[R7.120] leads who comes back from a provider’s page without an order to the reason', async () => {
    const outcome = await outcomeFor({ ...anOrder({ state: 'placed' }), justPlaced: false }, '?result=a.b.c');
    expect(outcome instanceof Response && outcome.headers.get('location')).toBe(
      '/eng-us/checkout/error?reason=payment-refused',
    );
  });

  it('[R8.006] stays the place of an order that waits for its payment', async () => {
    const order = { ...anOrder({ state: 'pending_payment' }), justPlaced: false };
    expect(await outcomeFor(order)).toMatchObject({ order: { state: 'pending_payment' } });
  });
});
