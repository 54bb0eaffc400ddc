import type { Archetype, Detail, Finish, Finishes, Shape3d } from '../../model.ts';
import { liningSuede } from '../../textures/calf-grain.ts';
import { fineCalf } from '../../textures/leather.ts';
import { meshColour, meshRelief } from '../../textures/shoe-mesh.ts';
import { GILT } from '../house-finishes.ts';
import { HEEL_CENTRE_Z_MM } from '../sneaker/last.ts';
import { lacingParts, type Lacing } from '../sneaker/lacing.ts';
import { LENGTH_MM } from './sole-form.ts';
import { soleParts } from './sole.ts';
import { TONGUE, trimParts } from './trim.ts';
import { RUNNER_UPPER } from './upper-form.ts';
import { upperParts } from './upper.ts';

interface RunnerColour {
  readonly mesh: string;
  /** What shows through the mesh. */
  readonly backing: string;
  readonly suede: string;
  readonly leather: string;
  readonly edge: string;
  readonly thread: string;
  readonly lace: string;
  readonly lining: string;
  readonly outsole: string;
}

const COLOURS: Readonly<Record<string, RunnerColour>> = {
  ivory: {
    mesh: '#e2dacb',
    backing: '#b3a78f',
    suede: '#cfc3ac',
    leather: '#17493b',
    edge: '#0d2c23',
    thread: '#efe8da',
    lace: '#ece5d8',
    lining: '#d9cfbc',
    outsole: '#b0824f',
  },
  sand: {
    mesh: '#c6ae8a',
    backing: '#806848',
    suede: '#a5845a',
    leather: '#e4dbca',
    edge: '#b9ab92',
    thread: '#d9c5a2',
    lace: '#d6c3a4',
    lining: '#8d6f4c',
    outsole: '#6d4e31',
  },
  navy: {
    mesh: '#263149',
    backing: '#101625',
    suede: '#1b2438',
    leather: '#e0d8c9',
    edge: '#b4a893',
    thread: '#5f6c88',
    lace: '#222c45',
    lining: '#192133',
    outsole: '#b0824f',
  },
};

async function finishes(colour: string): Promise<Finishes> {
  const recipe = COLOURS[colour];
  if (!recipe) throw new Error(`Runners are not made in ${colour}`);
  const [calf, suede, relief] = await Promise.all([fineCalf(), liningSuede(), meshRelief()]);
  const mesh: Finish = {
    colour: '#ffffff',
    colourTexture: await meshColour(recipe.mesh, recipe.backing),
    roughness: 0.85,
    normalTexture: relief,
    normalScale: 0.8,
    doubleSided: true,
  };
  return {
    mesh,
    tongue: mesh,
    overlay: {
      colour: recipe.suede,
      roughness: 0.94,
      normalTexture: suede,
      normalScale: 0.7,
      doubleSided: true,
    },
    leather: {
      colour: recipe.leather,
      roughness: 0.42,
      clearcoat: 0.14,
      clearcoatRoughness: 0.4,
      normalTexture: calf,
      normalScale: 0.26,
      doubleSided: true,
    },
    edge: { colour: recipe.edge, roughness: 0.4 },
    lining: {
      colour: recipe.lining,
      roughness: 0.92,
      normalTexture: suede,
      normalScale: 0.5,
      doubleSided: true,
    },
    insole: { colour: recipe.lining, roughness: 0.85, doubleSided: true },
    foam: { colour: '#e6dfd1', roughness: 0.62, doubleSided: true },
    outsole: { colour: recipe.outsole, roughness: 0.66, doubleSided: true },
    thread: { colour: recipe.thread, roughness: 0.8 },
    lace: { colour: recipe.lace, roughness: 0.88, doubleSided: true },
    eyelet: { colour: '#d9c39a', metal: true, roughness: 0.2 },
    metal: GILT,
  };
}

const LACING: Lacing = {
  upper: RUNNER_UPPER,
  rows: [0.302, 0.341, 0.38, 0.419, 0.456],
  up: 0.885,
  overRim: { before: 0.39, liftMm: 3.5 },
  tongue: TONGUE,
};

const build = (detail: Detail): Shape3d => ({
  parts: [...soleParts(detail), ...upperParts(detail), ...lacingParts(LACING, detail), ...trimParts(detail)],
  origins: [
    { node: 'wear', atMm: [0, 0, HEEL_CENTRE_Z_MM] },
    { node: 'Ankle', atMm: [0, 94, 60] },
    { node: 'Toe', atMm: [-5, 34, 286] },
  ],
  facts: { side: 'right', outerLengthMm: LENGTH_MM, sizeEu: 42 },
});

/** A running shoe, right shoe. Wear frame: ground under the middle of the heel, +Z toe, +Y up; the left is its mirror image. */
export const runner: Archetype = { type: 'sneaker', build, finishes };
