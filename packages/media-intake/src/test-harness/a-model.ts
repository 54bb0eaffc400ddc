import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Document, type Node, type Primitive } from '@gltf-transform/core';
import { KHRMaterialsVariants } from '@gltf-transform/extensions';
import { modelIo } from '../model/read-model.ts';
import type { Vec3 } from '../model/vectors.ts';

/** A box from one corner to the other, in millimetres. */
export type Box = readonly [from: Vec3, to: Vec3];

/** Sunglasses: two rims and a bridge in front, temples behind, on their ears a little lower. */
export const GLASSES: readonly Box[] = [
  [
    [-70, -24, -4],
    [-12, 24, 0],
  ],
  [
    [12, -24, -4],
    [70, 24, 0],
  ],
  [
    [-12, 6, -4],
    [12, 12, 0],
  ],
  [
    [-72, 8, -130],
    [-69, 16, -4],
  ],
  [
    [69, 8, -130],
    [72, 16, -4],
  ],
  [
    [-72, -8, -142],
    [-69, 12, -128],
  ],
  [
    [69, -8, -142],
    [72, 12, -128],
  ],
];

/** A shoe: a sole, a high heel part, a lower front. */
export const SHOE: readonly Box[] = [
  [
    [-48, 0, 0],
    [48, 25, 290],
  ],
  [
    [-34, 25, 8],
    [34, 105, 120],
  ],
  [
    [-42, 25, 120],
    [42, 55, 280],
  ],
];

/** A watch: a case on a closed strap, with a crown at three o'clock. */
export const WATCH: readonly Box[] = [
  [
    [-19.5, -19.5, 0],
    [19.5, 19.5, 9],
  ],
  [
    [19.5, -2.5, 3],
    [23, 2.5, 6],
  ],
  [
    [-10, -33, -50],
    [10, -29, 0],
  ],
  [
    [-10, 29, -50],
    [10, 33, 0],
  ],
  [
    [-10, -33, -54],
    [10, 33, -50],
  ],
];

/** Hanging earrings: a thin wire with a heavy stone below. */
export const DROP: readonly Box[] = [
  [
    [-0.5, -20, -0.5],
    [0.5, 0, 0.5],
  ],
  [
    [-7, -38, -4],
    [7, -20, 4],
  ],
];

/** An earring with a button before the lobe, a chain and a pearl. */
export const BUTTON_AND_DROP: readonly Box[] = [
  [
    [-5, -12, -2.5],
    [5, 0, 2.5],
  ],
  [
    [-0.5, -22, -0.5],
    [0.5, -12, 0.5],
  ],
  [
    [-7, -36, -4.5],
    [7, -22, 4.5],
  ],
];

export interface ModelRecipe {
  readonly boxes: readonly Box[];
  /** Units of the file in a millimetre. */
  readonly unitsPerMm?: number;
  /** Column-major matrix on the root node. */
  readonly matrix?: readonly number[];
  readonly variants?: readonly string[];
  /** Adds an empty node `wear`. */
  readonly wear?: boolean;
}

/** A glTF document of boxes, in metres unless said otherwise. */
export function aModel(recipe: ModelRecipe): Document {
  const { boxes, unitsPerMm = 0.001, matrix, wear = false } = recipe;
  const document = new Document();
  document.createBuffer();
  const dress = dresser(document, recipe.variants ?? []);
  const mesh = document.createMesh('piece');
  for (const box of boxes) mesh.addPrimitive(dress(boxPrimitive(document, box, unitsPerMm)));
  const root = document.createNode('root').setMesh(mesh);
  if (matrix) root.setMatrix(asMatrix(matrix));
  const scene = document.createScene().addChild(root);
  if (wear) scene.addChild(document.createNode('wear'));
  document.getRoot().setDefaultScene(scene);
  return document;
}

function dresser(document: Document, variants: readonly string[]): (primitive: Primitive) => Primitive {
  if (variants.length === 0) return (primitive) => primitive;
  const extension = document.createExtension(KHRMaterialsVariants);
  const mappings = extension.createMappingList();
  for (const name of variants) {
    const mapping = extension.createMapping().setMaterial(document.createMaterial(name));
    mappings.addMapping(mapping.addVariant(extension.createVariant(name)));
  }
  return (primitive) => primitive.setExtension('KHR_materials_variants', mappings);
}

type Matrix = Parameters<Node['setMatrix']>[0];

function asMatrix(values: readonly number[]): Matrix {
  const at = (place: number): number => values[place] ?? 0;
  return [
    at(0),
    at(1),
    at(2),
    at(3),
    at(4),
    at(5),
    at(6),
    at(7),
    at(8),
    at(9),
    at(10),
    at(11),
    at(12),
    at(13),
    at(14),
    at(15),
  ];
}

const CORNERS = [
  [0, 0, 0],
  [1, 0, 0],
  [1, 1, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 0, 1],
  [1, 1, 1],
  [0, 1, 1],
] as const;
const FACES = [
  0, 2, 1, 0, 3, 2, 4, 5, 6, 4, 6, 7, 0, 1, 5, 0, 5, 4, 3, 7, 6, 3, 6, 2, 0, 4, 7, 0, 7, 3, 1, 2, 6, 1, 6, 5,
];

function boxPrimitive(document: Document, [from, to]: Box, unitsPerMm: number) {
  const buffer = document.getRoot().listBuffers()[0] ?? null;
  const positions = CORNERS.flatMap((corner) =>
    corner.map((end, axis) => (end === 0 ? (from[axis] ?? 0) : (to[axis] ?? 0)) * unitsPerMm),
  );
  return document
    .createPrimitive()
    .setAttribute(
      'POSITION',
      document.createAccessor().setType('VEC3').setArray(Float32Array.from(positions)).setBuffer(buffer),
    )
    .setIndices(
      document.createAccessor().setType('SCALAR').setArray(Uint16Array.from(FACES)).setBuffer(buffer),
    );
}

/** Writes it as a GLB. */
export async function writeGlb(path: string, document: Document): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await (await modelIo()).writeBinary(document));
}
