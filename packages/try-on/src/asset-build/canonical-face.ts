import type { CanonicalFace } from '../landmarks/canonical-face.ts';
import { protoFields } from './protobuf.ts';

/** Field numbers of mediapipe/modules/face_geometry/protos: GeometryPipelineMetadata, Mesh3d, WeightedLandmarkRef. */
const METADATA = { canonicalMesh: 1, procrustesBasis: 2 } as const;
const MESH = { vertices: 3, indices: 4 } as const;
const BASIS = { landmark: 1, weight: 2 } as const;

/** x, y, z in centimetres, then two texture coordinates. */
const FLOATS_PER_VERTEX = 5;
const VERTEX_COUNT = 468;

/** Reads the canonical face out of `geometry_pipeline_metadata_landmarks.binarypb`. */
export function readCanonicalFace(metadata: Uint8Array): CanonicalFace {
  const floats: number[] = [];
  const triangles: number[] = [];
  const rigid: { landmark: number; weight: number }[] = [];
  for (const field of protoFields(metadata)) {
    if (field.kind !== 'bytes') continue;
    if (field.number === METADATA.canonicalMesh) readMesh(field.value, floats, triangles);
    if (field.number === METADATA.procrustesBasis) rigid.push(readBasis(field.value));
  }
  if (floats.length !== VERTEX_COUNT * FLOATS_PER_VERTEX || triangles.length === 0 || rigid.length === 0) {
    throw new Error('The face geometry of the package is not the one of 468 points');
  }
  // 0.1 micrometre: what a float of this size holds, in far fewer digits.
  const positions = floats.flatMap((value, k) =>
    k % FLOATS_PER_VERTEX < 3 ? [Math.round(value * 1e5) / 1e5] : [],
  );
  return { positions, triangles, rigid };
}

function readMesh(mesh: Uint8Array, floats: number[], triangles: number[]): void {
  for (const field of protoFields(mesh)) {
    if (field.number === MESH.vertices && field.kind === 'float') floats.push(field.value);
    if (field.number === MESH.indices && field.kind === 'varint') triangles.push(field.value);
  }
}

function readBasis(basis: Uint8Array): { landmark: number; weight: number } {
  let landmark = 0;
  let weight = 0;
  for (const field of protoFields(basis)) {
    if (field.number === BASIS.landmark && field.kind === 'varint') landmark = field.value;
    if (field.number === BASIS.weight && field.kind === 'float') weight = Math.round(field.value * 1e7) / 1e7;
  }
  return { landmark, weight };
}
