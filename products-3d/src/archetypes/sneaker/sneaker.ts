import { point } from '../../geometry/numbers.ts';
import { smoothCurve } from '../../geometry/solids.ts';
import type { Archetype, Detail, Finish, Finishes, Shape3d } from '../../model.ts';
import { fineCalf } from '../../textures/leather.ts';
import { type Lacing, lacingParts } from './lacing.ts';
import { HEEL_CENTRE_Z_MM, LENGTH_MM } from './last.ts';
import { soleParts } from './sole.ts';
import { COURT_UPPER } from './upper-form.ts';
import { upperParts } from './upper.ts';

interface SneakerColour {
  readonly upper: string;
  readonly overlay: string;
  readonly accent: string;
  readonly thread: string;
  readonly lace: string;
}

const IVORY = '#dfd8ca';
const [GREEN, BORDEAUX, BLACK, CAMEL] = ['#17493b', '#5a1a22', '#1a191b', '#b5854f'];

/** Leathers, thread and laces of each colour. */
const COLOURS: Readonly<Record<string, SneakerColour>> = {
  ivory: { upper: IVORY, overlay: IVORY, accent: GREEN, thread: '#bfb49f', lace: '#e9e3d7' },
  black: { upper: BLACK, overlay: BLACK, accent: BLACK, thread: '#58534f', lace: '#1d1c1e' },
  green: { upper: GREEN, overlay: GREEN, accent: IVORY, thread: '#5d917f', lace: '#e4ddd0' },
  'ivory-green': { upper: IVORY, overlay: GREEN, accent: GREEN, thread: '#b9ae98', lace: '#e9e3d7' },
  'ivory-bordeaux': { upper: IVORY, overlay: BORDEAUX, accent: BORDEAUX, thread: '#b9ae98', lace: '#e9e3d7' },
  'ivory-camel': { upper: IVORY, overlay: CAMEL, accent: CAMEL, thread: '#b9ae98', lace: '#e9e3d7' },
  'ivory-black': { upper: IVORY, overlay: BLACK, accent: BLACK, thread: '#b9ae98', lace: '#e9e3d7' },
};

async function finishes(colour: string): Promise<Finishes> {
  const recipe = COLOURS[colour];
  if (!recipe) throw new Error(`Sneakers are not made in ${colour}`);
  const normalTexture = await fineCalf();
  const calf = (tone: string): Finish => ({
    colour: tone,
    roughness: 0.44,
    clearcoat: 0.12,
    clearcoatRoughness: 0.4,
    normalTexture,
    normalScale: 0.28,
    doubleSided: true,
  });
  return {
    leather: calf(recipe.upper),
    tongue: calf(recipe.upper),
    overlay: calf(recipe.overlay),
    accent: calf(recipe.accent),
    lining: { colour: '#cdb997', roughness: 0.62, normalTexture, normalScale: 0.3, doubleSided: true },
    insole: { colour: '#c0aa86', roughness: 0.7, doubleSided: true },
    cup: { colour: '#e2dccf', roughness: 0.55, doubleSided: true },
    cupThread: { colour: '#c9bfab', roughness: 0.8 },
    outsole: { colour: '#b98a58', roughness: 0.7, doubleSided: true },
    thread: { colour: recipe.thread, roughness: 0.8 },
    lace: { colour: recipe.lace, roughness: 0.85, doubleSided: true },
    eyelet: { colour: '#d9c39a', metal: true, roughness: 0.2 },
  };
}

const LACING: Lacing = {
  upper: COURT_UPPER,
  rows: [0.3, 0.333, 0.366, 0.399, 0.432, 0.462],
  up: 0.885,
  overRim: { before: 0.38, liftMm: 3.4 },
  tongue: smoothCurve([
    point(-2.6, 57, 212),
    point(-2.2, 65, 192),
    point(-1.5, 72.5, 170),
    point(-1, 81, 142),
    point(-0.5, 88.5, 118),
    point(-0.3, 93, 107),
    point(-0.2, 95.5, 102),
  ]),
};

const build = (detail: Detail): Shape3d => ({
  parts: [...soleParts(detail), ...upperParts(detail), ...lacingParts(LACING, detail)],
  origins: [
    { node: 'wear', atMm: [0, 0, HEEL_CENTRE_Z_MM] },
    { node: 'Ankle', atMm: [0, 80, 62] },
    { node: 'Toe', atMm: [-5, 30, 285] },
  ],
  facts: { side: 'right', outerLengthMm: LENGTH_MM, sizeEu: 42 },
});

/** A low sneaker, right shoe. Wear frame: ground under the middle of the heel, +Z toe, +Y up; the left is its mirror image. */
export const sneaker: Archetype = { type: 'sneaker', build, finishes };
