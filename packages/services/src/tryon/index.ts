import { accepted, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { createAssetStore } from './asset.store.ts';

/** [R7.189] Where the 3D model of a SKU is, and how it is worn. */
export function mountTryOn(mount: MountCall, { db }: ServiceDeps): void {
  const assets = createAssetStore(db);
  mount('getTryOnAsset', async ({ params: { skuId } }) => {
    const asset = await assets.find(skuId);
    if (asset === undefined) return refused({ code: 'not_found', about: skuId });
    const { file, ...rest } = asset;
    return accepted({ skuId, modelUrl: `/${file}`, ...rest });
  });
}
