/** The drawing order. Opaque objects come before transparent ones whatever their number is. */
export const LAYER_ORDER = {
  backdrop: -100,
  paint: -90,
  occluder: -50,
  shadow: -40,
  product: 0,
  lensTint: 10,
  lensGloss: 11,
  hair: 12,
} as const;
