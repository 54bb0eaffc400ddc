/**
 * The files the engine fetches, by who needs them: `engine` always, the others once something is worn that their tracker
 * must see. Their names on disk carry a hash of their content.
 */
export const ASSETS = {
  engine: ['worker', 'wasm-relaxed-loader', 'wasm-relaxed', 'wasm-compat-loader', 'wasm-compat'],
  face: ['canonical-face', 'face-detector', 'face-base', 'face-lips', 'face-left-eye', 'face-right-eye'],
  /** The lite models follow and are fetched for a camera, the full ones look at photos and are fetched with the first. */
  hands: ['palm-lite', 'palm-full', 'hand-lite', 'hand-full'],
  /** Fetched with the first photo: they say where to begin to place feet, which are then held without a model. */
  feet: ['pose-detector', 'pose-full'],
} as const;
type AssetGroup = keyof typeof ASSETS;
export type AssetName = (typeof ASSETS)[AssetGroup][number];

/** What can be followed in a picture. */
export type TrackerName = Exclude<AssetGroup, 'engine'>;

const ASSET_NAMES: readonly AssetName[] = Object.values(ASSETS).flat();

export interface Asset {
  /** Name in the manifest's own folder. */
  readonly file: string;
  readonly bytes: number;
  /** Hexadecimal digest of the whole file. */
  readonly sha256: string;
}

/**
 * What `manifest.json` says, which the asset build writes and the engine reads before anything else. In the file the
 * assets lie in their groups.
 */
export interface AssetManifest {
  readonly version: 2;
  readonly assets: Readonly<Record<AssetName, Asset>>;
}

/** The manifest in `value`, or undefined if it is none of ours. */
export function parseAssetManifest(value: unknown): AssetManifest | undefined {
  if (!isRecord(value) || value['version'] !== 2 || !isRecord(value['assets'])) return undefined;
  const found: Partial<Record<AssetName, Asset>> = {};
  for (const [group, names] of Object.entries(ASSETS)) {
    const files = value['assets'][group];
    for (const name of names) {
      const asset = isRecord(files) ? parseAsset(files[name]) : undefined;
      if (!asset) return undefined;
      found[name] = asset;
    }
  }
  return isComplete(found) ? { version: 2, assets: found } : undefined;
}

/** Where the assets lie; may be sent to a worker. */
export interface AssetFolder {
  /** Absolute, with a slash at its end. */
  readonly url: string;
  readonly assets: AssetManifest['assets'];
}

export function addressOf({ url, assets }: AssetFolder, name: AssetName): string {
  return new URL(assets[name].file, url).href;
}

function parseAsset(value: unknown): Asset | undefined {
  if (!isRecord(value)) return undefined;
  const { file, bytes, sha256 } = value;
  // A name with a slash or a scheme could lead the engine off its own folder.
  if (typeof file !== 'string' || !/^[\w-]+(\.[\w-]+)+$/.test(file)) return undefined;
  if (typeof bytes !== 'number' || typeof sha256 !== 'string') return undefined;
  return { file, bytes, sha256 };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isComplete = (found: Partial<Record<AssetName, Asset>>): found is Record<AssetName, Asset> =>
  ASSET_NAMES.every((name) => found[name] !== undefined);
