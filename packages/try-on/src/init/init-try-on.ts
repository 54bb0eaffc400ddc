import type { TryOn, TryOnOptions } from '../try-on.ts';
import { checkInit, type InitArguments, TRY_ON_ERRORS, type TryOnProduct, tryOnSku } from './check-init.ts';
import { chooseProvider, type ProviderConfiguration } from './choose-provider.ts';
import { loadProvider } from './load-provider.ts';

/** What the application around the try-on knows. */
export interface TryOnStore {
  /** Asked where a product is given by its id; undefined where there is none. */
  findProduct(productId: string): Promise<TryOnProduct | undefined>;
  /** As in the provider's licenses: `kor-kr`. */
  readonly locale: string;
  readonly providers: ProviderConfiguration;
}

export interface InitOptions extends InitArguments<TryOnProduct>, Pick<TryOnOptions, 'onStatus' | 'signal'> {
  readonly store: TryOnStore | undefined;
  /** [R4.020] Called once, when the try-on has closed, whatever closed it. */
  readonly onModalClosed?: () => void;
}

/**
 * [R5.007] Starts the try-on of a SKU in an element of the page, with the provider that the store names for its type.
 * Unlike the calls of a running try-on it rejects, with one of `TRY_ON_ERRORS`: what is wrong here is the program, not the
 * shopper's camera. Nothing of the shopper's is touched before `openCamera` or `openPhoto`.
 */
export async function initTryOn(options: InitOptions): Promise<TryOn> {
  if (typeof document === 'undefined') throw new Error(TRY_ON_ERRORS.serverSide);
  const { store, onModalClosed, onStatus } = options;
  const given = valueOf(checkInit(options));
  if (!store) throw new Error(TRY_ON_ERRORS.storeNotFound);
  const container = document.querySelector<HTMLElement>(`#${CSS.escape(given.containerId)}`);
  if (!container) throw new Error(TRY_ON_ERRORS.mounting);
  const product = await productOf(given.product, store);
  const { tryOnType: type } = valueOf(tryOnSku(product, given.skuId));
  const start = await startOf(store, type);
  return start({
    container,
    type,
    ...(options.signal && { signal: options.signal }),
    onStatus(status) {
      onStatus(status);
      if (status.state === 'closed') onModalClosed?.();
    },
  });
}

/** [R8.026] */
async function productOf(product: TryOnProduct | string, store: TryOnStore): Promise<TryOnProduct> {
  if (typeof product !== 'string') return product;
  const found = await store.findProduct(product).catch(() => undefined);
  if (!found) throw new Error(TRY_ON_ERRORS.unknownProduct(product));
  return found;
}

/** [R5.009, R8.029] */
async function startOf({ providers, locale }: TryOnStore, type: Parameters<typeof chooseProvider>[1]) {
  const provider = chooseProvider(providers, type, locale);
  const loaded = provider.ok ? await loadProvider(provider.value) : provider;
  if (!loaded.ok) throw new Error(TRY_ON_ERRORS.initializing, { cause: loaded.refusal });
  return loaded.value;
}

function valueOf<Value>(
  result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: string },
): Value {
  if (!result.ok) throw new Error(result.refusal);
  return result.value;
}
