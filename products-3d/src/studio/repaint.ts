import { Color } from 'three';
import { at } from '../geometry/numbers.ts';
import type { Archetype, Finish, Finishes } from '../model.ts';
import type { Film } from './film.ts';

/** A slot of a model that is painted over: colours are sRGB `#rrggbb`. */
export interface Repaint {
  readonly slot: string;
  readonly from: string;
  readonly to: string;
}

/** What a film needs beside itself to be painted over: light on matt surfaces, and who covers each pixel. */
export interface PaintLayers {
  readonly light: Film;
  /** Coverage per slot, three slots to a film in its red, green and blue. */
  readonly masks: readonly Film[];
  readonly slots: readonly string[];
}

const SLOTS_PER_MASK = 3;

/** Everything of a finish but the colour that paint can change. Metal has no matt colour, so it is told apart whole. */
function unpaintable(finish: Finish): string {
  return JSON.stringify({
    ...finish,
    ...(!finish.metal && !finish.glass && { colour: '' }),
    ...texturesOf(finish),
  });
}

const texturesOf = ({ colourTexture, normalTexture }: Finish): object => ({
  colourTexture: colourTexture?.name,
  normalTexture: normalTexture?.name,
});

/** How one look becomes another by paint alone; undefined when they differ in more than the colour of matt surfaces. */
export function repaintsBetween(base: Finishes, wanted: Finishes): readonly Repaint[] | undefined {
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
 * The film of another colour: matt light is linear in the colour of the surface, so each covered pixel gains
 * light × coverage × (new colour − old colour). Gloss and reflections stay as they were.
 */
export function repainted(
  film: Film,
  { light, masks, slots }: PaintLayers,
  repaints: readonly Repaint[],
): Film {
  const rgba = new Float32Array(film.rgba);
  for (const { slot, from, to } of repaints) {
    const place = slots.indexOf(slot);
    if (place < 0) throw new Error(`The film has no mask for ${slot}`);
    const mask = at(masks, Math.floor(place / SLOTS_PER_MASK)).rgba;
    const [old, fresh] = [new Color(from).toArray(), new Color(to).toArray()];
    for (let i = 0; i < rgba.length; i += 1) {
      const channel = i % 4;
      if (channel === 3) continue;
      const coverage = mask[i - channel + (place % SLOTS_PER_MASK)] ?? 0;
      const gain = (light.rgba[i] ?? 0) * coverage * (at(fresh, channel) - at(old, channel));
      rgba[i] = Math.max(0, (rgba[i] ?? 0) + gain);
    }
  }
  return { ...film, rgba };
}
