import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import type { EngineFailure } from '../failure.ts';
import { accepted, refused, type Result } from '@vitrine/domain/result';
import type { WornModel } from '../worn-product.ts';
import { applyVariant } from './apply-variant.ts';
import { fetchModel, parseModel } from './load-model.ts';

/**
 * Loads models. The bytes of the last few are kept, because the next request mostly asks for another colour of one of
 * them.
 */
export interface ModelSource {
  load(model: WornModel, signal: AbortSignal): Promise<Result<GLTF, EngineFailure>>;
}

/** The most models that are worn at once: a hand of rings. */
const MOST_KEPT = 5;

export function createModelSource(): ModelSource {
  const kept = new Map<string, ArrayBuffer>();

  const bytesOf = async (url: string, signal: AbortSignal): Promise<Result<ArrayBuffer, EngineFailure>> => {
    const known = kept.get(url);
    const fetched = known ? accepted(known) : await fetchModel(url, signal);
    if (!fetched.ok) return fetched;
    kept.delete(url);
    kept.set(url, fetched.value);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return fetched;
  };

  return {
    async load({ modelUrl, variant, sidecar }, signal) {
      const bytes = await bytesOf(modelUrl, signal);
      if (!bytes.ok) return bytes;
      const gltf = await parseModel(bytes.value);
      if (!gltf) return refused({ code: 'model-missing' });
      if (variant === undefined) return accepted(gltf);
      const known = await applyVariant(gltf, sidecar?.variantMap?.[variant] ?? variant);
      return known ? accepted(gltf) : refused({ code: 'model-missing' });
    },
  };
}
