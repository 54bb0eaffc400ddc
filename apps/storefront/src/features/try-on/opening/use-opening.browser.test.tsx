import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../shared/test-harness/answer-calls.ts';
import { renderScreen } from '../../../shared/test-harness/render-screen.tsx';
import { storeConsent } from '../consent/consent-storage.ts';
import { loadEngine } from '../load-engine.ts';
import { A_PRODUCT, aSku } from '../test-harness/a-product.ts';
import { useOpening } from './use-opening.ts';

const PRODUCT = { ...A_PRODUCT, skus: [aSku()] };
const SERVED = {
  body: { providers: { sunglasses: { sdkFile: '/try-on/manifest.json', licenses: { default: 'D' } } } },
};

function Opening({ skuId = 'TS2001' }: { readonly skuId?: string }) {
  const wanted = { product: PRODUCT, skuId, containerId: 'try-on', locale: 'eng-us' };
  const { opening, tell, kit, reopen } = useOpening(wanted);
  return (
    <>
      <output>
        {opening.step} {opening.step === 'error' && opening.error.code} {kit?.start && 'with an engine'}
      </output>
      <button type="button" onClick={() => tell({ type: 'consent-accepted' })}>
        Agree
      </button>
      <button type="button" onClick={reopen}>
        Again
      </button>
    </>
  );
}

const faults: unknown[] = [];

// Loaded before the tests, because the unbundled engine has hundreds of files.
beforeAll(async () => {
  await loadEngine();
}, 60_000);

beforeEach(() => {
  sessionStorage.clear();
  faults.length = 0;
  vi.stubGlobal('reportError', (error: unknown) => void faults.push(error));
});

describe('the opening of the try-on, with the real engine', () => {
  it('[R4.005, R4.007] asks for consent with everything fetched, and goes on when it is given', async () => {
    answerCalls({ getConfig: SERVED });
    const screen = await renderScreen(<Opening />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('consent with an engine');
    await screen.getByRole('button', { name: 'Agree' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('loading');
    expect(faults).toEqual([]);
  });

  it('[R4.010] does not ask again where the tab remembers the consent', async () => {
    storeConsent(new Date());
    answerCalls({ getConfig: SERVED });
    const screen = await renderScreen(<Opening />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('loading with an engine');
  });

  it('[R5.009, R8.033, R8.034] is an error without a provider, until it opens anew with one', async () => {
    const getConfig = vi.fn<() => object>().mockReturnValueOnce({ body: {} }).mockReturnValue(SERVED);
    answerCalls({ getConfig });
    const screen = await renderScreen(<Opening />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('error no-provider');
    await screen.getByRole('button', { name: 'Again' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('consent with an engine');
  });

  it('[R5.008, R8.031] says in the console that a SKU is none of the product', async () => {
    answerCalls({ getConfig: SERVED });
    const screen = await renderScreen(<Opening skuId="TS9999" />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('error not-wearable');
    expect(faults).toEqual([new Error('The skuId is not present as a product variaton')]);
  });
});
