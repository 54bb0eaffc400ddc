import type { BufferGeometry } from 'three';

/** How finely a model is built: for the product viewer, or for wearing in real time. */
export type Detail = 'hero' | 'tryOn';

/** What a product is made as: each has its own size limits and nodes. */
export const PRODUCT_TYPES = [
  'watch',
  'sunglasses',
  'sneaker',
  'lipstick',
  'gloss',
  'eyeshadow',
  'bag',
  'tote',
  'bucket',
  'crossbody',
  'card-case',
  'wallet',
  'pouch',
  'key-bell',
  'belt',
  'silk',
  'fragrance',
  'ring',
  'earrings',
  'necklace',
  'coffret',
] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** A generated picture that a material wears: PNG bytes. */
export interface Texture {
  readonly name: string;
  readonly png: Buffer;
}

/** What the studio knows of solid glass and of liquids; `ior` is then relative to what is outside the surface. */
interface SolidGlass {
  readonly dispersion: number;
  /** The colour that white light has after a way of `depthMm` inside. */
  readonly tint?: { readonly colour: string; readonly depthMm: number };
}

/** A surface finish in metal-rough terms; colours are sRGB `#rrggbb`. */
export interface Finish {
  readonly colour: string;
  readonly roughness: number;
  readonly metal?: boolean;
  readonly clearcoat?: number;
  readonly clearcoatRoughness?: number;
  readonly ior?: number;
  /** Replaces `colour`, which then should be white. */
  readonly colourTexture?: Texture;
  readonly normalTexture?: Texture;
  readonly normalScale?: number;
  /** What the surface shows by itself, in whatever light: for a mirror's picture of the room. */
  readonly shownTexture?: Texture;
  /** Roughness in green and metalness in blue, which replace `roughness` and `metal`. */
  readonly metalRoughTexture?: Texture;
  /** How often the normal texture repeats over the coordinates that the colour texture covers once. */
  readonly normalRepeat?: number;
  /** The soft light of cloth at its edges. */
  readonly sheen?: { readonly colour: string; readonly roughness: number };
  readonly doubleSided?: boolean;
  /**
   * Glass, blended in real time. In the studio it has no thickness (tinted transparency with Fresnel), unless it is
   * solid: then light is bent by `ior`, and blue by `dispersion` more than red.
   */
  readonly glass?: { readonly opacity: number; readonly solid?: SolidGlass };
  /** Thick clear glass in real time: what lies behind is bent instead of blended. */
  readonly transmission?: { readonly thicknessMm: number };
  /** Stands in for what real time cannot do, so the studio leaves it out. */
  readonly onlyRealTime?: boolean;
  /** A surface that only bent light needs: real time leaves it out. */
  readonly onlyStudio?: boolean;
}

/** The finish of each named slot of a model in one colour. */
export type Finishes = Readonly<Record<string, Finish>>;

/** Geometry in model space (millimetres) with the node it belongs to and the slot that dresses it. */
export interface Part {
  readonly node: string;
  readonly slot: string;
  readonly geometry: BufferGeometry;
}

/** A node with an origin of its own, e.g. a hinge; a node without parts is an anchor. */
export interface Origin {
  readonly node: string;
  readonly atMm: readonly [number, number, number];
}

export interface Shape3d {
  readonly parts: readonly Part[];
  readonly origins: readonly Origin[];
  /** Sizes and facts for the engine, written as extras on the root node. */
  readonly facts: Readonly<Record<string, number | string>>;
}

/** A family of products that share one parametric construction. */
export interface Archetype {
  readonly type: ProductType;
  readonly build: (detail: Detail) => Shape3d;
  readonly finishes: (colour: string) => Promise<Finishes>;
  /** Longest edge of the fine model's textures where print must stay legible. */
  readonly textureEdgePx?: number;
  /** WebP quality of the fine model's textures, where several large prints make it heavy. */
  readonly textureQuality?: number;
}

/** Steps for a curve: all of them for the hero, a share of them (never under `least`) to be worn. */
export const steps = (detail: Detail, hero: number, { share = 0.5, least = 3 } = {}): number =>
  detail === 'hero' ? hero : Math.max(least, Math.round(hero * share));
