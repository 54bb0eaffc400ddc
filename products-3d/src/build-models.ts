import { mkdir } from 'node:fs/promises';
import { ASSORTMENT, type Product } from './assortment.ts';
import { modelFile, modelFileName, MODELS_FOLDER } from './built-paths.ts';
import { fingerprintsOfLooks } from './export/fingerprint.ts';
import { glbDocument } from './export/glb-document.ts';
import { glbIo, servedGlb, sha256, trianglesOf, writeWhole } from './export/write-glb.ts';
import { sizeMmOf, variantsOf, type SizeMm } from './export/measure-model.ts';
import { changeManifest, type ModelFileRecord } from './manifest.ts';
import type { Detail, Finishes, Shape3d } from './model.ts';
import { partOf } from './product.ts';

const TEXTURE_QUALITY = 88;
const TEXTURE_EDGE_PX = { hero: 1024, tryOn: 512 } as const satisfies Record<Detail, number>;

interface BuiltModel {
  readonly record: ModelFileRecord;
  readonly variants: readonly string[];
  readonly dimsMm: SizeMm;
}

/** Without the surfaces that only the studio's bent light needs. */
const shownInRealTime = (shape: Shape3d, finishes: Finishes = {}): Shape3d => ({
  ...shape,
  parts: shape.parts.filter(({ slot }) => !finishes[slot]?.onlyStudio),
});

async function buildModel(product: Product, detail: Detail): Promise<BuiltModel> {
  const colours = await Promise.all(
    product.looks.map(async ({ colour }) => ({ colour, finishes: await product.archetype.finishes(colour) })),
  );
  const shape = shownInRealTime(product.archetype.build(detail), colours[0]?.finishes);
  const document = glbDocument({
    name: product.id,
    shape,
    colours,
    ...(detail === 'hero' && { partOf: (node: string, slot: string) => partOf(product, node, slot) }),
  });
  const { textureEdgePx, textureQuality } = detail === 'hero' ? product.archetype : {};
  const bytes = await servedGlb(document, {
    edgePx: textureEdgePx ?? TEXTURE_EDGE_PX[detail],
    quality: textureQuality ?? TEXTURE_QUALITY,
  });
  const written = await (await glbIo()).readBinary(bytes);
  const file = modelFileName(product.id, detail);
  const triangles = trianglesOf(written);
  await writeWhole(modelFile(product.id, detail), bytes);
  process.stdout.write(`${file}: ${triangles} triangles, ${Math.round(bytes.byteLength / 1024)} KB\n`);
  return {
    record: { file: `models/${file}`, bytes: bytes.byteLength, triangles, sha256: sha256(bytes) },
    variants: variantsOf(written),
    dimsMm: sizeMmOf(written),
  };
}

async function buildProduct(product: Product): Promise<void> {
  const tryOn = product.worn ? await buildModel(product, 'tryOn') : undefined;
  const hero = await buildModel(product, 'hero');
  const sources = await fingerprintsOfLooks(
    product.archetype,
    product.looks.map(({ colour }) => colour),
  );
  await changeManifest((manifest) => ({
    ...manifest,
    models: {
      ...manifest.models,
      [product.id]: {
        type: product.archetype.type,
        hero: hero.record,
        ...(tryOn && { tryOn: tryOn.record }),
        variants: [...hero.variants],
        sources: { ...sources },
        dimsMm: { ...hero.dimsMm },
      },
    },
  }));
}

const named = process.argv.slice(2);
await mkdir(MODELS_FOLDER, { recursive: true });
for (const product of ASSORTMENT.filter(({ id }) => named.length === 0 || named.includes(id))) {
  await buildProduct(product);
}
