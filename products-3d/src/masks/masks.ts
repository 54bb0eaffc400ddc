import { ASSORTMENT, type Product } from '../assortment.ts';
import { sha256 } from '../export/write-glb.ts';
import type { Manifest } from '../manifest.ts';
import { errandsFor, type Errand } from '../studio/errands.ts';
import { pictureSource } from '../studio/picture-source.ts';
import type { ViewName } from '../studio/shot.ts';

/** Raised when masks are drawn another way. */
const MASK_EDITION = 1;

const SOURCE_LENGTH = 16;

/** A picture whose parts a shopper may have made in other colours. */
export interface MaskedPicture {
  readonly product: Product;
  readonly errand: Errand;
}

/** The pictures whose parts are told apart: of the look that the others are made of by colouring it anew. */
const MASKED: readonly { readonly set: string; readonly views: readonly ViewName[] }[] = [
  { set: 'au3004-ivory-camel', views: ['front', 'back'] },
];

export const maskedPictures = (): readonly MaskedPicture[] =>
  errandsFor(ASSORTMENT).flatMap((errand) => {
    const isMasked = MASKED.some(({ set, views }) => set === errand.set && views.includes(errand.view));
    const product = ASSORTMENT.find(({ id }) => id === errand.placements[0].product);
    return isMasked && product ? [{ product, errand }] : [];
  });

/** The file of a mask, below the media folder, without its folder. */
export const maskName = ({ product, errand }: MaskedPicture, part: string): string =>
  `${product.id.toLowerCase()}-${errand.view}-${part}.webp`;

/** What masks are drawn from. Needs neither geometry nor picture, so that a check can tell at once which are out of date. */
export function maskSource({ product, errand }: MaskedPicture, manifest: Manifest): string | undefined {
  const picture = pictureSource(errand, manifest);
  if (picture === undefined) return undefined;
  return sha256(JSON.stringify([MASK_EDITION, picture, product.parts])).slice(0, SOURCE_LENGTH);
}

/** Masks by what is the matter with them, as names of files. */
export function masksDue(manifest: Manifest): {
  readonly missing: readonly string[];
  readonly old: readonly string[];
  readonly orphaned: readonly string[];
} {
  const wanted = maskedPictures().flatMap((picture) =>
    Object.keys(picture.product.parts ?? {}).map((part) => ({
      name: maskName(picture, part),
      source: maskSource(picture, manifest),
    })),
  );
  const names = new Set(wanted.map(({ name }) => name));
  const { masks } = manifest;
  return {
    missing: wanted.filter(({ name }) => !masks[name]).map(({ name }) => name),
    old: wanted
      .filter(({ name, source }) => masks[name] && masks[name].source !== source)
      .map(({ name }) => name),
    orphaned: Object.keys(masks).filter((name) => !names.has(name)),
  };
}
