import type { Product, Sku } from '@vitrine/contracts';
import type { Stance } from '@vitrine/product-view';

/** As a bag stands: turned a little to its left, seen from somewhat above. */
const USUAL: Stance = { turnDeg: [0, 0, 0], azimuthDeg: 24, elevationDeg: 12 };

/** As the studio photographs them (`products-3d/src/studio/shots.ts`), for models whose own axes are those of wearing. */
const STANCES: Readonly<Record<NonNullable<Sku['tryOnType']>, Stance>> = {
  watches: { turnDeg: [-12, 0, 0], azimuthDeg: 24, elevationDeg: 12 },
  sunglasses: { turnDeg: [1.5, 0, 0], azimuthDeg: 26, elevationDeg: 13 },
  sneakers: { turnDeg: [0, 0, 0], azimuthDeg: -62, elevationDeg: 15 },
  // On its edge, the stone on top.
  rings: { turnDeg: [-90, 0, 0], azimuthDeg: 34, elevationDeg: 18 },
  earrings: { turnDeg: [0, 0, 0], azimuthDeg: 50, elevationDeg: 13 },
  lipsticks: { turnDeg: [0, 0, 0], azimuthDeg: -14, elevationDeg: 10 },
  eyeshadows: { turnDeg: [0, 0, 0], azimuthDeg: -20, elevationDeg: 36 },
};

/** What lies flat is looked at from higher above, by its `productType`; a house may have others, which stand as usual. */
const LYING: ReadonlyMap<string, Stance> = new Map([
  ['silk', { ...USUAL, elevationDeg: 44 }],
  ['belt', { ...USUAL, elevationDeg: 28 }],
  ['key-holder', { ...USUAL, elevationDeg: 46 }],
]);

/** How a product stands in the 3D view, and from where one looks at it first. */
export function stanceOf({ skus, productType }: Pick<Product, 'skus' | 'productType'>): Stance {
  const type = skus.find((sku) => sku.tryOnType !== undefined)?.tryOnType;
  return type === undefined ? (LYING.get(productType) ?? USUAL) : STANCES[type];
}
