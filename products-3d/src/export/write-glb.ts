import { createHash } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { type Document, NodeIO, PropertyType } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { dedup, meshopt, prune, textureCompress, weld } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer';
import sharp from 'sharp';

/** Reads and writes GLB with every extension the models use. */
export async function glbIo(): Promise<NodeIO> {
  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready]);
  return new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder });
}

/** Anchors are empty nodes, and a colour may wear a texture where the first one has none: both stay. */
const KEPT = { keepLeaves: true, keepAttributes: true } as const;

/** Materials keep their names, even where two are alike. */
const SHARED_WITHOUT_NAMES = [PropertyType.ACCESSOR, PropertyType.TEXTURE, PropertyType.MESH];

/** The file as the studio reads it: uncompressed, PNG textures. */
export async function plainGlb(document: Document): Promise<Uint8Array> {
  await document.transform(dedup({ propertyTypes: SHARED_WITHOUT_NAMES }), prune(KEPT), weld());
  return (await glbIo()).writeBinary(document);
}

/** The file as the shop serves it: meshopt geometry, WebP textures. */
export async function servedGlb(
  document: Document,
  { edgePx, quality }: { readonly edgePx: number; readonly quality: number },
): Promise<Uint8Array> {
  await document.transform(
    dedup(),
    prune(KEPT),
    weld(),
    textureCompress({
      encoder: sharp,
      targetFormat: 'webp',
      quality,
      resize: [edgePx, edgePx],
    }),
    meshopt({ encoder: MeshoptEncoder, level: 'high' }),
  );
  return (await glbIo()).writeBinary(document);
}

export const sha256 = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Writes beside the target and renames, so that a reader never sees half a file. */
export async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
  const unfinished = `${path}.${process.pid}.tmp`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, path);
}

/** Triangles of a document as drawn. */
export function trianglesOf(document: Document): number {
  return document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .reduce((sum, primitive) => sum + (primitive.getIndices()?.getCount() ?? 0) / 3, 0);
}
