/** How a lipstick changes the look of lips. Values are shares of what is there, or of white in the scene's light. */
export interface LipFinish {
  /** How much of the lip it hides. */
  readonly opacity: number;
  /** The power applied to the lips' own broad light and shade: below 1 it flattens them. */
  readonly form: number;
  /** The power applied to fine shade, such as creases. */
  readonly creases: number;
  /** How much of fine light stays in the colour. */
  readonly lights: number;
  /** How much of the lips' own gloss stays, uncoloured. */
  readonly gloss: number;
  /** Brightness of the glints that are added. */
  readonly glints: number;
}

export type LipFinishName = 'matte' | 'satin' | 'gloss';

export const LIP_FINISHES: Readonly<Record<LipFinishName, LipFinish>> = {
  matte: { opacity: 0.98, form: 0.65, creases: 1.05, lights: 0.3, gloss: 0.08, glints: 0 },
  satin: { opacity: 0.97, form: 0.8, creases: 1, lights: 0.35, gloss: 0.16, glints: 0 },
  gloss: { opacity: 0.97, form: 0.8, creases: 1, lights: 0.2, gloss: 0.22, glints: 0.3 },
};

/** How an eyeshadow changes the look of lids. */
export interface LidFinish {
  /** The share of the skin that it hides where it is thickest. */
  readonly opacity: number;
  /** How much more light it reflects to the camera at the middle of the lid, in its own colour. */
  readonly sheen: number;
  /** Brightness of its single flakes. */
  readonly sparkle: number;
}

export type LidFinishName = 'matte' | 'satin' | 'shimmer' | 'metallic';

export const LID_FINISHES: Readonly<Record<LidFinishName, LidFinish>> = {
  matte: { opacity: 0.72, sheen: 0, sparkle: 0 },
  satin: { opacity: 0.7, sheen: 0.22, sparkle: 0 },
  shimmer: { opacity: 0.68, sheen: 0.35, sparkle: 0.55 },
  metallic: { opacity: 0.82, sheen: 0.6, sparkle: 0.3 },
};
