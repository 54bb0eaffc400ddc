import { BinaryReader } from '@bufbuild/protobuf/wire';
import type { CanonicalFace } from '../landmarks/canonical-face.ts';

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
  readFields(metadata, {
    [METADATA.canonicalMesh]: (reader) => readMesh(reader.bytes(), floats, triangles),
    [METADATA.procrustesBasis]: (reader) => rigid.push(readBasis(reader.bytes())),
  });
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
  readFields(mesh, {
    [MESH.vertices]: (reader) => floats.push(reader.float()),
    [MESH.indices]: (reader) => triangles.push(reader.uint32()),
  });
}

function readBasis(basis: Uint8Array): { landmark: number; weight: number } {
  const read = { landmark: 0, weight: 0 };
  readFields(basis, {
    [BASIS.landmark]: (reader) => {
      read.landmark = reader.uint32();
    },
    [BASIS.weight]: (reader) => {
      read.weight = Math.round(reader.float() * 1e7) / 1e7;
    },
  });
  return read;
}

/** Hands every field of a message whose number is named to its reader, in their order, and skips the others. */
function readFields(
  message: Uint8Array,
  readers: Readonly<Record<number, (reader: BinaryReader) => unknown>>,
): void {
  const reader = new BinaryReader(message);
  while (reader.pos < reader.len) {
    const [number, wireType] = reader.tag();
    const read = readers[number];
    if (read) read(reader);
    else reader.skip(wireType, number);
  }
}
