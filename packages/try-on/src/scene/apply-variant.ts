import { Mesh, type Material, type Object3D } from 'three';

const EXTENSION = 'KHR_materials_variants';

/** As much of a loaded glTF as is used. */
export interface VariantModel {
  readonly scene: Object3D;
  readonly userData: unknown;
  readonly parser: {
    getDependency(kind: 'material', index: number): Promise<Material>;
    assignFinalMaterial(mesh: Mesh): void;
  };
}

/**
 * Gives every mesh its material of a variant. False if the model has variants but none of that name. A model without
 * variants has one look for every name.
 */
export async function applyVariant(model: VariantModel, variant: string): Promise<boolean> {
  const names = variantNames(model);
  if (names.length === 0) return true;
  const index = names.indexOf(variant);
  if (index === -1) return false;

  const meshes: Mesh[] = [];
  model.scene.traverse((part) => {
    if (part instanceof Mesh) meshes.push(part);
  });
  await Promise.all(meshes.map((mesh) => applyTo(mesh, index, model)));
  return true;
}

async function applyTo(mesh: Mesh, variant: number, { parser }: VariantModel): Promise<void> {
  const material = materialIndexOf(mesh, variant);
  if (material === undefined) return;
  mesh.material = await parser.getDependency('material', material);
  parser.assignFinalMaterial(mesh);
}

/** Names of the variants, in the order their numbers count them. */
export function variantNames(gltf: Pick<VariantModel, 'userData'>): readonly string[] {
  return listOf(extensionOf(gltf), 'variants').flatMap((entry) =>
    isRecord(entry) && typeof entry['name'] === 'string' ? [entry['name']] : [],
  );
}

function materialIndexOf(mesh: Pick<Object3D, 'userData'>, variant: number): number | undefined {
  const mapping = listOf(extensionOf(mesh), 'mappings').find(
    (entry) => isRecord(entry) && listOf(entry, 'variants').includes(variant),
  );
  const material = isRecord(mapping) ? mapping['material'] : undefined;
  return typeof material === 'number' ? material : undefined;
}

function extensionOf({ userData }: { readonly userData: unknown }): unknown {
  const extensions = isRecord(userData) ? userData['gltfExtensions'] : undefined;
  return isRecord(extensions) ? extensions[EXTENSION] : undefined;
}

function listOf(value: unknown, key: string): readonly unknown[] {
  const list = isRecord(value) ? value[key] : undefined;
  return Array.isArray(list) ? list : [];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
