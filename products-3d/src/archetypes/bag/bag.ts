import type { Archetype, Finishes, Part } from '../../model.ts';
import { GILT, GILT_BRUSHED } from '../house-finishes.ts';
import { pebbledLeather } from '../leather-colours.ts';
import { bodyParts } from './body.ts';
import { flapParts } from './flap.ts';
import { handleParts } from './handle.ts';

/** A smaller bag is the same bag; only the grain of the leather keeps its size. */
function scaled({ geometry, ...part }: Part, scale: number): Part {
  const copy = geometry.clone().scale(scale, scale, scale);
  const uv = copy.getAttribute('uv');
  for (let i = 0; i < uv.count; i += 1) uv.setXY(i, uv.getX(i) * scale, uv.getY(i) * scale);
  return { ...part, geometry: copy };
}

async function finishes(colour: string): Promise<Finishes> {
  return {
    ...(await pebbledLeather(colour)),
    lining: { colour: '#b08f6a', roughness: 0.8 },
    metal: GILT,
    metalBrushed: GILT_BRUSHED,
  };
}

/** The top-handle bag at a scale of its full size. Origin: middle of the ground, +Z front, +Y up. */
export const bag = (scale: number): Archetype => ({
  type: 'bag',
  build: () => ({
    parts: [...bodyParts(), ...flapParts(), ...handleParts()].map((part) => scaled(part, scale)),
    origins: [],
    facts: {
      widthMm: Math.round(268 * scale),
      heightMm: Math.round(188 * scale),
      depthMm: Math.round(108 * scale),
    },
  }),
  finishes,
});
