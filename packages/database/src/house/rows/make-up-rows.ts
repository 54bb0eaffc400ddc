import type { WornMakeUp } from '../../tables/column-types.ts';
import type { HouseProduct } from '../format/product-format.ts';

type HouseLook = HouseProduct['looks'][number];

/** [R1.006] How one look of make-up is worn. Undefined for what is none, and for a palette whose pans are not all told. */
export function wornMakeUp(
  { makeUp }: Pick<HouseProduct, 'makeUp'>,
  { hex, powders, strength }: Pick<HouseLook, 'hex' | 'powders' | 'strength'>,
): WornMakeUp | undefined {
  if (makeUp === undefined) return undefined;
  const colours = (powders.length > 0 ? powders : [hex]).filter(isColour);
  if ('finish' in makeUp) {
    const [colour] = colours;
    const { finish } = makeUp;
    return colour && { colour, finish, ...(strength !== undefined && { strength }) };
  }
  const shades = makeUp.pans.flatMap((pan, place) => {
    const colour = colours[place];
    return colour === undefined ? [] : [{ colour, ...pan }];
  });
  return shades.length === colours.length && shades.length === makeUp.pans.length ? { shades } : undefined;
}

const isColour = (hex: string): hex is `#${string}` => hex.startsWith('#');

/** [R7.009] The finish that make-up has all over; undefined where its pans differ, and for what is none. */
export function finishOf(makeUp: HouseProduct['makeUp']): string | undefined {
  if (makeUp === undefined) return undefined;
  if ('finish' in makeUp) return makeUp.finish;
  const [first, ...others] = new Set(makeUp.pans.map(({ finish }) => finish));
  return others.length === 0 ? first : undefined;
}
