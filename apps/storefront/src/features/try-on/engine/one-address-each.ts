import type { TryOnAssetBody } from '@vitrine/contracts';

/**
 * The colours and sizes of a product share one model, which each SKU names under an address of its own. Each model is
 * asked for where it was first: the engine and the browser's cache then have it already.
 */
export function oneAddressEach(): (asset: TryOnAssetBody) => TryOnAssetBody {
  const known = new Map<string, string>();
  return (asset) => {
    if (!('modelUrl' in asset)) return asset;
    const modelUrl = known.get(asset.checksum) ?? asset.modelUrl;
    known.set(asset.checksum, modelUrl);
    return { ...asset, modelUrl };
  };
}
