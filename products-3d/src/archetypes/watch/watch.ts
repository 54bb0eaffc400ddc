import type { Archetype, Finishes, Shape3d, Detail } from '../../model.ts';
import { dialTexture, type DialPaint } from '../../textures/dial.ts';
import { pebbledCalf } from '../../textures/leather.ts';
import { GILT, STEEL_BRUSHED, STEEL_POLISHED } from '../house-finishes.ts';
import { caseParts } from './case.ts';
import { dialParts, SECONDS_Y_MM, SHOWN_TIME_DEG } from './dial.ts';
import { strapParts } from './strap.ts';
import { WRIST } from './wrist.ts';
import { wornFacts } from './worn-facts.ts';

interface WatchColour {
  readonly dial: Omit<DialPaint, 'name'>;
  readonly rehaut: string;
  readonly strap: string;
  readonly thread: string;
}

const ON_DARK = { print: '#f4e8d0', line: '#e8cf9c', sheen: 1 } as const;
const ON_LIGHT = { print: '#2b2723', line: '#8d6d3f', sheen: 0.3 } as const;

/** Dial and strap of each colour. */
const COLOURS: Readonly<Record<string, WatchColour>> = {
  green: { dial: { ground: '#183e32', ...ON_DARK }, rehaut: '#17332b', strap: '#4a2817', thread: '#c8a77c' },
  ivory: { dial: { ground: '#ddd3bd', ...ON_LIGHT }, rehaut: '#cfc5b0', strap: '#171517', thread: '#6d655c' },
  midnight: {
    dial: { ground: '#16243f', ...ON_DARK },
    rehaut: '#141d30',
    strap: '#4f1720',
    thread: '#a8555c',
  },
  black: {
    dial: { ground: '#1c1b1c', print: '#f0eee9', line: '#c9c9cc', sheen: 1 },
    rehaut: '#141415',
    strap: '#161416',
    thread: '#5d5854',
  },
  silver: {
    dial: { ground: '#bdbdc2', print: '#232326', line: '#5c5c62', sheen: 0.5 },
    rehaut: '#a8a8ad',
    strap: '#a3703f',
    thread: '#e6cba4',
  },
};

interface WatchStyle {
  readonly metal: 'gilt' | 'steel';
}

async function finishes(colour: string, { metal }: WatchStyle): Promise<Finishes> {
  const recipe = COLOURS[colour];
  if (!recipe) throw new Error(`Watches are not made in ${colour}`);
  const bright = metal === 'gilt' ? GILT : STEEL_POLISHED;
  return {
    steel: STEEL_POLISHED,
    steelBrushed: STEEL_BRUSHED,
    metal: bright,
    hands: bright,
    rehaut: { colour: recipe.rehaut, roughness: 0.35 },
    dial: {
      colour: '#ffffff',
      colourTexture: await dialTexture({ name: `dial-${colour}`, ...recipe.dial }),
      roughness: 0.36,
      clearcoat: 0.3,
      clearcoatRoughness: 0.2,
    },
    crystal: { colour: '#ffffff', roughness: 0.02, ior: 1.5, glass: { opacity: 0.06 } },
    cabochon: { colour: metal === 'gilt' ? '#123d31' : '#161618', roughness: 0.05, clearcoat: 1 },
    strap: {
      colour: recipe.strap,
      roughness: 0.46,
      clearcoat: 0.2,
      clearcoatRoughness: 0.35,
      normalTexture: await pebbledCalf(),
      normalScale: 0.4,
    },
    thread: { colour: recipe.thread, roughness: 0.8 },
  };
}

const build = (detail: Detail): Shape3d => ({
  parts: [...caseParts(detail), ...dialParts(detail), ...strapParts(detail)],
  origins: [
    { node: 'wear', atMm: [0, 0, 0] },
    { node: 'HandHour', atMm: [0, 0, 7.45] },
    { node: 'HandMinute', atMm: [0, 0, 7.85] },
    { node: 'HandSeconds', atMm: [0, SECONDS_Y_MM, 7.15] },
    { node: 'WristCentre', atMm: [0, 0, WRIST.centreZMm] },
  ],
  facts: {
    caseDiameterMm: 39.2,
    lugToLugMm: 48,
    lugWidthMm: 20,
    ...wornFacts(SHOWN_TIME_DEG),
  },
});

/**
 * A 39 mm watch with small seconds. Origin: middle of the case back, where it touches the wrist; +Z out of the
 * dial, +Y to 12 o'clock, the crown at +X. Hands turn about Z of their own nodes from the time the facts give.
 */
export const watch = (style: WatchStyle): Archetype => ({
  type: 'watch',
  build,
  finishes: (colour) => finishes(colour, style),
});
