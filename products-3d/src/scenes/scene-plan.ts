/** Millimetres: to the right, up, to the front. */
export type PlaceMm = readonly [x: number, y: number, z: number];

/** Linear light. */
export type Light = readonly [red: number, green: number, blue: number];

/** What sets are made of: `set_materials.py` says how each looks. */
export type SetMaterial =
  | 'limestone'
  | 'travertine'
  | 'plaster'
  | 'linen'
  | 'walnut'
  | 'oak'
  | 'slate'
  | 'brass'
  | 'cloth'
  | 'ceramic'
  | 'terracotta'
  | 'mirror';

/** A piece of the house where it stands: turned about x, the vertical and z, then set down at its height. */
export interface ScenePiece {
  readonly product: string;
  readonly colour: string;
  readonly turnDeg: readonly [number, number, number];
  readonly atMm: PlaceMm;
}

interface Placed {
  readonly atMm: PlaceMm;
  readonly turnDeg?: readonly [number, number, number];
}

interface Made {
  readonly material: SetMaterial;
  /** Takes the place of the material's own colour. */
  readonly tone?: Light;
}

/** Something that stands in a set, or keeps the sun from a part of it. */
export type SetThing =
  | (Placed & Made & { readonly kind: 'block' | 'book'; readonly sizeMm: PlaceMm; readonly edgeMm?: number })
  | (Placed &
      Made & {
        readonly kind: 'turned';
        readonly profileMm: readonly (readonly [radius: number, height: number])[];
        readonly edgeMm?: number;
      })
  | (Placed &
      Made & {
        readonly kind: 'curtain';
        readonly sizeMm: PlaceMm;
        readonly folds: number;
        readonly seed?: number;
      })
  | (Placed &
      Made & {
        readonly kind: 'cloth';
        readonly sizeMm: readonly [width: number, depth: number];
        readonly folds: number;
        readonly foldMm: number;
        /** Where its folds come from, in shares of its size from its middle, and over which angles they fan out. */
        readonly gatheredAt?: readonly [right: number, back: number];
        readonly fanDeg?: readonly [from: number, to: number];
        readonly seed?: number;
      })
  | (Placed & { readonly kind: 'water'; readonly sizeMm: readonly [width: number, depth: number] })
  | {
      readonly kind: 'branch';
      readonly stemMm: readonly PlaceMm[];
      readonly leaves: number;
      readonly leafMm: readonly [length: number, width: number];
      readonly bareShare?: number;
      readonly stemRadiusMm?: number;
      readonly tone?: Light;
      readonly seed?: number;
      /** Stands outside: the picture knows it by its shadow. */
      readonly onlyShadow?: boolean;
    }
  | {
      /** Between the sun and the place it lights. */
      readonly kind: 'window';
      readonly aimMm: PlaceMm;
      readonly distanceMm: number;
      readonly panes: readonly [columns: number, rows: number];
      readonly paneMm: readonly [width: number, height: number];
      readonly barMm?: number;
    };

/** Azimuth 0 is behind the camera, positive to the right. */
export interface Sun {
  readonly azimuthDeg: number;
  readonly elevationDeg: number;
  readonly strength: number;
  readonly colour: Light;
  /** How wide it is: haze makes it wider and its shadows softer. */
  readonly sizeDeg?: number;
}

export interface SceneLight {
  readonly sun: Sun;
  /** Windows and walls that are bright. */
  readonly windows: readonly {
    readonly atMm: PlaceMm;
    readonly towardsMm: PlaceMm;
    readonly sizeMm: readonly [width: number, height: number];
    readonly watts: number;
    readonly colour: Light;
  }[];
  readonly sky: {
    readonly above: Light;
    readonly horizon: Light;
    readonly below: Light;
    readonly gain: number;
  };
}

export interface SceneCamera {
  readonly atMm: PlaceMm;
  readonly towardsMm: PlaceMm;
  readonly focusMm: PlaceMm;
  readonly focalMm: number;
  readonly fStop: number;
  /** Of the lens, in widths of the picture: to the right, up. */
  readonly shift?: readonly [number, number];
}

/** A place with pieces in it, its light and its camera. */
export interface ScenePlan {
  readonly name: string;
  readonly pieces: readonly [ScenePiece, ...ScenePiece[]];
  readonly set: readonly SetThing[];
  readonly light: SceneLight;
  readonly camera: SceneCamera;
  readonly development: {
    readonly exposure: number;
    /** Above 1 is warmer. */
    readonly warmth?: number;
  };
  /** Where the middle of the upright picture is in the wide one, as a share of its width. */
  readonly uprightAt: number;
}
