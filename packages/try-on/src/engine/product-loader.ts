import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import type { EngineFailure } from '../failure.ts';
import { accepted, refused, type Result } from '../result.ts';
import { applyVariant } from '../scene/apply-variant.ts';
import { fetchModel, parseModel } from '../scene/load-model.ts';
import type { WornProduct } from '../worn-product.ts';

/** Loads products; the bytes of the last one are kept, because the next is mostly another colour of it. */
export interface ProductLoader {
  load(product: WornProduct, signal: AbortSignal): Promise<Result<GLTF, EngineFailure>>;
}

export function createProductLoader(): ProductLoader {
  let kept: { readonly url: string; readonly bytes: ArrayBuffer } | undefined;

  return {
    async load({ modelUrl, variant, sidecar }, signal) {
      if (kept?.url !== modelUrl) {
        const fetched = await fetchModel(modelUrl, signal);
        if (!fetched.ok) return fetched;
        kept = { url: modelUrl, bytes: fetched.value };
      }
      const gltf = await parseModel(kept.bytes);
      if (!gltf) return refused({ code: 'model-missing' });
      if (variant === undefined) return accepted(gltf);
      const known = await applyVariant(gltf, sidecar?.variantMap?.[variant] ?? variant);
      return known ? accepted(gltf) : refused({ code: 'model-missing' });
    },
  };
}
