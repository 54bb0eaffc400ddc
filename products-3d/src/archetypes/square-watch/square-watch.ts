import type { Archetype, Detail, Finish, Finishes, Shape3d } from '../../model.ts';
import { brushing } from '../../textures/brushed.ts';
import { clousDeParis } from '../../textures/guilloche.ts';
import { fineCalf } from '../../textures/leather.ts';
import { sunrayGround } from '../../textures/sunray.ts';
import { GILT, GILT_BRUSHED, STEEL_BRUSHED, STEEL_POLISHED } from '../house-finishes.ts';
import { type StrapForm, strapParts } from '../watch/strap.ts';
import { WRIST } from '../watch/wrist.ts';
import { CASE, squareCase } from './square-case.ts';
import { HAND_ORIGINS, SQUARE_TIME_DEG, squareDial } from './square-dial.ts';
import { wornFacts } from '../watch/worn-facts.ts';

const STRAP: StrapForm = {
  lugWidthMm: 17.6,
  tailWidthMm: 14.5,
  leavesBy: [
    [14.6, 2.6],
    [18, 2],
  ],
};

const BLUED: Finish = { colour: '#20356b', metal: true, roughness: 0.16 };

interface SquareColour {
  readonly panel: string;
  readonly frame: string;
  readonly sheen: number;
  readonly ink: string;
  readonly hands: Finish;
  readonly strap: string;
  readonly thread: string;
}

const ON_STEEL: Readonly<Record<string, SquareColour>> = {
  ivory: {
    panel: '#e9e2d3',
    frame: '#e4dccb',
    sheen: 0.1,
    ink: '#2a2521',
    hands: BLUED,
    strap: '#6b3a1f',
    thread: '#c09160',
  },
  black: {
    panel: '#19191b',
    frame: '#1d1d20',
    sheen: 0.9,
    ink: '#ecebe6',
    hands: STEEL_POLISHED,
    strap: '#161416',
    thread: '#4f4a47',
  },
  rouge: {
    panel: '#e9e2d3',
    frame: '#e4dccb',
    sheen: 0.1,
    ink: '#5a1a22',
    hands: { colour: '#5a1a22', roughness: 0.22, clearcoat: 0.8, clearcoatRoughness: 0.05 },
    strap: '#5a1a22',
    thread: '#97444b',
  },
};

const ON_GILT: Readonly<Record<string, SquareColour>> = {
  champagne: {
    panel: '#d9c194',
    frame: '#dcc69c',
    sheen: 0.5,
    ink: '#40301a',
    hands: { colour: '#35281a', roughness: 0.25, clearcoat: 0.6, clearcoatRoughness: 0.08 },
    strap: '#4a2817',
    thread: '#a97d4f',
  },
  green: {
    panel: '#17493b',
    frame: '#1a4f40',
    sheen: 0.9,
    ink: '#efe3c6',
    hands: GILT,
    strap: '#163d31',
    thread: '#4d8270',
  },
};

interface SquareStyle {
  readonly metal: Finish;
  readonly brushed: Finish;
  readonly cabochon: string;
  readonly colours: Readonly<Record<string, SquareColour>>;
}

async function finishes(colour: string, style: SquareStyle): Promise<Finishes> {
  const recipe = style.colours[colour];
  if (!recipe) throw new Error(`Square watches are not made in ${colour}`);
  const lacquer = { roughness: 0.3, clearcoat: 0.5, clearcoatRoughness: 0.1 } as const;
  return {
    case: style.metal,
    caseBrushed: { ...style.brushed, roughness: 0.27, normalTexture: await brushing(), normalScale: 0.35 },
    metal: style.metal,
    cabochon: { colour: style.cabochon, roughness: 0.05, clearcoat: 1 },
    crystal: { colour: '#ffffff', roughness: 0.02, ior: 1.5, glass: { opacity: 0.05 } },
    rehaut: { colour: recipe.frame, roughness: 0.4 },
    border: { ...lacquer, colour: recipe.panel },
    frame: { ...lacquer, colour: recipe.frame, normalTexture: await clousDeParis(), normalScale: 0.7 },
    panel: {
      ...lacquer,
      colour: '#ffffff',
      colourTexture: await sunrayGround({
        name: `sunray-${recipe.panel.slice(1)}`,
        colour: recipe.panel,
        sheen: recipe.sheen,
      }),
    },
    ink: { colour: recipe.ink, roughness: 0.55 },
    hands: recipe.hands,
    strap: {
      colour: recipe.strap,
      roughness: 0.4,
      clearcoat: 0.25,
      clearcoatRoughness: 0.3,
      normalTexture: await fineCalf(),
      normalScale: 0.35,
    },
    thread: { colour: recipe.thread, roughness: 0.8 },
  };
}

const build = (detail: Detail): Shape3d => ({
  parts: [...squareCase(detail), ...squareDial(detail), ...strapParts(detail, STRAP)],
  origins: [
    { node: 'wear', atMm: [0, 0, 0] },
    ...HAND_ORIGINS,
    { node: 'WristCentre', atMm: [0, 0, WRIST.centreZMm] },
  ],
  facts: {
    caseWidthMm: CASE.halfMm * 2,
    lugToLugMm: 39,
    lugWidthMm: 18,
    ...wornFacts(SQUARE_TIME_DEG),
  },
});

/**
 * A 30 mm square watch with small seconds. Origin: middle of the case back, where it touches the wrist; +Z out of the
 * dial, +Y to 12 o'clock, the crown at +X. Hands turn about Z of their own nodes from the time the facts give.
 */
const squareWatch = (style: SquareStyle): Archetype => ({
  type: 'watch',
  build,
  finishes: (colour) => finishes(colour, style),
});

export const squareWatchInSteel = squareWatch({
  metal: STEEL_POLISHED,
  brushed: STEEL_BRUSHED,
  cabochon: '#161618',
  colours: ON_STEEL,
});

export const squareWatchInGilt = squareWatch({
  metal: GILT,
  brushed: GILT_BRUSHED,
  cabochon: '#123d31',
  colours: ON_GILT,
});
