import type { SizeMm } from './export/measure-model.ts';
import type { Detail, ProductType } from './model.ts';

/** What is known of a model file before it may be sold with. */
export interface ModelFacts {
  readonly file: string;
  readonly type: ProductType;
  readonly detail: Detail;
  readonly bytes: number;
  readonly triangles: number;
  readonly sizeMm: SizeMm;
  readonly nodes: readonly string[];
  readonly variants: readonly string[];
  /** Colour codes the product is sold in. */
  readonly colours: readonly string[];
  /** Codes of the errors the glTF validator found. */
  readonly validatorErrors: readonly string[];
}

type Axis = keyof SizeMm;

export type Objection =
  | { readonly code: 'invalid-gltf'; readonly errors: readonly string[] }
  | { readonly code: 'too-heavy'; readonly bytes: number; readonly most: number }
  | { readonly code: 'too-many-triangles'; readonly triangles: number; readonly most: number }
  | { readonly code: 'missing-nodes'; readonly nodes: readonly string[] }
  | {
      readonly code: 'wrong-variants';
      readonly variants: readonly string[];
      readonly colours: readonly string[];
    }
  | {
      readonly code: 'wrong-size';
      readonly axis: Axis;
      readonly mm: number;
      readonly range: Range;
      /** Multiplying by this would make the model fit: it was drawn in another unit. */
      readonly unitScale: number | undefined;
    };

type Range = readonly [least: number, most: number];

/**
 * What a model may weigh: peers ask for at most 130k to 160k triangles to look at and 40k to wear, and for up to 5 MB.
 * Half of that holds three prints of silk, each legible to its signature.
 */
export const LIMITS = {
  hero: { triangles: 160_000, bytes: 2_500_000 },
  tryOn: { triangles: 40_000, bytes: 500_000 },
} as const satisfies Record<Detail, { readonly triangles: number; readonly bytes: number }>;

/** Plausible outer sizes of a piece as modelled (a watch with its strap closed, one shoe, one earring). */
export const SIZES_MM: Readonly<Record<ProductType, Readonly<Record<Axis, Range>>>> = {
  watch: { x: [26, 64], y: [40, 90], z: [40, 90] },
  sunglasses: { x: [120, 165], y: [35, 75], z: [110, 175] },
  sneaker: { x: [70, 130], y: [60, 170], z: [200, 340] },
  lipstick: { x: [12, 80], y: [35, 120], z: [12, 60] },
  gloss: { x: [14, 80], y: [50, 140], z: [14, 60] },
  eyeshadow: { x: [35, 130], y: [20, 120], z: [35, 130] },
  bag: { x: [120, 450], y: [100, 450], z: [30, 250] },
  tote: { x: [250, 480], y: [280, 650], z: [90, 300] },
  bucket: { x: [150, 400], y: [180, 600], z: [120, 400] },
  crossbody: { x: [160, 420], y: [130, 500], z: [50, 320] },
  'card-case': { x: [80, 125], y: [55, 110], z: [2, 15] },
  wallet: { x: [160, 220], y: [80, 120], z: [10, 60] },
  pouch: { x: [180, 320], y: [120, 220], z: [6, 60] },
  'key-bell': { x: [25, 160], y: [8, 60], z: [60, 220] },
  belt: { x: [90, 220], y: [24, 50], z: [90, 200] },
  silk: { x: [60, 600], y: [2, 150], z: [40, 600] },
  fragrance: { x: [35, 100], y: [70, 160], z: [20, 60] },
  ring: { x: [15, 34], y: [1, 15], z: [15, 40] },
  earrings: { x: [1, 40], y: [4, 100], z: [1, 70] },
  necklace: { x: [80, 220], y: [1, 40], z: [80, 260] },
  coffret: { x: [60, 300], y: [8, 200], z: [50, 300] },
};

/** Nodes that the try-on and the viewer reach for, by the type of the product. */
export const REQUIRED_NODES: Readonly<Record<ProductType, readonly string[]>> = {
  watch: ['wear', 'Case', 'Strap', 'HandHour', 'HandMinute', 'HandSeconds'],
  sunglasses: ['wear', 'Frame', 'TempleL', 'TempleR', 'LensL', 'LensR'],
  sneaker: ['wear', 'Ankle', 'Toe'],
  ring: ['wear'],
  earrings: ['wear', 'Post'],
  necklace: [],
  coffret: [],
  lipstick: ['Bullet'],
  gloss: ['Tube', 'Cap'],
  eyeshadow: ['Base', 'Lid'],
  bag: [],
  tote: [],
  bucket: [],
  crossbody: [],
  'card-case': [],
  wallet: [],
  pouch: [],
  'key-bell': [],
  belt: [],
  silk: [],
  fragrance: ['Glass', 'Juice'],
};

/** Units a model may have been drawn in by mistake: millimetres, centimetres, inches, and ten or a hundred times too small. */
const OTHER_UNITS = [0.001, 0.01, 0.0254, 0.1, 10, 100] as const;

const AXES: readonly Axis[] = ['x', 'y', 'z'];

const isWithin = (mm: number, [least, most]: Range): boolean => mm >= least && mm <= most;

function unitScaleFor({ type, sizeMm }: ModelFacts): number | undefined {
  return OTHER_UNITS.find((scale) =>
    AXES.every((axis) => isWithin(sizeMm[axis] * scale, SIZES_MM[type][axis])),
  );
}

function sizeObjections(facts: ModelFacts): readonly Objection[] {
  const unitScale = unitScaleFor(facts);
  return AXES.flatMap((axis): readonly Objection[] => {
    const [mm, range] = [facts.sizeMm[axis], SIZES_MM[facts.type][axis]];
    return isWithin(mm, range) ? [] : [{ code: 'wrong-size', axis, mm, range, unitScale }];
  });
}

/** One colour needs no variants; several need exactly one variant each, by the colour's code. */
function hasItsVariants({ variants, colours }: ModelFacts): boolean {
  const needed = colours.length > 1 ? colours : [];
  return needed.length === variants.length && needed.every((colour) => variants.includes(colour));
}

/** Why a model is not admitted; an empty list admits it. */
export function objectionsTo(facts: ModelFacts): readonly Objection[] {
  const most = LIMITS[facts.detail];
  const missing = REQUIRED_NODES[facts.type].filter((node) => !facts.nodes.includes(node));
  return [
    ...(facts.validatorErrors.length > 0
      ? [{ code: 'invalid-gltf', errors: facts.validatorErrors } as const]
      : []),
    ...(facts.bytes > most.bytes
      ? [{ code: 'too-heavy', bytes: facts.bytes, most: most.bytes } as const]
      : []),
    ...(facts.triangles > most.triangles
      ? [{ code: 'too-many-triangles', triangles: facts.triangles, most: most.triangles } as const]
      : []),
    ...(missing.length > 0 ? [{ code: 'missing-nodes', nodes: missing } as const] : []),
    ...(hasItsVariants(facts)
      ? []
      : [{ code: 'wrong-variants', variants: facts.variants, colours: facts.colours } as const]),
    ...sizeObjections(facts),
  ];
}
