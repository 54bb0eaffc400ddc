import { Color } from 'three';
import { at } from '../geometry/numbers.ts';
import type { Archetype, Finish, Finishes } from '../model.ts';
import type { LightLayers } from './denoise.ts';
import { eachOf, valueAt } from './planes.ts';

/** A slot of a model that is painted over: colours are sRGB `#rrggbb`. */
export interface Repaint {
  readonly slot: string;
  readonly from: string;
  readonly to: string;
}

/** Everything of a finish but the colour that paint can change. Metal has no matt colour, so it is told apart whole. */
function unpaintable(finish: Finish): string {
  return JSON.stringify({
    ...finish,
    ...(!finish.metal && !finish.metalRoughTexture && !finish.glass && { colour: '' }),
    ...texturesOf(finish),
  });
}

const texturesOf = ({ colourTexture, normalTexture, metalRoughTexture }: Finish): object => ({
  colourTexture: colourTexture?.name,
  normalTexture: normalTexture?.name,
  metalRoughTexture: metalRoughTexture?.name,
});

/** A film's masks stop at glass that bends light: the colour behind it is out of paint's reach. */
const bendsLight = (finishes: Finishes): boolean =>
  Object.values(finishes).some(({ glass }) => glass?.solid !== undefined);

/** How one look becomes another by paint alone; undefined when they differ in more than the colour of matt surfaces in plain sight. */
export function repaintsBetween(base: Finishes, wanted: Finishes): readonly Repaint[] | undefined {
  if (bendsLight(wanted)) return undefined;
  const slots = Object.keys(wanted);
  const repaints = slots.flatMap((slot): readonly (Repaint | undefined)[] => {
    const [from, to] = [base[slot], wanted[slot]];
    if (!from || !to || unpaintable(from) !== unpaintable(to)) return [undefined];
    return from.colour === to.colour ? [] : [{ slot, from: from.colour, to: to.colour }];
  });
  const possible = repaints.filter((repaint) => repaint !== undefined);
  return possible.length === repaints.length ? possible : undefined;
}

/** The slots that paint changes anywhere among the colours of an archetype, seen from the first of them. */
export async function paintedSlots(
  archetype: Archetype,
  [first, ...others]: readonly string[],
): Promise<readonly string[]> {
  if (first === undefined) return [];
  const base = await archetype.finishes(first);
  const repaints = await Promise.all(
    others.map(async (colour) => repaintsBetween(base, await archetype.finishes(colour)) ?? []),
  );
  return [...new Set(repaints.flat().map(({ slot }) => slot))].toSorted();
}

/**
 * The layers of another colour: matt light is linear in the colour of the surface, so a slot's share of every pixel's
 * colour is exchanged. Gloss and reflections stay as they were.
 *
 * @param slots the slots that the masks of the layers stand for, in their order
 */
export function repainted(
  layers: LightLayers,
  slots: readonly string[],
  repaints: readonly Repaint[],
): LightLayers {
  const paints = repaints.map(({ slot, from, to }) => {
    const mask = layers.masks[slots.indexOf(slot)];
    if (!mask) throw new Error(`The film has no mask for ${slot}`);
    const [old, fresh] = [new Color(from).toArray(), new Color(to).toArray()];
    return { mask, change: fresh.map((value, channel) => value - at(old, channel)) };
  });
  const diffuseColour = eachOf(layers.diffuseColour, (plane, channel) =>
    plane.map((value, i) =>
      Math.max(
        0,
        paints.reduce((sum, { mask, change }) => sum + valueAt(mask, i) * at(change, channel), value),
      ),
    ),
  );
  return { ...layers, diffuseColour };
}
