import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { readCanonicalFace } from '../src/asset-build/canonical-face.ts';
import { unpackAssets } from '../src/asset-build/packed-assets.ts';
import type { Mesh } from './geometry/mesh.ts';
import { at } from './geometry/point.ts';
import type { Vector } from '../src/geometry/rotation.ts';

/**
 * The 468-point model of a face that MediaPipe's landmarks are numbered by (centimetres), out of the installed
 * `@mediapipe/face_mesh` (Apache-2.0); throws when the package does not hold it.
 */
export function canonicalFace(): Mesh {
  const folder = dirname(createRequire(import.meta.url).resolve('@mediapipe/face_mesh'));
  const packed = unpackAssets(
    readFileSync(join(folder, 'face_mesh_solution_packed_assets_loader.js'), 'utf8'),
    readFileSync(join(folder, 'face_mesh_solution_packed_assets.data')),
  );
  const geometry = packed.get('geometry_pipeline_metadata_landmarks.binarypb');
  if (geometry === undefined) throw new Error('@mediapipe/face_mesh holds no face geometry');
  const { positions, triangles } = readCanonicalFace(geometry);
  return { points: inThrees(positions), triangles: inThrees(triangles) };
}

function inThrees(numbers: readonly number[]): readonly Vector[] {
  return Array.from({ length: numbers.length / 3 }, (_, index): Vector => {
    return [at(numbers, index * 3), at(numbers, index * 3 + 1), at(numbers, index * 3 + 2)];
  });
}
