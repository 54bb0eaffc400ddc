import { type AssetName, parseAssetManifest } from '../assets/asset-manifest.ts';
import { type CanonicalFace, parseCanonicalFace } from '../pose/canonical-face.ts';
import { mirrorPartnersIn } from '../tracking/mirror.ts';
import { createTrackerClient, type TrackerClient, workerPort } from '../tracking/tracker-client.ts';
import type { TrackerAssets } from '../tracking/worker-protocol.ts';

export interface LoadedTracker {
  readonly face: CanonicalFace;
  readonly tracker: TrackerClient;
}

/** Reads the manifest and what it says; the tracker is made but not started. Undefined if a file is missing. */
export async function loadTracker(
  assetsUrl: string,
  signal: AbortSignal,
): Promise<LoadedTracker | undefined> {
  const folder = new URL(assetsUrl.endsWith('/') ? assetsUrl : `${assetsUrl}/`, location.href);
  // Workers and pictures stay on the device because nothing here ever leaves the page's own origin.
  if (folder.origin !== location.origin) return undefined;
  const manifest = parseAssetManifest(await json(new URL('manifest.json', folder), signal));
  if (!manifest) return undefined;
  const address = (name: AssetName) => new URL(manifest.assets[name].file, folder).href;
  const face = parseCanonicalFace(await json(new URL(address('canonical-face')), signal));
  if (!face) return undefined;

  const tracker = createTrackerClient({
    spawn: () => workerPort(new Worker(address('worker'), { name: 'try-on tracker' })),
    assets: { ...addressesOf(address), mirrorPartners: mirrorPartnersIn(face.positions) },
  });
  return { face, tracker };
}

async function json(address: URL, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined; // no network, not JSON, or aborted: none of them is a manifest
  }
}

function addressesOf(address: (name: AssetName) => string): Omit<TrackerAssets, 'mirrorPartners'> {
  return {
    models: {
      'face-detector': address('face-detector'),
      'face-base': address('face-base'),
      'face-lips': address('face-lips'),
      'face-left-eye': address('face-left-eye'),
      'face-right-eye': address('face-right-eye'),
    },
    relaxed: { loader: address('wasm-relaxed-loader'), wasm: address('wasm-relaxed') },
    compat: { loader: address('wasm-compat-loader'), wasm: address('wasm-compat') },
  };
}
