import type { Archetype, Detail, Finish, Finishes, Part, Shape3d } from '../../model.ts';
import { brushing } from '../../textures/brushed.ts';
import { sunrayGround } from '../../textures/sunray.ts';
import { STEEL_BRUSHED, STEEL_POLISHED } from '../house-finishes.ts';
import { WRIST } from '../watch/wrist.ts';
import { braceletParts } from './bracelet.ts';
import { chronographCase } from './chronograph-case.ts';
import { chronographDial } from './chronograph-dial.ts';
import { FORM } from './chronograph-form.ts';
import { chronographHands, HAND_ORIGINS } from './chronograph-hands.ts';
import { rubberStrapParts } from './rubber-strap.ts';
import { tachymeterBezel } from './tachymeter-bezel.ts';
import { SHOWN_TIME_DEG } from '../watch/dial.ts';
import { wornFacts } from '../watch/worn-facts.ts';

interface ChronographColour {
  readonly dial: string;
  readonly sheen: number;
  readonly ink: string;
  readonly counter: string;
  readonly counterInk: string;
  /** The ceramic inlay; left out, the bezel is satined steel. */
  readonly inlay?: string;
  /** The rubber, where the strap is of rubber. */
  readonly strap?: string;
  /** The lacquer of the three long hands, where steel would be lost on the dial. */
  readonly hands?: string;
}

const BLACK: ChronographColour = {
  dial: '#1b1b1d',
  sheen: 0.9,
  ink: '#efeeea',
  counter: '#0f0f11',
  counterInk: '#e6e4df',
  inlay: '#0d0d0f',
};

/** Dial, counters and bezel of each colour on steel. */
const ON_STEEL: Readonly<Record<string, ChronographColour>> = {
  black: BLACK,
  white: {
    dial: '#e9e7e2',
    sheen: 0.04,
    ink: '#1d1d20',
    counter: '#141416',
    counterInk: '#e9e7e2',
    inlay: '#0d0d0f',
  },
  blue: {
    dial: '#1c3763',
    sheen: 0.9,
    ink: '#eef0f2',
    counter: '#12213d',
    counterInk: '#e4e8ee',
    inlay: '#0f1c33',
  },
};

/** The same on rubber. */
const ON_RUBBER: Readonly<Record<string, ChronographColour>> = {
  black: { ...BLACK, strap: '#1a1a1c' },
  green: {
    dial: '#183e32',
    sheen: 0.9,
    ink: '#eef0ea',
    counter: '#102c24',
    counterInk: '#e2e8e2',
    inlay: '#0c2019',
    strap: '#1b3d32',
  },
  sand: {
    dial: '#cfc4b0',
    sheen: 0.1,
    ink: '#2b2620',
    counter: '#b8ab95',
    counterInk: '#2b2620',
    strap: '#a59882',
    hands: '#2b2620',
  },
};

const NORTH_RED: Finish = { colour: '#b3301f', roughness: 0.3, clearcoat: 0.6, clearcoatRoughness: 0.1 };

async function finishes(colour: string, colours: typeof ON_STEEL): Promise<Finishes> {
  const recipe = colours[colour];
  if (!recipe) throw new Error(`Chronographs are not made in ${colour}`);
  const brushed: Finish = {
    ...STEEL_BRUSHED,
    roughness: 0.27,
    normalTexture: await brushing(),
    normalScale: 0.35,
  };
  return {
    steel: STEEL_POLISHED,
    steelBrushed: brushed,
    inlay: recipe.inlay
      ? { colour: recipe.inlay, roughness: 0.12, clearcoat: 1, clearcoatRoughness: 0.03 }
      : { ...STEEL_BRUSHED, roughness: 0.3 },
    inlayInk: { colour: recipe.inlay ? '#d9d8d4' : '#141416', roughness: 0.4 },
    dial: {
      colour: '#ffffff',
      colourTexture: await sunrayGround({
        name: `sunray-${recipe.dial.slice(1)}`,
        colour: recipe.dial,
        sheen: recipe.sheen,
      }),
      roughness: 0.34,
      clearcoat: 0.4,
      clearcoatRoughness: 0.15,
    },
    rehaut: { colour: recipe.dial, roughness: 0.4 },
    ink: { colour: recipe.ink, roughness: 0.55 },
    engraving: { colour: '#55555a', metal: true, roughness: 0.6 },
    counter: { colour: recipe.counter, roughness: 0.3, clearcoat: 0.3, clearcoatRoughness: 0.2 },
    counterInk: { colour: recipe.counterInk, roughness: 0.55 },
    counterHands: { colour: recipe.counterInk, roughness: 0.3, clearcoat: 0.5, clearcoatRoughness: 0.1 },
    hands: recipe.hands
      ? { colour: recipe.hands, roughness: 0.28, clearcoat: 0.6, clearcoatRoughness: 0.1 }
      : STEEL_POLISHED,
    lume: { colour: '#e9eadf', roughness: 0.6 },
    north: NORTH_RED,
    crystal: { colour: '#ffffff', roughness: 0.02, ior: 1.5, glass: { opacity: 0.05 } },
    ...(recipe.strap && { strap: { colour: recipe.strap, roughness: 0.62 } }),
  };
}

const build = (detail: Detail, bandParts: (detail: Detail) => readonly Part[]): Shape3d => ({
  parts: [
    ...chronographCase(detail),
    ...tachymeterBezel(detail),
    ...chronographDial(detail),
    ...chronographHands(detail),
    ...bandParts(detail),
  ],
  origins: [
    { node: 'wear', atMm: [0, 0, 0] },
    ...HAND_ORIGINS,
    { node: 'WristCentre', atMm: [0, 0, WRIST.centreZMm] },
  ],
  facts: {
    caseDiameterMm: FORM.caseRadiusMm * 2,
    lugToLugMm: FORM.lugTipMm * 2,
    lugWidthMm: 20.5,
    ...wornFacts(SHOWN_TIME_DEG),
  },
});

/**
 * A 41 mm chronograph. Origin: middle of the case back, where it touches the wrist; +Z out of the dial, +Y to 12
 * o'clock, crown and pushers at +X. Hour, minute and running seconds (at 9 o'clock) turn about Z of their own nodes
 * from the time the facts give; the stopwatch's three hands rest at zero.
 */
const chronograph = (
  bandParts: (detail: Detail) => readonly Part[],
  colours: Readonly<Record<string, ChronographColour>>,
): Archetype => ({
  type: 'watch',
  build: (detail) => build(detail, bandParts),
  finishes: (colour) => finishes(colour, colours),
});

export const chronographOnSteel = chronograph(braceletParts, ON_STEEL);
export const chronographOnRubber = chronograph(rubberStrapParts, ON_RUBBER);
