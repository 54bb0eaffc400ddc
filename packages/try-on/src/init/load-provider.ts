import { accepted, refused, type Result } from '@vitrine/domain/result';
import { createTryOn, type TryOn, type TryOnOptions } from '../try-on.ts';
import type { TryOnProvider } from './choose-provider.ts';

/** What any provider is started with; where its own files lie, it knows. */
export type ProviderOptions = Omit<TryOnOptions, 'assetsUrl'>;

/** Starts a try-on, ours or a licensed one: whoever holds it cannot tell them apart. */
export type StartTryOn = (options: ProviderOptions) => TryOn;

/** What the SDK file of a licensed provider exports. */
export interface ProviderSdk {
  createTryOn(options: ProviderOptions & Pick<TryOnProvider, 'license'>): TryOn;
}

/**
 * The engine behind a provider's SDK file. Ours is named by the manifest of its assets, `…/manifest.json`, and needs no
 * more. Any other file is a module that exports `createTryOn` (`ProviderSdk`): it is fetched here, and is handed the license
 * that the locale has [R5.010]. Refused where it cannot be fetched, or is no such module.
 */
export async function loadProvider(
  { sdkFile, license }: TryOnProvider,
  fetchModule: (url: string) => Promise<unknown> = importModule,
): Promise<Result<StartTryOn, 'engine-failed'>> {
  if (sdkFile.endsWith('.json')) {
    const assetsUrl = sdkFile.slice(0, sdkFile.lastIndexOf('/') + 1);
    return accepted((options) => createTryOn({ ...options, assetsUrl }));
  }
  try {
    const sdk = await fetchModule(sdkFile);
    return isSdk(sdk)
      ? accepted((options) => sdk.createTryOn({ ...options, license }))
      : refused('engine-failed');
  } catch {
    return refused('engine-failed');
  }
}

const importModule = async (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

const isSdk = (module: unknown): module is ProviderSdk =>
  typeof module === 'object' && module !== null && typeof Reflect.get(module, 'createTryOn') === 'function';
