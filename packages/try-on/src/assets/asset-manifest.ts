/** The files the engine fetches, by what they are; their names on disk carry a hash of their content. */
export const ASSET_NAMES = [
  'worker',
  'canonical-face',
  'face-detector',
  'face-base',
  'face-lips',
  'face-left-eye',
  'face-right-eye',
  'wasm-relaxed-loader',
  'wasm-relaxed',
  'wasm-compat-loader',
  'wasm-compat',
] as const;
export type AssetName = (typeof ASSET_NAMES)[number];

export interface Asset {
  /** Name in the manifest's own folder. */
  readonly file: string;
  readonly bytes: number;
  /** Hexadecimal digest of the whole file. */
  readonly sha256: string;
}

/** `manifest.json`: written by the asset build, read by the engine before anything else. */
export interface AssetManifest {
  readonly version: 1;
  readonly assets: Readonly<Record<AssetName, Asset>>;
}

/** The manifest in `value`, or undefined if it is none of ours. */
export function parseAssetManifest(value: unknown): AssetManifest | undefined {
  if (!isRecord(value) || value['version'] !== 1 || !isRecord(value['assets'])) return undefined;
  const found: Partial<Record<AssetName, Asset>> = {};
  for (const name of ASSET_NAMES) {
    const asset = parseAsset(value['assets'][name]);
    if (!asset) return undefined;
    found[name] = asset;
  }
  return isComplete(found) ? { version: 1, assets: found } : undefined;
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
