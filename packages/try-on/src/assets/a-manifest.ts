/** Builder of a manifest for tests. */
import { ASSETS, type AssetManifest, parseAssetManifest } from './asset-manifest.ts';

/** As it is written, every file being `asset`. */
export function aManifestFile(asset: object) {
  const groups = Object.entries(ASSETS).map(([group, names]) => [
    group,
    Object.fromEntries(names.map((name) => [name, asset])),
  ]);
  return { version: 2, assets: Object.fromEntries(groups) };
}

export function aManifest(): AssetManifest {
  const manifest = parseAssetManifest(aManifestFile({ file: 'a.bin', bytes: 1, sha256: 'ab' }));
  if (!manifest) throw new Error('The manifest just made cannot be read');
  return manifest;
}
