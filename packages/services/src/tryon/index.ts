import { callUrl, type TryOnAssetBody } from '@vitrine/contracts';
import { accepted, refused, type SkuId } from '@vitrine/domain';
import type { ServiceDeps } from '../deps.ts';
import type { MountCall } from '../http/call.ts';
import { findTryOnAsset, type TryOnAsset } from './asset.store.ts';

/** [R7.189] The 3D model of a SKU, or the shades of make-up, and how it is worn. */
export function mountTryOn(mount: MountCall, { db, readModel }: ServiceDeps): void {
  mount('getTryOnModel', async ({ params, locale }) => {
    const { skuId } = params;
    const model = (await findTryOnAsset(db, skuId))?.model;
    if (!model) return refused({ code: 'not_found', about: skuId });
    return accepted({
      bytes: await readModel(nameOf(model.file)),
      version: model.checksum,
      describedBy: callUrl('getTryOnAsset', { locale: locale.code, params }),
    });
  });
  mount('getTryOnAsset', async ({ params, locale }) => {
    const { skuId } = params;
    const asset = await findTryOnAsset(db, skuId);
    const modelUrl = callUrl('getTryOnModel', { locale: locale.code, params });
    const body = asset && toAsset({ skuId, modelUrl }, asset);
    return body ? accepted(body) : refused({ code: 'not_found', about: skuId });
  });
}

interface Addressed {
  readonly skuId: SkuId;
  /** Of the call that answers the model, if there is one: it asks who may have it. */
  readonly modelUrl: string;
}

function toAsset(
  { skuId, modelUrl }: Addressed,
  { type, model, makeUp }: TryOnAsset,
): TryOnAssetBody | undefined {
  if (type === 'lipsticks') return makeUp && 'finish' in makeUp ? { skuId, type, ...makeUp } : undefined;
  if (type === 'eyeshadows')
    return makeUp && 'shades' in makeUp ? { skuId, type, shades: [...makeUp.shades] } : undefined;
  if (!model) return undefined;
  const { file: _file, ...rest } = model;
  return { skuId, type, modelUrl, ...rest };
}

/** `au2001.tryon.glb` of `models/au2001.tryon.glb`. */
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
