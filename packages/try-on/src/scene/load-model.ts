import { LoadingManager } from 'three';
import { type GLTF, GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js';
import type { EngineFailure } from '../failure.ts';
import { accepted, refused, type Result } from '@vitrine/domain/result';

const GLB_MAGIC = 0x46546c67;
/** Ten times the size of a hero model, a hundred times that of a try-on model. */
const MOST_BYTES = 10_000_000;

/** Fetches a GLB, from the page's own origin only. `onBytes` is called with the number of bytes that have come. */
export async function fetchModel(
  modelUrl: string,
  signal: AbortSignal,
  onBytes?: (received: number) => void,
): Promise<Result<ArrayBuffer, EngineFailure>> {
  const missing = refused({ code: 'model-missing' });
  try {
    const address = new URL(modelUrl, location.href);
    if (address.origin !== location.origin) return missing;
    const response = await fetch(address, { signal });
    const bytes = response.ok ? await bytesOf(response, onBytes) : new ArrayBuffer(0);
    return isGlb(bytes) ? accepted(bytes) : missing;
  } catch {
    return signal.aborted ? refused({ code: 'closed' }) : missing; // no network, or no address
  }
}

async function bytesOf({ body }: Response, onBytes?: (received: number) => void): Promise<ArrayBuffer> {
  let received = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, stream) {
      received += chunk.byteLength;
      onBytes?.(received);
      stream.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(counted)).arrayBuffer();
}

function isGlb(bytes: ArrayBuffer): boolean {
  const size = bytes.byteLength;
  return size > 12 && size <= MOST_BYTES && new DataView(bytes).getUint32(0, true) === GLB_MAGIC;
}

/** Undefined if the bytes hold no model, or a model that names other files. */
export async function parseModel(bytes: ArrayBuffer): Promise<GLTF | undefined> {
  const manager = new LoadingManager();
  manager.setURLModifier((url) => {
    if (/^(?:blob|data):/.test(url)) return url;
    throw new Error('A worn model holds all its files');
  });
  try {
    return await new GLTFLoader(manager).setMeshoptDecoder(MeshoptDecoder).parseAsync(bytes, '');
  } catch {
    return undefined;
  }
}
