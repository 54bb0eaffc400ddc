import { addressOf, type AssetFolder, type AssetName, parseAssetManifest } from '../assets/asset-manifest.ts';
import { createTrackerClient, type TrackerClient, workerPort } from '../tracking/tracker-client.ts';

/** The engine's files. */
export interface AssetSource {
  /** A tracker client that is made, but not started. */
  readonly tracker: TrackerClient;
  /** A JSON file among the assets; undefined if it cannot be had. */
  readonly json: (name: AssetName) => Promise<unknown>;
}

/** Reads the manifest. Undefined if there is none, or if it belongs to another engine. */
export async function openAssets(assetsUrl: string, signal: AbortSignal): Promise<AssetSource | undefined> {
  const url = new URL(assetsUrl.endsWith('/') ? assetsUrl : `${assetsUrl}/`, location.href);
  // Workers and pictures stay on the device because nothing here ever leaves the page's own origin.
  if (url.origin !== location.origin) return undefined;
  const manifest = parseAssetManifest(await json(new URL('manifest.json', url).href, signal));
  if (!manifest) return undefined;
  const folder: AssetFolder = { url: url.href, assets: manifest.assets };
  const spawn = () => workerPort(new Worker(addressOf(folder, 'worker'), { name: 'try-on tracker' }));
  return {
    tracker: createTrackerClient({ spawn, folder }),
    json: (name) => json(addressOf(folder, name), signal),
  };
}

async function json(address: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined; // no network, not JSON, or aborted: none of them is one of our files
  }
}
