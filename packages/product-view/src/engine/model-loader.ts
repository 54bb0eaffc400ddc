import type { GLTF } from 'three/addons/loaders/GLTFLoader.js';
import { fetchModel, parseModel } from '@vitrine/try-on/model';

export interface ModelFile {
  /** A GLB (glTF 2.0, meshopt and WebP allowed) on the page's own origin. */
  readonly url: string;
  /** How large it is, for the progress that is shown. */
  readonly bytes: number;
}

/** A model that may be needed again: its file is fetched once, and parsed anew for each renderer. */
export interface ModelLoader {
  /** Undefined if there is no such model, or the file holds none. `onProgress` gets the share that has come. */
  load(signal: AbortSignal, onProgress: (share: number) => void): Promise<GLTF | undefined>;
}

export function createModelLoader({ url, bytes }: ModelFile): ModelLoader {
  let kept: ArrayBuffer | undefined;
  return {
    async load(signal, onProgress) {
      if (!kept) {
        const fetched = await fetchModel(url, signal, (received) =>
          onProgress(Math.min(1, received / Math.max(1, bytes))),
        );
        if (!fetched.ok) return undefined;
        kept = fetched.value;
      }
      return parseModel(kept);
    },
  };
}
