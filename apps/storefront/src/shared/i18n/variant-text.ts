import type { Labels } from './labels.ts';

interface Variant {
  readonly color: string;
  readonly size?: string | undefined;
}

/** What tells a SKU from its sisters, in the language's own punctuation: `Ivory, size 41`. */
export function variantText({ color, size }: Variant, t: Labels['t']): string {
  if (size === undefined || size === '') return color;
  return color === '' ? size : t('piece_colour_and_size', { color, size });
}

/** A SKU by its product's name and by what tells it from its sisters: `Court low, Ivory, size 41`. */
export function pieceText(name: string, variant: Variant, t: Labels['t']): string {
  return t('piece_in_colour', { name, color: variantText(variant, t) });
}
