import { createHash } from 'node:crypto';
import type { Document } from '@gltf-transform/core';
import { KHRMaterialsVariants } from '@gltf-transform/extensions';
import {
  cloneDocument,
  dedup,
  meshopt,
  prune,
  simplify,
  textureCompress,
  weld,
} from '@gltf-transform/functions';
import { validateBytes } from 'gltf-validator';
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import sharp from 'sharp';
import { accepted, refused, type Result } from '@vitrine/domain/result';
import { matchVariants } from './match-variants.ts';
import { proposeSidecar } from './propose-sidecar.ts';
import { modelIo, type ModelRefusal, readModel } from './read-model.ts';
import { type Surface, surfaceOf } from './surface.ts';
import type { Sidecar } from './sidecar.ts';
import { WORN_TYPES, type WornType } from './worn-sizes.ts';

/** A model file of a house, and what is known of the product it shows. */
export interface ModelWish {
  readonly path: string;
  /** What the product is worn as; undefined for one that is only looked at. */
  readonly wornAs: string | undefined;
  readonly colours: readonly string[];
  /** Written by hand beside the model: it wins over what the shape says. */
  readonly sidecar: Sidecar | undefined;
}

/** One file as the shop serves it. */
export interface ServedModel {
  readonly bytes: Uint8Array;
  readonly triangles: number;
  readonly sha256: string;
}
export interface TakenModel {
  readonly hero: ServedModel;
  /** A light one to wear; undefined for what is not worn. */
  readonly tryOn: ServedModel | undefined;
  readonly sidecar: Sidecar | undefined;
  /** The house's colours that it can show. */
  readonly colours: readonly string[];
  /** What was recognised, and what to look at, in sentences. */
  readonly notes: readonly string[];
}

export type TakeRefusal =
  | ModelRefusal
  | { readonly code: 'no-surface' }
  | { readonly code: 'invalid-gltf'; readonly errors: readonly string[] }
  | { readonly code: 'not-recognised'; readonly wornAs: string };

/** The limits of a file: triangles, and pixels along the edge of its textures. */
const HERO = { triangles: 160_000, textureEdgePx: 2048 } as const;
const TRY_ON = { triangles: 40_000, textureEdgePx: 1024 } as const;

/** Reads a model, finds out how it is worn, and makes of it what the shop serves. */
export async function takeModel(wish: ModelWish): Promise<Result<TakenModel, TakeRefusal>> {
  const read = await readModel(wish.path);
  if (!read.ok) return read;
  const document = read.value;
  const errors = await errorsIn(document);
  if (errors.length > 0) return refused({ code: 'invalid-gltf', errors });
  const surface = surfaceOf(document);
  if (surface === undefined) return refused({ code: 'no-surface' });
  const worn = wornOf(document, surface, wish);
  if (!worn.ok) return worn;
  const variants = variantsOf(document);
  const matched = matchVariants(variants, wish.colours);
  const matchedColours = new Set(Object.keys({ ...matched.map, ...wish.sidecar?.variantMap }));
  const colours = wish.colours.filter((colour) => variants.length === 0 || matchedColours.has(colour));
  return accepted({
    hero: await served(document, HERO),
    tryOn: worn.value.isWorn ? await served(document, TRY_ON) : undefined,
    sidecar: worn.value.sidecar && withVariants(worn.value.sidecar, matched.map),
    colours,
    notes: [...worn.value.notes, ...variantNotes(variants, matched.guessed, wish.colours)],
  });
}

interface Worn {
  readonly isWorn: boolean;
  readonly sidecar: Sidecar | undefined;
  readonly notes: readonly string[];
}

function wornOf(document: Document, surface: Surface, wish: ModelWish): Result<Worn, TakeRefusal> {
  const type = WORN_TYPES.find((known) => known === wish.wornAs);
  if (type === undefined) return accepted({ isWorn: false, sidecar: undefined, notes: [] });
  if (wish.sidecar !== undefined) {
    return accepted({ isWorn: true, sidecar: wish.sidecar, notes: ['worn as its sidecar says'] });
  }
  const hasFrame = document
    .getRoot()
    .listNodes()
    .some((node) => node.getName() === 'wear');
  if (hasFrame) return accepted({ isWorn: true, sidecar: undefined, notes: ['worn at its node wear'] });
  return proposed(surface, type);
}

function proposed(surface: Surface, type: WornType): Result<Worn, TakeRefusal> {
  const proposal = proposeSidecar(surface, [type]);
  if (proposal === undefined) return refused({ code: 'not-recognised', wornAs: type });
  const { sidecar, unit, isUpright, isAskew, sizeMm } = proposal;
  const size = sizeMm.map((mm) => Math.round(mm)).join(' × ');
  return accepted({
    isWorn: true,
    sidecar,
    notes: [
      unit === undefined
        ? `it has no unit: its size is taken to be usual, ${size} mm`
        : `drawn in ${unit}: ${size} mm`,
      isUpright ? 'it stands as it is worn' : 'it was turned to stand as it is worn',
      ...(isAskew ? ['it stands askew, by no right angle: set the rotation in a sidecar by hand'] : []),
    ],
  });
}

function withVariants(sidecar: Sidecar, map: Readonly<Record<string, string>>): Sidecar {
  const differing = Object.entries({ ...map, ...sidecar.variantMap }).filter(
    ([colour, variant]) => colour !== variant,
  );
  return differing.length === 0 ? sidecar : { ...sidecar, variantMap: Object.fromEntries(differing) };
}

function variantNotes(
  variants: readonly string[],
  guessed: readonly string[],
  colours: readonly string[],
): readonly string[] {
  if (variants.length === 0)
    return colours.length > 1 ? ['it has no variants: every colour looks the same'] : [];
  return guessed.length > 0 ? [`variants were matched by their order: ${guessed.join(', ')}`] : [];
}

function variantsOf(document: Document): readonly string[] {
  const extension = document
    .getRoot()
    .listExtensionsUsed()
    .find((used) => used instanceof KHRMaterialsVariants);
  return extension?.listVariants().map((variant) => variant.getName()) ?? [];
}

const MOST_ISSUES = 100;
const SEVERITY_ERROR = 0;

async function errorsIn(document: Document): Promise<readonly string[]> {
  const bytes = await (await modelIo()).writeBinary(document);
  const { issues } = await validateBytes(bytes, { maxIssues: MOST_ISSUES });
  return issues.messages
    .filter(({ severity }) => severity === SEVERITY_ERROR)
    .map(({ code, pointer }) => `${code} ${pointer ?? ''}`.trim());
}

/** Meshopt geometry and WebP textures, with no more triangles than a device draws easily. */
async function served(
  original: Document,
  { triangles, textureEdgePx }: { readonly triangles: number; readonly textureEdgePx: number },
): Promise<ServedModel> {
  await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready]);
  const document = cloneDocument(original);
  const all = trianglesIn(document);
  await document.transform(
    dedup(),
    prune({ keepLeaves: true }),
    weld(),
    ...(all > triangles
      ? [simplify({ simplifier: MeshoptSimplifier, ratio: triangles / all, error: 0.002 })]
      : []),
    textureCompress({
      encoder: sharp,
      targetFormat: 'webp',
      quality: 88,
      resize: [textureEdgePx, textureEdgePx],
    }),
    meshopt({ encoder: MeshoptEncoder, level: 'high' }),
  );
  const bytes = await (await modelIo()).writeBinary(document);
  return {
    bytes,
    triangles: trianglesIn(document),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

function trianglesIn(document: Document): number {
  return document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .reduce(
      (sum, primitive) =>
        sum + (primitive.getIndices()?.getCount() ?? primitive.getAttribute('POSITION')?.getCount() ?? 0) / 3,
      0,
    );
}
