import { type BufferGeometry, CylinderGeometry } from 'three';
import { flutedBox } from '../../geometry/fluted-box.ts';
import { joined, shifted } from '../../geometry/join.ts';
import { raisedLetters } from '../../geometry/lettering.ts';
import { mix, point } from '../../geometry/numbers.ts';
import { type Profile, rounded, smoothCurve, turnedY } from '../../geometry/solids.ts';
import { swept } from '../../geometry/sweep.ts';
import type { Archetype, Finish, Finishes, Part, Shape3d } from '../../model.ts';
import { GILT, GILT_BRUSHED } from '../house-finishes.ts';
import { colourOf, type Shades } from '../lip-shades.ts';

const EDGE_MM = 17.5;
const BODY_TO_MM = 60;
const NECK_TO_MM = 69;
/** The thick clear wall around the gloss, and the thicker foot below it. */
const WALL_MM = 2.5;
const FOOT_MM = 6;

const CAP_HEIGHT_MM = 38;
/** The cap stands beside the tube on its flat top, the applicator upright. */
const CAP_AT_MM = [25, 0, -6] as const;
const WAND = { radiusMm: 1.45, fromMm: CAP_HEIGHT_MM - 4, toMm: 82, tipMm: 11.5 } as const;

/** The tube of clear plastic: square shoulders and a round neck with a thread. */
function tube(): BufferGeometry {
  const body = flutedBox({
    widthMm: EDGE_MM,
    depthMm: EDGE_MM,
    cornerMm: 2.4,
    fromMm: 0,
    toMm: BODY_TO_MM,
    edgeMm: 0.9,
    sides: 96,
  });
  return body;
}

const NECK: Profile = [
  [5.6, BODY_TO_MM],
  [5.6, BODY_TO_MM + 1.6],
  [6.2, BODY_TO_MM + 2.1],
  [5.6, BODY_TO_MM + 2.6],
  [5.6, BODY_TO_MM + 4],
  [6.2, BODY_TO_MM + 4.5],
  [5.6, BODY_TO_MM + 5],
  [5.6, NECK_TO_MM],
  [4.6, NECK_TO_MM],
];

/** The wiper in the neck, through which the applicator is drawn. */
const WIPER: Profile = [
  [4.6, NECK_TO_MM],
  [4.4, NECK_TO_MM + 0.35],
  [2.2, NECK_TO_MM + 0.2],
  [1.7, NECK_TO_MM - 2.5],
];

function gloss(): BufferGeometry {
  return flutedBox({
    widthMm: EDGE_MM - WALL_MM * 2,
    depthMm: EDGE_MM - WALL_MM * 2,
    cornerMm: 3.4,
    fromMm: FOOT_MM,
    toMm: BODY_TO_MM - 3.5,
    edgeMm: 2,
    sides: 72,
  });
}

function name(): BufferGeometry {
  const letters = raisedLetters({
    text: 'AURÈLE',
    sizeMm: 5.2,
    spacingMm: 1.3,
    heightMm: 0.05,
    curveSegments: 6,
  });
  return shifted(letters.rotateZ(Math.PI / 2), [1.7, (FOOT_MM + BODY_TO_MM) / 2, EDGE_MM / 2]);
}

const tubeParts = (): readonly Part[] => [
  { node: 'Tube', slot: 'clear', geometry: tube() },
  { node: 'Tube', slot: 'gloss', geometry: gloss() },
  {
    node: 'Tube',
    slot: 'metal',
    geometry: joined([name(), turnedY(rounded(NECK, [0, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0]))]),
  },
  { node: 'Tube', slot: 'wiper', geometry: turnedY(WIPER) },
];

/** A soft tip cut slantwise, wet with gloss. */
function tip(): BufferGeometry {
  const from = WAND.toMm;
  return swept({
    curve: smoothCurve([point(0, from - 1.5, 0), point(0, from + 5, 0), point(0.7, from + WAND.tipMm, 0)]),
    steps: 48,
    sides: 36,
    section: (t, angle) => {
      const girth = 2.3 * Math.sin(Math.PI * mix(0.24, 1, t)) ** 0.3 + 0.02;
      const flattened = mix(1, 0.42, Math.min(1, t * 1.4));
      return [Math.cos(angle) * girth * flattened, Math.sin(angle) * girth];
    },
    up: () => point(0, 0, 1),
  });
}

function capParts(): readonly Part[] {
  const cap = flutedBox({
    widthMm: EDGE_MM,
    depthMm: EDGE_MM,
    cornerMm: 2.4,
    fromMm: 0,
    toMm: CAP_HEIGHT_MM,
    edgeMm: 0.7,
    flutes: { depthMm: 0.55, pitchMm: 2.1 },
    sides: 8,
  });
  const socket = turnedY(
    rounded(
      [
        [6.6, CAP_HEIGHT_MM - 0.4],
        [6.6, CAP_HEIGHT_MM + 0.5],
        [2.6, CAP_HEIGHT_MM + 0.5],
        [1.4, CAP_HEIGHT_MM + 1.4],
      ],
      [0, 0.3, 0.5, 0],
    ),
  );
  const rod = new CylinderGeometry(
    WAND.radiusMm * 0.85,
    WAND.radiusMm,
    WAND.toMm - WAND.fromMm,
    32,
  ).translate(0, (WAND.toMm + WAND.fromMm) / 2, 0);
  const pieces: readonly (readonly [string, BufferGeometry])[] = [
    ['metal', cap],
    ['metalBrushed', socket],
    ['wand', rod],
    ['gloss', tip()],
  ];
  return pieces.map(([slot, geometry]) => ({
    node: 'Cap',
    slot,
    geometry: shifted(geometry.rotateY(0.5), CAP_AT_MM),
  }));
}

const build = (): Shape3d => ({
  parts: [...tubeParts(), ...capParts()],
  origins: [],
  facts: { heightMm: NECK_TO_MM + CAP_HEIGHT_MM - 9, widthMm: EDGE_MM },
});

const CLEAR: Finish = {
  colour: '#f6f3ef',
  roughness: 0.03,
  metal: true,
  ior: 1.49,
  glass: { opacity: 0.16, solid: { dispersion: 0 } },
};

async function finishes(shade: string, shades: Shades): Promise<Finishes> {
  const colour = colourOf(shade, shades);
  return {
    clear: CLEAR,
    gloss: { colour, roughness: 0.16, clearcoat: 0.8, clearcoatRoughness: 0.06, ior: 1.48 },
    metal: GILT,
    metalBrushed: GILT_BRUSHED,
    wand: { colour: '#e9e4da', roughness: 0.4 },
    wiper: { colour: '#ded8cc', roughness: 0.5 },
  };
}

/** A lip gloss, open: the clear tube, and beside it the cap on its head with the applicator upright. Origin: middle of the tube's foot. */
export const lipGloss = (shades: Shades): Archetype => ({
  type: 'gloss',
  build,
  finishes: (shade) => finishes(shade, shades),
});
