import type { LookPicture } from '../../tables/column-types.ts';
import type { Manifest } from '../reading/manifest.ts';

/** The name of what a look of a product shows, in paths and in the manifest. */
export function lookOf(
  productId: string,
  { colour, picturesOf: borrowed }: { readonly colour: string; readonly picturesOf?: string | undefined },
): string {
  return borrowed ?? `${productId.toLowerCase()}-${colour}`;
}

/** The pictures that exist, in the house's order of views; views it does not name follow by their names. */
export function picturesOf(
  pictures: Manifest['looks'][string]['views'],
  views: readonly string[],
): readonly LookPicture[] {
  const place = (view: string): number => (views.includes(view) ? views.indexOf(view) : views.length);
  return Object.entries(pictures)
    .map(([view, { width, height, widths }]) => ({ view, width, height, widths }))
    .toSorted((left, right) => place(left.view) - place(right.view) || (left.view < right.view ? -1 : 1));
}
