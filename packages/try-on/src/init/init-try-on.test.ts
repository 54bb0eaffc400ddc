import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type InitOptions, initTryOn, type TryOnStore } from './init-try-on.ts';

const alba = {
  id: 'TH2001',
  variations: [
    { skuId: 'TS2001', tryOnType: 'sunglasses' },
    { skuId: 'TS2002', tryOnType: '' },
  ],
};
const store: TryOnStore = {
  findProduct: async (id) => (id === alba.id ? alba : undefined),
  locale: 'eng-us',
  providers: {},
};
const complete: InitOptions = {
  product: alba,
  skuId: 'TS2001',
  containerId: 'mirror',
  store,
  onStatus: () => undefined,
};
const messageOf = async (more: Partial<InitOptions>): Promise<string> => {
  const outcome = await initTryOn({ ...complete, ...more }).catch((error: unknown) => error);
  return outcome instanceof Error ? outcome.message : 'no error';
};

describe('starting the try-on of a SKU', () => {
  const askedFor: string[] = [];
  beforeEach(() => {
    askedFor.length = 0;
    vi.stubGlobal('CSS', { escape: (id: string) => id });
    vi.stubGlobal('document', {
      querySelector: (selector: string) => {
        askedFor.push(selector);
        return selector === '#mirror' ? {} : null;
      },
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('[R8.025] is refused on a server', async () => {
    vi.unstubAllGlobals();
    expect(await messageOf({})).toBe("This method can't be used server side");
  });

  it('[R5.007, R8.023, R8.024] is refused without a product, a SKU or a container, in this order', async () => {
    const either = 'Either product or product id, and skuId are required to run the init method';
    expect(await messageOf({ product: undefined, containerId: undefined })).toBe(either);
    expect(await messageOf({ skuId: undefined })).toBe(either);
    expect(await messageOf({ containerId: undefined })).toMatch(/^containerId is not defined/u);
    expect(askedFor).toEqual([]);
  });

  it('[R8.028] is refused where no application is around it', async () => {
    expect(await messageOf({ store: undefined })).toBe('app store not found');
  });

  it('[R8.030] is refused where the page has no such element', async () => {
    expect(await messageOf({ containerId: 'nowhere' })).toBe('Error mounting component');
  });

  it('[R5.007, R8.026] asks for a product that is given by its id, and says when there is none', async () => {
    expect(await messageOf({ product: 'TH9999' })).toBe('Unable to get the product TH9999');
    const broken: TryOnStore = { ...store, findProduct: () => Promise.reject(new Error('offline')) };
    expect(await messageOf({ product: 'TH2001', store: broken })).toBe('Unable to get the product TH2001');
    expect(await messageOf({ product: 'TH2001', skuId: 'TS2002' })).toBe(
      'The sku is missing tryOnType property',
    );
  });

  it('[R5.008, R8.031, R8.032] is refused for a SKU of another product, or of no type', async () => {
    expect(await messageOf({ skuId: 'TW1001' })).toBe('The skuId is not present as a product variaton');
    expect(await messageOf({ skuId: 'TS2002' })).toBe('The sku is missing tryOnType property');
  });

  it('[R5.009, R8.029] is refused without a provider for the type, and says why in its cause', async () => {
    const outcome = await initTryOn(complete).catch((error: unknown) => error);
    expect(outcome).toMatchObject({ message: 'Error initializing TryOn', cause: 'no-configuration' });
  });
});
