import type { Shade } from '@vitrine/contracts';
import { SHADE_FAMILIES, type ShadeFamily, shadeFamily } from './shade-family.ts';

export interface ShadeFilter {
  /** What was typed; empty for everything. */
  readonly query: string;
  readonly family: ShadeFamily | undefined;
}

export const NO_FILTER: ShadeFilter = { query: '', family: undefined };

/** The shades of one product, in its order. */
export interface ShadeGroup {
  readonly productId: string;
  readonly name: string;
  readonly shades: readonly Shade[];
}

/** The families that the shades belong to, from light to dark words. */
export function familiesOf(shades: readonly Shade[]): readonly ShadeFamily[] {
  const present = new Set(shades.map(({ color }) => shadeFamily(color)));
  return SHADE_FAMILIES.filter((family) => present.has(family));
}

/** Every word that was typed begins a word of the shade: its number, its colour or its product. */
export function matchingShades(shades: readonly Shade[], { query, family }: ShadeFilter): readonly Shade[] {
  const target = wordsOf(query);
  return shades.filter((shade) => {
    if (family !== undefined && shadeFamily(shade.color) !== family) return false;
    const said = wordsOf(`${shade.colorName} ${shade.name} ${shade.shortShadeDescription ?? ''}`);
    return target.every((word) => said.some((own) => own.startsWith(word)));
  });
}

/** [R2.096] By product, which is by finish too. */
export function shadeGroups(shades: readonly Shade[]): readonly ShadeGroup[] {
  const groups = new Map<string, Shade[]>();
  for (const shade of shades) groups.set(shade.productId, [...(groups.get(shade.productId) ?? []), shade]);
  return [...groups].map(([productId, own]) => ({ productId, name: own[0]?.name ?? '', shades: own }));
}

/** Without accents and capitals, which nobody types in a search. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
