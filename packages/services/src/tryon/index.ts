import { callUrl } from '@vitrine/contracts';
import { accepted, refused } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { createAssetStore } from './asset.store.ts';

/** [R7.189] The 3D model of a SKU, and how it is worn. */
export function mountTryOn(mount: MountCall, { db, readModel }: ServiceDeps): void {
  const assets = createAssetStore(db);
  mount('getTryOnModel', async ({ params, locale }) => {
    const { skuId } = params;
    const asset = await assets.find(skuId);
    if (asset === undefined) return refused({ code: 'not_found', about: skuId });
    return accepted({
      bytes: await readModel(nameOf(asset.file)),
      version: asset.checksum,
      describedBy: callUrl('getTryOnAsset', { locale: locale.code, params }),
    });
  });
  mount('getTryOnAsset', async ({ params: { skuId } }) => {
    const asset = await assets.find(skuId);
    if (asset === undefined) return refused({ code: 'not_found', about: skuId });
    const { file, ...rest } = asset;
    return accepted({ skuId, modelUrl: `/${file}`, ...rest });
  });
}

/** `au2001.tryon.glb` of `models/au2001.tryon.glb`. */
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
