import { describe, expect, it, vi } from 'vitest';
import { anEntry, aRefusal } from '../shared/api/test-harness/a-failure.ts';
import { openPage } from '../shared/server/page-middleware.ts';
import { createLoadContext } from '../shared/server/services-context.ts';
import { loader as checkout } from './checkout.tsx';
import { loader as step } from './checkout-step.tsx';

// The build makes the catalogues of labels. These tests do not check the text of the question.
vi.mock('../shared/server/page-labels.server.ts', () => ({
  serverLabels: () => ({ t: (key: string) => key }),
}));

/** What a page of the checkout does when the order is not prepared for this reason. */
async function outcomeOf(loader: typeof step | typeof checkout, path: string, errorCode: string) {
  const url = new URL(`https://shop.example/eng-us${path}`);
  const body = aRefusal(anEntry({ errorCode, scope: 'item' }));
  const context = createLoadContext({
    askServices: () => Promise.resolve({ status: 403, body, setCookies: [] }),
    reportError: () => undefined,
    hooks: false,
    showsStacks: false,
    providerOrigins: ['https://pay.example'],
    routingOf: () => ({ realms: {}, targets: {} }),
    takePage: () => undefined,
  });
  openPage(context, { url, headers: new Headers() });
  const [pattern, params] =
    path === '/checkout'
      ? [':locale?/checkout', {}]
      : [':locale?/checkout/:step', { step: path.split('/').at(-1) }];
  const outcome: unknown = await loader({
    request: new Request(url),
    url,
    params,
    pattern,
    context,
  }).catch((thrown: unknown) => thrown);
  return outcome instanceof Response ? outcome.headers.get('location') : outcome;
}

describe('the checkout of an age-restricted piece', () => {
  it('[R2.041, R8.042] asks a session that was not asked, on every step, and goes on with the checkout', async () => {
    const question = { text: 'age_text_cart', back: '/eng-us/checkout', action: '/api/eng-us/age-answer' };
    for (const path of ['/checkout/login', '/checkout/shipping', '/checkout/payment'])
      expect(await outcomeOf(step, path, 'age_unconfirmed')).toMatchObject({ question });
    expect(await outcomeOf(checkout, '/checkout', 'age_unconfirmed')).toBe('/eng-us/checkout/login');
  });

  it('[R2.042, R8.042] leads who said no to the reason', async () => {
    for (const [loader, path] of [
      [step, '/checkout/payment'],
      [checkout, '/checkout'],
    ] as const)
      expect(await outcomeOf(loader, path, 'age_refused')).toBe('/eng-us/checkout/error?reason=age');
  });
});
