import {
  Document,
  Logger,
  type Material,
  type Mesh,
  type Node,
  type Primitive,
  type Texture as GltfTexture,
} from '@gltf-transform/core';
import {
  KHRMaterialsClearcoat,
  KHRMaterialsIOR,
  KHRMaterialsSheen,
  KHRMaterialsTransmission,
  KHRMaterialsVariants,
  KHRMaterialsVolume,
  KHRTextureTransform,
} from '@gltf-transform/extensions';
import { type BufferGeometry, Color, Vector3 } from 'three';
import { joined } from '../geometry/join.ts';
import type { Finish, Finishes, Part, Shape3d, Texture } from '../model.ts';

const MM_TO_M = 0.001;

interface Dressed {
  readonly name: string;
  readonly shape: Shape3d;
  /** Finishes per colour; the first colour is what a viewer without variants shows. */
  readonly colours: readonly { readonly colour: string; readonly finishes: Finishes }[];
  /** The name of the part that a node's slot belongs to, for whoever gives parts other colours. */
  readonly partOf?: (node: string, slot: string) => string | undefined;
}

/** What the studio needs to know of glass. */
function glassExtras({ glass, ior = 1.5 }: Finish): Record<string, number | number[]> {
  if (!glass?.solid) return { glass: 1 };
  const { dispersion, tint } = glass.solid;
  const bending = { glass: 1, solidIor: ior, dispersion };
  if (!tint) return bending;
  return { ...bending, tint: new Color(tint.colour).toArray(), tintDepth: tint.depthMm * MM_TO_M };
}

const isTextured = ({ colourTexture, shownTexture, normalTexture, metalRoughTexture }: Finish): boolean =>
  Boolean(colourTexture ?? shownTexture ?? normalTexture ?? metalRoughTexture);

/** Turns finishes into glTF materials, each made once. */
class Wardrobe {
  readonly #document: Document;
  readonly #materials = new Map<Finish, Material>();
  readonly #textures = new Map<string, GltfTexture>();

  constructor(document: Document) {
    this.#document = document;
  }

  material(name: string, finish: Finish): Material {
    const known = this.#materials.get(finish) ?? this.#made(name, finish);
    this.#materials.set(finish, known);
    return known;
  }

  #texture(texture: Texture): GltfTexture {
    const known =
      this.#textures.get(texture.name) ??
      this.#document
        .createTexture(texture.name)
        .setImage(new Uint8Array(texture.png))
        .setMimeType('image/png');
    this.#textures.set(texture.name, known);
    return known;
  }

  #made(name: string, finish: Finish): Material {
    const { r, g, b } = new Color(finish.colour);
    const material = this.#document
      .createMaterial(name)
      .setBaseColorFactor([r, g, b, finish.transmission ? 1 : (finish.glass?.opacity ?? 1)])
      .setMetallicFactor(finish.metal ? 1 : 0)
      .setRoughnessFactor(finish.roughness)
      .setDoubleSided(finish.doubleSided ?? false);
    if (finish.glass)
      material.setAlphaMode(finish.transmission ? 'OPAQUE' : 'BLEND').setExtras(glassExtras(finish));
    this.#wearTextures(material, finish);
    this.#repeatNormals(material, finish);
    this.#extend(material, finish);
    this.#addSheen(material, finish);
    this.#addTransmission(material, finish);
    return material;
  }

  #wearTextures(material: Material, finish: Finish): void {
    if (finish.colourTexture) material.setBaseColorTexture(this.#texture(finish.colourTexture));
    if (finish.shownTexture)
      material.setEmissiveTexture(this.#texture(finish.shownTexture)).setEmissiveFactor([1, 1, 1]);
    if (finish.normalTexture) {
      material.setNormalTexture(this.#texture(finish.normalTexture)).setNormalScale(finish.normalScale ?? 1);
    }
    if (finish.metalRoughTexture) {
      const texture = this.#texture(finish.metalRoughTexture);
      material.setMetallicRoughnessTexture(texture).setMetallicFactor(1).setRoughnessFactor(1);
    }
  }

  #repeatNormals(material: Material, { normalRepeat }: Finish): void {
    if (normalRepeat === undefined) return;
    const transform = this.#document.createExtension(KHRTextureTransform).createTransform();
    transform.setScale([normalRepeat, normalRepeat]);
    material.getNormalTextureInfo()?.setExtension('KHR_texture_transform', transform);
  }

  /** The studio reads the sheen from the extras: its importer does not know the extension. */
  #addSheen(material: Material, { sheen }: Finish): void {
    if (!sheen) return;
    const { r, g, b } = new Color(sheen.colour);
    const extension = this.#document
      .createExtension(KHRMaterialsSheen)
      .createSheen()
      .setSheenColorFactor([r, g, b])
      .setSheenRoughnessFactor(sheen.roughness);
    material.setExtension('KHR_materials_sheen', extension).setExtras({ sheen: Math.max(r, g, b) });
  }

  #addTransmission(material: Material, { transmission }: Finish): void {
    if (!transmission) return;
    const through = this.#document.createExtension(KHRMaterialsTransmission).createTransmission();
    const volume = this.#document.createExtension(KHRMaterialsVolume).createVolume();
    material.setExtension('KHR_materials_transmission', through.setTransmissionFactor(1));
    material.setExtension(
      'KHR_materials_volume',
      volume.setThicknessFactor(transmission.thicknessMm * MM_TO_M),
    );
  }

  #extend(material: Material, finish: Finish): void {
    if (finish.clearcoat !== undefined) {
      const clearcoat = this.#document
        .createExtension(KHRMaterialsClearcoat)
        .createClearcoat()
        .setClearcoatFactor(finish.clearcoat)
        .setClearcoatRoughnessFactor(finish.clearcoatRoughness ?? 0.03);
      material.setExtension('KHR_materials_clearcoat', clearcoat);
    }
    if (finish.ior !== undefined) {
      material.setExtension(
        'KHR_materials_ior',
        this.#document.createExtension(KHRMaterialsIOR).createIOR().setIOR(finish.ior),
      );
    }
  }
}

/**
 * A glTF document in metres: one named group per node with its mesh below it (so that later quantisation
 * never moves a hinge), anchors as empty nodes, and one material variant per colour.
 */
export function glbDocument(dressed: Dressed): Document {
  const document = new Document().setLogger(new Logger(Logger.Verbosity.ERROR));
  document.getRoot().getAsset().generator = 'Maison Aurele product models';
  document.createBuffer();
  const root = document.createNode(dressed.name).setExtras({ ...dressed.shape.facts, units: 'm' });
  const scene = document.createScene(dressed.name).addChild(root);
  document.getRoot().setDefaultScene(scene);
  const origins = new Map(dressed.shape.origins.map((origin) => [origin.node, origin.atMm]));
  const groups = new Map<string, Node>();
  const groupOf = (name: string): Node => {
    const [x, y, z] = origins.get(name) ?? [0, 0, 0];
    const group =
      groups.get(name) ?? document.createNode(name).setTranslation([x * MM_TO_M, y * MM_TO_M, z * MM_TO_M]);
    groups.set(name, group);
    root.addChild(group);
    return group;
  };
  const dress = dresser(document, dressed);
  for (const [name, parts] of Map.groupBy(dressed.shape.parts, (part) => part.node)) {
    const mesh = document.createMesh(name);
    for (const [slot, pieces] of Map.groupBy(parts, (part) => part.slot)) {
      const part = dressed.partOf?.(name, slot);
      const primitive = dress(slot, pieces, origins.get(name) ?? [0, 0, 0]);
      mesh.addPrimitive(part === undefined ? primitive : primitive.setExtras({ part }));
    }
    groupOf(name).addChild(meshNode(document, name, mesh));
  }
  for (const name of origins.keys()) groupOf(name);
  return document;
}

const meshNode = (document: Document, name: string, mesh: Mesh): Node =>
  document.createNode(`${name}Mesh`).setMesh(mesh);

function dresser(
  document: Document,
  { colours }: Dressed,
): (slot: string, parts: readonly Part[], originMm: readonly [number, number, number]) => Primitive {
  const wardrobe = new Wardrobe(document);
  const extension = colours.length > 1 ? document.createExtension(KHRMaterialsVariants) : undefined;
  const variants = colours.map(({ colour }) => extension?.createVariant(colour));
  const materialOf = (slot: string, colour: string, finishes: Finishes): Material => {
    const finish = finishes[slot];
    if (!finish) throw new Error(`No finish for ${slot} in ${colour}`);
    return wardrobe.material(`${slot}-${colour}`, finish);
  };
  return (slot, parts, [x, y, z]) => {
    const geometry = joined(parts.map((part) => part.geometry)).translate(-x, -y, -z);
    const materials = colours.map(({ colour, finishes }) => materialOf(slot, colour, finishes));
    const textured = colours.some(({ finishes }) => finishes[slot] && isTextured(finishes[slot]));
    const primitive = primitiveOf(document, geometry, textured);
    primitive.setMaterial(materials[0] ?? null);
    if (!extension || new Set(materials).size === 1) return primitive;
    const list = extension.createMappingList();
    materials.forEach((material, i) => {
      const variant = variants[i];
      if (variant) list.addMapping(extension.createMapping().setMaterial(material).addVariant(variant));
    });
    return primitive.setExtension('KHR_materials_variants', list);
  };
}

function primitiveOf(document: Document, geometry: BufferGeometry, textured: boolean): Primitive {
  const buffer = document.getRoot().listBuffers()[0] ?? null;
  const index = geometry.index;
  if (!index) throw new Error('Joined geometry has an index');
  const positions = Float32Array.from(geometry.getAttribute('position').array, (mm) => mm * MM_TO_M);
  const vectors = (array: Float32Array<ArrayBuffer>, type: 'VEC2' | 'VEC3') =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', vectors(positions, 'VEC3'))
    .setAttribute('NORMAL', vectors(unitNormals(geometry), 'VEC3'))
    .setIndices(
      document.createAccessor().setType('SCALAR').setArray(Uint32Array.from(index.array)).setBuffer(buffer),
    );
  if (textured)
    primitive.setAttribute(
      'TEXCOORD_0',
      vectors(Float32Array.from(geometry.getAttribute('uv').array), 'VEC2'),
    );
  return primitive;
}

/** A pole or a sliver may have lost its normal; up is as good as any there, and the format wants a unit vector. */
function unitNormals(geometry: BufferGeometry): Float32Array<ArrayBuffer> {
  const normal = geometry.getAttribute('normal');
  return Float32Array.from(
    Array.from({ length: normal.count }, (_, i) => {
      const n = new Vector3(normal.getX(i), normal.getY(i), normal.getZ(i));
      return n.length() > 1e-6 ? n.normalize().toArray() : [0, 1, 0];
    }).flat(),
  );
}
